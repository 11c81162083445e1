/// Commands of libraries that others have built on UIKit's animation.
package enum SeedCommands {
  private static let view = Input.view("view").several { scope, _ in
    scope.world.names.filter { $0.key != "root" && $0.value.form == .view }.keys.elements
  }.required()
  private static let block = Input.block(
    "block", .animation, "assignments to the view: .alpha = 0"
  ).required()
  private static let name = Input.word("name", .namedBlock).required()

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "dance", group: .block, effect: .changes,
      parameters: [view] + Pace.inputs + [block, BlockCommands.completion],
      help: "gives a view an animation that 'start', 'pause' … act on",
      note: "With 'after:' it starts by itself, after that delay.",
      uikit: "Dance: view.dance.animate(duration:curve:_:)",
      example: exampleBox + "dance box 2s easeInOut { .alpha = 0 }\nstart box after: 1s\nrun",
      refusals: CommandDeclaration.Group.animator.refusals,
      swift: "dance.animate -> dance <self> <duration s> @way <{} .>", action: dance),
    CommandDeclaration(
      name: "again", group: .block, effect: .changes, parameters: [name],
      help: "runs a named animate block again", uikit: "UIView.Animator: animate()",
      example: exampleBox + "animate 1s name: nudge { box.center.x += 10 }\nrun\nstart nudge",
      synonyms: ["rerun", "restart"], written: "start",
      chosen: CommandForm(where: { $0.onlyWord.map($1.isBlock) == true }),
      action: { call throws(Mistake) in try run(call[name], call) }),
  ]

  @Sendable private static func dance(_ call: Invocation) throws(Mistake) {
    let (name, view, pace) = (call[view].name.text, call[view].thing, Pace(of: call))
    let block = try call.ready(block, view: view)
    view.dance.animate(duration: pace.duration, timingParameters: pace.timing.parameters) { _ in
      block.run()
    }
    view.dance.animator?.label = name
    call.world.timings[name, default: (nil, nil)].made = pace.timing
    call.world.lastAnimator = name
    if let done = try call.endingAnimator.ready(BlockCommands.completion) {
      view.dance.animator?.addCompletion(done)
    }
    if call.isGiven(Pace.delayInput) { view.dance.start(after: pace.delay) }
  }

  static func run(_ name: Name, _ call: Invocation) throws(Mistake) -> Answer {
    guard let block = call.world.blocks[name.text] else {
      throw Mistake(
        .unknownThing(
          name.text, what: "animate block",
          near: NearNames.suggestions(for: name.text, among: Array(call.world.blocks.keys))),
        name.span)
    }
    guard block.canRun else { throw Mistake(.begun(name.text), name.span) }
    if !call.isAsked { block.run() }
    return Answer()
  }
}

extension Mistake.Kind {
  /// The error for animations that no block can start again.
  static func begun(_ name: String) -> Mistake.Kind {
    .wrongState(message: "\(Name.typed(name)) was made by 'begin' and 'commit': enter them again")
  }
}
