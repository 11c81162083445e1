import FlipbookLanguage
import FlipbookText
import HeadlessUIKit
import OrderedCollections

/// Commands on animations of layers: making them, attaching them, taking them away.
enum LayerCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "animation", group: .layer, kind: .changes,
      parameters: [
        Parameter(name: "name", type: .newName, isRequired: true),
        Parameter(name: "keyPath", type: .keyPath, isRequired: true),
        Parameter(name: "duration", type: .duration),
        Parameter(
          name: "timing", type: .timing,
          meaning: "linear unless said: write easeInOut, cubic(…) or spring(…)"),
        Parameter(name: "from", type: .value, isPositional: false),
        Parameter(name: "to", type: .value, isPositional: false),
        Parameter(name: "by", type: .value, isPositional: false),
        Parameter(name: "values", type: .values, isPositional: false),
        Parameter(name: "keyTimes", type: .values, isPositional: false),
        Parameter(
          name: "mode", type: .choice(AnimationMaker.modes), isPositional: false,
          meaning: "how it goes from value to value; linear unless said"),
      ] + AnimationMaker.timingParameters + [
        Parameter(
          name: "isAdditive", type: .flag, meaning: "added to what is there, not in its place"),
        Parameter(
          name: "isCumulative", type: .flag, meaning: "each repeat goes on from where one ended"),
      ],
      help: "makes an animation object; nothing moves before 'attach'",
      uikit: "CABasicAnimation, CASpringAnimation, CAKeyframeAnimation",
      example: "view box\nanimation shake position.x values: (0, 10, -10, 0) 0.4s isAdditive\n"
        + "attach shake to: box\nrun",
      action: .world(animation)),
    CommandDeclaration(
      name: "group", group: .layer, kind: .changes,
      parameters: [
        Parameter(name: "name", type: .newName, isRequired: true),
        Parameter(name: "duration", type: .duration), Parameter(name: "timing", type: .timing),
        Parameter(name: "animations", type: .animations, isRequired: true),
      ] + AnimationMaker.timingParameters,
      help: "makes one animation of several; they are cut at its duration",
      uikit: "CAAnimationGroup",
      example: "view box\nanimation fade opacity to: 0 1s\n"
        + "animation move position.x by: 100 2s\ngroup leave 2s fade move\n"
        + "attach leave to: box\nrun",
      action: .world(group)),
    CommandDeclaration(
      name: "attach", group: .layer, kind: .changes,
      parameters: [
        Parameter(name: "animation", type: .animation, isRequired: true),
        Parameter(name: "to", type: .layer, isRequired: true, isPositional: false),
        Parameter(
          name: "key", type: .key, isPositional: false,
          meaning: "a name in quotes for the copy; the animation's own unless said"),
      ],
      standsInAnimations: true,
      help: "adds a copy of an animation to a layer, under a key",
      uikit: "add(_:forKey:)",
      example: "view box\nanimation fade opacity to: 0 1s\n"
        + "attach fade to: box.layer key: \"Fade Out\"\nrun",
      action: .world(attach)),
    CommandDeclaration(
      name: "detach", group: .layer, kind: .changes,
      parameters: [
        Parameter(name: "layer", type: .layer, isRequired: true),
        Parameter(name: "key", type: .key),
      ],
      standsInAnimations: true,
      help: "removes the animation with a key from a layer, or all of them",
      uikit: "removeAnimation(forKey:), removeAllAnimations()",
      example: "view box\nanimation fade opacity to: 0 1s\nattach fade to: box\nstep\n"
        + "detach box fade",
      action: .world(detach)),
    CommandDeclaration(
      name: "transaction", group: .layer, kind: .changes,
      parameters: [
        Parameter(name: "duration", type: .duration), Parameter(name: "timing", type: .timing),
        Parameter(
          name: "disableActions", type: .flag, meaning: "what a layer is given, it has at once"),
        Parameter(name: "block", type: .block, isRequired: true),
        Parameter(name: "completion", type: .block, isPositional: false),
      ],
      standsInAnimations: true, animates: true,
      help: "runs a block whose changes of layers share a duration and curve",
      uikit: "CATransaction.begin() … commit()",
      example: "layer dot frame: (0, 0, 10, 10)\n"
        + "transaction 1s easeOut { dot.opacity = 0 } completion: { dot.isHidden = true }\nrun",
      action: .world(transaction)),
  ]

  @Sendable private static func animation(_ call: Invocation) throws(Mistake) {
    let name = try call.newName()
    let animation = try AnimationMaker(call: call).make()
    call.world.names[name] = .animation(animation)
  }

  @Sendable private static func group(_ call: Invocation) throws(Mistake) {
    let name = try call.newName()
    let group = CAAnimationGroup()
    var (call, children): (Invocation, [CAAnimation]) = (call, [])
    for expression in call.expressions("animations") {
      if let word = expression.word, case .animation(let child) = call.scope.names[word.text] {
        children.append(child)
      } else {
        try takeTiming(expression, into: &call)
      }
    }
    try checkCount(of: children, call)
    group.animations = children
    try AnimationMaker(call: call).setTiming(of: group)
    call.world.names[name] = .animation(group)
  }

  // Groups of groups double with each line that is typed.
  private static let mostParts = 1000

  private static func checkCount(
    of children: [CAAnimation], _ call: Invocation
  ) throws(Mistake) {
    var count = 0
    for child in children {
      count += child.partCount
      guard count <= mostParts else {
        let names = call.expressions("animations").map(\.span)
        let span = names.reduce(names[0]) { $0.joined(with: $1) }
        throw Mistake(
          .outOfRange(
            call.text(of: span),
            allowed: "a group holds at most \(mostParts) animations, those of its groups counted"),
          span)
      }
    }
  }

  // The duration and the timing may stand behind the names as well.
  private static func takeTiming(
    _ expression: Expression, into call: inout Invocation
  ) throws(Mistake) {
    let parameters: [ValueKind: String] = [.number: "duration", .timing: "timing"]
    if let value = try? call.scope.evaluate(expression), let parameter = parameters[value.kind],
      call.bound[parameter] == nil
    {
      return call.bound[parameter] = .value(value, expression)
    }
    throw Mistake(
      .wrongArgument(
        call.text(of: expression.span), expected: "an animation",
        hint: "write the names of animations, and a duration: group leave 2s fade move"),
      expression.span)
  }

  @Sendable private static func attach(_ call: Invocation) throws(Mistake) {
    guard let name = call.name("animation"), let layer = call.layer("to"),
      case .animation(let animation) = call.scope.names[name.text]
    else { return }
    guard !call.scope.isRehearsal else { return }
    let key = call.name("key")?.text ?? name.text
    call.world.stage.perform { layer.add(animation, forKey: key) }
  }

  @Sendable private static func detach(_ call: Invocation) throws(Mistake) {
    guard let layer = call.layer("layer"), !call.scope.isRehearsal else { return }
    guard let key = call.name("key") else {
      return call.world.stage.perform { layer.removeAllAnimations() }
    }
    let keys = layer.animationKeys() ?? []
    guard keys.contains(key.text) else {
      throw Mistake(
        .unknownThing(
          key.text, what: "animation with the key",
          near: NearNames.suggestions(for: key.text, among: keys)),
        key.span)
    }
    call.world.stage.perform { layer.removeAnimation(forKey: key.text) }
  }

  @Sendable private static func transaction(_ call: Invocation) throws(Mistake) {
    guard let block = call.block("block") else { return }
    let scope = call.scope.inside(.animation)
    try scope.rehearse(block)
    let completion = try BlockCommands.completion(call)
    let duration = try call.duration("duration")
    let function = try AnimationMaker(call: call).timingFunction(of: "a transaction")
    guard !call.scope.isRehearsal else { return }
    call.world.stage.perform {
      CATransaction.begin()
      duration.map(CATransaction.setAnimationDuration)
      function.map { CATransaction.setAnimationTimingFunction($0) }
      if call.bool("disableActions") == true { CATransaction.setDisableActions(true) }
      completion.map { completion in CATransaction.setCompletionBlock { completion(true) } }
      scope.run(block)
      CATransaction.commit()
    }
  }
}

extension CAAnimation {
  /// How many animations it is, those of a group and of the groups in it counted.
  fileprivate var partCount: Int {
    guard let group = self as? CAAnimationGroup else { return 1 }
    return (group.animations ?? []).reduce(1) { $0 + $1.partCount }
  }
}
