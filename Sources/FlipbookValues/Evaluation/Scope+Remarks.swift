// Remarks at the terminal where the user surely meant something else.
extension Scope {
  /// Remarks that an animated transform turns the short way, and does not turn for a full turn.
  func remarkOnTurn(_ assignment: Assignment, from old: Value) {
    guard place == .animation, let turn = turn(in: assignment, from: old),
      abs(turn) > .pi + Self.rounding
    else { return }
    let shown = turn.remainder(dividingBy: 2 * .pi)
    let typed = Self.degrees(turn)
    let problem =
      abs(shown) < Self.rounding
      ? "a turn by \(typed) ends as it began: nothing turns"
      : "a transform turns the short way: by \(Self.degrees(shown)), not \(typed)"
    world.answer.remark = "\(problem); \(wholeTurn(of: assignment, typed))"
  }

  private func wholeTurn(of assignment: Assignment, _ angle: String) -> String {
    let view = assignment.target.root.map { Name.typed($0.text) } ?? "box"
    let pace = source.firstMatch(of: /\ [\d.]+m?s(?=\ )/).map { String($0.0) } ?? " 1s"
    let again = source.firstMatch(of: /\ repeat(?:: *\d+)?(?=\ )/).map { String($0.0) } ?? ""
    return
      "all of it:\n animation turn transform.rotation by: \(angle)\(pace)\(again); add turn to: \(view)"
  }

  private static let rounding = 1e-9

  private static func degrees(_ angle: Double) -> String {
    NumberText.brief(angle.degrees, digits: 1) + "deg"
  }

  // The turn as typed; `nil` where that is unknown.
  private func turn(in assignment: Assignment, from old: Value) -> Double? {
    guard case .transform(let before) = old, case .number(let start)? = before.member("rotation")
    else { return nil }
    let isMember = assignment.target.members.last.map { $0.text == "rotation" } ?? false
    let angle = isMember ? try? number(assignment.value) : angle(in: assignment.value)
    guard let angle else { return nil }
    switch assignment.operator {
    case .set: return angle - start.value
    case .add where isMember, .multiply where !isMember: return angle
    case .subtract where isMember: return -angle
    default: return nil
    }
  }

  // The sum of the angles in `rotate(…)`; `nil` if there are none.
  private func angle(in expression: Expression) -> Double? {
    switch expression {
    case .infix(.multiply, let first, let second, _, _):
      let angles = [first, second].compactMap { angle(in: $0) }
      return angles.isEmpty ? nil : angles.reduce(0, +)
    case .call(let call) where call.name.word?.text == "rotate" && call.arguments.count == 1:
      return try? number(call.values[0])
    default: return nil
    }
  }

  /// Remarks that a transform's scale is Core Animation's mean, where the scale along x differs.
  func remarkOnScale(_ expression: Expression) {
    guard case .path(var path) = expression, path.members.last?.text == "scale", !isRehearsal,
      case .number(let mean)? = try? evaluate(expression)
    else { return }
    path.members.append(Name("x", path.span))
    guard case .number(let across)? = try? find(path).value,
      abs(across.value - mean.value) > Self.rounding
    else { return }
    let text = text(of: expression)
    world.answer.remark =
      "Core Animation's mean of x, y and z; \(text).x is \(world.text.number(across.value))"
  }

  /// Remarks that a percentage was assigned to a member that counts points.
  func remarkOnShare(_ assignment: Assignment) {
    guard place != .fired, let member = assignment.target.members.last?.text,
      let owner = assignment.target.root?.text ?? (layer ?? view?.layer)?.name
    else { return }
    let shares = shares(in: assignment.value, of: member).compactMap { literal, side in
      whole(side, of: assignment.target, owner).map { (literal: literal, whole: $0) }
    }
    guard let typed = shares.first?.literal else { return }
    let target = assignment.target.root == nil ? "\(Name.typed(owner))." : ""
    var line = "\(target)\(assignment.target.span.text(in: source)) = "
    var start = assignment.value.span.lower
    for (literal, whole) in shares {
      line += Span(start, literal.span.lower).text(in: source) + "\(whole) * \(literal.text)"
      start = literal.span.upper
    }
    line += Span(start, assignment.value.span.upper).text(in: source)
    let points = NumberText.shortest(typed.value / 100)
    world.answer.remark =
      "\(typed.text) here is \(points) points; for a share of a size:\n \(line)"
    if place == .entry { world.answer.offer = line }
  }

