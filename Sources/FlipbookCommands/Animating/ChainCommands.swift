/// Commands on chains, and the steps in a chain's block.
package enum ChainCommands {
  private static let intro =
    exampleBox + "chain intro { then 1s { box.center.x += 100 }; do { box.tag = 1 }; "
    + "wait { after 0.7s { continue intro } }; then 1s { box.alpha = 0 } }\nperform intro\nrun"
  private static let new = Input.newName("name").required()
  private static let copied = Input.chain("copy:", "a chain whose remaining steps come first")
  private static let steps = Input.block("block", .chain).required(without: copied)
  private static let name = Input.chain("name").several { scope, _ in
    scope.world.chains.map(\.name)
  }.required()
  private static let completion = Input.block("completion:", .fired)
  private static let other = Input.chain("chain")
  private static let options: [OptionInput<UIView.AnimationOptions>] = [
    (.flag("autoreverse"), .autoreverse),
    (.flag("repeat", "forever: no step comes after it"), .repeat),
    BlockCommands.beginsFromCurrentState,
  ]
  private static let keyframes = Input.flag("keyframes", "animates only what its 'at' parts change")
  private static let animated = Input.block("block", .animation)
  private static let timeout = Input.duration("timeout:")
  private static let fired = Input.block("block", .fired)

  static let stepInputs: [any Parametric] =
    Pace.inputs + options.map(\.input) + [keyframes, KeyframeCommands.mode, animated]

  /// The same for 'finish', whose step's delay needs a block; without one it delays the verb.
  static let lastStepInputs: [any Parametric] = stepInputs.map { input in
    input.parameter.answers(to: "after") ? Pace.delayInput.needing(animated) : input
  }

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "chain", group: .chain, effect: .changes, parameters: [new, copied, steps],
      help: "makes a chain of steps; nothing happens before 'perform'",
      note: "Performing removes the steps; to run them again, perform a copy: "
        + "chain encore copy: intro { then 1s { box.alpha = 1 } }. In a copy's waits, the other "
        + "chain's name means the copy.",
      uikit: "SwiftyAnimate: Animate()", example: intro + "\nchain encore copy: intro",
      synonyms: ["sequence", "choreography", "timeline"],
      action: chain),
    CommandDeclaration(
      name: "perform", group: .chain, effect: .changes, parameters: [name, completion],
      help: "runs a chain's steps one after another, and removes them",
      uikit: "SwiftyAnimate: perform(completion:)", example: intro,
      swift: "Animate.perform -> perform <let>[ completion: <{completion}>]\n"
        + "perform <-> perform <self>[ completion: <{completion}>]", action: perform),
    CommandDeclaration(
      name: "resume", group: .chain, effect: .changes, parameters: [name],
      help: "ends the wait a chain is in, or its pause",
      uikit: "SwiftyAnimate: resume()", example: intro,
      written: "continue",
      chosen: CommandForm(where: { $0.onlyWord.flatMap($1.named)?.form == .chain }),
      swift: "resume -> resume <self>", action: resume),
    CommandDeclaration(
      name: "decay", group: .chain, effect: .changes, parameters: [name],
      help: "removes a chain's remaining steps", uikit: "SwiftyAnimate: decay()",
      example: exampleBox + "chain intro { then 1s { box.alpha = 0 } }\ndecay intro",
      refusals: ["name": "'decay' removes a chain's steps; 'lesson a-throw' slows a view down"],
      swift: "decay <-> decay <self>"
    ) { call throws(Mistake) -> Void in named(call).chain.animate.decay() },
    step(
      "then", "adds a step to a chain: a block that is animated, or another chain",
      example: intro, ["sequence", "next"], isNew: true),
    step(
      "and", "adds a block or a chain that begins with the last step",
      example: exampleBox + "chain both { then 1s { box.center.x += 100 }; "
        + "and 0.5s { box.alpha = 0 } }\nperform both\nrun",
      ["parallel", "together", "simultaneous"], isNew: false),
    CommandDeclaration(
      name: "do", group: .chain, effect: .changes, places: .chain, parameters: [fired.required()],
      help: "adds a step that runs a block, at once",
      uikit: "SwiftyAnimate: do(block:)", example: intro, swift: "Animate.do -> do <{block}>"
    ) { call throws(Mistake) -> Void in
      let block = try call.ready(fired.required()).closure
      call.chain.add { $0.animate.do(block: block) }
    },
    CommandDeclaration(
      name: "wait", group: .chain, effect: .changes, places: .chain, parameters: [timeout, fired],
      help: "adds a step that waits until 'continue', or until its timeout",
      uikit: "SwiftyAnimate: wait(timeout:waitBlock:)", example: intro,
      swift: "Animate.wait -> wait timeout: <timeout s>[ <{waitBlock} resume>]\n"
        + "Animate.wait -> wait[ <{waitBlock} resume>]", action: wait),
  ]

  private static func step(
    _ name: String, _ help: String, example: String, _ synonyms: [String], isNew: Bool
  ) -> CommandDeclaration {
    CommandDeclaration(
      name: name, group: .chain, effect: .changes, places: .chain, parameters: [other] + stepInputs,
      help: help, uikit: "SwiftyAnimate: \(name)(duration:delay:options:animationBlock:)",
      example: example, synonyms: synonyms, swift: "Animate.\(name) -> \(name) @step"
    ) { call throws(Mistake) -> Void in
      if let other = call[other]?.thing.animate.copy {
        call.chain.add(isNew: isNew) {
          _ = isNew ? $0.animate.then(animation: other) : $0.animate.and(animation: other)
        }
      } else {
        let step = try step(call)
        call.chain.add(isNew: isNew) {
          let step = step.of($0)
          _ = isNew ? $0.animate.then(animation: step) : $0.animate.and(animation: step)
        }
      }
    }
  }

  @Sendable private static func chain(_ call: Invocation) throws(Mistake) {
    let name = call[new].text
    let chain = call.world.stage.perform { Chain(label: name, copying: call[copied]?.thing) }
    var scope = call.scope.inside(.chain)
    scope.chain = chain
    for statement in call[steps]?.statements ?? [] { try scope.execute(statement) }
    call.world.names[name] = .chain(chain)
    call.world.lastAnimator = name
  }

  // The named chain, which later verbs without a name mean.
  private static func named(_ call: Invocation) -> (name: String, chain: Chain) {
    let found = call[name]
    call.remember(found.name.text)
    return (found.name.text, found.thing)
  }

  @Sendable private static func perform(_ call: Invocation) throws(Mistake) -> Answer {
    let (name, chain) = named(call)
    let (completion, isEmpty) = (try call.completion(completion), chain.animate.stepsLeft == 0)
    let isCut = chain.animate.isRunning && !isEmpty
    call.world.stage.perform { chain.animate.perform { completion?(true) } }
    if isCut, call.isTyped {
      return Answer(remark: "\(name) was under way: the step it was in is cut short")
    }
    guard isEmpty, !call.scope.isRehearsal else { return Answer() }
    let hint = Mistake.Kind.bringingBack(chain: name, hasPast: call.world.stage.ticks > 0)
    return Answer(remark: "\(name) has no steps left; \(hint)")
  }

  @Sendable private static func resume(_ call: Invocation) throws(Mistake) {
    let (name, chain) = named(call)
    _ = try ChainReceiver(name: name, chain: chain).take(.resume(nil, durationFactor: 0), call)
  }

  static func finish(_ chain: Chain, _ call: Invocation) throws(Mistake) {
    let step = try step(call)
    call.world.stage.perform {
      chain.add { $0.animate.then(animation: step.of($0)) }
      chain.animate.perform()
    }
  }

  private static func step(_ call: Invocation) throws(Mistake) -> BlockStep {
    let time = call[keyframes] ? KeyframeTime(of: call) : nil
    guard let block = try call.ready(animated, in: time) else {
      throw Mistake(.missingArgument("the block", usage: call.declaration.usage), call.end)
    }
    let options = call.options(options)
    let mode = call[KeyframeCommands.mode]?.option ?? []
    return BlockStep(
      pace: Pace(of: call, time), options: options,
      keyframes: time.map { _ in mode.union(.init(rawValue: options.rawValue)) },
      animationBlock: block.closure)
  }

  @Sendable private static func wait(_ call: Invocation) throws(Mistake) {
    let (first, block, timeout) = (call.chain, try call.ready(fired), call[timeout])
    first.add { [weak first, world = call.world.reference, name = first.animate.label] chain in
      let isCopy = chain !== first
      chain.animate.wait(timeout: timeout) { [weak chain] resume in
        chain?.beginWait(on: world.world.stage, resume)
        if isCopy, let chain, let name { block?.run(chain, as: name) } else { block?.run() }
      }
    }
  }
}

