import FlipbookLanguage
import FlipbookText
import FlipbookValues
import HeadlessUIKit

// Values of every kind.
extension SwiftWriter {
  /// What a value is written for, where that makes a difference.
  enum Use { case view, layer, argument }

  /// An expression in Swift.
  ///
  /// - Parameter kind: a value of the kind that is wanted.
  func text(
    of expression: Expression, as kind: Value, _ place: SwiftPlace, for use: Use = .view
  ) throws(Untold) -> String {
    switch kind {
    case .number: return try number(expression, place)
    case .bool: return try condition(expression, place)
    case .pair(_, _, let form):
      let (x, y) = try pair(expression, place)
      if let whole = whole(expression, place, form) { return whole }
      return form == .size
        ? "CGSize(width: \(x), height: \(y))" : "CGPoint(x: \(x), y: \(y))"
    case .rect: return try rect(expression, place)
    case .color: return try color(expression, place, for: use)
    case .transform:
      guard case .transform(let value) = try place.value(expression) else {
        throw Untold("it is no transform")
      }
      let isPlane = CATransform3DIsAffine(value) && use != .layer
      let text = try transform(expression, place, isPlane: isPlane)
      return text
    case .state, .position: return try read(expression, place)
    case .path: return try path(expression, place)
    case .colors, .numbers: return try list(expression, place)
    default: throw Untold("Swift has no such value")
    }
  }

  // MARK: Pairs and rectangles

  // A path to a whole point or size, as it stands.
  private func whole(
    _ expression: Expression, _ place: SwiftPlace, _ form: PairForm
  ) -> String? {
    switch expression {
    case .path, .member, .call:
      guard case .pair(_, _, let own)? = try? place.value(expression),
        own == form || form == .tuple,
        substitute(expression, place) == nil
      else { return nil }
      return try? read(expression, place)
    default: return nil
    }
  }

