import AnimationFacades
import FlipbookLanguage
package import FlipbookValues
import HeadlessUIKit
import OrderedCollections

/// Commands on chains, and the steps that stand in a chain's block.
package enum ChainCommands {
  private static let intro =
    "view box frame: (0, 0, 80, 80)\n"
    + "chain intro { then 1s { box.center.x += 100 }; do { box.tag = 1 }; "
    + "wait { after 0.7s { resume intro } }; then 1s { box.alpha = 0 } }\nperform intro\nrun"
  private static let new = Input.newName("name").required()
  private static let steps = Input.block("block", .chain).required()
  private static let name = Input.chain("name").required()
  private static let completion = Input.block("completion", .fired).labelled
  private static let other = Input.chain("chain")
  private static let options: [(input: Input<Bool>, option: UIView.AnimationOptions)] = [
    (.flag("autoreverse"), .autoreverse),
    (.flag("repeat", "again and again, for ever: no step comes after it"), .repeat),
    (
      .flag("beginFromCurrentState", "from what is seen, where something moves already"),
      .beginFromCurrentState
    ),
  ]
  private static let keyframes = Input.flag(
    "keyframes", "what its 'at' parts changed moves, and nothing else")
  private static let animated = Input.block("block", .animation)
  private static let timeout = Input.duration("timeout").labelled
  private static let fired = Input.block("block", .fired)

  /// What says a step that is animated.
  static let stepInputs: [any Parametric] =
    Pace.inputs + options.map(\.input) + [keyframes, KeyframeCommands.mode, animated]

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "chain", group: .chain, effect: .changes, parameters: [new, steps],
      help: "makes a chain of steps; nothing happens before 'perform'",
      uikit: "SwiftyAnimate: Animate()", example: intro,
      synonyms: ["sequence", "choreography", "timeline"], action: chain),
    CommandDeclaration(
      name: "perform", group: .chain, effect: .changes, parameters: [name, completion],
      help: "performs a chain: its steps are taken off it one after another",
      uikit: "SwiftyAnimate: perform(completion:)", example: intro, action: perform),
    CommandDeclaration(
      name: "resume", group: .chain, effect: .changes, parameters: [name],
      help: "ends the wait a chain is in", uikit: "SwiftyAnimate: resume()", example: intro,
      action: resume),
    CommandDeclaration(
      name: "decay", group: .chain, effect: .changes, parameters: [name],
      help: "takes the steps off a chain that are still to come",
      uikit: "SwiftyAnimate: decay()",
      example: "view box frame: (0, 0, 80, 80)\n"
        + "chain intro { then 1s { box.alpha = 0 } }\ndecay intro"
    ) { call throws(Mistake) -> Void in named(call).chain.animate.decay() },
    step(
      "then", "adds a step to a chain: a block that is animated, or another chain",
      example: intro, ["sequence", "next"], isNew: true),
    step(
      "and", "lets a block or a chain begin together with the last step",
      example: "view box frame: (0, 0, 80, 80)\nchain both { then 1s { box.center.x += 100 }; "
        + "and 0.5s { box.alpha = 0 } }\nperform both\nrun",
      ["parallel", "together", "simultaneous"], isNew: false),
    CommandDeclaration(
      name: "do", group: .chain, effect: .changes, places: .chain, parameters: [fired.required()],
      help: "adds a step that runs a block, at once",
      uikit: "SwiftyAnimate: do(block:)", example: intro
    ) { call throws(Mistake) -> Void in
      call.chain.animate.do(block: try call.ready(fired.required()).closure)
    },
    CommandDeclaration(
      name: "wait", group: .chain, effect: .changes, places: .chain, parameters: [timeout, fired],
      help: "adds a step that waits until 'resume', or until its timeout",
      uikit: "SwiftyAnimate: wait(timeout:waitBlock:)", example: intro, action: wait),
  ]

  // A command that adds what is animated to a chain.
  private static func step(
    _ name: String, _ help: String, example: String, _ synonyms: [String], isNew: Bool
  ) -> CommandDeclaration {
    CommandDeclaration(
      name: name, group: .chain, effect: .changes, places: .chain,
      parameters: [other] + stepInputs,
      help: help, uikit: "SwiftyAnimate: \(name)(duration:delay:options:animationBlock:)",
      example: example, synonyms: synonyms
    ) { call throws(Mistake) -> Void in
      let animate = call.chain.animate
      if let other = call[other]?.thing.animate {
        _ = isNew ? animate.then(animation: other) : animate.and(animation: other)
      } else {
        let block = try animation(call, of: call.chain)
        _ = isNew ? animate.then(animation: block) : animate.and(animation: block)
      }
    }
  }

  @Sendable private static func chain(_ call: Invocation) throws(Mistake) {
    let name = call[new].text
    let chain = call.world.stage.perform { Chain(label: name) }
    var scope = call.scope.inside(.chain)
    scope.chain = chain
    for statement in call[steps].statements { try scope.execute(statement) }
    call.world.names[name] = .chain(chain)
    call.world.lastAnimator = name
  }

  // MARK: Performing

  // The chain that was named, which verbs that leave the name out then mean.
  private static func named(_ call: Invocation) -> (name: String, chain: Chain) {
    let found = call[name]
    call.remember(found.name.text)
    return (found.name.text, found.thing)
  }

  @Sendable private static func perform(_ call: Invocation) throws(Mistake) -> Answer {
    let (name, chain) = named(call)
    let completion = try call.completion(completion)
    var answer = Answer()
    if chain.animate.stepsLeft == 0, !call.scope.isRehearsal {
      let hint = Mistake.Kind.bringingBack(chain: name, hasPast: call.world.stage.ticks > 0)
      answer.remark = "\(name) has no steps left; \(hint)"
    }
    call.world.stage.perform { chain.animate.perform { completion?(true) } }
    return answer
  }

  @Sendable private static func resume(_ call: Invocation) throws(Mistake) {
    let (name, chain) = named(call)
    guard call.world.stage.perform(chain.resume) else {
      throw call.wrongState("is in no wait", of: name, legal: chain.legalVerbs)
    }
  }

  // MARK: Steps

  /// Whether anything of a step was typed.
  static func hasStep(_ call: Invocation) -> Bool { stepInputs.contains(where: call.isGiven) }

  /// Adds a last step and performs the chain.
  static func finish(_ chain: Chain, _ call: Invocation) throws(Mistake) {
    let block = try animation(call, of: chain)
    call.world.stage.perform { chain.animate.finish(animation: block) }
  }

  private static func animation(
    _ call: Invocation, of chain: Chain
  ) throws(Mistake) -> any Animation {
    let isKeyframes = call[keyframes]
    guard let block = try call.ready(animated, inKeyframes: isKeyframes) else {
      throw Mistake(.missingArgument("the block", usage: call.declaration.usage), call.end)
    }
    let options = options.filter { call[$0.input] }.reduce(into: UIView.AnimationOptions()) {
      $0.formUnion($1.option)
    }
    let mode = call[KeyframeCommands.mode]?.option ?? []
    return BlockStep(
      pace: Pace(of: call), chain: chain, options: options,
      keyframes: isKeyframes ? mode.union(.init(rawValue: options.rawValue)) : nil,
      animationBlock: block.closure)
  }

  @Sendable private static func wait(_ call: Invocation) throws(Mistake) {
    let (chain, block) = (call.chain, try call.ready(fired))
    chain.animate.wait(timeout: call[timeout]) { [weak chain] resume in
      chain?.beginWait(resume)
      block?.run()
    }
  }
}

extension Invocation {
  /// The chain in whose block a step stands.
  fileprivate var chain: Chain {
    guard let chain = scope.chain else {
      preconditionFailure("'\(declaration.name)' stands in a chain")
    }
    return chain
  }
}

/// A step of a chain as it is typed: a block with any timing, or one of keyframes.
private struct BlockStep: Animation {
  let pace: Pace
  // Which keeps it.
  weak var chain: Chain?
  let options: UIView.AnimationOptions
  let keyframes: UIView.KeyframeAnimationOptions?
  let animationBlock: AnimationBlock

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
  /// The verbs that work on it now.
  package var legalVerbs: [String] {
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