extension Invocation {
  fileprivate var chain: Chain {
    scope.chain ?? { preconditionFailure("'\(declaration.name)' stands in a chain") }()
  }
}

/// A step of a chain as it is typed: a block with any timing, or one of keyframes.
private struct BlockStep: Animation {
  let pace: Pace
  let options: UIView.AnimationOptions
  let keyframes: UIView.KeyframeAnimationOptions?
  let animationBlock: AnimationBlock
  weak var chain: Chain?

  func of(_ chain: Chain) -> BlockStep {
    var step = self
    step.chain = chain
    return step
  }

  // A spring given in full has a duration of its own.
  var duration: TimeInterval {
    TimingShape(pace.timing.parameters, duration: pace.duration).duration
  }
  var delay: TimeInterval { pace.delay }

  func performAnimations(completion: ((Bool) -> Void)?) {
    let (label, part) = (chain?.animate.label, chain?.beginPart())
    if let keyframes {
      UIView.animateKeyframes(
        label: label, part: part, duration: duration, delay: delay, options: keyframes,
        timing: pace.timing.parameters, animations: animationBlock, completion: completion)
    } else {
      UIView.animate(
        label: label, part: part, duration: duration, delay: delay, options: options,
        timing: pace.timing.parameters, animations: animationBlock, completion: completion)
    }
  }
}

extension Chain {
  package var legalVerbs: [String] {
    let isReady = animate.state == .inactive && animate.stepsLeft > 0
    let verbs: [(String, Bool)] = [
      ("perform", isReady), ("pause", animate.isRunning), ("start", isPaused || isReady),
      ("continue", isPaused || animate.isWaiting), ("scrub", isPaused),
      ("reverse", animate.state == .active), ("stop", animate.state == .active),
      ("decay", animate.stepsLeft > 0),
    ]
    return verbs.filter(\.1).map(\.0)
  }
}
