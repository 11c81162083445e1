/// Commands on property animators, named after UIKit's calls.
package enum AnimatorCommands {
  private static let name = Input.newName("name").required()
  private static let animator = Input<Name?>.animators
  private static let completion = BlockCommands.completion
  private static let timing = Input.timing("timing")
  private static let pausesOnCompletion = Input.flag(
    "pausesOnCompletion", meaning(of: "pausesOnCompletion"))
  private static let scrubsLinearly = Input.boolean(
    "scrubsLinearly:", meaning(of: "scrubsLinearly")
  ).or(true)
  private static let isInterruptible = Input.boolean(
    "isInterruptible:", meaning(of: "isInterruptible")
  ).or(true)
  private static let block = Input.block("block", .animation, "assignments, which it animates")
  private static let delayFactor = Input.share(
    "delayFactor:", "the share of the time left to wait first"
  ).within(0...1, "a delay factor lies in 0…1").or(0)
  private static let done = Input.block("block", .fired, "what to run then").required()
  private static let delay = Input.duration("after:", "how long to wait first")
  private static let durationFactor = Input.number(
    "durationFactor:", "a factor of its duration; 0 is the time left"
  ).within(0...(.infinity), "a duration factor is 0 or more").or(0)
  private static let fraction = Input.share(
    "fraction", "where to move it; without one you drag it by hand"
  ).within(0...1) { typed, number in
    let isWhole = typed.allSatisfy(\.isNumber) && number <= 100
    return "a fraction lies between 0% and 100%" + (isWhole ? ": write \(typed)%" : "")
  }
  private static let withoutFinishing = Input.flag(
    "withoutFinishing", "inactive at once, and no completion runs")
  private static let end = Input.choice(
    "at:", "where it ends up",
    of: [
      "start": "where it began: its changes are undone", "current": "where it was stopped",
      "end": "where it was heading",
    ]
  ).or("end")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "animator", group: .animator, effect: .changes,
      parameters: [
        name, Pace.durationInput, Pace.timingInput, pausesOnCompletion, scrubsLinearly,
        isInterruptible, block, completion,
      ], help: "makes an animator; nothing moves until you start it",
      uikit: "UIViewPropertyAnimator(duration:timingParameters:)",
      example: exampleBox + "animator slide 2s linear { box.center.x += 200 }",
      synonyms: ["interactive"],
      swift: "UIViewPropertyAnimator -> animator <let slide> <duration s> @way[ <{animations}>]\n"
        + "UIViewPropertyAnimator.runningPropertyAnimator -> animator <let slide> "
        + "<withDuration s>[ <options>] <{animations}>"
        + "[; completion <let slide> <{completion} position>]; start <let slide>[ after: <delay~ s>]",
      action: make),
    CommandDeclaration(
      name: "add", group: .animator, effect: .changes,
      parameters: [Input<Name?>.dancers, delayFactor, block.required()],
      help: "adds a block to an animator; it takes the time that is left",
      uikit: "addAnimations(_:delayFactor:)",
      example: exampleBox + "animator slide 2s\nadd slide delayFactor: 0.5 { box.alpha = 0 }",
      synonyms: ["append"],
      swift: "addAnimations -> add <self>[ delayFactor: <delayFactor~>] <{}>\n"
        + "addAnimations <- add <self> <{}>",
      action: saying { call throws(Mistake) in
        .add(try call.ready(block.required()), delayFactor: call[delayFactor])
      }),
    CommandDeclaration(
      name: "completion", group: .animator, effect: .changes,
      parameters: [Input<Name?>.dancers.orBlocks, done],
      help: "adds a block for the end; 'position' is start, end or current",
      note: "An animate block with a name takes one too, for its end, each time it is started.",
      uikit: "addCompletion(_:)",
      example: exampleBox + "animator slide 1s { box.alpha = 0 }\n"
        + "completion slide { expect position == end }\nstart slide\nrun",
      synonyms: ["callback", "onComplete"],
      swift: "addCompletion <-> completion <self> <{} position>\n"
        + "dance.addCompletion <-> completion <self> <{} position>", action: complete),
    CommandDeclaration(
      name: "start", group: .animator, effect: .changes,
      parameters: [animator.orBlocks, delay, completion],
      help: "starts an animator, or starts it again after a pause",
      note: "After a pause a curve goes on from there; " + spring, uikit: "startAnimation()",
      example: exampleBox + "animator slide 1s { box.alpha = 0 }\nstart slide after: 0.5s",
      synonyms: ["trigger", "launch"],
      swift: "startAnimation <-> start <self>[ after: <afterDelay~ s>]\n"
        + "dance.start <-> start <self>[ after: <after~ s>]"
    ) { call throws(Mistake) -> Answer in
      if let name = call[animator], call.scope.isBlock(name.text) {
        let isPlain = !call.isGiven(delay) && !call.isGiven(completion)
        if isPlain { return try SeedCommands.run(name, call) }
        throw Mistake(.blockNotAnimator(name.text, verb: "start"), name.span)
      }
      let receiver = try call.receiver(animator)
      let done = try call.endingAnimator.ready(completion)
      if let done { _ = try receiver.take(.complete(done), call) }
      return try receiver.take(.start(after: call[delay]), call)
    },
    CommandDeclaration(
      name: "pause", group: .animator, effect: .changes, parameters: [animator, delay],
      help: "pauses an animator where it is, now or later", uikit: "pauseAnimation()",
      example: exampleBox
        + "animator slide 1s { box.alpha = 0 }\nstart slide\npause slide after: 0.5s\nstep 1s",
      synonyms: ["freeze", "hold"],
      swift: "pauseAnimation <-> pause <self>\n"
        + "dance.pause <-> pause <self>[ after: <after~ s>]", action: pause),
    CommandDeclaration(
      name: "continue", group: .animator, effect: .changes,
      parameters: [animator, timing, durationFactor],
      help: "continues a paused animator, with a new timing or duration",
      note: "A curve, its own or a new one, goes on at the progress it has reached; " + spring
        + " A factor plays the rest faster or slower.",
      uikit: "continueAnimation(withTimingParameters:durationFactor:)",
      example: exampleBox + "animator slide 1s { box.alpha = 0 }\npause slide\n"
        + "continue slide easeOut durationFactor: 0.5", synonyms: ["proceed"],
      swift: "continueAnimation <-> continue <self>[ <withTimingParameters|nil>]"
        + "[ durationFactor: <durationFactor~|0>]",
      action: saying {
        $0.remarkOnFactor(durationFactor, of: $0[animator])
        if $0.isTyped, $0.command.arguments.isEmpty, $0.scope.source.contains("for ") {
          $0.world.answer.remark = "a loop has no 'continue': what was paused goes on"
        }
        return .resume($0[timing], durationFactor: $0[durationFactor])
      }),
    CommandDeclaration(
      name: "reverse", group: .animator, effect: .changes, parameters: [animator],
      help: "turns an animator around where it is", uikit: "isReversed",
      example: exampleBox + "animator slide 1s { box.alpha = 0 }\nstart slide\nstep\nreverse slide",
      synonyms: ["backwards"],
      swift: "isReversed.toggle <- reverse <self>\n"
        + "dance.reverse <-> reverse <self>", action: saying { _ in .reverse }),
    CommandDeclaration(
      name: "scrub", group: .animator, effect: .changes, parameters: [animator.orStage, fraction],
      help: "moves a paused animator to a fraction, or lets you drag it", uikit: "fractionComplete",
      example: exampleBox + "animator slide 1s { box.alpha = 0 }\npause slide\nscrub slide 50%",
      synonyms: ["seek", "drag", "slider", "playhead"],
      refusals: [
        "over": "'scrub' moves a playhead at once; 'start' lets it run",
        "duration": "'scrub' moves a playhead at once; 'start' lets it run",
      ],
      swift: "fractionComplete= <- scrub <self> <0>\ndance.progress= <- scrub <self> <0>\n"
        + "dance.setProgress -> <self>.dance.progress = <to>", traits: traits, action: scrub),
    CommandDeclaration(
      name: "stop", group: .animator, effect: .changes, parameters: [animator, withoutFinishing],
      help: "stops an animator where it is; then finish it", uikit: "stopAnimation(_:)",
      example: exampleBox + "animator slide 1s { box.alpha = 0 }\nstart slide\nstep\n"
        + "stop slide withoutFinishing", synonyms: ["abort", "cancel", "interrupt"],
      swift: "stopAnimation <-> stop <self>[ withoutFinishing: <0=|false>]",
      action: saying { .stop(withoutFinishing: $0[withoutFinishing]) }),
    CommandDeclaration(
      name: "finish", group: .animator, effect: .changes,
      parameters: [animator, end] + ChainCommands.lastStepInputs,
      help: "finishes a stopped animator; default: at its end",
      note: "It stops a dance that runs. On a chain it adds a last step, like 'then', and performs "
        + "it: finish intro 1s { box.alpha = 0 }", uikit: "finishAnimation(at:)",
      example: exampleBox + "animator slide 1s { box.alpha = 0 }\nstart slide\nstep\nstop slide\n"
        + "finish slide at: current", synonyms: ["complete"],
      swift: "finishAnimation <-> finish <self> at: <at|.end>\n"
        + "dance.finish <-> finish <self> at: <at|.end>", action: finish),
  ]

  private static let spring = "a spring starts again from what is shown, with its whole duration."

  private static func meaning(of property: String) -> String {
    UIViewPropertyAnimator.properties[property]?.meaning ?? ""
  }

  // MARK: Making

  @Sendable private static func make(_ call: Invocation) throws(Mistake) {
    let (name, timing) = (call[name].text, call[Pace.timingInput])
    let animator = call.world.stage.perform {
      UIViewPropertyAnimator(
        duration: call[Pace.durationInput], timingParameters: timing.parameters)
    }
    animator.label = name
    animator.pausesOnCompletion = call[pausesOnCompletion]
    animator.scrubsLinearly = call[scrubsLinearly]
    animator.isInterruptible = call[isInterruptible]
    if let block = try call.ready(block) { animator.addAnimations(block.closure) }
    if let done = try call.endingAnimator.ready(completion) { animator.addCompletion(done) }
    call.world.names[name] = .animator(animator)
    call.world.timings[name] = (timing, nil)
    call.world.lastAnimator = name
    call.remarkOnOwnDuration()
  }

  // MARK: Moving

  private static func saying(
    _ move: @escaping @Sendable (Invocation) throws(Mistake) -> Move
  ) -> @Sendable (Invocation) throws(Mistake) -> Answer {
    { call throws(Mistake) in try call.receiver(animator).take(try move(call), call) }
  }

  @Sendable private static func complete(_ call: Invocation) throws(Mistake) -> Answer {
    let word = call[animator]
    guard let word, case let name = word.text, call.scope.isBlock(name) else {
      let done = try call.endingAnimator.ready(done)
      return try call.receiver(animator).take(.complete(done), call)
    }
    let done = try call.ready(done)
    let completion = call.isAsked ? nil : { done.run(finished: $0) }
    let isOnItsWay = call.world.stage.addCompletion(toBlocksNamed: name, completion)
    guard isOnItsWay || call.world.blocks[name]?.canRun == true else {
      throw Mistake(.begun(name), word.span)
    }
    guard let completion else { return Answer() }
    call.world.blocks[name]?.addCompletion(completion)
    guard !isOnItsWay, call.isTyped else { return Answer() }
    let typed = Name.typed(name)
    return Answer(remark: "\(typed) is over: this runs at its end after 'start \(typed)'")
  }

  @Sendable private static func pause(_ call: Invocation) throws(Mistake) -> Answer {
    let receiver = try call.receiver(animator)
    guard let seconds = call[delay], !(receiver is RestingView) else {
      return try receiver.take(.pause(isLater: false), call)
    }
    try call.schedule(seconds, label: "pause after " + call.text(of: delay)) {
      do throws(Mistake) { _ = try receiver.take(.pause(isLater: true), call) } catch {
        error.kind.note(skipping: "pause").map { call.world.answer.print($0) }
      }
    }
    return Answer()
  }

  @Sendable private static func finish(_ call: Invocation) throws(Mistake) -> Answer {
    let receiver = try call.receiver(animator)
    guard ChainCommands.stepInputs.contains(where: call.isGiven) else {
      let place = [UIViewAnimatingPosition.start, .current].first { $0.word == call[end] } ?? .end
      return try receiver.take(.finish(at: place), call)
    }
    guard case .chain(let chain) = call.scope.named(receiver.name) else {
      throw Mistake(
        call[animator] ?? Name(receiver.name, call.verbSpan),
        isNot: "a chain: only a chain takes a last step",
        hint: "'add \(receiver.name) { … }' gives an animator a block")
    }
    if !call.isAsked { try ChainCommands.finish(chain, call) }
    return Answer()
  }

  // MARK: By hand

  // A `scrub` with no input but its animator is done by hand, and is an entry of its own.
  @Sendable private static func traits(
    of command: Command, in world: World
  ) -> CommandDeclaration.Traits? {
    let byHand = (CommandDeclaration.Effect.outside, CommandDeclaration.Places.alone)
    guard let argument = command.arguments.first else { return byHand }
    guard command.arguments.count == 1, argument.label?.text ?? "name" == "name",
      case .expression(let expression) = argument.value, let word = expression.word?.text
    else { return nil }
    if case .value? = world.names[word] { return nil }
    return byHand
  }

  @Sendable private static func scrub(_ call: Invocation) throws(Mistake) -> Answer {
    if let fraction = call[fraction] {
      return try call.receiver(animator).take(.scrub(fraction), call)
    }
    let missing = Mistake.Kind.missingArgument("FRACTION", usage: "scrub [NAME] FRACTION")
    guard let host = call.host else { throw Mistake(missing, call.verbSpan) }
    let target = try target(of: call)
    switch host.audience {
    case .screen:
      let (world, stage) = (call.world, call.world.stage)
      let isEmpty = stage.ticks == 0 && stage.nextDueTicks == nil && !world.movesEndlessly
      guard target != .stage || !isEmpty else {
        throw Mistake(.nothingEnds(waiting: TimeCommands.waiting(in: world)), call.verbSpan)
      }
      return Answer(.scrub(target))
    case .none where target != .stage: throw Mistake(missing, call.end)
    case .lines, .none:
      let hint =
        target == .stage
        ? "'goto 0.5s' goes to a moment" : "'scrub \(target.name) 50%' goes to a fraction"
      throw Mistake(.needsTerminal("scrub \(target.name)", hint: hint), call.verbSpan)
    }
  }

  private static func target(of call: Invocation) throws(Mistake) -> LiveTarget {
    let name = call[animator]?.text ?? lastToMove(in: call.world) ?? ValueWords.stage
    guard name == ValueWords.stage else { return try call.receiver(animator).playhead(call) }
    try call.checkCommitted()
    return .stage
  }

  // The name used last, unless the run of its animator is over.
  private static func lastToMove(in world: World) -> String? {
    guard let name = world.lastAnimator, case .animator(let animator)? = world.names[name] else {
      return world.lastAnimator
    }
    return animator.isOver ? nil : name
  }
}
