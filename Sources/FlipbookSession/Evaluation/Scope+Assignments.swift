import AnimationFacades
import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

extension Scope {
  /// Sets or changes what a path stands for.
  func assign(_ assignment: Assignment) throws(Mistake) {
    let (target, members) = try target(of: assignment.target)
    switch target {
    case .view(let view):
      if let first = members.first, first.text == "layer" {
        try assign(assignment, to: view.layer, members.dropFirst())
      } else if members.first?.text == "dance", let animator = view.dance.animator {
        try assign(assignment, to: animator, members.dropFirst())
      } else {
        try assign(assignment, to: view, members)
      }
    case .layer(let layer): try assign(assignment, to: layer, members)
    case .animation(let animation): try assign(assignment, to: animation, members)
    case .chain:
      throw Mistake(.readOnly(text(assignment.target.span), settable: []), assignment.target.span)
    case .animator(let animator): try assign(assignment, to: animator, members)
    default: try rebind(assignment, members)
    }
  }

  private func target(of path: Path) throws(Mistake) -> (Value, ArraySlice<Name>) {
    guard let root = path.root else {
      if let layer { return (.layer(layer), path.members[...]) }
      guard let view else { throw Mistake(.noView, path.span) }
      return (.view(view), path.members[...])
    }
    guard root.text != StageProperty.root else {
      throw Mistake(.readOnly(text(path.span), settable: []), path.span)
    }
    guard let named = names[root.text] else {
      if isReserved(root.text) { throw Mistake(.reservedName(root.text), root.span) }
      let near = nearNames(root.text)
      guard path.members.isEmpty else {
        throw Mistake(.unknownName(root.text, near: near), root.span)
      }
      if let hint = memberHint(root.text) {
        throw Mistake(.unknownValue(root.text, hint: hint, near: near), root.span)
      }
      throw Mistake(.nothingToSet(root.text, near: near), root.span)
    }
    return (named.value, path.members[...])
  }

  private func assign(
    _ assignment: Assignment, to view: UIView, _ members: ArraySlice<Name>
  ) throws(Mistake) {
    let path = assignment.target
    guard let name = members.first else {
      throw Mistake(.readOnly(text(path.span), settable: ViewProperty.all.map(\.name)), path.span)
    }
    guard let property = ViewProperty.named(name.text) else {
      throw Mistake(
        ofDance(name.text, of: view, path)
          ?? unknownProperty(name.text, of: "a view", ViewProperty.all.map(\.name)), name.span)
    }
    let old = property.read(view, view.layer)
    let new = try newValue(assignment, old, members.dropFirst(), kind: property.kind)
    guard let write = property.write else {
      throw Mistake(.readOnly(text(path.span), settable: []), path.span)
    }
    try checkSize(new, assignment)
    if isRehearsal { return }
    guard world.stage.perform({ write(view, new) }) else {
      throw wrongKind(new, property.kind, assignment.value.span)
    }
  }

  private func assign(
    _ assignment: Assignment, to layer: CALayer, _ members: ArraySlice<Name>
  ) throws(Mistake) {
    let (path, names) = (assignment.target, LayerProperty.all.map(\.name))
    guard let name = members.first else {
      throw Mistake(.readOnly(text(path.span), settable: names), path.span)
    }
    guard let property = LayerProperty.named(name.text) else {
      throw Mistake(unknownProperty(name.text, of: "a layer", names), name.span)
    }
    let new = try newValue(
      assignment, property.read(layer), members.dropFirst(), kind: property.kind)
    try checkSize(new, assignment)
    if isRehearsal { return }
    guard world.stage.perform({ property.write(layer, new) }) else {
      throw wrongKind(new, property.kind, assignment.value.span)
    }
  }

  private func assign(
    _ assignment: Assignment, to animation: CAAnimation, _ members: ArraySlice<Name>
  ) throws(Mistake) {
    let (path, names) = (assignment.target, AnimationProperty.all.map(\.name))
    guard place != .animation else { throw Mistake(misplaced(text(path.span)), path.span) }
    guard let name = members.first, members.count == 1 else {
      throw Mistake(.readOnly(text(path.span), settable: names), path.span)
    }
    guard let property = AnimationProperty.named(name.text) else {
      throw Mistake(unknownProperty(name.text, of: "an animation", names), name.span)
    }
    let new = try newValue(assignment, property.read(animation), [], kind: property.kind)
    try checkSize(new, assignment)
    if isRehearsal { return }
    guard property.write(animation, new) else {
      throw wrongKind(new, property.kind, assignment.value.span)
    }
  }

  private func checkSize(_ value: Value, _ assignment: Assignment) throws(Mistake) {
    guard value.components?.allSatisfy({ abs($0) <= Self.largest }) ?? true else {
      throw Mistake(
        .outOfRange(text(assignment.value.span), allowed: "the stage ends at 1e100"),
        assignment.value.span)
    }
  }

