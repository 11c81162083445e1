import AnimationFacades
import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

/// Commands that put things on the stage and take them away.
enum StageCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "view", group: .stage, kind: .changes,
      parameters: [
        Parameter(name: "name", type: .newName, isRequired: true),
        Parameter(
          name: "in", type: .view, isPositional: false,
          meaning: "the view it lies in; root unless said"),
      ],
      takesProperties: true, help: "makes a view, in root unless said",
      uikit: "UIView(frame:) and addSubview(_:)",
      example: "view box frame: (0, 0, 100, 100)", action: .world(view)),
    CommandDeclaration(
      name: "layer", group: .stage, kind: .changes,
      parameters: [
        Parameter(name: "name", type: .newName, isRequired: true),
        Parameter(
          name: "in", type: .layer, isPositional: false,
          meaning: "a layer or a view; root's layer unless said"),
      ],
      takesProperties: true,
      help: "makes a layer without a view; its changes animate by themselves",
      uikit: "CALayer() and addSublayer(_:)",
      example: "layer dot frame: (0, 0, 10, 10)\ndot.position.x = 100\nrun",
      action: .world(layer)),
    CommandDeclaration(
      name: "remove", group: .stage, kind: .changes,
      parameters: [Parameter(name: "name", type: .anyName, isRequired: true)],
      help: "takes a view off the stage, or forgets a name", uikit: "removeFromSuperview()",
      example: "view box\nremove box", action: .world(remove)),
    CommandDeclaration(
      name: "after", group: .stage, kind: .changes,
      parameters: [
        Parameter(
          name: "delay", type: .duration, isRequired: true, meaning: "how long to wait, as in 0.5s"),
        Parameter(
          name: "block", type: .block, isRequired: true, meaning: "what is done then"),
      ],
      help: "runs a block after a delay", uikit: "DispatchQueue.main.asyncAfter(deadline:)",
      example: "view box\nafter 1s { box.alpha = 0.5 }\nrun", action: .world(after)),
    CommandDeclaration(
      name: "list", group: .stage, kind: .looks, help: "lists what has a name",
      example: "view box\nlist", action: .world(LookCommands.list)),
    CommandDeclaration(
      name: "show", group: .stage, kind: .looks,
      parameters: [Parameter(name: "name", type: .object, isRequired: true)],
      help: "shows the properties of one thing; 'show box.layer' a layer's",
      example: "view box\nshow box",
      action: .world(LookCommands.show)),
  ]

  @Sendable private static func view(_ call: Invocation) throws(Mistake) {
    let name = try call.newName()
    let parent = call.name("in").flatMap { call.scope.names[$0.text] }
    let view = call.world.stage.perform { StageView() }
    if case .view(let above)? = parent {
      above.addSubview(view)
    } else {
      call.world.stage.window.addSubview(view)
    }
    for (property, expression) in call.properties {
      try set(property, expression, of: view, call)
    }
    view.layer.name = name
    call.world.names[name] = .view(view)
  }

  @Sendable private static func layer(_ call: Invocation) throws(Mistake) {
    let name = try call.newName()
    let layer = call.world.stage.perform { ActionLayer() }
    layer.name = name
    let parent = call.layer("in") ?? call.world.stage.window.layer
    for (property, expression) in call.properties {
      let path = Path(root: nil, members: [property], span: property.span)
      var scope = call.scope
      scope.layer = layer
      try scope.assign(
        Assignment(target: path, setting: expression, operatorSpan: property.span))
    }
    parent.addSublayer(layer)
    call.world.names[name] = .layer(layer)
  }

  private static func set(
    _ property: Name, _ expression: Expression, of view: UIView, _ call: Invocation
  ) throws(Mistake) {
    let assignment = Assignment(
      target: Path(root: nil, members: [property], span: property.span), setting: expression,
      operatorSpan: property.span)
    var scope = call.scope
    scope.view = view
    try scope.assign(assignment)
  }

  @Sendable private static func after(_ call: Invocation) throws(Mistake) {
    guard let block = call.block("block"), let delay = try call.duration("delay") else { return }
    let scope = call.scope.inside(.fired)
    try scope.rehearse(block)
    let label = "after " + call.text(of: call.value("delay")?.expression.span ?? call.verbSpan)
    do {
      try call.world.stage.tryAfter(delay, label: label, scope.closure(block))
    } catch {
      throw Mistake(.beyondTime, call.verbSpan)
    }
  }

  @Sendable private static func remove(_ call: Invocation) throws(Mistake) {
    guard let name = call.name("name"), let named = call.world.names[name.text] else { return }
    guard name.text != "root" else {
      throw Mistake(
        .wrongArgument(
          "root", expected: "something to remove: it is the window's view",
          hint: "'reset' empties the stage"),
        name.span)
    }
    if case .view(let view) = named {
      view.removeFromSuperview()
      // Names of views that lie in it go with it.
      for (inner, other) in call.world.names {
        if case .view(let candidate) = other, candidate.isDescendant(of: view) {
          call.world.names[inner] = nil
        }
      }
    }
    if case .layer(let layer) = named {
      layer.removeFromSuperlayer()
      for (inner, other) in call.world.names {
        if case .layer(let candidate) = other, candidate.isBelow(layer) {
          call.world.names[inner] = nil
        }
      }
    }
    if case .chain(let chain) = named { chain.animate.stopAnimation(true) }
    call.world.names[name.text] = nil
    if call.world.lastAnimator == name.text { call.world.lastAnimator = nil }
  }
}

/// A view of the shell: its layer can be given actions.
final class StageView: UIView {
  override class var layerClass: AnyClass { ActionLayer.self }
}

extension CALayer {
  /// Whether it lies in another layer, however deep.
  fileprivate func isBelow(_ other: CALayer) -> Bool {
    var above = superlayer
    while let layer = above, layer !== other { above = layer.superlayer }
    return above != nil
  }
}
