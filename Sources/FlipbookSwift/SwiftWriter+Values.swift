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
      return whole(expression, place, form) ?? Self.point(x, y, form)
    case .rect: return try rect(expression, place)
    case .color: return try color(expression, place, for: use)
    case .transform:
      guard case .transform(let value) = try place.value(expression) else {
        throw Untold("it is no transform")
      }
      return try transform(
        expression, place, isPlane: CATransform3DIsAffine(value) && use != .layer)
    case .state, .position: return try read(expression, place)
    case .path: return try path(expression, place)
    case .colors, .numbers: return try list(expression, place)
    default: throw Untold("Swift has no such value")
    }
  }

  // MARK: Pairs and rectangles

  /// Two numbers as a point, or as a size.
  static func point(_ x: String, _ y: String, _ form: PairForm = .point) -> String {
    form == .size ? "CGSize(width: \(x), height: \(y))" : "CGPoint(x: \(x), y: \(y))"
  }

  static func rect(_ n: [String]) -> String {
    "CGRect(x: \(n[0]), y: \(n[1]), width: \(n[2]), height: \(n[3]))"
  }

  // A path to a whole point or size, as it stands.
  private func whole(
    _ expression: Expression, _ place: SwiftPlace, _ form: PairForm
  ) -> String? {
    switch expression {
    case .path, .member, .call:
      guard case .pair(_, _, let own)? = try? place.value(expression),
        own == form || form == .tuple, place.substitute(expression) == nil
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
      return (-x, -y)
    case .infix(let op, let left, let right, _, _):
      let (a, b) = (try either(left, place), try either(right, place))
      return (.joined(a.0, op, b.0), .joined(a.1, op, b.1))
    case .choice(let condition, let first, let second, _):
      let text = try self.condition(condition, place)
      let (a, b) = (try pair(first, place), try pair(second, place))
      return (
        Term(text: "\(text) ? \(a.x) : \(b.x)", precedence: 0),
        Term(text: "\(text) ? \(a.y) : \(b.y)", precedence: 0)
      )
    case .call(let call) where call.function == "project" && call.parts.count == 2:
      // How far something goes on, each way.
      let (x, y) = try pair(call.parts[0], place)
      return (
        Term(text: try project(x, rate: call.parts[1], place)),
        Term(text: try project(y, rate: call.parts[1], place))
      )
    case .path, .member, .call:
      guard case .pair(_, _, let form) = try place.value(expression) else {
        throw Untold("it is no pair")
      }
      if case .pair(let x, let y, _)? = place.substitute(expression) {
        return (Term(text: Self.text(x)), Term(text: Self.text(y)))
      }
      let (base, members) = (try read(expression, place), form.swiftMembers)
      return (Term(text: "\(base).\(members[0])"), Term(text: "\(base).\(members[1])"))
    default: throw Untold("Swift has no such point")
    }
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
    case .tuple(let parts, _) where parts.count == 4: return Self.rect(try numbers(parts, place))
    case .path, .member: return try read(expression, place)
    default:
      let choice = try choice(expression, place) { one throws(Untold) in try rect(one, place) }
      guard let choice else { throw Untold("Swift has no such rectangle") }
      return choice
    }
  }

  // MARK: Colours

  private func color(
    _ expression: Expression, _ place: SwiftPlace, for use: Use
  ) throws(Untold) -> String {
    if let choice = try choice(
      expression, place, { one throws(Untold) in try color(one, place, for: use) })
    {
      return choice
    }
    var parts: [String]
    switch expression {
    case .color(let literal):
      parts = Self.shares(of: [literal.red, literal.green, literal.blue, literal.alpha])
    case .call(let call) where ["rgb", "rgba"].contains(call.name.description):
      parts = try numbers(call.parts, place) + (call.parts.count > 3 ? [] : ["1"])
    default:
      guard expression.word.map({ place.scope.named($0.text) == nil }) ?? expression.isHSL else {
        return try read(expression, place)
      }
      let word = expression.word?.text
      if word == "none" { return "nil" }
      if let word, UIColor.named.contains(where: { $0.name == word }) {
        return (use == .view ? "." : "UIColor.") + word + (use == .layer ? ".cgColor" : "")
      }
      guard case .color(let color?) = try? place.scope.evaluate(expression) else {
        return try read(expression, place)
      }
      parts = Self.shares(of: color.componentList)
    }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
      + (use == .layer ? ".cgColor" : "")
  }

  // Red, green and blue as bytes where they are such, and the opacity.
  private static func shares(of color: [Double]) -> [String] {
    color.prefix(3).map { share($0).text } + [text(color[3])]
  }

  /// A share of a colour, as a byte where it is one.
  static func share(_ share: Double) -> Term {
    let byte = (share * 255).rounded()
    guard abs(share * 255 - byte) < 1e-9, share != share.rounded() else {
      return Term(text: text(share))
    }
    return Term(text: "\(text(byte)) / 255", precedence: 5)
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
      return try transform(call.function, numbers(call.parts, place), isPlane: isPlane)
    case .choice:
      return try choice(expression, place) { one throws(Untold) in
        try transform(one, place, isPlane: isPlane)
      } ?? ""
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

  // What is left out behind the numbers of a transform, in space.
  private static let rest = ["scale": ["1"], "rotate": ["0", "0", "1"], "translate": ["0"]]

  private func transform(
    _ name: String, _ numbers: [String], isPlane: Bool
  ) throws(Untold) -> String {
    var n = numbers
    if name == "perspective", !isPlane {
      return "{ var seen = CATransform3DIdentity; seen.m34 = -1 / (\(n[0])); return seen }()"
    }
    if name == "scale", n.count == 1 { n.append(n[0]) }
    if let rest = Self.rest[name], !isPlane, n.count < (name == "rotate" ? 4 : 3) { n += rest }
    let isSix = name == "transform"
    guard let form = SwiftForm.value(name, isPlane || isSix ? "CGAffine" : "CATransform", n.count)
    else { throw Untold("Swift has no such transform\(isPlane ? " of the plane" : "")") }
    let text = form.written(n)
    return isSix && !isPlane ? "CATransform3DMakeAffineTransform(\(text))" : text
  }

  // MARK: Paths and lists

  private func path(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    guard case .call(let call) = expression, place.scope.named(call.function) == nil else {
      return try read(expression, place)
    }
    if call.function == "line" { return try line(through: call.parts, place) }
    let n = try numbers(call.parts, place)
    switch (call.function, n.count) {
    case ("oval", 4): return "UIBezierPath(ovalIn: \(Self.rect(n))).cgPath"
    case ("roundedRect", 5):
      return "UIBezierPath(roundedRect: \(Self.rect(n)), cornerRadius: \(n[4])).cgPath"
    case ("arc", 5):
      guard case .number(let start) = try place.value(call.parts[3]),
        case .number(let end) = try place.value(call.parts[4]),
        abs(end.value - start.value) <= 2 * .pi
      else { throw Untold("UIKit draws no more than a turn") }
      return "UIBezierPath(arcCenter: \(Self.point(n[0], n[1])), radius: \(n[2]), "
        + "startAngle: \(n[3]), endAngle: \(n[4]), clockwise: \(end.value >= start.value)).cgPath"
    default: throw Untold("it is no path")
    }
  }

  // A path is made point by point.
  private func line(through points: [Expression], _ place: SwiftPlace) throws(Untold) -> String {
    let texts = try points.map { point throws(Untold) in
      let (x, y) = try pair(point, place)
      return Self.point(x, y)
    }
    let isClosed = texts.count > 2 && texts.first == texts.last
    let steps = (isClosed ? texts.dropLast() : texts[...]).enumerated().map {
      "path.\($0 == 0 ? "move" : "addLine")(to: \($1))"
    }
    let body =
      ["let path = UIBezierPath()"] + steps + (isClosed ? ["path.close()"] : [])
      + ["return path.cgPath"]
    return "{ () -> CGPath in \(body.joined(separator: "; ")) }()"
  }

  private func list(_ expression: Expression, _ place: SwiftPlace) throws(Untold) -> String {
    guard case .tuple(let parts, _) = expression else { return try read(expression, place) }
    let texts = try parts.map { part throws(Untold) in
      if case .color = try place.value(part) { return try color(part, place, for: .layer) }
      let text = try number(part, place)
      return part.isLiteral ? text : "NSNumber(value: \(text))"
    }
    return "[\(texts.joined(separator: ", "))]"
  }
}

extension Call {
  /// Whether it makes a colour.
  var isColor: Bool { ["rgb", "rgba"].contains(function) }
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
