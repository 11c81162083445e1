import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

/// Commands on property animators, named after UIKit's calls.
enum AnimatorCommands {
  private static let animator = Parameter(
    name: "name", type: .animator,
    meaning: "an animator, or a view that dances; the last if left out")

  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "animator", group: .animator, kind: .changes,
      parameters: [
        Parameter(name: "name", type: .newName, isRequired: true),
        Parameter(name: "duration", type: .duration), Parameter(name: "timing", type: .timing),
        property("pausesOnCompletion", .flag),
        property("scrubsLinearly", .boolean), property("isInterruptible", .boolean),
        Parameter(
          name: "block", type: .block, meaning: "assignments; what they change moves"),
      ],
      animates: true, help: "makes an animator; nothing moves before it is started",
      uikit: "UIViewPropertyAnimator(duration:timingParameters:)",
      example: "view box\nanimator slide 2s linear { box.center.x += 200 }",
      action: .world(make)),
    CommandDeclaration(
      name: "add", group: .animator, kind: .changes,
      parameters: [
        animator,
        Parameter(
          name: "delayFactor", type: .share, isPositional: false,
          meaning: "the share of the time left that passes first"),
        Parameter(
          name: "block", type: .block, isRequired: true,
          meaning: "assignments; what they change moves"),
      ],
      animates: true,
      help: "adds a block to an animator; on the way it has the time left",
      uikit: "addAnimations(_:delayFactor:)",
      example: "view box\nanimator slide 2s\nadd slide delayFactor: 0.5 { box.alpha = 0 }",
      action: .world(add)),
    CommandDeclaration(
      name: "completion", group: .animator, kind: .changes,
      parameters: [
        animator,
        Parameter(name: "block", type: .block, isRequired: true, meaning: "what is done then"),
      ],
      help: "adds a block for the end; 'position' is start, end or current",
      uikit: "addCompletion(_:)",
      example: "view box\nanimator slide 1s { box.alpha = 0 }\n"
        + "completion slide { expect position == end }\nstart slide\nrun",
      action: .world(completion)),
    CommandDeclaration(
      name: "start", group: .animator, kind: .changes,
      parameters: [
        animator,
        Parameter(
          name: "after", type: .duration, isPositional: false, meaning: "how long to wait first"),
      ],
      help: "starts an animator, or starts it again after a pause",
      note: "After a pause a curve goes on where it was; " + spring, uikit: "startAnimation()",
      example: "view box\nanimator slide 1s { box.alpha = 0 }\nstart slide after: 0.5s",
      action: .world(start)),
    CommandDeclaration(
      name: "pause", group: .animator, kind: .changes, parameters: [animator],
      help: "pauses an animator where it is", uikit: "pauseAnimation()",
      example: "view box\nanimator slide 1s { box.alpha = 0 }\nstart slide\nstep\npause slide",
      action: .world(pause)),
    CommandDeclaration(
      name: "continue", group: .animator, kind: .changes,
      parameters: [
        animator, Parameter(name: "timing", type: .timing),
        Parameter(
          name: "durationFactor", type: .number, isPositional: false,
          meaning: "times its duration; 0 is the time that is left"),
      ],
      help: "sets a paused animator going with other timing or in other time",
      note: "A curve, its own or a new one, goes on where it has the progress reached; " + spring
        + " A factor plays that run faster or slower.",
      uikit: "continueAnimation(withTimingParameters:durationFactor:)",
      example: "view box\nanimator slide 1s { box.alpha = 0 }\npause slide\n"
        + "continue slide easeOut durationFactor: 0.5",
      action: .world(resume)),
    CommandDeclaration(
      name: "reverse", group: .animator, kind: .changes, parameters: [animator],
      help: "turns an animator around where it is", uikit: "isReversed",
      example: "view box\nanimator slide 1s { box.alpha = 0 }\nstart slide\nstep\nreverse slide",
      action: .world(reverse)),
    CommandDeclaration(
      name: "scrub", group: .animator, kind: .changes,
      parameters: [
        animator,
        Parameter(
          name: "fraction", type: .share,
          meaning: "of its way; by hand if left out, as in 'scrub stage'"),
      ],
      takesStage: true,
      help: "moves a paused animator to a fraction of its way, or by hand",
      uikit: "fractionComplete",
      example: "view box\nanimator slide 1s { box.alpha = 0 }\npause slide\nscrub slide 50%",
      action: .world(scrub)),
    CommandDeclaration(
      name: "stop", group: .animator, kind: .changes,
      parameters: [
        animator,
        Parameter(
          name: "withoutFinishing", type: .flag,
          meaning: "inactive at once, and no completion runs"),
      ],
      help: "stops an animator where it is; finish it then", uikit: "stopAnimation(_:)",
      example: "view box\nanimator slide 1s { box.alpha = 0 }\nstart slide\nstep\n"
        + "stop slide withoutFinishing",
      action: .world(stop)),
    CommandDeclaration(
      name: "finish", group: .animator, kind: .changes,
      parameters: [
        animator,
        Parameter(
          name: "at", type: .choice(ends), isPositional: false,
          meaning: "where it is to stand"),
      ],
      help: "finishes a stopped animator, at its end unless said", uikit: "finishAnimation(at:)",
      example: "view box\nanimator slide 1s { box.alpha = 0 }\nstart slide\nstep\nstop slide\n"
        + "finish slide at: current",
      action: .world(finish)),
  ]

  private static let spring =
    "a spring has no such place, and sets out anew: from what is shown, over its whole time."

  // A property of the animator, set as it is made.
  private static func property(_ name: String, _ type: Parameter.Form) -> Parameter {
    let meaning = UIViewPropertyAnimator.properties[name]?.meaning ?? ""
    if case .flag = type { return Parameter(name: name, type: type, meaning: meaning) }
    return Parameter(name: name, type: type, isPositional: false, meaning: meaning)
  }

  private static let ends = [
    Choice("start", "where it began: all it moves goes back"),
    Choice("current", "where it was stopped"), Choice("end", "where it was heading"),
  ]

  // MARK: Moving

  @Sendable private static func start(_ call: Invocation) throws(Mistake) {
    if try moveChain(call) { return }
    guard let (_, animator) = try call.animator() else { return }
    let delay = try call.duration("after") ?? 0
    try attempt(call, animator) { () throws(AnimatorError) in
      try animator.tryStart(afterDelay: delay)
    }
  }

  @Sendable private static func pause(_ call: Invocation) throws(Mistake) {
    if try moveChain(call) { return }
    guard let (_, animator) = try call.animator() else { return }
    try attempt(call, animator) { () throws(AnimatorError) in try animator.tryPause() }
  }

  @Sendable private static func resume(_ call: Invocation) throws(Mistake) {
    if try moveChain(call) { return }
    guard let (name, animator) = try call.animator() else { return }
    let factor = call.number("durationFactor") ?? 0
    let timing = call.timing("timing")
    if factor < 0, let value = call.value("durationFactor") {
      throw Mistake(
        .outOfRange(
          call.text(of: value.expression.span), allowed: "a duration factor is 0 or more"),
        value.expression.span)
    }
    try attempt(call, animator) { () throws(AnimatorError) in
      try animator.tryContinue(timing?.parameters, durationFactor: factor)
    }
    call.world.continuations[name] = timing
  }

  @Sendable private static func reverse(_ call: Invocation) throws(Mistake) {
    if try moveChain(call) { return }
    guard let (name, animator) = try call.animator() else { return }
    guard animator.state != .stopped else {
      throw Mistake(
        .wrongState(
          message: "'\(name)' is stopped: it cannot be reversed", legal: animator.legalVerbs),
        call.verbSpan)
    }
    animator.isReversed.toggle()
  }

  @Sendable private static func scrub(_ call: Invocation) throws(Mistake) {
    guard let (_, expression) = call.value("fraction"), let fraction = call.number("fraction")
    else {
      throw Mistake(.missingArgument("FRACTION", usage: "scrub [NAME] FRACTION"), call.verbSpan)
    }
    if try moveChain(call) { return }
    guard let (name, animator) = try call.animator() else { return }
    guard (0...1).contains(fraction) else { throw Mistake.fraction(expression, call) }
    guard !animator.isRunning, animator.state != .stopped else {
      let what = animator.isRunning ? "running" : "stopped"
      throw Mistake(
        .wrongState(
          message: "'\(name)' is \(what): only a paused animator can be scrubbed",
          legal: animator.legalVerbs),
        call.verbSpan)
    }
    try attempt(call, animator) { () throws(AnimatorError) in
      try animator.tryScrub(to: fraction)
    }
  }

  // MARK: Ending

  @Sendable private static func stop(_ call: Invocation) throws(Mistake) {
    if try moveChain(call) { return }
    guard let (name, animator) = try call.animator() else { return }
    guard animator.state == .active else {
      throw Mistake(
        .wrongState(
          message: "'\(name)' is \(animator.state): there is nothing to stop",
          legal: animator.legalVerbs),
        call.verbSpan)
    }
    let withoutFinishing = call.bool("withoutFinishing") ?? false
    try attempt(call, animator) { () throws(AnimatorError) in
      try animator.tryStop(withoutFinishing: withoutFinishing)
    }
  }

  @Sendable private static func finish(_ call: Invocation) throws(Mistake) {
    if try moveChain(call) { return }
    guard let (_, animator) = try call.animator() else { return }
    let place: UIViewAnimatingPosition =
      switch call.name("at")?.text {
      case "start": .start
      case "current": .current
      default: .end
      }
    try attempt(call, animator) { () throws(AnimatorError) in
      try animator.tryFinish(at: place)
    }
  }

  // Turns an animator's refusal into a message with the verbs that work from here.
  static func attempt(
    _ call: Invocation, _ animator: UIViewPropertyAnimator,
    _ body: () throws(AnimatorError) -> Void
  ) throws(Mistake) {
    call.world.forgetContinuation(of: animator)
    do {
      try call.world.stage.perform(body)
    } catch {
      throw Mistake(.wrongState(of: animator, error), call.verbSpan)
    }
  }
}
