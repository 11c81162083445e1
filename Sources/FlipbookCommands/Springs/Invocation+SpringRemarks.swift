// Remarks on springs, and on blocks that move nothing, for the person at the terminal.
extension Invocation {
  /// Remarks on a duration that a fully specified spring ignores.
  func remarkOnOwnDuration() {
    guard isTyped, isGiven(Pace.durationInput), world.answer.remark == nil,
      case let timing = self[Pace.timingInput],
      timing.isSpring, timing.ratioAlone == nil, !timing.isBounceInFull,
      let own = timing.number("settlingDuration"), case let typed = self[Pace.durationInput],
      abs(own - typed) > Self.sameDuration
    else { return }
    world.answer.remark =
      "this spring takes \(world.text.number(own))s and ignores the duration;\n "
      + "spring(dampingRatio: 0.5) takes the \(NumberText.shortest(typed))s"
  }

  // Choice: half of what three digits show.
  private static let sameDuration = 0.0005

  /// Remarks on an initial velocity that was hardly meant in distances per second.
  ///
  /// The motions are only looked at then, because there may be many.
  func remarkOnVelocity(_ velocity: Double, of motions: @autoclosure () -> [Motion]) {
    guard isTyped, abs(velocity) >= Self.wildVelocity else { return }
    for motion in motions() {
      guard case .number(let from) = motion.from, case .number(let to) = motion.to,
        case let way = abs(to - from), way > 1
      else { continue }
      let text = NumberText.shortest(velocity)
      world.answer.remark =
        "initialVelocity is in distances a second: \(text) is "
        + "\(NumberText.brief(velocity * way, digits: 0)) of "
        + "\(world.path(ofKeyPath: motion.keyPath, on: motion.layer));\n "
        + "\(text) a second is initialVelocity: \(NumberText.brief(velocity / way, digits: 3))"
      return
    }
  }

  // Choice: no finger throws anything over 100 times its distance in a second.
  private static let wildVelocity = 100.0

  /// The first value that a block sets although it is so already, if all of them are; `nil` if
  /// something may move.
  func idleness(of block: Block) -> String? {
    guard isTyped, !block.statements.isEmpty else { return nil }
    var idle: String?
    var scope = scope.inside(.animation)
    // A rehearsal prints no notes, because the block prints them when it runs.
    scope.isRehearsal = true
    for statement in block.statements {
      guard case .assignment(let assignment) = statement, assignment.operator == .set,
        let old = try? scope.find(assignment.target).value,
        let new = try? scope.evaluate(assignment.value), old == new
      else { return nil }
      idle = idle ?? "\(text(of: assignment.target.span)) is \(world.text.text(old)) already"
    }
    return idle
  }

  /// Remarks on a block that has nothing to move.
  func remarkOnIdleness(_ idle: String?) {
    guard let idle else { return }
    world.answer.remark = "nothing to move: \(idle)"
    world.answer.movesNothing = true
  }

  /// Remarks on an animator that was started with blocks and has nothing to move.
  func remarkOnIdleness(of animator: UIViewPropertyAnimator, _ name: String) {
    guard isTyped, animator.motions.isEmpty, animator.duration > 0 else { return }
    world.answer.remark =
      "\(Name.typed(name)) itself has nothing to move: its block changes no value that can be\n "
      + "animated, or sets what is so already"
  }
}
