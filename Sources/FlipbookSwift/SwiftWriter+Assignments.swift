import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit

// What is set.
extension SwiftWriter {
  /// An assignment in Swift.
  func write(_ assignment: Assignment, _ place: SwiftPlace) throws(Untold) -> SwiftLines {
    if let gesture = place.gesture, let root = assignment.target.root,
      place.scope.named(root.text) == nil,
      let word = GestureWord(rawValue: root.text)
    {
      return try set(word, of: gesture, assignment, place)
    }
    if let root = assignment.target.root,
      case .gesture(let recognizer)? = place.scope.named(root.text),
      let first = assignment.target.members.first, let word = GestureWord(rawValue: first.text)
    {
      guard word != .translation || recognizer is UIPanGestureRecognizer else {
        throw Untold("UIKit's gesture has no translation")
      }
      var own = assignment
      own.target.members.removeFirst()
      let gesture = try thing(root.text)
      return try set(word, of: (gesture, "\(gesture).view?.superview"), own, place)
    }
    var place = place
    place.isShown = false
    let found = try find(assignment.target, place)
    let flush =
      place.scope.place == .entry
      ? flush(before: assignment.target.root.map { [$0.text] } ?? []) : SwiftLines()
    if let layer = found.layer, !isWhole(found.value) {
      return flush + (try setKeyPath(found, of: layer, assignment, place))
    }
    return flush + SwiftLines(try set(found, assignment, place))
  }

  private func isWhole(_ value: Value) -> Bool {
    if case .transform = value { true } else { false }
  }

  private func set(
    _ found: Found, _ assignment: Assignment, _ place: SwiftPlace
  ) throws(Untold) -> String {
    let (target, op) = (found.text.withoutConversion, assignment.operator)
    let type = target == found.text ? nil : target.hasSuffix(".tag") ? "Int" : "Float"
    let use = use(of: assignment.target, place)
    switch found.value {
    case .number:
      let value = try number(assignment.value, place)
      let right = assignment.value.isLiteral ? nil : type.map { "\($0)(\(value))" }
      return "\(target) \(op.rawValue) \(right ?? value)"
    case .pair(_, _, let form) where op != .set:
      // Both numbers are set at once: as one motion.
      guard let infix = op.infix else { throw Untold("Swift has no such sum") }
      let path = Expression.path(assignment.target)
      let sum = Expression.infix(
        infix, path, assignment.value, opSpan: assignment.operatorSpan, span: assignment.span)
      return "\(target) = \(try text(of: sum, as: .pair(0, 0, form), place))"
    case .transform(let old):
      guard case .transform(let new) = try place.value(assignment.value) else {
        throw Untold("it is no transform")
      }
      let isPlane = use != .layer && CATransform3DIsAffine(new)
      let owner = isPlane ? target.plane : use == .layer ? target : target.space
      let value = try transform(assignment.value, place, isPlane: isPlane)
      guard op == .multiply else { return "\(owner) = \(value.withImplicitType(isPlane))" }
      guard isPlane, CATransform3DIsAffine(old) else {
        return "\(owner) = CATransform3DConcat(\(owner), \(value))"
      }
      return "\(owner) = \(owner).concatenating(\(value))"
    case let value:
      guard op == .set else { throw Untold("Swift has no such sum") }
      return "\(target) = \(try text(of: assignment.value, as: value, place, for: use))"
    }
  }

  // A part of a transform, which Core Animation reaches by a key path.
  private func setKeyPath(
    _ found: Found, of layer: String, _ assignment: Assignment, _ place: SwiftPlace
  ) throws(Untold) -> SwiftLines {
    let path = "forKeyPath: \"\(found.text)\""
    var value =
      if case .pair = found.value { try text(of: assignment.value, as: found.value, place) } else {
        try number(assignment.value, place)
      }
    if let infix = assignment.operator.infix {
      guard case .number = found.value else { throw Untold("Swift has no such sum") }
      let old = "(\(layer).value(\(path)) as! NSNumber).doubleValue"
      value = "\(old) \(infix.rawValue) (\(value))"
    }
    return SwiftLines("\(layer).setValue(\(value), \(path))")
  }

  private func set(
    _ word: GestureWord, of gesture: (identifier: String, around: String),
    _ assignment: Assignment, _ place: SwiftPlace
  ) throws(Untold) -> SwiftLines {
    guard assignment.operator == .set, assignment.target.members.isEmpty else {
      throw Untold("UIKit sets the whole of it")
    }
    switch word {
    case .translation:
      let (x, y) = try pair(assignment.value, place)
      let point = x == "0" && y == "0" ? ".zero" : "CGPoint(x: \(x), y: \(y))"
      return SwiftLines("\(gesture.identifier).setTranslation(\(point), in: \(gesture.around))")
    case .scale, .rotation:
      let number = try number(assignment.value, place)
      return SwiftLines("\(gesture.identifier).\(word.rawValue) = \(number)")
    case .velocity, .location: throw Untold("UIKit does not let it be set")
    }
  }

  // Whose words a value has to be in.
  private func use(of path: Path, _ place: SwiftPlace) -> Use {
    if path.members.first?.text == Part.layer.name { return .layer }
    guard let root = path.root else {
      return place.own?.isLayer == true ? .layer : .view
    }
    switch place.scope.named(root.text) {
    case .layer: return .layer
    case .value: return .argument
    default: return .view
    }
  }

  /// A layer that was made in a turn before, at the same moment, has no actions before that turn is
  /// over.
  func flush(before words: [String]) -> SwiftLines {
    guard words.contains(where: waitingLayers.contains) else { return SwiftLines() }
    waitingLayers = []
    return SwiftLines("CATransaction.flush()")
  }
}

extension Assignment.Operator {
  /// The operator that it is short for.
  fileprivate var infix: InfixOperator? {
    switch self {
    case .set: nil
    case .add: .add
    case .subtract: .subtract
    case .multiply: .multiply
    case .divide: .divide
    }
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
  /// The path within `Double(…)`, which is read so.
  var withoutConversion: String {
    hasPrefix("Double(") && hasSuffix(")") ? String(dropFirst(7).dropLast()) : self
  }

  /// The path to a view's transform of the plane, or of space.
  fileprivate var plane: String { hasSuffix(".transform3D") ? String(dropLast(2)) : self }
  fileprivate var space: String { hasSuffix(".transform") ? self + "3D" : self }

  // `.identity` says its type where it is set.
  fileprivate func withImplicitType(_ isPlane: Bool) -> String {
    isPlane && self == "CGAffineTransform.identity" ? ".identity" : self
  }
}
