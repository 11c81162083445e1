import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

/// Commands on `UIView.animate` blocks.
enum BlockCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "animate", group: .block, kind: .changes,
      parameters: [
        Parameter(name: "duration", type: .duration), Parameter(name: "timing", type: .timing),
        Parameter(
          name: "delay", type: .duration, isPositional: false, meaning: "how long to wait first"),
        Parameter(name: "repeat", type: .flag, meaning: "again and again, for ever"),
        Parameter(name: "autoreverse", type: .flag, meaning: "there and back; goes with repeat"),
        Parameter(
          name: "beginFromCurrentState", type: .flag,
          meaning: "from what is seen, where something moves already"),
        Parameter(
          name: "allowUserInteraction", type: .flag, meaning: "its views take touches on the way"),
        Parameter(
          name: "overrideInheritedDuration", type: .flag,
          meaning: "its own duration, inside another block"),
        Parameter(
          name: "overrideInheritedCurve", type: .flag,
          meaning: "its own curve, inside another block"),
        Parameter(
          name: "name", type: .newName, isPositional: false, meaning: "a name for 'again'"),
        Parameter(
          name: "block", type: .block, isRequired: true,
          meaning: "assignments; what they change moves"),
        Parameter(
          name: "completion", type: .block, isPositional: false,
          meaning: "what is done at the end; 'finished' tells how it ended"),
      ],
      standsInAnimations: true, animates: true,
      help: "runs a block at once and moves what it changed over time",
      uikit: "UIView.animate(withDuration:delay:options:animations:completion:)",
      example: "view box\nanimate 0.5s { box.alpha = 0 } completion: { expect finished }\nrun",
      action: .world(animate))
  ]

  private static let options: [(name: String, option: UIView.AnimationOptions)] = [
    ("repeat", .repeat), ("autoreverse", .autoreverse),
    ("beginFromCurrentState", .beginFromCurrentState),
    ("allowUserInteraction", .allowUserInteraction),
    ("overrideInheritedDuration", .overrideInheritedDuration),
    ("overrideInheritedCurve", .overrideInheritedCurve),
  ]

  @Sendable private static func animate(_ call: Invocation) throws(Mistake) {
    guard let block = call.block("block") else { return }
    if call.name("name") != nil { _ = try call.newName() }
    let scope = call.scope.inside(.animation)
    try scope.rehearse(block)
    let completion = try self.completion(call)
    let duration = try call.duration("duration") ?? 0.25
    let delay = try call.duration("delay") ?? 0
    guard !call.scope.isRehearsal else { return }
    let timing = call.timing("timing") ?? .curve(.easeInOut)
    let animations = scope.closure(block)
    let (stage, options, name) = (call.world.stage, options(call), call.name("name")?.text)
    let play = {
      stage.perform {
        UIView.animate(
          label: name, duration: duration, delay: delay, options: options,
          timing: timing.parameters, animations: animations, completion: completion)
      }
    }
    if let name { call.world.blocks[name] = play }
    play()
  }

  private static func options(_ call: Invocation) -> UIView.AnimationOptions {
    options.filter { call.bool($0.name) == true }.reduce(into: []) { $0.formUnion($1.option) }
  }

  /// The completion block of a command as a closure; `nil` when there is none.
  static func completion(_ call: Invocation) throws(Mistake) -> ((Bool) -> Void)? {
    guard let block = call.block("completion") else { return nil }
    let scope = call.scope.inside(.fired)
    try scope.rehearse(block)
    return { finished in
      var fired = scope
      fired.finished = finished
      fired.run(block)
    }
  }
}
