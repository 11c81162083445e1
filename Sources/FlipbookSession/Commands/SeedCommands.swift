import AnimationFacades
import FlipbookLanguage
import FlipbookText
import HeadlessUIKit
import OrderedCollections

/// Commands of the systems that others have built on UIKit's animation.
enum SeedCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "dance", group: .block, kind: .changes,
      parameters: [
        Parameter(name: "view", type: .view, isRequired: true),
        Parameter(name: "duration", type: .duration), Parameter(name: "timing", type: .timing),
        Parameter(
          name: "block", type: .block, isRequired: true,
          meaning: "assignments to the view: .alpha = 0"),
      ],
      animates: true,
      help: "gives a view an animation; 'start', 'pause' … take the view",
      uikit: "Dance: view.dance.animate(duration:curve:_:)",
      example: "view box\ndance box 2s easeInOut { .alpha = 0 }\nstart box after: 1s\nrun",
      action: .world(dance)),
    CommandDeclaration(
      name: "again", group: .block, kind: .changes,
      parameters: [Parameter(name: "name", type: .namedBlock, isRequired: true)],
      help: "runs an animate block that was given a name once more",
      uikit: "UIView.Animator: animate()",
      example: "view box\nanimate 1s name: nudge { box.center.x += 10 }\nrun\nagain nudge",
      action: .world(again)),
  ]

  @Sendable private static func dance(_ call: Invocation) throws(Mistake) {
    guard let name = call.name("view"), case .view(let view) = call.scope.names[name.text],
      let block = call.block("block")
    else { return }
    let scope = call.scope.inside(.animation, view: view)
    try scope.rehearse(block)
    let timing = call.timing("timing") ?? .curve(.easeInOut)
    let duration = try call.duration("duration") ?? 0.25
    view.dance.animate(duration: duration, timingParameters: timing.parameters) { _ in
      scope.run(block)
    }
    view.dance.animator?.label = name.text
    call.world.timings[name.text] = timing
    call.world.lastAnimator = name.text
  }

  @Sendable private static func again(_ call: Invocation) throws(Mistake) {
    guard let name = call.name("name") else { return }
    guard let block = call.world.blocks[name.text] else {
      throw Mistake(
        .unknownThing(
          name.text, what: "animate block",
          near: NearNames.suggestions(for: name.text, among: Array(call.world.blocks.keys))),
        name.span)
    }
    block()
  }
}
