import AnimationFacades
import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

/// Commands on chains, and the steps that stand in a chain's block.
enum ChainCommands {
  private static let intro =
    "view box\nchain intro { then 1s { box.center.x += 100 }; do { box.tag = 1 }; "
    + "wait { after 0.7s { resume intro } }; then 1s { box.alpha = 0 } }\nperform intro\nrun"
  private static let name = Parameter(name: "name", type: .chain, isRequired: true)
  private static let animation: [Parameter] = [
    Parameter(name: "chain", type: .chain),
    Parameter(name: "duration", type: .duration), Parameter(name: "timing", type: .timing),
    Parameter(name: "delay", type: .duration, isPositional: false),
    Parameter(name: "autoreverse", type: .flag),
    Parameter(
      name: "keyframes", type: .flag, meaning: "what its 'at' parts changed moves, and nothing else"
    ),
    Parameter(name: "mode", type: .choice(AnimationMaker.modes), isPositional: false),
    Parameter(name: "block", type: .block),
  ]

  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "chain", group: .chain, kind: .changes,
      parameters: [
        Parameter(name: "name", type: .newName, isRequired: true),
        Parameter(name: "block", type: .block, isRequired: true),
      ],
      holdsSteps: true,
      help: "makes a chain of steps; nothing happens before 'perform'",
      uikit: "SwiftyAnimate: Animate()", example: intro, action: .world(chain)),
    CommandDeclaration(
      name: "perform", group: .chain, kind: .changes,
      parameters: [name, Parameter(name: "completion", type: .block, isPositional: false)],
      help: "performs a chain: its steps are taken off it one after another",
      uikit: "SwiftyAnimate: perform(completion:)", example: intro, action: .world(perform)),
    CommandDeclaration(
      name: "resume", group: .chain, kind: .changes, parameters: [name],
      help: "ends the wait a chain is in", uikit: "SwiftyAnimate: resume()", example: intro,
      action: .world(resume)),
    CommandDeclaration(
      name: "decay", group: .chain, kind: .changes, parameters: [name],
      help: "takes the steps off a chain that are still to come",
      uikit: "SwiftyAnimate: decay()",
      example: "view box\nchain intro { then 1s { box.alpha = 0 } }\ndecay intro",
      action: .world(decay)),
    CommandDeclaration(
      name: "then", group: .chain, kind: .changes, parameters: animation, standsInChains: true,
      animates: true,
      help: "adds a step to a chain: a block that is animated, or another chain",
      uikit: "SwiftyAnimate: then(duration:delay:options:animationBlock:)", example: intro,
      action: .world { call throws(Mistake) in try add(call, isNewStep: true) }),
    CommandDeclaration(
      name: "and", group: .chain, kind: .changes, parameters: animation, standsInChains: true,
      animates: true,
      help: "lets a block or a chain begin together with the last step",
      uikit: "SwiftyAnimate: and(duration:delay:options:animationBlock:)",
      example: "view box\nchain both { then 1s { box.center.x += 100 }; "
        + "and 0.5s { box.alpha = 0 } }\nperform both\nrun",
      action: .world { call throws(Mistake) in try add(call, isNewStep: false) }),
    CommandDeclaration(
      name: "do", group: .chain, kind: .changes,
      parameters: [Parameter(name: "block", type: .block, isRequired: true)],
      standsInChains: true, help: "adds a step that runs a block, at once",
      uikit: "SwiftyAnimate: do(block:)", example: intro, action: .world(doStep)),
    CommandDeclaration(
      name: "wait", group: .chain, kind: .changes,
      parameters: [
        Parameter(name: "timeout", type: .duration, isPositional: false),
        Parameter(name: "block", type: .block),
      ],
      standsInChains: true,
      help: "adds a step that waits until 'resume', or until its timeout",
      uikit: "SwiftyAnimate: wait(timeout:waitBlock:)", example: intro, action: .world(wait)),
  ]

  @Sendable private static func chain(_ call: Invocation) throws(Mistake) {
    let name = try call.newName()
    guard let block = call.block("block") else { return }
    let chain = call.world.stage.perform { Chain(label: name) }
    var scope = call.scope.inside(.chain)
    scope.chain = chain
    for statement in block.statements { try scope.execute(statement) }
    call.world.names[name] = .chain(chain)
    call.world.lastAnimator = name
  }

  // MARK: Performing

  @Sendable private static func perform(_ call: Invocation) throws(Mistake) {
    guard let (name, chain) = call.chain() else { return }
    let completion = try BlockCommands.completion(call)
    if chain.animate.stepsLeft == 0, !call.scope.isRehearsal {
      let hint = Mistake.Kind.bringingBack(chain: name, hasPast: call.world.stage.ticks > 0)
      call.world.remark = "\(name) has no steps left; \(hint)"
    }
    call.world.stage.perform { chain.animate.perform { completion?(true) } }
  }

  @Sendable private static func resume(_ call: Invocation) throws(Mistake) {
    guard let (name, chain) = call.chain() else { return }
    guard call.world.stage.perform(chain.resume) else {
      throw Mistake(
        .wrongState(message: "'\(name)' is in no wait", legal: chain.legalVerbs), call.verbSpan)
    }
  }

  @Sendable private static func decay(_ call: Invocation) throws(Mistake) {
    guard let (_, chain) = call.chain() else { return }
    chain.animate.decay()
  }

  // MARK: Steps

  private static func add(_ call: Invocation, isNewStep: Bool) throws(Mistake) {
    guard let chain = call.scope.chain else { return }
    if let name = call.name("chain"), case .chain(let other) = call.scope.names[name.text] {
      _ =
        isNewStep
        ? chain.animate.then(animation: other.animate)
        : chain.animate.and(animation: other.animate)
      return
    }
    let step = try animation(call)
    _ = isNewStep ? chain.animate.then(animation: step) : chain.animate.and(animation: step)
  }

  private static func animation(_ call: Invocation) throws(Mistake) -> any Animation {
    guard let block = call.block("block") else {
      let end = Span(call.command.span.upper, call.command.span.upper)
      throw Mistake(.missingArgument("the block", usage: call.declaration.usage), end)
    }
    var scope = call.scope.inside(.animation)
    scope.isInKeyframes = call.bool("keyframes") == true
    try scope.rehearse(block)
    return BlockStep(
      duration: try call.duration("duration") ?? 0.25, delay: try call.duration("delay") ?? 0,
      timing: call.timing("timing") ?? .curve(.easeInOut), chain: call.scope.chain,
      options: call.bool("autoreverse") == true ? .autoreverse : [],
      keyframes: scope.isInKeyframes ? KeyframeCommands.mode(call) : nil,
      animationBlock: scope.closure(block))
  }

  @Sendable private static func doStep(_ call: Invocation) throws(Mistake) {
    guard let chain = call.scope.chain, let block = call.block("block") else { return }
    let scope = call.scope.inside(.fired)
    try scope.rehearse(block)
    chain.animate.do(block: scope.closure(block))
  }

  @Sendable private static func wait(_ call: Invocation) throws(Mistake) {
    guard let chain = call.scope.chain else { return }
    let scope = call.scope.inside(.fired)
    let block = call.block("block")
    if let block { try scope.rehearse(block) }
    chain.animate.wait(timeout: try call.duration("timeout")) { [weak chain] resume in
      chain?.beginWait(resume)
      if let block { scope.run(block) }
    }
  }
}

