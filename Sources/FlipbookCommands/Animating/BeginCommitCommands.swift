/// The commands of UIKit's API before blocks: begin, setters, commit.
package enum BeginCommitCommands {
  private static let example = exampleBox + "begin 1s\n"

  private static let duration = Input.duration(
    "duration", "how long the changes take; default: 0.2s")
  private static let name = Input.word("name:", .title, "a name for 'completion' and 'events'")
  private static let context = Input.value("context:", "the value of 'context' in its blocks")
  private static let willStart = Input.block(
    "willStart:", .fired, "what to run when they begin to move")
  private static let curve = Input.timing("timing", "one of UIKit's four curves")
  private static let delay = Input.duration("delay:", "how long to wait first").also("after")
  private static let autoreverse = Input.flag("autoreverse", "there and back")
  private static let repeatCount = Input.number("repeat")
    .within(0...(.infinity), "write repeat; a count is 0 or more")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "begin", group: .block, effect: .changes, places: .entry,
      parameters: [
        duration, curve, delay, BlockCommands.repeats, autoreverse, name, context, willStart,
        BlockCommands.completion,
      ],
      help: "begins animations: changes up to 'commit' are animated",
      uikit: "beginAnimations(_:context:)",
      example: exampleBox + "begin 1s easeIn delay: 0.2s\nbox.alpha = 0\ncommit",
      swift: "UIView.beginAnimations -> begin[ name: <0=>][ context: <context>]", action: begin),
    CommandDeclaration(
      name: "commit", group: .block, effect: .changes, places: .entry,
      help: "animates what changed since 'begin'", uikit: "commitAnimations()",
      example: example + "box.alpha = 0\ncommit", swift: "UIView.commitAnimations <-> commit"
    ) { call throws(Mistake) -> Void in
      try checkBegun(call)
      // A name that something already has is only a label of the animations.
      if let name = call.world.stage.begunName, name != "begin", call.scope.named(name) == nil,
        call.world.blocks[name]?.canRun != true
      {
        call.world.blocks[name] = NamedBlock()
      }
      call.world.stage.perform { UIView.commitAnimations() }
    },
    setter(
      Input.duration("duration").required(), "0.5s", "the duration of the changes to come",
      "setAnimationDuration", "<0 s>", UIView.setAnimationDuration),
    setter(
      Input.duration("delay").required(), "0.2s", "the delay of the changes to come",
      "setAnimationDelay", "<0 s>", synonyms: ["stagger"], UIView.setAnimationDelay),
    setter(
      repeatCount.required(), "2.5", "how often the changes to come are played",
      "setAnimationRepeatCount", "<0>", synonyms: ["loop", "iterations", "infinite"]
    ) { UIView.setAnimationRepeatCount(Float($0)) },
    setter(
      Input.boolean("autoreverse").or(true), "true", "whether the changes to come go back too",
      "setAnimationRepeatAutoreverses", "<0|true>", synonyms: ["yoyo", "alternate", "pingpong"],
      UIView.setAnimationRepeatAutoreverses),
  ]

  static func setCurve(_ expression: Expression, _ call: Invocation) throws(Mistake) {
    let curve = try uikitCurve(of: try call.scope.evaluate(expression), expression.span, call)
    call.world.stage.perform { UIView.setAnimationCurve(curve) }
  }

  private static func uikitCurve(
    of value: Value, _ span: Span, _ call: Invocation
  ) throws(Mistake) -> UIView.AnimationCurve {
    if case .timing(.curve(let curve)) = value { return curve }
    throw Mistake(
      Name(call.text(of: span), span), isNot: "one of UIKit's four curves",
      hint: "between begin and commit you can set linear, easeIn, easeOut or easeInOut; "
        + "to draw another one, 'commit' first")
  }

  // A command that sets one thing for the changes to come.
  private static func setter<Setting>(
    _ input: Input<Setting>, _ value: String, _ help: String, _ uikit: String,
    _ slot: String, synonyms: [String] = [], _ set: @escaping @Sendable (Setting) -> Void
  ) -> CommandDeclaration {
    let name = input.parameter.name
    return CommandDeclaration(
      name: name, group: .block, effect: .changes, places: .entry, parameters: [input],
      help: "sets, after 'begin', \(help)", uikit: uikit + "(_:)",
      example: example + "\(name) \(value)\nbox.alpha = 0\ncommit",
      synonyms: synonyms, written: "begin", swift: "UIView.\(uikit) <-> \(name) \(slot)"
    ) { call throws(Mistake) -> Void in
      try checkBegun(call)
      call.world.stage.perform { set(call[input]) }
    }
  }

  private static func checkBegun(_ call: Invocation) throws(Mistake) {
    if call.world.stage.isBetweenBeginAndCommit { return }
    throw Mistake(.notBegun(call.declaration.name), call.verbSpan)
  }

  @Sendable private static func begin(_ call: Invocation) throws(Mistake) {
    let completion = try call.completion(BlockCommands.completion, context: call[context])
    let start = try call.ready(willStart, context: call[context])
    let curve = try call[curve].map { timing throws(Mistake) in
      try uikitCurve(of: .timing(timing), call.span(of: Self.curve), call)
    }
    // `repeat` without a count repeats forever.
    let count = call[BlockCommands.repeats] ? call.count(of: BlockCommands.repeats) ?? .infinity : 0
    call.world.stage.perform {
      UIView.beginAnimations(call[name]?.text ?? "begin", context: nil)
      call[duration].map(UIView.setAnimationDuration)
      curve.map(UIView.setAnimationCurve)
      call[delay].map(UIView.setAnimationDelay)
      if count > 0 { UIView.setAnimationRepeatCount(Float(count)) }
      if call[autoreverse] { UIView.setAnimationRepeatAutoreverses(true) }
      start.map { block in UIView.setAnimationStart { block.run() } }
      completion.map(UIView.setAnimationCompletion)
    }
  }
}
