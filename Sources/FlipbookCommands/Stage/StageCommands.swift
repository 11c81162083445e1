/// Commands that put things on the stage and take them away.
package enum StageCommands {
  private static let name = Input.newName("name").required()
  private static let parentView = Input.view("in:", "the view it lies in; default: root")
  private static let parentLayer = Input.layer("in:", "a layer or a view; default: root's layer")
  private static let lineCap = Input.choice(
    "lineCap:", "how its line ends; default: butt",
    of: [
      "butt": "straight, at the end itself", "round": "in half a circle beyond its end",
      "square": "in half a square beyond its end",
    ]
  ).or("butt")
  private static let lineJoin = Input.choice(
    "lineJoin:", "how pieces of its line meet; default: miter",
    of: ["miter": "in a point", "round": "in a part of a circle", "bevel": "in a straight edge"]
  ).or("miter")
  private static let fillRule = Input.choice(
    "fillRule:", "what lies inside its path; default: nonZero",
    of: [
      "nonZero": "what its line goes around more often one way than the other",
      "evenOdd": "what lies behind an odd number of lines",
    ]
  ).or("nonZero")
  private static let type = Input.choice(
    "type:", "how its colours are spread; default: axial",
    of: [
      "axial": "along the line from the start to the end point",
      "radial": "in ellipses around the start point", "conic": "in a turn about the start point",
    ]
  ).or("axial")
  private static let removed = Input.word(
    "name", .anyName, "what to remove: a thing, a promise, an action"
  ).several { scope, _ in
    Array(scope.world.promises.keys) + scope.world.names.keys.filter { $0 != "root" }
  }.required()
  private static let delay = Input.duration("delay", "how long to wait, as in 0.5s").required()
  private static let block = Input.block("block", .fired, "what to run then").required()

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "view", group: .stage, effect: .changes, parameters: [name, parentView],
      properties: ViewFace.properties.descriptions, help: "makes a view; default: in root",
      uikit: "UIView(frame:) and addSubview(_:)", example: "view box frame: (0, 0, 100, 100)",
      synonyms: ["rectangle", "square", "circle", "div", "node", "sprite"],
      swift: "UIView -> view <let>[ frame: <frame>]", action: view),
    CommandDeclaration(
      name: "layer", group: .stage, effect: .changes, parameters: [name, parentLayer],
      properties: CALayer.common.map(\.description),
      help: "makes a layer without a view; its changes animate by themselves",
      uikit: "CALayer() and addSublayer(_:)",
      example: "layer dot frame: (0, 0, 10, 10)\ndot.position.x = 100\nrun", synonyms: ["sublayer"],
      swift: "CALayer -> layer <let>", action: layer),
    CommandDeclaration(
      name: "shape", group: .stage, effect: .changes,
      parameters: [name, parentLayer, lineCap, lineJoin, fillRule],
      properties: (CALayer.common + CALayer.shape).map(\.description),
      help: "draws a path; strokeStart and strokeEnd trim it",
      uikit: "CAShapeLayer() and addSublayer(_:)",
      example: "shape ring path: oval(10, 10, 80, 80) fillColor: none strokeColor: systemBlue\n"
        + "animation grow strokeEnd from: 0 to: 1 1s\nadd grow to: ring\nrun",
      synonyms: ["stroke"], isReserved: false, swift: "CAShapeLayer -> shape <let>", action: shape),
    CommandDeclaration(
      name: "gradient", group: .stage, effect: .changes, parameters: [name, parentLayer, type],
      properties: (CALayer.common + CALayer.gradient).map(\.description),
      help: "makes a layer that blends colours", uikit: "CAGradientLayer() and addSublayer(_:)",
      example: "gradient sky frame: (0, 0, 200, 100) colors: (red, blue)\n"
        + "sky.colors = (blue, red)\nrun",
      synonyms: ["shimmer"], isReserved: false, swift: "CAGradientLayer -> gradient <let>",
      action: gradient),
    CommandDeclaration(
      name: "remove", group: .stage, effect: .changes, parameters: [removed],
      help: "takes views and layers off the stage, or forgets a name or a mark",
      uikit: "removeFromSuperview()",
      example: exampleBox + "remove box", synonyms: ["delete", "destroy"],
      swift: "removeFromSuperview -> remove <self>\nremoveFromSuperlayer -> remove <self>",
      action: remove),
    CommandDeclaration(
      name: "after", group: .stage, effect: .changes, parameters: [delay, block],
      help: "runs a block after a delay", uikit: "DispatchQueue.main.asyncAfter(deadline:)",
      example: exampleBox + "after 1s { box.alpha = 0.5 }\nrun",
      synonyms: ["later", "timer", "schedule", "timeout"],
      swift: "DispatchQueue.main.async -> after 0s <{execute}>\n"
        + "DispatchQueue.main.asyncAfter -> after <deadline s> <{execute}>", action: after),
    LookCommands.list,
    CommandDeclaration(
      name: "show", group: .stage, effect: .looks, parameters: [LookCommands.shown],
      help: "shows a thing's properties; 'show box.layer' shows a layer's",
      example: exampleBox + "show box", synonyms: ["inspect", "details"],
      tables: [Sight.properties], action: LookCommands.show),
  ]

  @Sendable private static func view(_ call: Invocation) throws(Mistake) {
    let name = call[name].text
    let view = call.world.stage.perform { StageView() }
    (call[parentView]?.thing ?? call.world.stage.window).addSubview(view)
    view.layer.name = name
    try call.setProperties { $0.view = view }
    call.world.names[name] = .view(view)
    call.remarkOnSize(of: view.layer, Name.typed(name))
  }

  @Sendable private static func layer(_ call: Invocation) throws(Mistake) {
    let layer = call.world.stage.perform { ActionLayer() }
    try add(layer, call)
    call.remarkOnSize(of: layer, Name.typed(call[name].text))
  }

  @Sendable private static func shape(_ call: Invocation) throws(Mistake) {
    let layer = call.world.stage.perform { CAShapeLayer() }
    layer.lineCap = CAShapeLayerLineCap(rawValue: call[lineCap])
    layer.lineJoin = CAShapeLayerLineJoin(rawValue: call[lineJoin])
    layer.fillRule = call[fillRule] == "evenOdd" ? .evenOdd : .nonZero
    try add(layer, call)
    if call.isTyped, layer.path == nil {
      let name = Name.typed(call[name].text)
      call.world.answer.remark = "\(name) has no path: \(name).path = oval(0, 0, 40, 40)"
    }
  }

  @Sendable private static func gradient(_ call: Invocation) throws(Mistake) {
    let layer = call.world.stage.perform { CAGradientLayer() }
    layer.type = CAGradientLayerType(rawValue: call[type])
    try add(layer, call)
    call.remarkOnSize(of: layer, Name.typed(call[name].text))
  }

  private static func add(_ layer: CALayer, _ call: Invocation) throws(Mistake) {
    let name = call[name].text
    layer.name = name
    try call.setProperties { $0.layer = layer }
    (call[parentLayer] ?? call.world.stage.window.layer).addSublayer(layer)
    call.world.names[name] = .layer(layer)
  }

  @Sendable private static func after(_ call: Invocation) throws(Mistake) {
    let block = try call.ready(block)
    try call.schedule(call[delay], label: "after " + call.text(of: delay), block.closure)
  }

  @Sendable private static func remove(_ call: Invocation) throws(Mistake) {
    let (world, name) = (call.world, call[removed])
    if let gesture = world.gesture(labelled: name.text) {
      gesture.view?.removeGestureRecognizer(gesture)
      if call.isTyped, world.gesture(labelled: name.text) != nil {
        world.answer.remark = "the older of two is gone: 'remove \(name.text)' removes the other"
      }
      return
    }
    guard let named = world.names[name.text] else {
      (world.promises[name.text], world.blocks[name.text]) = (nil, nil)
      return world.removeActions(named: name.text)
    }
    guard name.text != "root" else {
      throw Mistake(
        name, isNot: "something to remove: it is the window's view",
        hint: "'reset' empties the stage")
    }
    defer { world.forgetWays() }
    switch named {
    case .view(let view):
      view.removeFromSuperview()
      if !view.subviews.isEmpty { forgetNames(of: view, \.subviews, in: world) }
    case .layer(let layer):
      layer.removeFromSuperlayer()
      forgetNames(of: layer, { $0.sublayers ?? [] }, in: world)
    case .chain(let chain): chain.animate.stopAnimation(true)
    case .gesture(let gesture): gesture.view?.removeGestureRecognizer(gesture)
    case .animation where call.isTyped: remarkOnRunning(name.text, call)
    case .value(let value) where call.isTyped:
      if let thing = call.scope.name(of: value), thing != name.text {
        world.answer.remark = "\(Name.typed(name.text)) is forgotten; \(Name.typed(thing)) stays"
      }
    case .animator, .animation, .value: break
    }
    world.names[name.text] = nil
    if world.lastAnimator == name.text { world.lastAnimator = nil }
  }

  // Removing its name does not end an animation.
  private static func remarkOnRunning(_ key: String, _ call: Invocation) {
    guard call.world.names.count <= fewNames else { return }
    let owner = call.world.names.first { $0.value.layer?.animationKeys()?.contains(key) == true }
    guard let owner else { return }
    call.world.answer.remark =
      "\(Name.typed(key)) still runs: detach \(Name.typed(owner.key)) ends what moves it"
  }

  // Choice: more names are not searched for each removed animation.
  private static let fewNames = 100

  // Forgets the names of a thing and of everything in it, at any depth.
  private static func forgetNames<Thing: AnyObject>(
    of thing: Thing, _ below: (Thing) -> [Thing], in world: World
  ) {
    var (gone, waiting): (Set<ObjectIdentifier>, [Thing]) = ([], [thing])
    while let next = waiting.popLast() {
      gone.insert(ObjectIdentifier(next))
      waiting += below(next)
    }
    world.names.removeAll { _, named in
      named.thing.map { gone.contains(ObjectIdentifier($0)) } ?? false
    }
  }
}

extension Invocation {
  fileprivate func setProperties(_ enter: (inout Scope) -> Void) throws(Mistake) {
    var scope = scope
    enter(&scope)
    for (property, expression) in properties {
      try scope.assign(
        Assignment(
          target: Path(root: nil, members: [property], span: property.span), setting: expression,
          operatorSpan: property.span))
    }
  }
}
