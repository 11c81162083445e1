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

  // A choice between two values; `nil` for anything else.
  private func choice(
    _ expression: Expression, _ place: SwiftPlace,
    _ write: (Expression) throws(Untold) -> String
  ) throws(Untold) -> String? {
    guard case .choice(let condition, let first, let second, _) = expression else { return nil }
    return "\(try self.condition(condition, place)) ? \(try write(first)) : \(try write(second))"
  }

  // MARK: Pairs and rectangles

  static func point(_ x: String, _ y: String, _ form: PairForm = .point) -> String {
    form == .size ? "CGSize(width: \(x), height: \(y))" : "CGPoint(x: \(x), y: \(y))"
  }

  static func rect(_ n: [String]) -> String {
    "CGRect(x: \(n[0]), y: \(n[1]), width: \(n[2]), height: \(n[3]))"
  }

  // A path to a whole point or size, as it stands.
  private func whole(_ expression: Expression, _ place: SwiftPlace, _ form: PairForm) -> String? {
    switch expression {
    case .path, .member, .call:
      guard case .pair(_, _, let own)? = try? place.value(expression),
        own == form || form == .tuple, place.substitute(expression) == nil
      else { return nil }
      return try? read(expression, place)
    default: return nil
    }
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
    let choice = try choice(expression, place) { one throws(Untold) in
      try color(one, place, for: use)
    }
    if let choice { return choice }
    let core = use == .layer ? ".cgColor" : ""
    var parts: [String]
    switch expression {
    case .color(let literal):
      parts = Self.shares(of: [literal.red, literal.green, literal.blue, literal.alpha])
    case .call(let call) where call.isColor:
      parts = try numbers(call.parts, place) + (call.parts.count > 3 ? [] : ["1"])
    default:
      let word = expression.word?.text
      let isWritten = word.map { place.scope.named($0) == nil } ?? expression.isHSL
      if isWritten, word == "none" { return "nil" }
      if isWritten, let word, UIColor.named.contains(where: { $0.name == word }) {
        return (use == .view ? "." : "UIColor.") + word + core
      }
      guard isWritten, case .color(let color?) = try? place.scope.evaluate(expression) else {
        return try read(expression, place)
      }
      parts = Self.shares(of: color.componentList)
    }
    return "UIColor(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), alpha: \(parts[3]))"
      + core
  }

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
    let choice = try choice(expression, place) { one throws(Untold) in
      try transform(one, place, isPlane: isPlane)
    }
    if let choice { return choice }
    switch expression {
    case .infix(.multiply, let left, let right, _, _):
      let first = try transform(left, place, isPlane: isPlane)
      let second = try transform(right, place, isPlane: isPlane)
      return isPlane
        ? "\(first).concatenating(\(second))" : "CATransform3DConcat(\(first), \(second))"
    case .call(let call):
      return try transform(call.function, numbers(call.parts, place), isPlane: isPlane)
    case _ where expression.word?.text == "identity" && place.scope.named("identity") == nil:
      return isPlane ? "CGAffineTransform.identity" : "CATransform3DIdentity"
    default:
      let path = try read(expression, place)
      return isPlane || !isOfPlane(expression)
        ? path : "CATransform3DMakeAffineTransform(\(path))"
    }
  }

  // Whether a path leads to a transform of the plane in Swift: a view's own, and a name's.
  private func isOfPlane(_ expression: Expression) -> Bool {
    guard case .path(let path) = expression else { return true }
    return !path.members.contains { $0.text == "layer" || $0.text == "sublayerTransform" }
  }

  // The defaults of the numbers of a transform, in space.
  private static let defaults = [
    "scale": ["1", "1", "1"], "rotate": ["0", "0", "0", "1"], "translate": ["0", "0", "0"],
  ]

  private func transform(
    _ name: String, _ numbers: [String], isPlane: Bool
  ) throws(Untold) -> String {
    var n = numbers
    if name == "perspective", !isPlane {
      return "{ var seen = CATransform3DIdentity; seen.m34 = -1 / (\(n[0])); return seen }()"
    }
    if name == "scale", n.count == 1 { n.append(n[0]) }
    if !isPlane { n += Self.defaults[name]?.dropFirst(n.count) ?? [] }
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
    return Self.array(
      try parts.map { part throws(Untold) in
        if case .color = try place.value(part) { return try color(part, place, for: .layer) }
        let text = try number(part, place)
        return part.isLiteral ? text : "NSNumber(value: \(text))"
      })
  }
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
