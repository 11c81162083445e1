import FlipbookLanguage
import FlipbookText
import HeadlessUIKit

// What is told to the person at the terminal where what was typed surely means something else.
extension Scope {
  /// Tells of a transform in an animation block that turns farther than half a turn: it is animated
  /// the short way, and a full turn not at all.
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
    let view = assignment.target.root.map { Name.typed($0.text) } ?? "box"
    let pace = source.firstMatch(of: /\ [\d.]+m?s(?=\ )/).map { String($0.0) } ?? " 1s"
    let again = source.firstMatch(of: /\ repeat(?:: *\d+)?(?=\ )/).map { String($0.0) } ?? ""
    world.answer.remark =
      "\(problem); all of it:\n "
      + "animation turn transform.rotation by: \(typed)\(pace)\(again); attach turn to: \(view)"
  }

  private static let rounding = 1e-9

  private static func degrees(_ angle: Double) -> String {
    NumberText.brief(angle * 180 / .pi, digits: 1) + "deg"
  }

  // How far something is to turn, as it was typed; `nil` where that cannot be told.
  private func turn(in assignment: Assignment, from old: Value) -> Double? {
    guard case .transform(let before) = old,
      case .number(let start)? = before.member("rotation")
    else { return nil }
    let isMember = assignment.target.members.last.map { $0.text == "rotation" } ?? false
    let angle =
      isMember ? try? number(assignment.value) : angle(in: assignment.value)
    guard let angle else { return nil }
    switch assignment.operator {
    case .set where isMember: return angle - start.value
    case .set: return abs(start.value) < Self.rounding ? angle : nil
    case .add where isMember, .multiply where !isMember: return angle
    case .subtract where isMember: return -angle
    default: return nil
    }
  }

  // The angles that stand in `rotate(…)`, in the plane; `nil` where none does.
  private func angle(in expression: Expression) -> Double? {
    switch expression {
    case .infix(.multiply, let first, let second, _, _):
      let angles = [first, second].compactMap { angle(in: $0) }
      return angles.isEmpty ? nil : angles.reduce(0, +)
    case .call(let call) where call.name.word?.text == "rotate" && call.arguments.count == 1:
      guard case .expression(let angle) = call.arguments[0].value else { return nil }
      return try? number(angle)
    default: return nil
    }
  }

  /// Tells what Core Animation's scale of a transform is, where it is not what was typed.
  func remarkOnScale(_ expression: Expression, _ value: Value) {
    guard case .path(var path) = expression, path.members.last?.text == "scale", !isRehearsal,
      case .number(let mean) = value
    else { return }
    path.members.append(Name("x", path.span))
    guard case .number(let across)? = try? find(path).value,
      abs(across.value - mean.value) > Self.rounding
    else { return }
    let text = text(of: expression)
    world.answer.remark =
      "Core Animation's mean of x, y and z; \(text).x is \(world.text.number(across.value))"
  }

  /// Tells what a fraction beyond its ends came to.
  func remarkOnFraction(_ value: Value) {
    guard case .number(let share) = value, !(0...1).contains(share.value) else { return }
    let percent = NumberText.shortest(share.value) + "%"
    world.answer.remark =
      "a fraction lies between 0 and 1: it is \(share.value < 0 ? 0 : 1) now"
      + (2...100 ~= share.value ? ", and \(percent) is written with its sign" : "")
  }

  // MARK: Jumps

  /// What is shown of a path that is about to be set outside of a block while it is on its way;
  /// `nil` where it is not.
  func movingValue(of path: Path, _ face: ViewFace) -> Value? {
    guard place == .entry, !world.stage.isBetweenBeginAndCommit, face.view.layer.mayShowOther,
      let shown = try? reading(.shown).find(path).value,
      let model = try? reading(.model).find(path).value
    else { return nil }
    return shown == model ? nil : shown
  }

  /// Tells of what was set outside of a block while it was on its way, and jumps by that.
  func remarkOnJump(_ assignment: Assignment, from old: Value) {
    guard let new = try? reading(.shown).find(assignment.target).value, new != old else { return }
    world.answer.remark =
      "what is shown of \(assignment.target.span.text(in: source)) jumps from "
      + "\(world.text.text(old)) to \(world.text.text(new)); in a block it moves there:\n "
      + "animate 1s { \(assignment.span.text(in: source)) }"
  }
}
