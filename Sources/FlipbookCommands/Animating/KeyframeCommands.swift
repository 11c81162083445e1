import FlipbookValues
package import HeadlessUIKit

/// Commands on `UIView.animateKeyframes` blocks.
package enum KeyframeCommands {
  private static let example =
    "view box frame: (0, 0, 80, 80)\nkeyframes 2s { at 0% for: 50% { box.center.x += 100 }; "
    + "at 50% for: 50% { box.alpha = 0 } }\nrun"

  /// How a motion goes from value to value.
  package static let mode = Input<CalculationMode?>.choice("mode").labelled
  private static let options: [(input: Input<Bool>, option: UIView.KeyframeAnimationOptions)] = [
    (.flag("repeat"), .repeat), (.flag("autoreverse"), .autoreverse),
    (.flag("beginFromCurrentState"), .beginFromCurrentState),
    (.flag("overrideInheritedDuration"), .overrideInheritedDuration),
  ]
  private static let name = Input.newName("name").labelled
  private static let block = Input.block("block", .animation).required()
  private static let completion = Input.block("completion", .fired).labelled
  private static let start = share("start").required()
  private static let length = share("for").labelled.or(1)

  private static func share(_ name: String) -> Input<Double?> {
    .share(name).within(0...1, "a share lies between 0% and 100%")
  }

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "keyframes", group: .block, effect: .changes, places: .everywhere,
      parameters: Pace.inputs + [mode] + options.map(\.input)
        + [name, block, completion],
      help: "runs a block at once and moves what its 'at' parts changed",
      uikit: "UIView.animateKeyframes(withDuration:delay:options:animations:completion:)",
      example: example, synonyms: ["percent", "waypoints"], action: keyframes),
    CommandDeclaration(
      name: "at", group: .block, effect: .changes, places: .everywhere,
      parameters: [start, length, block],
      help: "changes things, in a keyframes block, for a share of its time",
      uikit: "UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
      example: example, action: at),
  ]

  @Sendable private static func keyframes(_ call: Invocation) throws(Mistake) {
    let block = try call.ready(block, inKeyframes: true)
    let completion = try call.completion(completion)
    guard !call.scope.isRehearsal else { return }
    let options = options.filter { call[$0.input] }.reduce(into: call[mode]?.option ?? []) {
      $0.formUnion($1.option)
    }
    call.play(name) { [pace = Pace(of: call)] name in
      UIView.animateKeyframes(
        label: name, duration: pace.duration, delay: pace.delay, options: options,
        timing: pace.timing.parameters, animations: block.closure, completion: completion)
    }
  }

  @Sendable private static func at(_ call: Invocation) throws(Mistake) {
    guard call.scope.isInKeyframes else {
      throw Mistake(
        .outsideOf(call.declaration.name, "keyframes", "keyframes 2s { at 0% … }"), call.verbSpan)
    }
    let block = try call.ready(block)
    guard !call.scope.isRehearsal else { return }
    let (start, length) = (call[start], call[length])
    call.world.stage.perform {
      UIView.addKeyframe(
        withRelativeStartTime: start, relativeDuration: min(length, 1 - start),
        animations: block.closure)
    }
  }
}

/// How a motion goes through several values: Core Animation's calculation modes.
package enum CalculationMode: String, Choosable {
  case linear, discrete, paced, cubic, cubicPaced

  package var meaning: String {
    switch self {
    case .linear: "straight from value to value"
    case .discrete: "each value until the next one, without a way between"
    case .paced: "straight, as fast all the way"
    case .cubic: "on a smooth curve through the values"
    case .cubicPaced: "on a smooth curve, as fast all the way"
    }
  }

  /// The same for keyframes of views.
  package var option: UIView.KeyframeAnimationOptions {
    switch self {
    case .linear: []
    case .discrete: .calculationModeDiscrete
    case .paced: .calculationModePaced
    case .cubic: .calculationModeCubic
    case .cubicPaced: .calculationModeCubicPaced
    }
  }
}
