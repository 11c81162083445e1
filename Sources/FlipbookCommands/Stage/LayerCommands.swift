/// Commands on animations of layers: making them, attaching them, taking them away.
package enum LayerCommands {
  private static let name = Input.newName("name").required()
  private static let curve = Input.timing(
    "timing", "default: linear; write easeInOut, cubic(…) or spring(…)")
  private static let animations = Input.list("animations", .animations).atLeastOne
  private static let attached = Input.animation("animation").several().required()
  private static let target = Input.layer("to:").required()
  private static let copyKey = Input.word(
    "key:", .key, "a name in quotes for the copy; default: the animation's own")
  private static let layer = Input.layer("layer").required()
  private static let key = Input.word("key", .key)
  private static let disableActions = Input.flag(
    "disableActions", "sets values at once, without animation")
  private static let block = Input.block("block", .animation).required()
  private static let completion = Input.block("completion:", .fired)

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "animation", group: .layer, effect: .changes,
      parameters: [name, AnimationMaker.keyPath, AnimationMaker.duration, curve]
        + AnimationMaker.parameters + AnimationMaker.timingParameters + AnimationMaker.flags,
      help: "makes an animation object, to add to a layer",
      uikit: "CABasicAnimation, CASpringAnimation, CAKeyframeAnimation",
      example: exampleBox + "animation shake position.x values: (0, 10, -10, 0) 0.4s isAdditive\n"
        + "add shake to: box\nrun",
      swift: "CABasicAnimation -> animation <let> <keyPath>\n"
        + "CAKeyframeAnimation -> animation <let> <keyPath>\n"
        + "CASpringAnimation -> animation <let> <keyPath> "
        + "spring(mass: 1, stiffness: 100, damping: 10)"
    ) { call throws(Mistake) -> Void in
      call.world.names[call[name].text] = .animation(try AnimationMaker(call: call).make())
    },
    CommandDeclaration(
      name: "group", group: .layer, effect: .changes,
      parameters: [name, AnimationMaker.duration, AnimationMaker.timing, animations]
        + AnimationMaker.timingParameters,
      help: "joins animations in one; its duration cuts them off", uikit: "CAAnimationGroup",
      example: exampleBox + "animation fade opacity to: 0 1s\n"
        + "animation move position.x by: 100 2s\ngroup leave 2s fade move\n"
        + "add leave to: box\nrun", synonyms: ["parallel"],
      action: group),
    CommandDeclaration(
      name: "attach", group: .layer, effect: .changes, places: .everywhere,
      parameters: [attached, target, copyKey, completion],
      help: "adds a copy of an animation to a layer, under a key", uikit: "add(_:forKey:)",
      example: exampleBox + "animation fade opacity to: 0 1s\n"
        + "add fade to: box.layer key: \"Fade Out\"\nrun",
      written: "add to:",
      swift: "add <-> attach <0> to: <self>[ key: <forKey=|name>]", action: attach),
    CommandDeclaration(
      name: "detach", group: .layer, effect: .changes, places: .everywhere,
      parameters: [layer, key],
      help: "removes the animation with a key from a layer, or all of them",
      uikit: "removeAnimation(forKey:), removeAllAnimations()",
      example: exampleBox + "animation fade opacity to: 0 1s\nadd fade to: box\nstep\n"
        + "detach box fade",
      swift: "removeAnimation <-> detach <self> <forKey>\nremoveAllAnimations <-> detach <self>",
      action: detach),
    CommandDeclaration(
      name: "transaction", group: .layer, effect: .changes, places: .everywhere,
      parameters: [
        AnimationMaker.duration, AnimationMaker.timing, disableActions, block, completion,
      ],
      help: "runs a block whose layer changes share a duration and curve",
      uikit: "CATransaction.begin() … commit()",
      example: "layer dot frame: (0, 0, 10, 10)\n"
        + "transaction 1s easeOut { dot.opacity = 0 } completion: { dot.isHidden = true }\nrun",
      swift: "CATransaction.commit -> transaction[ <setAnimationDuration s>]"
        + "[ <setAnimationTimingFunction>][ disableActions: <setDisableActions>] <{block}>"
        + "[ completion: <{setCompletionBlock}>]\nCATransaction.begin -> transaction {\n"
        + "CATransaction.setAnimationDuration -> transaction <0 s> {\n"
        + "CATransaction.setAnimationTimingFunction -> transaction <0> {\n"
        + "CATransaction.setDisableActions -> transaction disableActions: <0> {",
      action: transaction),
  ]

  @Sendable private static func group(_ call: Invocation) throws(Mistake) {
    let group = CAAnimationGroup()
    var (call, children): (Invocation, [CAAnimation]) = (call, [])
    for expression in call[animations] {
      let thing = expression.word.flatMap { call.scope.named($0.text)?.value }
      if case .animation(let child)? = thing {
        children.append(child)
      } else {
        try takeTiming(expression, into: &call)
      }
    }
    try checkCount(of: children, call)
    group.animations = children
    try AnimationMaker(call: call).setTiming(of: group)
    call.world.names[call[name].text] = .animation(group)
  }

  // Limits groups of groups, which can double with each typed line.
  private static let mostParts = 1000

  private static func checkCount(of children: [CAAnimation], _ call: Invocation) throws(Mistake) {
    guard children.reduce(0, { $0 + $1.partCount }) > mostParts else { return }
    let names = call[animations].map(\.span)
    let span = names.reduce(names[0]) { $0.joined(with: $1) }
    let allowed = "a group holds at most \(mostParts) animations, those of its groups counted"
    throw Mistake(.outOfRange(call.text(of: span), allowed: allowed), span)
  }

  // The duration and the timing may come after the names too.
  private static func takeTiming(
    _ expression: Expression, into call: inout Invocation
  ) throws(Mistake) {
    let inputs: [ValueKind: any Parametric] = [
      .number: AnimationMaker.duration, .timing: AnimationMaker.timing,
    ]
    if let value = try? call.scope.evaluate(expression), let input = inputs[value.kind],
      !call.isGiven(input)
    {
      return call.bind(.value(value, expression), to: input.parameter)
    }
    let names = call.world.names.filter { $0.value.form == .animation }.keys.prefix(4)
      .map(Name.typed)
    let parts = names.isEmpty ? "fade move" : names.joined(separator: " ")
    let line = "group \(Name.typed(call[name].text)) 2s \(parts)"
    throw call.scope.mistake(
      expression, isNot: "an animation",
      hint: "a group takes animations and a duration: \(line)")
  }

  @Sendable private static func attach(_ call: Invocation) throws(Mistake) {
    let completion = try call.completion(completion)
    guard !call.scope.isRehearsal else { return }
    let (found, key) = (call[attached], call[copyKey] ?? call[attached].name)
    call.remarkOnKey(key.text, of: call[target])
    call.remarkOnKeyPath(of: found.thing, for: call[target])
    call.world.stage.perform {
      guard let completion else { return call[target].add(found.thing, forKey: key.text) }
      CATransaction.begin()
      CATransaction.setCompletionBlock { completion(true) }
      call[target].add(found.thing, forKey: key.text)
      CATransaction.commit()
    }
  }

  @Sendable private static func detach(_ call: Invocation) throws(Mistake) {
    let layer = call[layer]
    guard !call.scope.isRehearsal else { return }
    guard let key = call[key] else {
      return call.world.stage.perform { layer.removeAllAnimations() }
    }
    guard layer.animation(forKey: key.text) != nil else {
      let near = NearNames.suggestions(for: key.text, among: layer.animationKeys() ?? [])
      throw Mistake(.unknownThing(key.text, what: "animation with the key", near: near), key.span)
    }
    call.world.stage.perform { layer.removeAnimation(forKey: key.text) }
  }

  @Sendable private static func transaction(_ call: Invocation) throws(Mistake) {
    let block = try call.ready(block)
    let completion = try call.completion(completion)
    let function = try call.timingFunction(AnimationMaker.timing, of: "a transaction")
    guard !call.scope.isRehearsal else { return }
    if !call[disableActions] { call.remarkOnViews(in: call[Self.block]) }
    call.world.stage.perform {
      CATransaction.begin()
      call[AnimationMaker.duration].map(CATransaction.setAnimationDuration)
      function.map { CATransaction.setAnimationTimingFunction($0) }
      if call[disableActions] { CATransaction.setDisableActions(true) }
      completion.map { completion in CATransaction.setCompletionBlock { completion(true) } }
      block.run()
      CATransaction.commit()
    }
  }
}

extension CAAnimation {
  // How many animations it is, those of a group and of its groups counted.
  fileprivate var partCount: Int {
    guard let group = self as? CAAnimationGroup else { return 1 }
    return (group.animations ?? []).reduce(1) { $0 + $1.partCount }
  }
}
