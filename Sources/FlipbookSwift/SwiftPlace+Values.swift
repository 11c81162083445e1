extension SwiftPlace {
  enum Use { case view, layer, argument }

  func text(
    of expression: Expression, as kind: Value, for use: Use = .view
  ) throws(NoSwift) -> String {
    if case .choice(let condition, let first, let second, _) = expression,
      [.rect, .color].contains(kind.kind)
    {
      let yes = try text(of: first, as: kind, for: use)
      let no = try text(of: second, as: kind, for: use)
      return "\(try self.condition(condition)) ? \(yes) : \(no)"
    }
    switch kind {
    case .number: return try number(expression)
    case .bool: return try condition(expression)
    case .pair(_, _, let form):
      let (x, y) = try pair(expression)
      return whole(expression, form) ?? Self.point(x, y, form)
    case .rect: return try rect(expression)
    case .color: return try color(expression, for: use)
    case .transform:
      let isPlane = CATransform3DIsAffine(try matrix(expression)) && use != .layer
      return try transform(expression, isPlane: isPlane)
    case .state, .position: return try read(expression)
    case .path: return try path(expression)
    case .colors, .numbers: return try list(expression)
    default: throw NoSwift("Swift has no such value")
    }
  }

  static func point(_ x: String, _ y: String, _ form: PairForm = .point) -> String {
    SwiftForm.call(form == .size ? "CGSize" : "CGPoint", [x, y])
  }

  // A path to a whole point or size.
  private func whole(_ expression: Expression, _ form: PairForm) -> String? {
    switch expression {
    case .path, .member, .call:
      guard case .pair(_, _, let own)? = try? value(expression),
        own == form || form == .tuple, substitute(expression) == nil
      else { return nil }
      return try? read(expression)
    default: return nil
    }
  }

  private func rect(_ expression: Expression) throws(NoSwift) -> String {
    switch expression {
    case .tuple(let n, _) where n.count == 4: return SwiftForm.call("CGRect", try numbers(n))
    case .path, .member: return try read(expression)
    default: throw NoSwift("Swift has no such rectangle")
    }
  }

  // MARK: Colours

  private func color(_ expression: Expression, for use: Use) throws(NoSwift) -> String {
    let core = use == .layer ? ".cgColor" : ""
    var parts: [String]
    switch expression {
    case .color(let literal):
      parts = Self.shares(of: [literal.red, literal.green, literal.blue, literal.alpha])
    case .call(let call) where call.isColor:
      parts = try numbers(call.values) + (call.values.count > 3 ? [] : ["1"])
    default:
      let (word, isWritten) = (expression.word?.text, isWritten(expression))
      if isWritten, word == "none" { return "nil" }
      if isWritten, let word, UIColor.named.contains(where: { $0.name == word }) {
        return (use == .view ? "." : "UIColor.") + word + core
      }
      guard isWritten, case .color(let color?) = try? scope.evaluate(expression) else {
        return try read(expression)
      }
      parts = Self.shares(of: color.componentList)
    }
    return SwiftForm.call("UIColor", parts) + core
  }

  // Whether a colour is the same wherever it runs.
  private func isWritten(_ color: Expression) -> Bool {
    Entry(statements: [.query(color)], text: "").words.allSatisfy { word in
      if scope.named(word) != nil { return values[word] != nil }
      return color.word != nil || ["none", "mix", "hsl"].contains(word)
        || UIColor.named.contains { $0.name == word } || ValueWords.cssColor(word) != nil
    }
  }

  private static func shares(of color: [Double]) -> [String] {
    color.prefix(3).map { share($0).text } + [color[3].literal]
  }

  /// A component of a colour, written as `byte / 255` if it is one.
  static func share(_ share: Double) -> Term {
    let byte = (share * 255).rounded()
    guard abs(share * 255 - byte) < 1e-9, share != share.rounded() else {
      return Term(text: share.literal)
    }
    return Term(text: "\(byte.literal) / 255", precedence: 5)
  }

  // MARK: Transforms

  func matrix(_ expression: Expression) throws(NoSwift) -> CATransform3D {
    if case .transform(let matrix) = try value(expression) { return matrix }
    throw NoSwift("it is no transform")
  }

  func transform(_ expression: Expression, isPlane: Bool) throws(NoSwift) -> String {
    switch expression {
    case .choice(let condition, let left, let right, _):
      let (first, second) = try transforms(left, right, isPlane: isPlane)
      return "\(try self.condition(condition)) ? \(first) : \(second)"
    case .infix(.multiply, let left, let right, _, _):
      let (first, second) = try transforms(left, right, isPlane: isPlane)
      return isPlane
        ? "\(first).concatenating(\(second))" : "CATransform3DConcat(\(first), \(second))"
    case .call(let call):
      return try transform(call.function, numbers(call.values), isPlane: isPlane)
    case _ where expression.word?.text == "identity" && scope.named("identity") == nil:
      return isPlane ? "CGAffineTransform.identity" : "CATransform3DIdentity"
    default:
      let path = try read(expression)
      return isPlane || !isOfPlane(expression) ? path : "CATransform3DMakeAffineTransform(\(path))"
    }
  }

  func transforms(_ left: Expression, _ right: Expression, isPlane: Bool) throws(NoSwift) -> (
    String, String
  ) { (try transform(left, isPlane: isPlane), try transform(right, isPlane: isPlane)) }

  // Whether a path leads to a `CGAffineTransform`, as those of views and variables do.
  private func isOfPlane(_ expression: Expression) -> Bool {
    guard case .path(let path) = expression else { return true }
    return !path.members.contains { $0.text == "layer" || $0.text == "sublayerTransform" }
  }

  // The default arguments of transforms in space.
  private static let defaults = [
    "scale": ["1", "1", "1"], "rotate": ["0", "0", "0", "1"], "translate": ["0", "0", "0"],
  ]

  private func transform(
    _ name: String, _ numbers: [String], isPlane: Bool
  ) throws(NoSwift) -> String {
    var n = numbers
    if name == "perspective", !isPlane {
      return "{ var seen = CATransform3DIdentity; seen.m34 = -1 / (\(n[0])); return seen }()"
    }
    if name == "scale", n.count == 1 { n.append(n[0]) }
    if !isPlane { n += Self.defaults[name]?.dropFirst(n.count) ?? [] }
    let isSix = name == "transform"
    guard let form = SwiftForm.value(name, isPlane || isSix ? "CGAffine" : "CATransform", n.count)
    else { throw NoSwift("Swift has no such transform\(isPlane ? " of the plane" : "")") }
    let text = form.written(n)
    return isSix && !isPlane ? "CATransform3DMakeAffineTransform(\(text))" : text
  }

  // MARK: Paths and lists

  private func path(_ expression: Expression) throws(NoSwift) -> String {
    guard case .call(let call) = expression, scope.named(call.function) == nil else {
      return try read(expression)
    }
    if call.function == "line" { return try line(through: call.values) }
    let n = try numbers(call.values)
    switch (call.function, n.count) {
    case ("oval", 4): return "UIBezierPath(ovalIn: \(SwiftForm.call("CGRect", n))).cgPath"
    case ("roundedRect", 5):
      let rect = SwiftForm.call("CGRect", Array(n.prefix(4)))
      return "UIBezierPath(roundedRect: \(rect), cornerRadius: \(n[4])).cgPath"
    case ("arc", 5):
      guard case .number(let start) = try value(call.values[3]),
        case .number(let end) = try value(call.values[4]), abs(end.value - start.value) <= 2 * .pi
      else { throw NoSwift("UIKit draws no more than a turn") }
      return "UIBezierPath(arcCenter: \(Self.point(n[0], n[1])), radius: \(n[2]), "
        + "startAngle: \(n[3]), endAngle: \(n[4]), clockwise: \(end.value >= start.value)).cgPath"
    default: throw NoSwift("it is no path")
    }
  }

  private func line(through points: [Expression]) throws(NoSwift) -> String {
    let texts = try points.map(pair).map { Self.point($0.x, $0.y) }
    let isClosed = texts.count > 2 && texts.first == texts.last
    let steps = (isClosed ? texts.dropLast() : texts[...]).enumerated().map {
      "path.\($0 == 0 ? "move" : "addLine")(to: \($1))"
    }
    let body =
      ["let path = UIBezierPath()"] + steps + (isClosed ? ["path.close()"] : [])
      + ["return path.cgPath"]
    return "{ () -> CGPath in \(body.joined(separator: "; ")) }()"
  }

  private func list(_ expression: Expression) throws(NoSwift) -> String {
    guard case .tuple(let parts, _) = expression else { return try read(expression) }
    return try parts.map { part throws(NoSwift) in
      if case .color = try value(part) {
        return try self.text(of: part, as: .color(nil), for: .layer)
      }
      let text = try number(part)
      return part.isLiteral ? text : "NSNumber(value: \(text))"
    }.arrayLiteral
  }
}

extension Value {
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
