/// A text and its operators' precedence; 10 if it needs no brackets.
struct Term {
  var text: String
  var precedence = 10

  /// The text, in brackets if the operator beside it binds tighter.
  func text(beside precedence: Int, isRight: Bool = false) -> String {
    self.precedence < precedence || isRight && self.precedence == precedence ? "(\(text))" : text
  }

  static prefix func - (term: Term) -> Term {
    Term(text: "-" + term.text(beside: 6), precedence: 6)
  }

  static func joined(_ left: Term, _ op: InfixOperator, _ right: Term) -> Term {
    let left = left.text(beside: op.precedence)
    let right = right.text(beside: op.precedence, isRight: true)
    return Term(text: "\(left) \(op.rawValue) \(right)", precedence: op.precedence)
  }
}

extension SwiftPlace {
  /// A number in Swift, as a `Double` or `CGFloat`.
  func number(_ expression: Expression) throws(NoSwift) -> String { try term(expression).text }

  func numbers(_ list: [Expression]) throws(NoSwift) -> [String] { try list.map(number) }

  func pair(_ expression: Expression) throws(NoSwift) -> (x: String, y: String) {
    let n = try terms(expression, as: .pair)
    return (n[0].text, n[1].text)
  }

  func term(_ expression: Expression) throws(NoSwift) -> Term {
    try terms(expression, as: .number)[0]
  }

  /// The numbers of a value: one of a number, two of a pair, four of a rectangle or a colour.
  func terms(_ expression: Expression, as kind: ValueKind) throws(NoSwift) -> [Term] {
    switch (expression, kind) {
    case (.number(let literal), .number): return [number(literal)]
    case (.string(let name), .number): return [Term(text: try writer.thing(name.text))]
    case (.tuple(let parts, _), .pair), (.tuple(let parts, _), .rect): return try parts.map(term)
    case (.prefix(.negate, let operand, _), .number), (.prefix(.negate, let operand, _), .pair):
      return try terms(operand, as: kind).map { -$0 }
    case (.infix(let op, let left, let right, _, _), .number):
      let (left, right) = (try term(left), try term(right))
      let call = op.swift(left.text(beside: 10), right.text).map { Term(text: $0) }
      return [call ?? .joined(left, op, right)]
    case (.infix(let op, let left, let right, _, _), .pair):
      // A number is used for both.
      let sides = try [left, right].map { side throws(NoSwift) in
        let isNumber = try value(side).kind == .number
        let terms = try terms(side, as: isNumber ? .number : .pair)
        return isNumber ? terms + terms : terms
      }
      return zip(sides[0], sides[1]).map { .joined($0, op, $1) }
    case (.choice(let condition, let first, let second, _), .number),
      (.choice(let condition, let first, let second, _), .pair):
      let text = try self.condition(condition)
      return zip(try terms(first, as: kind), try terms(second, as: kind)).map {
        Term(text: "\(text) ? \($0.text) : \($1.text)", precedence: 0)
      }
    case (.call(let call), .pair) where call.function == "project" && call.values.count == 2:
      return try terms(call.values[0], as: .pair).map { velocity throws(NoSwift) in
        try project(velocity.text, rate: call.values[1])
      }
    case (.call(let call), .number): return [try self.call(call)]
    case (_, .color) where expression.isWrittenColor:
      return (try value(expression).components ?? []).map(Self.share)
    case (.path, .number), (.member, .number): return [Term(text: try read(expression))]
    case (.path, .pair), (.member, .pair), (.call, .pair):
      guard case .pair(_, _, let form) = try value(expression) else {
        throw NoSwift("it is no pair")
      }
      if case .pair(let x, let y, _)? = substitute(expression) {
        return [Term(text: x.literal), Term(text: y.literal)]
      }
      let base = try read(expression)
      return form.swiftMembers.map { Term(text: "\(base).\($0)") }
    case (_, .rect):
      let rect = try read(expression)
      return ["minX", "minY", "width", "height"].map { Term(text: "\(rect).\($0)") }
    case (_, .color):
      let path = try read(expression)
      return (0..<4).map { Term(text: Self.component($0, of: path)) }
    case (_, .number): throw NoSwift("it is no number")
    case (_, .pair): throw NoSwift("Swift has no such point")
    default: throw NoSwift("Swift compares it otherwise")
    }
  }