/// A step of a chain as it is typed: a block with any timing, or one of keyframes.
private struct BlockStep: Animation {
  let duration: TimeInterval
  let delay: TimeInterval
  let timing: Timing
  // Which keeps it.
  weak var chain: Chain?
  let options: UIView.AnimationOptions
  let keyframes: UIView.KeyframeAnimationOptions?
  let animationBlock: AnimationBlock

  init(
    duration: TimeInterval, delay: TimeInterval, timing: Timing, chain: Chain?,
    options: UIView.AnimationOptions, keyframes: UIView.KeyframeAnimationOptions?,
    animationBlock: @escaping AnimationBlock
  ) {
    // A spring given in full has a duration of its own.
    self.duration = UIView.duration(of: timing.parameters, requested: duration)
    (self.delay, self.timing, self.chain) = (delay, timing, chain)
    (self.options, self.keyframes) = (options, keyframes)
    self.animationBlock = animationBlock
  }

  func performAnimations(completion: ((Bool) -> Void)?) {
    let (label, part) = (chain?.animate.label, chain?.beginPart())
    if let keyframes {
      UIView.animateKeyframes(
        label: label, part: part, duration: duration, delay: delay, options: keyframes,
        timing: timing.parameters, animations: animationBlock, completion: completion)
    } else {
      UIView.animate(
        label: label, part: part, duration: duration, delay: delay, options: options,
        timing: timing.parameters, animations: animationBlock, completion: completion)
    }
  }
}

extension Chain {
  /// The verbs that work on it now.
  var legalVerbs: [String] {
    let verbs: [(String, Bool)] = [
      ("perform", animate.state == .inactive && animate.stepsLeft > 0),
      ("pause", animate.isRunning), ("start", animate.state == .active && !animate.isRunning),
      ("scrub", animate.state == .active && !animate.isRunning),
      ("reverse", animate.state == .active), ("stop", animate.state == .active),
      ("decay", animate.stepsLeft > 0),
    ]
    return verbs.filter(\.1).map(\.0)
  }
}