  // The percentages in an assigned value, each with the side of which it is a share.
  private func shares(
    in value: Expression, of member: String
  ) -> [(literal: NumberLiteral, side: String)] {
    let parts: [(Expression, String)] =
      switch value {
      case .number, .prefix: [(value, member)]
      case .tuple(let parts, _) where member == "bounds" || member == "frame" || parts.count == 2:
        Array(zip(parts, ["x", "y", "width", "height"]))
      case .call(let call) where call.name.word?.text == "translate":
        Array(zip(call.values, ["ownWidth", "ownHeight"]))
      default: []
      }
    return parts.compactMap { part, side in
      switch part {
      case .number(let literal) where literal.unit == .percent,
        .prefix(_, .number(let literal), _) where literal.unit == .percent:
        (literal, side)
      default: nil
      }
    }
  }

  /// Remarks that a bare angle of more than a turn is radians, as in UIKit.
  func remarkOnAngle(_ assignment: Assignment) {
    guard place != .fired, let typed = assignment.value.bareAngle,
      assignment.target.members.contains(where: { $0.text == "rotation" })
    else { return }
    if place == .animation, typed.value.remainder(dividingBy: 360) == 0 {
      world.answer.remark =
        "\(typed.text) is radians; \(wholeTurn(of: assignment, "\(typed.text)deg"))"
      return
    }
    let target = assignment.target.span.text(in: source)
    let line = "\(target) \(assignment.operator.rawValue) \(typed.text)deg"
    world.answer.remark = "\(typed.text) is radians; for degrees:\n \(line)"
    if place == .entry, assignment.operator == .set { world.answer.offer = line }
  }

  /// Remarks the same on a bare angle that is compared with an angle.
  package func remarkOnAngle(in condition: Expression) {
    guard case .infix(_, let a, let b, _, _) = condition else { return }
    if isAngle(a) { remarkOnAngle(b) } else if isAngle(b) { remarkOnAngle(a) }
  }

  /// Remarks the same on a bare angle along a key path to an angle.
  package func remarkOnAngle(_ expression: Expression) {
    guard let typed = expression.bareAngle else { return }
    world.answer.remark = "\(typed.text) is radians; write \(typed.text)deg for degrees"
  }

  /// The size of which a percentage for a member of a path surely is a share: the superlayer's, or
  /// the view's own; `nil` where the member counts no points.
  func whole(_ member: String, of path: Path, _ owner: String) -> String? {
    switch member {
    case "cornerRadius", "borderRadius", "ownWidth": return "\(Name.typed(owner)).bounds.size.width"
    case "ownHeight": return "\(Name.typed(owner)).bounds.size.height"
    default: break
    }
    let side = ["x": "width", "left": "width", "y": "height", "top": "height"][member] ?? member
    let isLength = ["center", "frame", "bounds"].contains(path.members.first?.text)
    guard isLength || path.members.count == 1, ["width", "height"].contains(side),
      let around = (path.root == nil ? view?.layer : named(owner)?.layer)?.superlayer,
      let name = world.name(of: around)
    else { return nil }
    return "\(Name.typed(name)).bounds.size.\(side)"
  }

  /// Remarks that an alpha or opacity above 1 shows no more than 1.
  func remarkOnAlpha(_ value: Value, _ name: String) {
    guard case .number(let share) = value, share.value > 1, place != .fired else { return }
    world.answer.remark =
      "what has an \(name) of 1 is shown as it is"
      + (2...100 ~= share.value && !source.contains("%")
        ? ", and \(NumberText.shortest(share.value))% is written with the % sign" : "")
  }