  /// The two numbers of a pair.
  func pair(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> (x: String, y: String)
  {
    let terms = try terms(expression, place)
    return (terms.0.text, terms.1.text)
  }

  func terms(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> (Term, Term) {
    switch expression {
    case .tuple(let parts, _) where parts.count == 2:
      return (try term(parts[0], place), try term(parts[1], place))
    case .prefix(.negate, let operand, _):
      let (x, y) = try terms(operand, place)
      return (
        Term(text: "-" + x.text(beside: 6), precedence: 6),
        Term(text: "-" + y.text(beside: 6), precedence: 6)
      )
    case .infix(let op, let left, let right, _, _):
      let (a, b) = (try either(left, place), try either(right, place))
      func joined(_ first: Term, _ second: Term) -> Term {
        let precedence = op.precedence
        return Term(
          text: "\(first.text(beside: precedence)) \(op.rawValue) "
            + second.text(beside: precedence, isRight: true), precedence: precedence)
      }
      return (joined(a.0, b.0), joined(a.1, b.1))
    case .choice(let condition, let first, let second, _):
      let text = try self.condition(condition, place)
      let (a, b) = (try pair(first, place), try pair(second, place))
      return (
        Term(text: "\(text) ? \(a.x) : \(b.x)", precedence: 0),
        Term(text: "\(text) ? \(a.y) : \(b.y)", precedence: 0)
      )
    case .call(let call) where call.name.description == "project":
      return try project(call, place)
    case .path, .member, .call:
      guard case .pair(_, _, let form) = try place.value(expression) else {
        throw Untold("it is no pair")
      }
      let members = form == .size ? ["width", "height"] : ["x", "y"]
      if case .pair(let x, let y, _)? = substitute(expression, place) {
        return (Term(text: NumberText.shortest(x)), Term(text: NumberText.shortest(y)))
      }
      let base = try read(expression, place)
      return (Term(text: "\(base).\(members[0])"), Term(text: "\(base).\(members[1])"))
    default: throw Untold("Swift has no such point")
    }
  }

  // How far something goes on, each way.
  private func project(_ call: Call, _ place: SwiftPlace) throws(Untold) -> (Term, Term) {
    var parts: [Expression] = []
    for case .expression(let part) in call.arguments.map(\.value) { parts.append(part) }
    guard parts.count == 2 else { throw Untold("it is not written so in Swift") }
    let (x, y) = try pair(parts[0], place)
    return (
      Term(text: try project(x, rate: parts[1], place)),
      Term(text: try project(y, rate: parts[1], place))
    )
  }

  // A pair, or a number for both.
  private func either(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> (Term, Term)
  {
    guard case .number = try place.value(expression) else { return try terms(expression, place) }
    let number = try term(expression, place)
    return (number, number)
  }

  private func rect(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    switch expression {
    case .tuple(let parts, _) where parts.count == 4:
      var numbers: [String] = []
      for part in parts { numbers.append(try number(part, place)) }
      return zip(["x", "y", "width", "height"], numbers).map { "\($0): \($1)" }
        .joined(separator: ", ").inCall("CGRect")
    case .path, .member: return try read(expression, place)
    case .choice(let condition, let first, let second, _):
      return "\(try self.condition(condition, place)) ? \(try rect(first, place))"
        + " : \(try rect(second, place))"
    default: throw Untold("Swift has no such rectangle")
    }
  }

  // MARK: Colours

  private func color(
    _ expression: Expression, _ place: SwiftPlace, for use: Use
  ) throws(Untold) -> String {
    let suffix = use == .layer ? ".cgColor" : ""
    switch expression {
    case .color(let literal):
      return Self.color([literal.red, literal.green, literal.blue, literal.alpha]) + suffix
    case .call(let call) where ["rgb", "rgba"].contains(call.name.description):
      var parts: [String] = []
      for case .expression(let part) in call.arguments.map(\.value) {
        parts.append(try number(part, place))
      }
      return Self.color(Array(parts.prefix(3)), parts.count > 3 ? parts[3] : "1") + suffix
    case .choice(let condition, let first, let second, _):
      return "\(try self.condition(condition, place)) ? \(try color(first, place, for: use))"
        + " : \(try color(second, place, for: use))"
    default:
      guard expression.word.map({ place.scope.named($0.text) == nil }) ?? expression.isHSL else {
        return try read(expression, place)
      }
      let word = expression.word?.text
      if word == "none" { return "nil" }
      if let word, UIColor.named.contains(where: { $0.name == word }) {
        return (use == .view ? "." : "UIColor.") + word + suffix
      }
      guard case .color(let color?) = try? place.scope.evaluate(expression) else {
        return try read(expression, place)
      }
      return Self.color(color.componentList) + suffix
    }
  }

  private static func color(_ shares: [Double]) -> String {
    let parts = shares.prefix(3).map { share in
      let byte = (share * 255).rounded()
      if share == 0 || share == 1 { return NumberText.shortest(share) }
      return abs(share * 255 - byte) < 1e-9
        ? "\(NumberText.shortest(byte)) / 255" : NumberText.shortest(share)
    }
    return color(parts, NumberText.shortest(shares[3]))
  }

  private static func color(_ parts: [String], _ alpha: String) -> String {
    "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(alpha))"
  }

  // MARK: Transforms

  func transform(
    _ expression: Expression, _ place: SwiftPlace, isPlane: Bool
  ) throws(Untold) -> String {
    switch expression {
    case .infix(.multiply, let left, let right, _, _):
      let first = try transform(left, place, isPlane: isPlane)
      let second = try transform(right, place, isPlane: isPlane)
      return isPlane
        ? "\(first).concatenating(\(second))" : "CATransform3DConcat(\(first), \(second))"
    case .call(let call):
      var numbers: [String] = []
      for case .expression(let part) in call.arguments.map(\.value) {
        numbers.append(try number(part, place))
      }
      return try transform(call.name.description, numbers, isPlane: isPlane)
    case .choice(let condition, let first, let second, _):
      return "\(try self.condition(condition, place))"
        + " ? \(try transform(first, place, isPlane: isPlane))"
        + " : \(try transform(second, place, isPlane: isPlane))"
    default:
      if expression.word?.text == "identity", place.scope.named("identity") == nil {
        return isPlane ? "CGAffineTransform.identity" : "CATransform3DIdentity"
      }
      let path = try read(expression, place)
      return isPlane || !isOfPlane(expression, place)
        ? path : "CATransform3DMakeAffineTransform(\(path))"
    }
  }

  // Whether a path leads to a transform of the plane in Swift: a view's own, and a name's.
  private func isOfPlane(_ expression: Expression, _ place: SwiftPlace) -> Bool {
    guard case .path(let path) = expression else { return true }
    return !path.members.contains { $0.text == "layer" || $0.text == "sublayerTransform" }
  }

  private func transform(
    _ name: String, _ n: [String], isPlane: Bool
  ) throws(Untold) -> String {
    if isPlane {
      switch (name, n.count) {
      case ("scale", 1): return "CGAffineTransform(scaleX: \(n[0]), y: \(n[0]))"
      case ("scale", 2): return "CGAffineTransform(scaleX: \(n[0]), y: \(n[1]))"
      case ("rotate", 1): return "CGAffineTransform(rotationAngle: \(n[0]))"
      case ("translate", 2): return "CGAffineTransform(translationX: \(n[0]), y: \(n[1]))"
      case ("transform", 6):
        return zip(["a", "b", "c", "d", "tx", "ty"], n).map { "\($0): \($1)" }
          .joined(separator: ", ").inCall("CGAffineTransform")
      default: throw Untold("Swift has no such transform of the plane")
      }
    }
    switch (name, n.count) {
    case ("scale", 1): return "CATransform3DMakeScale(\(n[0]), \(n[0]), 1)"
    case ("scale", 2): return "CATransform3DMakeScale(\(n[0]), \(n[1]), 1)"
    case ("scale", 3): return n.joined(separator: ", ").inCall("CATransform3DMakeScale")
    case ("rotate", 1): return "CATransform3DMakeRotation(\(n[0]), 0, 0, 1)"
    case ("rotate", 4): return n.joined(separator: ", ").inCall("CATransform3DMakeRotation")
    case ("translate", 2): return "CATransform3DMakeTranslation(\(n[0]), \(n[1]), 0)"
    case ("translate", 3): return n.joined(separator: ", ").inCall("CATransform3DMakeTranslation")
    case ("perspective", 1):
      return "{ var seen = CATransform3DIdentity; seen.m34 = -1 / (\(n[0])); return seen }()"
    case ("transform", 6):
      let plane = try transform(name, n, isPlane: true)
      return "CATransform3DMakeAffineTransform(\(plane))"
    default: throw Untold("Swift has no such transform")
    }
  }
}

extension String {
  /// The text as the arguments of a call.
  fileprivate func inCall(_ name: String) -> String { "\(name)(\(self))" }
}

extension Value {
  /// The type of a value that is given a name.
  var swiftType: String? {
    switch self {
    case .number: "Double"
    case .pair(_, _, .size): "CGSize"
    case .pair: "CGPoint"
    case .color(nil): "UIColor?"
    default: nil
    }
  }
}

extension Expression {
  fileprivate var isHSL: Bool {
    if case .call(let call) = self { call.name.word?.text == "hsl" } else { false }
  }
}
