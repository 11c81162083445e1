import FlipbookLanguage
import FlipbookText
import FlipbookValues
import Foundation
import HeadlessUIKit

// Numbers and conditions.
extension SwiftWriter {
  /// A number in Swift, as a `Double` or `CGFloat`.
  func number(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    try term(expression, place).text
  }

  /// A text, and how tightly what it is made of binds; 10 for what needs no brackets.
  struct Term {
    var text: String
    var precedence = 10

    /// The text with brackets where it stands beside a tighter operator.
    func text(beside precedence: Int, isRight: Bool = false) -> String {
      self.precedence < precedence || isRight && self.precedence == precedence
        ? "(\(text))" : text
    }
  }

  func term(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> Term {
    switch expression {
    case .number(let literal): return number(literal, place)
    case .path, .member: return Term(text: try read(expression, place))
    case .string(let name): return Term(text: try thing(name.text))
    case .prefix(.negate, let operand, _):
      let term = try term(operand, place)
      return Term(text: "-" + term.text(beside: 6), precedence: 6)
    case .infix(.remainder, let left, let right, _, _):
      let first = try term(left, place).text(beside: 10)
      return Term(text: "(\(first)).truncatingRemainder(dividingBy: \(try number(right, place)))")
    case .infix(let op, let left, let right, _, _):
      let precedence = op.precedence
      let first = try term(left, place).text(beside: precedence)
      let second = try term(right, place).text(beside: precedence, isRight: true)
      return Term(text: "\(first) \(op.rawValue) \(second)", precedence: precedence)
    case .choice(let condition, let first, let second, _):
      return Term(
        text: "\(try self.condition(condition, place)) ? \(try number(first, place))"
          + " : \(try number(second, place))", precedence: 0)
    case .call(let call): return try self.call(call, expression, place)
    default: throw Untold("it is no number")
    }
  }

  private func number(_ literal: NumberLiteral, _ place: SwiftPlace) -> Term {
    guard literal.unit == .degrees else {
      return Term(text: NumberText.shortest(place.scope.quantity(literal).value))
    }
    let parts = [
      (360.0, "2 * .pi"), (180, ".pi"), (90, ".pi / 2"), (60, ".pi / 3"), (45, ".pi / 4"),
      (30, ".pi / 6"),
    ]
    guard literal.value != 0 else { return Term(text: "0") }
    if let part = parts.first(where: { $0.0 == literal.value }) {
      return Term(
        text: part.1.replacing(".pi", with: "Double.pi"), precedence: literal.value == 180 ? 10 : 5)
    }
    return Term(text: "\(NumberText.shortest(literal.value)) * Double.pi / 180", precedence: 5)
  }

  // MARK: Functions

  private static let same: Set<String> = [
    "min", "max", "abs", "sqrt", "pow", "exp", "log", "sin", "cos", "tan", "atan2", "floor",
    "ceil", "round",
  ]

  private func call(
    _ call: Call, _ expression: Expression, _ place: SwiftPlace
  ) throws(Untold) -> Term {
    let name = call.name.description
    var parts: [Expression] = []
    for case .expression(let part) in call.arguments.map(\.value) { parts.append(part) }
    if name == "model" || name == "shown", parts.count == 1 {
      var inner = place
      inner.isShown = name == "shown"
      inner.scope = inner.scope.reading(inner.isShown ? .shown : .model)
      return try term(parts[0], inner)
    }
    if name == "distance" || name == "length" { return try length(name, parts, place) }
    guard
      Self.same.contains(name) || ["clamp", "mix", "sign"].contains(name) || Self.letGo[name] != nil
    else { throw Untold("Swift has no such function") }
    if name == "project", parts.count == 2 {
      return Term(text: try project(number(parts[0], place), rate: parts[1], place))
    }
    var numbers: [String] = []
    for part in parts { numbers.append(try number(part, place)) }
    if let labels = Self.letGo[name] {
      needs.insert(.letGo)
      let list = zip(labels, numbers).map { $0.isEmpty ? $1 : "\($0): \($1)" }
      return Term(text: "\(name)(\(list.joined(separator: ", ")))")
    }
    switch name {
    case "clamp": return Term(text: "min(max(\(numbers[0]), \(numbers[1])), \(numbers[2]))")
    case "mix":
      return Term(
        text: "(\(numbers[0])) * (1 - (\(numbers[2]))) + (\(numbers[1])) * (\(numbers[2]))",
        precedence: 4)
    case "sign":
      return Term(
        text: "(\(numbers[0])) > 0 ? 1 : (\(numbers[0])) < 0 ? -1 : 0", precedence: 0)
    default: return Term(text: "\(name)(\(numbers.joined(separator: ", ")))")
    }
  }

  private static let letGo = [
    "project": [], "rubberBand": ["", "in"],
    "relativeVelocity": ["forVelocity", "from", "to"],
  ]

  /// How far something goes on that is let go; the rate's words stand for numbers.
  func project(
    _ velocity: String, rate: Expression, _ place: SwiftPlace
  ) throws(Untold) -> String {
    needs.insert(.letGo)
    let rate =
      switch rate.word?.text {
      case "normal": "0.998"
      case "fast": "0.99"
      default: try number(rate, place)
      }
    return "project(initialVelocity: \(velocity), decelerationRate: \(rate))"
  }

  private func length(
    _ name: String, _ parts: [Expression], _ place: SwiftPlace
  ) throws(Untold) -> Term {
    if name == "length", parts.count == 1 {
      let (x, y) = try pair(parts[0], place)
      return Term(text: "hypot(\(x), \(y))")
    }
    guard parts.count == 2, case .pair = try place.value(parts[0]),
      case .pair = try place.value(parts[1])
    else { throw Untold("Swift has no distance of views") }
    let (a, b) = (try pair(parts[0], place), try pair(parts[1], place))
    return Term(text: "hypot((\(a.x)) - (\(b.x)), (\(a.y)) - (\(b.y)))")
  }

  // MARK: Conditions

  /// Something that holds or not, in Swift.
  func condition(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    try boolean(expression, place).text
  }

  private func boolean(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> Term {
    switch expression {
    case .prefix(.not, let operand, _):
      return Term(text: "!" + (try boolean(operand, place).text(beside: 6)), precedence: 6)
    case .infix(let op, let left, let right, _, _) where op == .and || op == .or:
      let first = try boolean(left, place).text(beside: op.precedence)
      let second = try boolean(right, place).text(beside: op.precedence, isRight: true)
      return Term(text: "\(first) \(op.rawValue) \(second)", precedence: op.precedence)
    case .infix(let op, let left, let right, _, _) where op == .equal || op == .notEqual:
      return Term(text: try equality(op, left, right, place), precedence: 2)
    case .infix(let op, let left, let right, _, _) where op.isComparison:
      let first = try term(left, place).text(beside: 3)
      let second = try term(right, place).text(beside: 3)
      return Term(text: "\(first) \(op.rawValue) \(second)", precedence: 3)
    default:
      let word = expression.word?.text
      if let word, let bool = Bool(word), place.scope.named(word) == nil {
        return Term(text: "\(bool)")
      }
      return Term(text: try read(expression, place))
    }
  }

  // Numbers are equal where the digits that are written agree.
  private func equality(
    _ op: InfixOperator, _ left: Expression, _ right: Expression, _ place: SwiftPlace
  ) throws(Untold) -> String {
    let value = try place.value(left)
    guard value.components != nil else {
      return "\(try side(left, value, place)) \(op.rawValue) \(try side(right, value, place))"
    }
    let all = try equalities(left, right, place).joined(separator: " && ")
    return op == .equal ? all : "!(\(all))"
  }

  // One side of a comparison of what are no numbers.
  private func side(
    _ expression: Expression, _ value: Value, _ place: SwiftPlace
  ) throws(Untold) -> String {
    if case .bool = value { return try boolean(expression, place).text(beside: 4) }
    return try text(of: expression, as: value, place)
  }

  /// The conditions under which two values with numbers are equal, one for each number.
  func equalities(
    _ left: Expression, _ right: Expression, _ place: SwiftPlace
  ) throws(Untold) -> [String] {
    let value = try place.value(left)
    guard let components = value.components else {
      return [try condition(.infix(.equal, left, right, opSpan: left.span, span: left.span), place)]
    }
    let tolerances =
      place.tolerance.map { Array(repeating: $0, count: components.count) }
      ?? Comparison.tolerances(left, right, count: components.count, in: place.scope)
      ?? Array(
        repeating: Comparison.nearShare * max(components.map(abs).max() ?? 1, 1),
        count: components.count)
    let first = try self.components(left, value, place)
    let parts = zip(first, try self.components(right, value, place))
    return zip(parts, tolerances).map { (sides: (Term, Term), tolerance) -> String in
      let (a, b) = (sides.0.text(beside: 4), sides.1.text(beside: 4, isRight: true))
      return "abs(\(a) - \(b)) <= \(Self.plain(tolerance))"
    }
  }

  // The numbers that a value is compared by.
  private func components(
    _ expression: Expression, _ kind: Value, _ place: SwiftPlace
  ) throws(Untold) -> [Term] {
    switch kind {
    case .number: return [try term(expression, place)]
    case .pair:
      let (x, y) = try terms(expression, place)
      return [x, y]
    case .rect:
      if case .tuple(let parts, _) = expression {
        var terms: [Term] = []
        for part in parts { terms.append(try term(part, place)) }
        return terms
      }
      let rect = try read(expression, place)
      return ["minX", "minY", "width", "height"].map { Term(text: "\(rect).\($0)") }
    case .color:
      guard !expression.isWrittenColor else {
        return (try place.value(expression).components ?? []).map { share in
          let byte = share * 255
          let isByte = abs(byte - byte.rounded()) < 1e-9 && share != share.rounded()
          return isByte
            ? Term(text: "\(Self.text(byte.rounded())) / 255", precedence: 5)
            : Term(text: Self.text(share))
        }
      }
      let path = try read(expression, place)
      return (0..<4).map { Term(text: Self.component($0, of: path)) }
    default: throw Untold("Swift compares it otherwise")
    }
  }

  /// A share of a colour that a path leads to: red, green, blue or alpha.
  static func component(_ index: Int, of path: String) -> String {
    let color = path.contains(".shown.") || path.contains(".layer.") ? path : path + "?.cgColor"
    return "(\(color)?.components?[\(index)] ?? 0)"
  }

  /// A tolerance in the digits that count.
  static func plain(_ tolerance: Double) -> String {
    let half = 0.5
    for digits in 0...15 {
      var unit = half
      for _ in 0..<digits { unit /= 10 }
      if abs(unit - tolerance) < unit * 1e-6 { return NumberText.shortest(unit) }
    }
    guard tolerance > 1e-300, tolerance < 1e15 else { return NumberText.shortest(tolerance) }
    // Two digits, rounded up.
    let unit = pow(10, (log10(tolerance)).rounded(.down) - 1)
    let digits = max(0, Int(1 - log10(unit).rounded(.down)))
    return NumberText.brief((tolerance / unit).rounded(.up) * unit, digits: min(digits, 12))
  }
}

extension Expression {
  /// Whether it is a colour as it is written, and no path to one.
  fileprivate var isWrittenColor: Bool {
    switch self {
    case .color: true
    case .call(let call): ["rgb", "rgba"].contains(call.name.description)
    default: word != nil
    }
  }
}
