extension SwiftPlace {
  func write(_ assignment: Assignment) throws(NoSwift) -> SwiftLines {
    if let lines = try setOfGesture(assignment) { return lines }
    let place = with { $0.isShown = false }
    let found = try place.find(assignment.target)
    let root = [assignment.target.root?.text].compactMap(\.self)
    let flush = scope.place == .entry ? flush(before: root) : []
    if let layer = found.layer, found.value.kind != .transform {
      return flush + SwiftLines(try place.setKeyPath(found, of: layer, assignment))
    }
    return flush + SwiftLines(try place.set(found, assignment))
  }

  private func set(_ found: Found, _ assignment: Assignment) throws(NoSwift) -> String {
    let (target, op) = (found.text.withoutConversion, assignment.operator)
    let type = target == found.text ? nil : target.hasSuffix(".tag") ? "Int" : "Float"
    let use = use(of: assignment.target)
    switch found.value {
    case .number:
      let value = try number(assignment.value)
      let right = assignment.value.isLiteral ? nil : type.map { "\($0)(\(value))" }
      return "\(target) \(op.rawValue) \(right ?? value)"
    case .pair(_, _, let form) where op != .set:
      // Both numbers are set at once, as one motion.
      guard let infix = op.infix else { throw NoSwift("Swift has no such sum") }
      let path = Expression.path(assignment.target)
      let sum = Expression.infix(
        infix, path, assignment.value, opSpan: assignment.operatorSpan, span: assignment.span)
      return "\(target) = \(try text(of: sum, as: .pair(0, 0, form)))"
    case .transform(let old):
      let isPlane = CATransform3DIsAffine(try matrix(assignment.value)) && use != .layer
      let owner = isPlane ? target.plane : use == .layer ? target : target.space
      let value = try transform(assignment.value, isPlane: isPlane)
      guard op == .multiply else {
        // `.identity` needs no type where it is assigned.
        let isIdentity = isPlane && value == "CGAffineTransform.identity"
        return "\(owner) = \(isIdentity ? ".identity" : value)"
      }
      guard isPlane, CATransform3DIsAffine(old) else {
        return "\(owner) = CATransform3DConcat(\(owner), \(value))"
      }
      return "\(owner) = \(owner).concatenating(\(value))"
    case let value:
      guard op == .set else { throw NoSwift("Swift has no such sum") }
      return "\(target) = \(try text(of: assignment.value, as: value, for: use))"
    }
  }

  // A part of a transform, which Core Animation sets by a key path.
  private func setKeyPath(
    _ found: Found, of layer: String, _ assignment: Assignment
  ) throws(NoSwift) -> String {
    let path = "forKeyPath: \"\(found.text)\""
    var value = try text(of: assignment.value, as: found.value)
    if let infix = assignment.operator.infix {
      guard case .number = found.value else { throw NoSwift("Swift has no such sum") }
      let old = "(\(layer).value(\(path)) as! NSNumber).doubleValue"
      value = "\(old) \(infix.rawValue) (\(value))"
    }
    return "\(layer).setValue(\(value), \(path))"
  }

  // Sets a value of a gesture, in its own block or by its name; `nil` for anything else.
  private func setOfGesture(_ assignment: Assignment) throws(NoSwift) -> SwiftLines? {
    guard let root = assignment.target.root else { return nil }
    var (members, word, gesture) = (assignment.target.members[...], root.text, gesture)
    let named = scope.named(word)
    var recognizer = scope.gesture
    if case .gesture(let other)? = named, let member = members.popFirst() {
      let identifier = try writer.thing(word)
      (word, recognizer) = (member.text, other)
      gesture = (identifier, "\(identifier).view?.superview")
    } else if named != nil {
      return nil
    }
    guard let gesture, let recognizer, let word = GestureWord(rawValue: word) else { return nil }
    guard assignment.operator == .set, members.isEmpty else {
      throw NoSwift("UIKit sets the whole of it")
    }
    guard word.value(of: recognizer) != nil else {
      let text = assignment.span.text(in: scope.source)
      return "\(SwiftNames.comment(text)): it changes nothing, as this gesture has none"
    }
    switch word {
    case .translation:
      let (x, y) = try pair(assignment.value)
      let point = x == "0" && y == "0" ? ".zero" : Self.point(x, y)
      return "\(gesture.identifier).setTranslation(\(point), in: \(gesture.around))"
    case .scale, .rotation:
      return "\(gesture.identifier).\(word.rawValue) = \(try number(assignment.value))"
    case .velocity, .location: throw NoSwift("UIKit does not let it be set")
    }
  }

  // Whether a value is for a view, a layer or a variable.
  private func use(of path: Path) -> Use {
    if path.members.first?.text == Part.layer.name { return .layer }
    guard let root = path.root else { return own?.isLayer == true ? .layer : .view }
    switch scope.named(root.text) {
    case .layer: return .layer
    case .value: return .argument
    default: return .view
    }
  }

  /// Ends the turn: a layer that was made earlier at the same moment has no actions before that.
  func flush(before words: [String]) -> SwiftLines {
    guard words.contains(where: writer.waitingLayers.contains) else { return [] }
    writer.waitingLayers = []
    return "CATransaction.flush()"
  }
}

extension Expression {
  /// Whether it is a number as typed.
  var isLiteral: Bool {
    switch self {
    case .number(let literal): literal.unit != .degrees
    case .prefix(.negate, let operand, _): operand.isLiteral
    default: false
    }
  }
}

extension String {
  var withoutConversion: String {
    hasPrefix("Double(") && hasSuffix(")") ? String(dropFirst(7).dropLast()) : self
  }

  /// The path to a view's transform in 2D, or in 3D.
  fileprivate var plane: String { hasSuffix(".transform3D") ? String(dropLast(2)) : self }
  fileprivate var space: String { hasSuffix(".transform") ? self + "3D" : self }
}
