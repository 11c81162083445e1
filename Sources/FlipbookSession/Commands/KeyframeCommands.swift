import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

/// Commands on `UIView.animateKeyframes` blocks.
enum KeyframeCommands {
  private static let example =
    "view box\nkeyframes 2s { at 0% for: 50% { box.center.x += 100 }; "
    + "at 50% for: 50% { box.alpha = 0 } }\nrun"

  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "keyframes", group: .block, kind: .changes,
      parameters: [
        Parameter(name: "duration", type: .duration), Parameter(name: "timing", type: .timing),
        Parameter(name: "delay", type: .duration, isPositional: false),
        Parameter(name: "mode", type: .choice(AnimationMaker.modes), isPositional: false),
        Parameter(name: "repeat", type: .flag), Parameter(name: "autoreverse", type: .flag),
        Parameter(name: "beginFromCurrentState", type: .flag),
        Parameter(name: "overrideInheritedDuration", type: .flag),
        Parameter(name: "name", type: .newName, isPositional: false),
        Parameter(name: "block", type: .block, isRequired: true),
        Parameter(name: "completion", type: .block, isPositional: false),
      ],
      standsInAnimations: true, animates: true,
      help: "runs a block at once and moves what its 'at' parts changed",
      uikit: "UIView.animateKeyframes(withDuration:delay:options:animations:completion:)",
      example: example, action: .world(keyframes)),
    CommandDeclaration(
      name: "at", group: .block, kind: .changes,
      parameters: [
        Parameter(name: "start", type: .share, isRequired: true),
        Parameter(name: "for", type: .share, isPositional: false),
        Parameter(name: "block", type: .block, isRequired: true),
      ],
      standsInAnimations: true, animates: true,
      help: "changes things, in a keyframes block, for a share of its time",
      uikit: "UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
      example: example, action: .world(at)),
  ]

  private static let options: [(name: String, option: UIView.KeyframeAnimationOptions)] = [
    ("repeat", .repeat), ("autoreverse", .autoreverse),
    ("beginFromCurrentState", .beginFromCurrentState),
    ("overrideInheritedDuration", .overrideInheritedDuration),
  ]

  /// The calculation mode that was given, as an option.
  static func mode(_ call: Invocation) -> UIView.KeyframeAnimationOptions {
    switch call.name("mode")?.text {
    case "discrete": .calculationModeDiscrete
    case "paced": .calculationModePaced
    case "cubic": .calculationModeCubic
    case "cubicPaced": .calculationModeCubicPaced
    default: []
    }
  }

  @Sendable private static func keyframes(_ call: Invocation) throws(Mistake) {
    guard let block = call.block("block") else { return }
    if call.name("name") != nil { _ = try call.newName() }
    var scope = call.scope.inside(.animation)
    scope.isInKeyframes = true
    try scope.rehearse(block)
    let completion = try BlockCommands.completion(call)
    let duration = try call.duration("duration") ?? 0.25
    let delay = try call.duration("delay") ?? 0
    guard !call.scope.isRehearsal else { return }
    let timing = call.timing("timing") ?? .curve(.easeInOut)
    let (stage, name) = (call.world.stage, call.name("name")?.text)
    let options = options.filter { call.bool($0.name) == true }
      .reduce(into: mode(call)) { $0.formUnion($1.option) }
    let animations = scope.closure(block)
    let play = {
      stage.perform {
        UIView.animateKeyframes(
          label: name, duration: duration, delay: delay, options: options,
          timing: timing.parameters, animations: animations, completion: completion)
      }
    }
    if let name { call.world.blocks[name] = play }
    play()
  }

  @Sendable private static func at(_ call: Invocation) throws(Mistake) {
    guard let block = call.block("block") else { return }
    guard call.scope.isInKeyframes else {
      throw Mistake(
        .outsideOf(call.declaration.name, "keyframes", "keyframes 2s { at 0% … }"), call.verbSpan)
    }
    let (start, length) = (call.number("start") ?? 0, call.number("for") ?? 1)
    for (name, share) in [("start", start), ("for", length)] where !(0...1).contains(share) {
      let span = call.value(name)?.expression.span ?? call.verbSpan
      throw Mistake(
        .outOfRange(call.text(of: span), allowed: "a share lies between 0% and 100%"), span)
    }
    let scope = call.scope.inside(.animation)
    try scope.rehearse(block)
    guard !call.scope.isRehearsal else { return }
    call.world.stage.perform {
      UIView.addKeyframe(
        withRelativeStartTime: start, relativeDuration: min(length, 1 - start),
        animations: scope.closure(block))
    }
  }
}
