import FlipbookLanguage
import FlipbookText
import FlipbookValues
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

  func boolean(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> Term {
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
      if let compared = wholes(left, op, right, place) { return compared }
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
}
