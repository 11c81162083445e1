package enum BlockCommands {
  static let beginsFromCurrentState: OptionInput<UIView.AnimationOptions> = (
    .flag("beginFromCurrentState", "starts from the shown values of what moves"),
    .beginFromCurrentState
  )
  private static let options: [OptionInput<UIView.AnimationOptions>] = [
    (repeats, .repeat),
    (.flag("autoreverse", "there and back; goes with repeat"), .autoreverse),
    beginsFromCurrentState,
    (.flag("allowUserInteraction", "its views take touches while moving"), .allowUserInteraction),
    (
      .flag("overrideInheritedDuration", "its own duration, inside another block"),
      .overrideInheritedDuration
    ),
    (
      .flag("overrideInheritedCurve", "its own curve, inside another block"),
      .overrideInheritedCurve
    ),
  ]
  private static let name = Input.newName("name", "a name for 'start' and 'completion'").leading
  private static let block = Input.block(
    "block", .animation, "assignments, which it animates"
  ).required()
  static let repeats = Input.flag("repeat", "forever; repeat: 3 for three times")
    .counting.within(0...(.infinity), "write repeat; a count is 0 or more")
  package static let completion = Input.block(
    "completion:", .fired, "what to run at the end; 'finished' tells how it ended")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "animate", group: .block, effect: .changes, places: .everywhere,
      parameters: [name] + Pace.inputs + options.map(\.input) + [block, completion],
      help: "runs a block and animates what it changes",
      uikit: "UIView.animate(withDuration:delay:options:animations:completion:)",
      example: exampleBox + "animate 0.5s { box.alpha = 0 } completion: { expect finished }\nrun",
      synonyms: ["move", "tween", "transition"],
      swift: "UIView.animate -> animate <withDuration s>@block\n"
        + "UIView.animate -> animate <withDuration s> "
        + "spring(dampingRatio: <usingSpringWithDamping>@speed)@block\n"
        + "UIView.animate -> animate "
        + "spring(duration: <springDuration>[, bounce: <bounce~>]@speed)@block\n"
        + "UIView.Animator -> animate <duration s>@block\nUIView.SpringAnimator -> animate "
        + "<duration s> spring(dampingRatio: <damping>[, initialVelocity: <velocity~>])@block\n"
        + "animateViews -> animate <duration s>[ <curve>]@block", action: animate)
  ]

  @Sendable private static func animate(_ call: Invocation) throws(Mistake) {
    let block = try call.ready(block)
    let completion = try call.completion(completion)
    guard !call.scope.isRehearsal else { return }
    let options = call.options(options)
    let (others, idle) = (call.beginningPaths, call.idleness(of: call[Self.block]))
    let own = call.ownMotion(of: call[Self.block])
    let (count, reverses) = (call.count(of: repeats), options.contains(.autoreverse))
    let animations = { call.repeating(count, reverses, block.closure) }
    call.play(name, completion) { [pace = Pace(of: call)] name, completion in
      UIView.animate(
        label: name, duration: pace.duration, delay: pace.delay,
        options: count == nil ? options : options.subtracting([.repeat, .autoreverse]),
        timing: pace.timing.parameters, animations: animations, completion: completion)
    }
    call.remarkOnSharedMotion(with: others)
    call.remarkOnOwnDuration()
    call.remarkOnVelocity(
      call[Pace.timingInput].initialVelocity,
      of: call.world.stage.movingBlocks.last.map { $0.beginsNow ? $0.motions : [] } ?? [])
    call.remarkOnIdleness(idle)
    if let own { call.world.answer.remark = own }
  }
}

/// A flag, and the UIKit option that it sets.
typealias OptionInput<Options> = (input: Input<Bool>, option: Options)

extension Invocation {
  func options<Options: SetAlgebra>(_ inputs: [OptionInput<Options>]) -> Options {
    inputs.filter { self[$0.input] }.reduce(into: []) { $0.formUnion($1.option) }
  }

  package func completion(
    _ input: Input<Block?>, context: Value? = nil
  ) throws(Mistake) -> ((Bool) -> Void)? {
    try ready(input, context: context).map { block in { block.run(finished: $0) } }
  }

  /// Runs a block, and repeats its animations if a count was given.
  func repeating(_ count: Double?, _ autoreverses: Bool, _ block: () -> Void) {
    guard let count else { return block() }
    UIView.modifyAnimations(withRepeatCount: count, autoreverses: autoreverses, animations: block)
  }

  /// Starts animations, and keeps them for `again` if they were given a name.
  package func play(
    _ name: Input<Name?>, _ completion: ((Bool) -> Void)?,
    _ animate: @escaping (String?, ((Bool) -> Void)?) -> Void
  ) {
    let stage = world.stage
    guard let name = self[name]?.text else { return stage.perform { animate(nil, completion) } }
    let block = NamedBlock(completion: completion) { completion in
      stage.perform { animate(name, completion) }
    }
    world.blocks[name] = block
    block.run()
  }
}
