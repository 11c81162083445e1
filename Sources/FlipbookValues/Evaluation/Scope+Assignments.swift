extension Scope {
  package func assign(_ assignment: Assignment) throws(Mistake) {
    let (path, members) = (assignment.target, assignment.target.members[...])
    guard let root = path.root else {
      guard let thing = layer.map(Value.layer) ?? view.map(Value.view),
        let owner = thing.owner(.model)
      else { throw Mistake(.noView, path.span) }
      return try set(owner, members, assignment, of: thing)
    }
    if root.text == ValueWords.stage { return try set(world, members, assignment) }
    guard let value = named(root.text)?.value else {
      // The word may name a number of the block's gesture.
      if let gesture, GestureWord(rawValue: root.text) != nil {
        return try set(gesture, [root] + members, assignment)
      }
      throw nothingToSet(root, path)
    }
    guard let owner = value.owner(.model) else {
      return try rebind(root, value, members, assignment)
    }
    try set(owner, members, assignment, of: value)
  }

  private func nothingToSet(_ root: Name, _ path: Path) -> Mistake {
    let (word, near) = (root.text, nearNames(root.text))
    let kind: Mistake.Kind =
      if isBlock(word) {
        (try? find(path)) == nil ? .isBlock(word) : .readOnly(text(of: .path(path)), settable: [])
      } else if isReserved(word) {
        .reservedName(word)
      } else if let hint = memberHint(path) {
        .unknownValue(word, hint: hint, near: near)
      } else {
        path.members.isEmpty ? .nothingToSet(word, near: near) : .unknownName(word, near: near)
      }
    return Mistake(kind, root.span)
  }

  private func set(
    _ thing: any PropertyOwner, _ members: ArraySlice<Name>, _ assignment: Assignment,
    of value: Value? = nil
  ) throws(Mistake) {
    let (path, name) = (assignment.target, members.first)
    let found = name.flatMap { thing.find($0.text) }
    if found == nil, let value, let name, let part = Part.named(name.text, of: value, in: world) {
      guard let next = part.owner(.model) else { throw readOnly(path, of: thing) }
      return try set(next, members.dropFirst(), assignment, of: part)
    }
    guard place != .animation || thing.isAnimated else {
      throw Mistake(misplaced(text(of: .path(path))), path.span)
    }
    guard let name else { throw readOnly(path, of: thing) }
    guard let property = found else { throw Mistake(missing(name, of: thing, path), name.span) }
    guard property.isSettable else { throw readOnly(path, of: thing) }
    let old = thing.read(property.place)
    let new = try newValue(assignment, old, members.dropFirst(), kind: property.kind)
    guard new.components?.allSatisfy({ abs($0) <= Value.farthest }) ?? true else {
      throw mistake(assignment.value, allowed: "the stage ends at 1e38")
    }
    if isRehearsal { return }
    if world.isHeard, property.kind == .transform { remarkOnTurn(assignment, from: old) }
    if world.isHeard, property.kind == .color { remarkOnFirstColor(assignment, from: old) }
    let moving = thing.isAnimated ? (thing as? ViewFace).flatMap { movingValue(of: path, $0) } : nil
    world.willChange()
    thing.willChange(in: world)
    let isWritten: Bool
    do throws(AnimatorError) {
      isWritten = try world.stage.perform { () throws(AnimatorError) in
        try thing.write(new, property.place)
      }
    } catch { throw Mistake(thing.refusal(error), path.span) }
    guard isWritten else { throw wrongKind(new, property.kind, assignment.value.span) }
    guard world.isHeard else { return }
    if let remark = thing.remark(property.place) {
      world.answer.print(remark)
    } else if name.text == "fractionComplete", type(of: thing) == UIViewPropertyAnimator.self {
      remarkOnFraction(new)
    }
    if ["alpha", "opacity"].contains(name.text) { remarkOnAlpha(new, name.text) }
    if let moving { remarkOnJump(assignment, from: moving) }
    remarkOnShare(assignment)
    remarkOnAngle(assignment)
    if name.text == "anchorPoint", place == .entry, new != old {
      world.answer.remark = "a layer's anchorPoint stays at its position, so its frame moved"
    }
  }

  private func readOnly(_ path: Path, of thing: any PropertyOwner) -> Mistake {
    Mistake(.readOnly(text(of: .path(path)), settable: thing.settable), path.span)
  }

  private func rebind(
    _ root: Name, _ old: Value, _ members: ArraySlice<Name>, _ assignment: Assignment
  ) throws(Mistake) {
    guard place != .animation else {
      // Reports a member that no value has first.
      if let member = members.first {
        _ = try self.member(member, of: FoundValue(value: old), path: nil)
      }
      throw Mistake(misplaced(root.text), root.span)
    }
    guard surroundings?.locals[root.text] == nil else {
      throw Mistake(
        .wrongState(
          message: "'\(root.text)' stands for one value in a pass of the loop: 'let' names another"),
        root.span)
    }
    let new = try newValue(assignment, old, members, kind: old.kind)
    if isRehearsal { return }
    world.willChange()
    world.names[root.text] = .value(new)
  }

  // MARK: Values

  // The whole new value of a property after an assignment to one of its members.
  private func newValue(
    _ assignment: Assignment, _ old: Value, _ members: ArraySlice<Name>, kind: ValueKind
  ) throws(Mistake) -> Value {
    var members = members
    guard let first = members.popFirst() else { return try combined(assignment, old, kind) }
    let member = Self.keyPath(first, &members, of: old)
    guard let inner = old.member(member.text) else {
      throw Mistake(missing(member, of: old, assignment.target), member.span)
    }
    let new = try newValue(assignment, inner, members, kind: inner.kind)
    guard let value = old.setting(member.text, to: new) else {
      let settable = old.memberNames.filter { name in
        old.member(name).map { old.setting(name, to: $0) != nil } ?? false
      }
      throw Mistake(.readOnly(text(of: .path(assignment.target)), settable: settable), member.span)
    }
    return value
  }

  private func combined(
    _ assignment: Assignment, _ old: Value, _ kind: ValueKind
  ) throws(Mistake) -> Value {
    let takesNumber = kind == .number || assignment.operator.infix != nil
    let operand = try (takesNumber ? operand(assignment.value) : evaluate(assignment.value))
      .taken(as: kind)
    let span = assignment.value.span
    let value =
      try assignment.operator.infix.map { op throws(Mistake) in
        try Arithmetic.apply(op, old, operand, assignment.operatorSpan)
      } ?? operand
    guard value.kind == kind else { throw wrongKind(value, kind, span) }
    guard value.isFinite else { throw Mistake(.notFinite, span) }
    if value.quantity?.unit == .duration, let before = old.quantity, before.unit != .duration {
      throw Mistake(.wrongKind(found: "a duration", expected: "a number"), span)
    }
    return value
  }

  private func wrongKind(_ value: Value, _ kind: ValueKind, _ span: Span) -> Mistake {
    let isNumber = value.kind == kind && kind == .number
    return Mistake(
      .wrongKind(found: value.listNoun, expected: isNumber ? "a whole number" : kind.rawValue),
      span)
  }
}
