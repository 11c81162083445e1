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

  func numbers(_ list: [Expression], _ place: SwiftPlace) throws(Untold) -> [String] {
    try list.map { expression throws(Untold) in try number(expression, place) }
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

    static prefix func - (term: Term) -> Term {
      Term(text: "-" + term.text(beside: 6), precedence: 6)
    }

    /// Two with an operator between them.
    static func joined(_ left: Term, _ op: InfixOperator, _ right: Term) -> Term {
      let left = left.text(beside: op.precedence)
      let right = right.text(beside: op.precedence, isRight: true)
      return Term(text: "\(left) \(op.rawValue) \(right)", precedence: op.precedence)
    }
  }

  func term(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> Term {
    switch expression {
    case .number(let literal): return number(literal, place)
    case .path, .member: return Term(text: try read(expression, place))
    case .string(let name): return Term(text: try thing(name.text))
    case .prefix(.negate, let operand, _): return -(try term(operand, place))
    case .infix(.remainder, let left, let right, _, _):
      let first = try term(left, place).text(beside: 10)
      return Term(text: "(\(first)).truncatingRemainder(dividingBy: \(try number(right, place)))")
    case .infix(let op, let left, let right, _, _):
      return .joined(try term(left, place), op, try term(right, place))
    case .call(let call): return try self.call(call, place)
    default:
      let choice = try choice(expression, place) { one throws(Untold) in try number(one, place) }
      guard let choice else { throw Untold("it is no number") }
      return Term(text: choice, precedence: 0)
    }
  }

  /// A choice between two values; `nil` where it is none.
  func choice(
    _ expression: Expression, _ place: SwiftPlace,
    _ write: (Expression) throws(Untold) -> String
  ) throws(Untold) -> String? {
    guard case .choice(let condition, let first, let second, _) = expression else { return nil }
    return "\(try self.condition(condition, place)) ? \(try write(first)) : \(try write(second))"
  }

  private static let angles = [
    360.0: "2 * Double.pi", 180: "Double.pi", 90: "Double.pi / 2", 60: "Double.pi / 3",
    45: "Double.pi / 4", 30: "Double.pi / 6", 0: "0",
  ]

  private func number(_ literal: NumberLiteral, _ place: SwiftPlace) -> Term {
    guard literal.unit == .degrees else {
      return Term(text: Self.text(place.scope.quantity(literal).value))
    }
    let text = Self.angles[literal.value] ?? "\(Self.text(literal.value)) * Double.pi / 180"
    return Term(text: text, precedence: text.contains(" ") ? 5 : 10)
  }

  // MARK: Functions

  private static let same: Set<String> = [
    "min", "max", "abs", "sqrt", "pow", "exp", "log", "sin", "cos", "tan", "atan2", "floor",
    "ceil", "round",
  ]

  // Others by their numbers, and how tightly they bind.
  private static let functions = [
    "clamp": ("min(max($0, $1), $2)", 10), "mix": ("($0) * (1 - ($2)) + ($1) * ($2)", 4),
    "sign": ("($0) > 0 ? 1 : ($0) < 0 ? -1 : 0", 0), "rubberBand": ("rubberBand($0, in: $1)", 10),
    "relativeVelocity": ("relativeVelocity(forVelocity: $0, from: $1, to: $2)", 10),
  ]

  private func call(_ call: Call, _ place: SwiftPlace) throws(Untold) -> Term {
    if let (inner, place) = place.reading(call) { return try term(inner, place) }
    let (name, parts) = (call.function, call.parts)
    switch name {
    case "distance", "length": return try length(parts, place)
    case "project" where parts.count == 2:
      return Term(text: try project(number(parts[0], place), rate: parts[1], place))
    case _ where Self.same.contains(name):
      return Term(text: "\(name)(\(try numbers(parts, place).joined(separator: ", ")))")
    default:
      guard let (form, precedence) = Self.functions[name] else {
        throw Untold("Swift has no such function")
      }
      var text = form
      for (place, number) in try numbers(parts, place).enumerated() {
        text = text.replacing("$\(place)", with: number)
      }
      if ["rubberBand", "relativeVelocity"].contains(name) { needs.insert(.letGo) }
      return Term(text: text, precedence: precedence)
    }
  }

  /// How far something goes on that is let go; the rate's words stand for numbers.
  func project(
    _ velocity: String, rate: Expression, _ place: SwiftPlace
  ) throws(Untold) -> String {
    needs.insert(.letGo)
    let known = ["normal": "0.998", "fast": "0.99"][rate.word?.text ?? ""]
    let rate = if let known { known } else { try number(rate, place) }
    return "project(initialVelocity: \(velocity), decelerationRate: \(rate))"
  }

  private func length(_ parts: [Expression], _ place: SwiftPlace) throws(Untold) -> Term {
    let pairs = try parts.map { part throws(Untold) in
      guard case .pair = try place.value(part) else {
        throw Untold("Swift has no distance of views")
      }
      return try pair(part, place)
    }
    guard pairs.count == 2 else { return Term(text: "hypot(\(pairs[0].x), \(pairs[0].y))") }
    let (a, b) = (pairs[0], pairs[1])
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
      return .joined(try boolean(left, place), op, try boolean(right, place))
    case .infix(let op, let left, let right, _, _) where op == .equal || op == .notEqual:
      return Term(text: try equality(op, left, right, place), precedence: 2)
    case .infix(let op, let left, let right, _, _) where op.isComparison:
      if let compared = wholes(left, op, right, place) { return compared }
      return .joined(try term(left, place), op, try term(right, place))
    default:
      let word = expression.word?.text
      if let word, let bool = Bool(word), place.scope.named(word) == nil {
        return Term(text: "\(bool)")
      }
      return Term(text: try read(expression, place))
    }
  }
}

extension Call {
  /// The name of the function.
  var function: String { name.description }
  /// What stands in its brackets.
  var parts: [Expression] { arguments.compactMap(\.value.expression) }
}
