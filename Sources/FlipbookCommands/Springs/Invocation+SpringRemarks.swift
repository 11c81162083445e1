// What is told to the person at the terminal of springs, and of blocks that move nothing.
extension Invocation {
  /// Tells of a duration that a spring given in full does not take.
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
  /// What moves is looked at only then: there may be much of it.
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

  // Choice: no finger throws anything over its way so often in a second.
  private static let wildVelocity = 100.0

  /// What a block sets that is so already, where there is nothing else in it; `nil` where something
  /// may move.
  func idleness(of block: Block) -> String? {
    guard isTyped, !block.statements.isEmpty else { return nil }
    var idle: String?
    var scope = scope.inside(.animation)
    // Nothing is told of the values but what is told when the block runs.
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

  /// Tells of a block that has nothing to move.
  func remarkOnIdleness(_ idle: String?) {
    guard let idle else { return }
    world.answer.remark = "nothing to move: \(idle)"
    world.answer.movesNothing = true
  }

  /// Tells of an animator that was started with blocks and has nothing to move.
  func remarkOnIdleness(of animator: UIViewPropertyAnimator, _ name: String) {
    guard isTyped, animator.motions.isEmpty, animator.duration > 0 else { return }
    world.answer.remark =
      "\(Name.typed(name)) itself has nothing to move: its block changes no value that can be\n "
      + "animated, or sets what is so already"
  }
}
