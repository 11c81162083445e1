/// Commands on `UIView.animateKeyframes` blocks.
package enum KeyframeCommands {
  private static let example =
    exampleBox + "keyframes 2s { at 0% for: 50% { box.center.x += 100 }; "
    + "at 50% for: 50% { box.alpha = 0 } }\nrun"

  package static let mode = Input<CalculationMode?>.choice("mode:")
  private static let options: [OptionInput<UIView.KeyframeAnimationOptions>] = [
    (.flag("repeat"), .repeat), (.flag("autoreverse"), .autoreverse),
    (.flag("beginFromCurrentState"), .beginFromCurrentState),
    (.flag("overrideInheritedDuration"), .overrideInheritedDuration),
  ]
  private static let name = Input.newName("name:")
  private static let block = Input.block("block", .animation).required()
  private static let completion = Input.block("completion:", .fired)
  private static let start = Input.part(
    "start", "a share of the duration, or seconds after the start"
  ).required()
  private static let length = Input.part("for:", "the same; default: to the end")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "keyframes", group: .block, effect: .changes, places: .everywhere,
      parameters: Pace.inputs + [mode] + options.map(\.input) + [name, block, completion],
      help: "runs a block and animates what its 'at' parts change",
      note: "Without a duration it takes as long as its parts, if they are in seconds: "
        + "keyframes { at 0.5s for: 1s { box.alpha = 0 } }",
      uikit: "UIView.animateKeyframes(withDuration:delay:options:animations:completion:)",
      example: example, synonyms: ["percent", "waypoints"],
      refusals: ["repeat": "keyframes repeat forever or not at all: animate 1s repeat: 3 counts"],
      swift: "UIView.animateKeyframes -> keyframes <withDuration s>@block", action: keyframes),
    CommandDeclaration(
      name: "at", group: .block, effect: .changes, places: .everywhere,
      parameters: [start, length, block],
      help: "in a keyframes block, animates a block for part of the time",
      uikit: "UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)",
      example: example,
      swift: "UIView.addKeyframe -> at <withRelativeStartTime> for: "
        + "<relativeDuration> <{animations}>", action: at),
  ]

  @Sendable private static func keyframes(_ call: Invocation) throws(Mistake) {
    let time = KeyframeTime(of: call)
    let body = call[block]
    let block = try call.ready(block, in: time)
    let completion = try call.completion(completion)
    guard !call.scope.isRehearsal else { return }
    if body.setsTransform { call[mode]?.noteTransform(call) }
    let options = call.options(options).union(call[mode]?.option ?? [])
    call.play(name, completion) { [pace = Pace(of: call, time)] name, completion in
      UIView.animateKeyframes(
        label: name, duration: pace.duration, delay: pace.delay, options: options,
        timing: pace.timing.parameters, animations: block.closure, completion: completion)
    }
  }

  @Sendable private static func at(_ call: Invocation) throws(Mistake) {
    guard let time = call.scope.keyframes else {
      throw Mistake(
        .outsideOf(call.declaration.name, "keyframes", "keyframes 2s { at 0% … }"), call.verbSpan)
    }
    let block = try call.ready(block)
    if call.scope.isRehearsal { time.note(start: call[start], length: call[length]) }
    let start = try checked(time.share(at: call[start]), start, of: time, call)
    let length = try checked(call[length].map(time.share(of:)) ?? 1, length, of: time, call)
    guard !call.scope.isRehearsal else { return }
    if start >= 1 || start > 0 && !call.isGiven(Self.length), call.isTyped {
      let text = call.text(of: Self.start)
      call.world.answer.remark =
        start < 1
        ? "this begins at \(text) and takes the time left: at 0% for: \(text) { … } ends there"
        : "'at' says where a motion begins, and at 100% no time is left: "
          + "at 50% for: 50% { … } ends there"
    }
    call.world.stage.perform {
      UIView.addKeyframe(
        withRelativeStartTime: start, relativeDuration: min(length, 1 - start),
        animations: block.closure)
    }
  }

  private static func checked(
    _ share: Double?, _ input: any Parametric, of time: KeyframeTime, _ call: Invocation
  ) throws(Mistake) -> Double {
    if let share { return share }
    if case .number(let quantity)? = call.argument(for: input.parameter.name)?.evaluated,
      quantity.unit == .duration
    {
      let seconds = call.world.text.number(time.duration)
      throw call.mistake(input, allowed: "the keyframes take \(seconds)s")
    }
    throw call.mistake(input, allowed: "a share lies between 0% and 100%")
  }
}

extension KeyframeTime {
  convenience init(of call: Invocation) {
    let duration = call[Pace.durationInput]
    self.init(call.isGiven(Pace.durationInput) ? duration : nil, usual: duration)
  }
}

/// The ways of a motion through several values: Core Animation's calculation modes.
package enum CalculationMode: String, Choosable {
  case linear, discrete, paced, cubic, cubicPaced

  package var meaning: String {
    switch self {
    case .linear: "straight from value to value"
    case .discrete: "jumps from value to value"
    case .paced: "straight, at constant speed"
    case .cubic: "on a smooth curve through the values; a transform goes straight"
    case .cubicPaced: "on a smooth curve, at constant speed"
    }
  }

  /// Notes that a transform does not follow this mode (choice: Apple documents nothing).
  func noteTransform(_ call: Invocation) {
    guard self == .cubic || self == .cubicPaced else { return }
    call.world.answer.note(
      "note: a transform goes straight from value to value, in mode: \(rawValue) too; "
        + "transform.scale and the like are numbers, and go on the curve")
  }

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

extension Block {
  fileprivate var setsTransform: Bool {
    statements.contains { statement in
      switch statement {
      case .assignment(let assignment):
        assignment.target.members.contains { $0.text == "transform" }
      case .command(let command):
        command.arguments.contains { argument in
          if case .block(let block) = argument.value { block.setsTransform } else { false }
        }
      default: statement.bodies.contains(where: \.setsTransform)
      }
    }
  }
}