  // Sums and products of a few such numbers are finite.
  private static let largest = 1e100

  private func assign(
    _ assignment: Assignment, to animator: UIViewPropertyAnimator, _ members: ArraySlice<Name>
  ) throws(Mistake) {
    let (path, names) = (assignment.target, AnimatorProperty.all.map(\.name))
    guard place != .animation else { throw Mistake(misplaced(text(path.span)), path.span) }
    guard let name = members.first, members.count == 1,
      let property = AnimatorProperty.named(name.text)
    else {
      guard let last = members.last, members.count > 1 || last.text != AnimatorProperty.timing
      else {
        throw Mistake(.readOnly(text(path.span), settable: AnimatorProperty.settable), path.span)
      }
      throw Mistake(unknownProperty(last.text, of: "an animator", names), last.span)
    }
    guard let write = property.write else {
      throw Mistake(.readOnly(text(path.span), settable: AnimatorProperty.settable), path.span)
    }
    let new = try newValue(assignment, property.read(animator), [], kind: property.kind)
    guard !isRehearsal else { return }
    world.forgetContinuation(of: animator)
    do {
      guard try write(animator, new) else {
        throw wrongKind(new, property.kind, assignment.value.span)
      }
    } catch let error as AnimatorError {
      throw Mistake(.wrongState(of: animator, error), path.span)
    } catch let error as Mistake {
      throw error
    } catch {
      return
    }
    if name.text == "fractionComplete", animator.isRunning || animator.state == .stopped {
      let (state, verb) = animator.isRunning ? ("running", "pause") : ("stopped", "finish")
      world.answer.print("note: a \(state) animator ignores its fractionComplete; \(verb) it first")
    }
  }

  // A name given by `let` can be given another value.
  private func rebind(_ assignment: Assignment, _ members: ArraySlice<Name>) throws(Mistake) {
    guard let root = assignment.target.root, let named = names[root.text] else { return }
    guard place != .animation else {
      // What no value has is the greater mistake.
      if let member = members.first { _ = try self.member(member, of: named.value, path: nil) }
      throw Mistake(misplaced(root.text), root.span)
    }
    let new = try newValue(assignment, named.value, members, kind: named.value.kind)
    if !isRehearsal { world.names[root.text] = .value(new) }
  }

  // MARK: Values

  // The whole new value of a property whose member is assigned to.
  private func newValue(
    _ assignment: Assignment, _ old: Value, _ members: ArraySlice<Name>, kind: ValueKind
  ) throws(Mistake) -> Value {
    var members = members
    guard let first = members.popFirst() else {
      return try combined(assignment, old, kind)
    }
    let member = Self.keyPath(first, &members, of: old)
    guard let inner = old.member(member.text) else {
      throw Mistake(unknownProperty(member.text, of: old.noun, old.memberNames), member.span)
    }
    let new = try newValue(assignment, inner, members, kind: inner.kind)
    guard let value = old.setting(member.text, to: new) else {
      let settable = old.memberNames.filter { name in
        old.member(name).map { old.setting(name, to: $0) != nil } ?? false
      }
      throw Mistake(.readOnly(text(assignment.target.span), settable: settable), member.span)
    }
    return value
  }

  private func combined(
    _ assignment: Assignment, _ old: Value, _ kind: ValueKind
  ) throws(Mistake) -> Value {
    let operand = try evaluate(assignment.value)
    let span = assignment.value.span
    let value: Value =
      switch assignment.operator {
      case .set: operand
      case .add: try Arithmetic.apply(.add, old, operand, assignment.operatorSpan)
      case .subtract: try Arithmetic.apply(.subtract, old, operand, assignment.operatorSpan)
      case .multiply: try Arithmetic.apply(.multiply, old, operand, assignment.operatorSpan)
      case .divide: try Arithmetic.apply(.divide, old, operand, assignment.operatorSpan)
      }
    guard value.kind == kind else { throw wrongKind(value, kind, span) }
    guard value.isFinite else { throw Mistake(.notFinite, span) }
    if case .number(let quantity) = value, quantity.unit == .duration,
      case .number(let before) = old,
      before.unit != .duration
    {
      throw Mistake(.wrongKind(found: "a duration", expected: "a number"), span)
    }
    return value
  }

  private func wrongKind(_ value: Value, _ kind: ValueKind, _ span: Span) -> Mistake {
    let isNumber = value.kind == kind && kind == .number
    return Mistake(
      .wrongKind(found: value.kind.noun, expected: isNumber ? "a whole number" : kind.rawValue),
      span)
  }

  private func text(_ span: Span) -> String {
    span.text(in: source)
  }
}
