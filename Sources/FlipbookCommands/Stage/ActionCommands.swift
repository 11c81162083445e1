/// Commands on the actions of layers: blocks that run when the animation with a key ends.
package enum ActionCommands {
  private static let fade =
    "view v alpha: 0\non v.layer \"Fade In\" { v.alpha = 1 }\n"
    + "animation fade opacity to: 1 1s\nadd fade to: v.layer key: \"Fade In\"\nrun"

  private static let layer = Input.layer("layer").required()
  private static let key = Input.word("key", .key).required()
  private static let action = Input.word("action:", .key)
  private static let block = Input.block("block", .fired).required()

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "on", group: .layer, effect: .changes, parameters: [layer, key, action, block],
      help: "runs a block when the animation with a key has finished",
      note: "It runs for what is added after it, so write it before 'add'.",
      uikit: "the action layer: addTarget(_:action:forKey:)", example: fade,
      synonyms: ["listener", "callback"],
      refusals: Dictionary(
        uniqueKeysWithValues: touches.map { ("layer: \($0)", answeringToFingers) }), action: on),
    CommandDeclaration(
      name: "off", group: .layer, effect: .changes, parameters: [layer, key, action],
      help: "removes blocks of 'on': the one with a name, or all of a key",
      uikit: "the action layer: removeTarget(_:action:forKey:)",
      example: "view v\non v.layer \"Fade In\" action: enable { v.alpha = 1 }\n"
        + "off v.layer \"Fade In\" action: enable", action: off),
  ]

  private static let touches = ["touch", "tap", "click", "drag", "pan", "press", "swipe", "hover"]
  private static let answeringToFingers =
    "a gesture responds to touches: gesture tap box { box.alpha = 0.5 }"

  // A word for what fingers do is no key, unless it is in quotes or something has that name.
  private static func checkKey(_ call: Invocation, of layer: CALayer) throws(Mistake) {
    let word = call[key]
    guard touches.contains(word.text), !word.span.text(in: call.scope.source).hasPrefix("\""),
      layer.animation(forKey: word.text) == nil, call.scope.named(word.text) == nil
    else { return }
    throw call.mistake(key, isNot: "the key of an animation", hint: answeringToFingers)
  }

  private static func actionLayer(_ call: Invocation) throws(Mistake) -> ActionLayer {
    if let layer = call[layer] as? ActionLayer { return layer }
    throw call.mistake(
      layer, isNot: "a layer that takes actions",
      hint: "use a view's layer, except root's, or one made by 'layer'")
  }

  @Sendable private static func on(_ call: Invocation) throws(Mistake) {
    let (layer, key) = (try actionLayer(call), call[key].text)
    try checkKey(call, of: layer)
    let block = try call.ready(block)
    if call.isTyped, layer.animation(forKey: key) != nil {
      let typed = Name.typed(key)
      call.world.answer.remark = "\(typed) is on its way: this runs when it is added again"
    }
    let name = call.world.addAction(of: layer, key: key, name: call[action]?.text)
    layer.addTarget(call.world, action: ActionLayer.Action(name) { _ in block.run() }, forKey: key)
  }

  @Sendable private static func off(_ call: Invocation) throws(Mistake) {
    let (layer, key, name) = (try actionLayer(call), call[key], call[action])
    guard call.world.removeActions(of: layer, key: key.text, name: name?.text) else {
      let actions = call.world.actions(of: layer)
      let ofKey = actions.first { $0.key == key.text }?.names
      let (word, what) = ofKey == nil ? (key, "action for the key") : (name ?? key, "action")
      let near = NearNames.suggestions(for: word.text, among: ofKey ?? actions.map(\.key))
      throw Mistake(.unknownThing(word.text, what: what, near: near), word.span)
    }
    layer.removeTarget(call.world, action: name?.text, forKey: key.text)
  }
}
