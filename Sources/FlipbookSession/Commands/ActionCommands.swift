import AnimationFacades
import FlipbookLanguage
import FlipbookText
import HeadlessUIKit

/// Commands on the actions of layers: what is done when the animation with a key ends.
enum ActionCommands {
  private static let fade =
    "view v alpha: 0\non v.layer \"Fade In\" { v.alpha = 1 }\n"
    + "animation fade opacity to: 1 1s\nattach fade to: v.layer key: \"Fade In\"\nrun"

  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "on", group: .layer, kind: .changes,
      parameters: [
        Parameter(name: "layer", type: .layer, isRequired: true),
        Parameter(name: "key", type: .key, isRequired: true),
        Parameter(name: "action", type: .key, isPositional: false),
        Parameter(name: "block", type: .block, isRequired: true),
      ],
      help: "runs a block when the animation with a key has run to its end",
      uikit: "the action layer: addTarget(_:action:forKey:)", example: fade,
      action: .world(on)),
    CommandDeclaration(
      name: "off", group: .layer, kind: .changes,
      parameters: [
        Parameter(name: "layer", type: .layer, isRequired: true),
        Parameter(name: "key", type: .key, isRequired: true),
        Parameter(name: "action", type: .key, isPositional: false),
      ],
      help: "forgets such blocks: the one with a name, or all for the key",
      uikit: "the action layer: removeTarget(_:action:forKey:)",
      example: "view v\non v.layer \"Fade In\" action: enable { v.alpha = 1 }\n"
        + "off v.layer \"Fade In\" action: enable",
      action: .world(off)),
  ]

  private static func actionLayer(_ call: Invocation) throws(Mistake) -> ActionLayer {
    guard let layer = call.layer("layer") as? ActionLayer else {
      throw Mistake(
        .wrongArgument(
          "root", expected: "a layer that takes actions",
          hint: "every other layer of the stage does"),
        call.value("layer")?.expression.span ?? call.verbSpan)
    }
    return layer
  }

  @Sendable private static func on(_ call: Invocation) throws(Mistake) {
    guard let key = call.name("key")?.text, let block = call.block("block") else { return }
    let layer = try actionLayer(call)
    let scope = call.scope.inside(.fired)
    try scope.rehearse(block)
    let name = call.world.addAction(of: layer, key: key, name: call.name("action")?.text)
    layer.addTarget(
      call.world, action: ActionLayer.Action(name) { _ in scope.run(block) }, forKey: key)
  }

  @Sendable private static func off(_ call: Invocation) throws(Mistake) {
    guard let key = call.name("key") else { return }
    let layer = try actionLayer(call)
    let name = call.name("action")
    let actions = call.world.actions(of: layer)
    guard call.world.removeActions(of: layer, key: key.text, name: name?.text) else {
      let isKnown = actions.contains { $0.key == key.text }
      let word = isKnown ? name ?? key : key
      let words = isKnown ? actions.first { $0.key == key.text }?.names : actions.map(\.key)
      throw Mistake(
        .unknownThing(
          word.text, what: isKnown ? "action" : "action for the key",
          near: NearNames.suggestions(for: word.text, among: words ?? [])), word.span)
    }
    layer.removeTarget(call.world, action: name?.text, forKey: key.text)
  }
}