  private static let angles = [
    360.0: "2 * Double.pi", 180: "Double.pi", 90: "Double.pi / 2", 60: "Double.pi / 3",
    45: "Double.pi / 4", 30: "Double.pi / 6", 0: "0",
  ]

  private func number(_ literal: NumberLiteral) -> Term {
    guard literal.unit == .degrees else { return Term(text: scope.quantity(literal).value.literal) }
    let text = Self.angles[literal.value] ?? "\(literal.value.literal) * Double.pi / 180"
    return Term(text: text, precedence: text.contains(" ") ? 5 : 10)
  }

  // MARK: Functions

  // The code for functions that Swift lacks or writes otherwise, and its precedence.
  private static let functions = [
    "clamp": ("min(max($0, $1), $2)", 10), "mix": ("($0) * (1 - ($2)) + ($1) * ($2)", 4),
    "sign": ("($0) > 0 ? 1 : ($0) < 0 ? -1 : 0", 0), "rubberBand": ("rubberBand($0, in: $1)", 10),
    "relativeVelocity": ("relativeVelocity(forVelocity: $0, from: $1, to: $2)", 10),
  ]

  private func call(_ call: Call) throws(NoSwift) -> Term {
    if let (how, inner) = Expression.call(call).reading { return try reading(how).term(inner) }
    let (name, values) = (call.function, call.values)
    switch name {
    case "distance", "length": return try length(values)
    case "project" where values.count == 2: return try project(number(values[0]), rate: values[1])
    default:
      guard let (form, precedence) = Self.functions[name] else {
        guard NumberFunction(rawValue: name) != nil else {
          throw NoSwift("Swift has no such function")
        }
        return Term(text: "\(name)(\(try numbers(values).joined(separator: ", ")))")
      }
      let text = try numbers(values).enumerated().reduce(form) { text, number in
        text.replacing("$\(number.offset)", with: number.element)
      }
      if ["rubberBand", "relativeVelocity"].contains(name) { writer.needs.insert(.letGo) }
      return Term(text: text, precedence: precedence)
    }
  }

  // The projection of a released thing; the words for rates are written as numbers.
  private func project(_ velocity: String, rate: Expression) throws(NoSwift) -> Term {
    writer.needs.insert(.letGo)
    let known = ["normal": "0.998", "fast": "0.99"][rate.word?.text ?? ""]
    let rate = if let known { known } else { try number(rate) }
    return Term(text: "project(initialVelocity: \(velocity), decelerationRate: \(rate))")
  }

  private func length(_ parts: [Expression]) throws(NoSwift) -> Term {
    let pairs = try parts.map { part throws(NoSwift) in
      guard case .pair = try value(part) else { throw NoSwift("Swift has no distance of views") }
      return try pair(part)
    }
    guard pairs.count == 2 else { return Term(text: "hypot(\(pairs[0].x), \(pairs[0].y))") }
    let (a, b) = (pairs[0], pairs[1])
    return Term(text: "hypot((\(a.x)) - (\(b.x)), (\(a.y)) - (\(b.y)))")
  }

  // MARK: Conditions

  func condition(_ expression: Expression) throws(NoSwift) -> String {
    try boolean(expression).text
  }

  func boolean(_ expression: Expression) throws(NoSwift) -> Term {
    switch expression {
    case .prefix(.not, let operand, _):
      return Term(text: "!" + (try boolean(operand).text(beside: 6)), precedence: 6)
    case .infix(let op, let left, let right, _, _) where op == .and || op == .or:
      return .joined(try boolean(left), op, try boolean(right))
    case .infix(let op, let left, let right, _, _) where op == .equal || op == .notEqual:
      return Term(text: try equality(op, left, right), precedence: 2)
    case .infix(let op, let left, let right, _, _) where op.isComparison:
      if let compared = wholes(left, op, right) { return compared }
      return .joined(try term(left), op, try term(right))
    default:
      if let word = expression.word?.text, let bool = Bool(word), scope.named(word) == nil {
        return Term(text: "\(bool)")
      }
      return Term(text: try read(expression))
    }
  }
}

extension Call {
  var function: String { name.description }
  var isColor: Bool { ["rgb", "rgba"].contains(function) }
}