  func remarkOnFraction(_ value: Value) {
    guard case .number(let share) = value, !(0...1).contains(share.value) else { return }
    let remark = "a fraction lies between 0 and 1: it is "
    guard 2...100 ~= share.value else {
      return world.answer.remark = remark + (share.value < 0 ? "0 now" : "1 now")
    }
    let percent = NumberText.shortest(share.value) + "%"
    world.answer.remark = remark + "1 now, and \(percent) is written with the % sign"
  }

  /// Remarks that `after:` delays making something, and how to delay its start instead.
  func remarkOnWaiting(_ command: Command, _ delay: Int) {
    guard place == .entry, world.answer.remark == nil,
      let declaration = world.commands.resolve(command, in: self)?.0,
      let name = command.arguments.first?.value.word.map({ Name.typed($0.text) })
    else { return }
    let length = command.arguments[delay].value.span.text(in: source)
    let start = delay > 0 ? command.arguments[delay - 1].span : command.verb.span
    let late = Span(start.upper, command.arguments[delay].span.upper)
    let waits = "this waits \(length) before it"
    switch (declaration.name, command.arguments.last { $0.isBlock }?.span) {
    case ("animator", _), ("chain", _):
      let end = Span(command.span.upper, command.span.upper)
      remark(
        "\(waits) makes \(name); to make it now",
        [(late, ""), (end, "; start \(name) after: \(length)")])
    case ("animation", _), ("group", _):
      remark("\(waits) makes \(name); to make it now", [(late, " beginTime: \(length)")])
    case ("completion", let block?):
      remark(
        "\(waits) adds the block; to wait at the end",
        [(late, ""), (block, "{ after \(length) \(block.text(in: source)) }")])
    case _ where declaration.parameters.first?.isPlainNewName == true:
      world.answer.remark = "\(waits) makes \(name)"
    default: break
    }
  }

  /// Remarks on something, and offers the entry with some places replaced.
  package func remark(_ problem: String, _ changes: [(place: Span, words: String)]) {
    let entry = changes.sorted { $0.place.lower > $1.place.lower }.reduce(source) { text, change in
      Span(0, change.place.lower).text(in: text) + change.words
        + Span(change.place.upper, text.utf8.count).text(in: text)
    }
    let line = "edit { \(entry) }"
    (world.answer.remark, world.answer.offer) = ("\(problem):\n \(line)", line)
  }

  // MARK: Jumps

  /// Remarks that a colour cannot be animated from none.
  func remarkOnFirstColor(_ assignment: Assignment, from old: Value) {
    guard place == .animation, old == .color(nil) else { return }
    let path = assignment.target.span.text(in: source)
    world.answer.remark =
      "\(path) is none, and no way leads from there: it is there at once;\n \(path) = clear goes before"
  }

  /// The shown value of a moving path that is being set outside a block; `nil` if it rests.
  func movingValue(of path: Path, _ face: ViewFace) -> Value? {
    guard world.isHeard, place == .entry, !world.stage.isBetweenBeginAndCommit,
      face.view.layer.mayShowOther, let shown = try? reading(.shown).find(path).value,
      !source.contains("detach "), let model = try? reading(.model).find(path).value
    else { return nil }
    return shown == model ? nil : shown
  }

  func remarkOnJump(_ assignment: Assignment, from old: Value) {
    guard let new = try? reading(.shown).find(assignment.target).value, new != old else { return }
    world.answer.remark =
      "what is shown of \(assignment.target.span.text(in: source)) jumps from "
      + "\(world.text.text(old)) to \(world.text.text(new)); 'animate' moves it there:\n "
      + "animate 1s { \(assignment.span.text(in: source)) }"
  }
}

extension Expression {
  /// A bare number of more than a turn, which was probably meant as degrees.
  var bareAngle: NumberLiteral? {
    guard case .number(let typed) = self, typed.unit == nil, abs(typed.value) > 2 * .pi else {
      return nil
    }
    return typed
  }
}
