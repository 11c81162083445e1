import AnimationFacades
import FlipbookLanguage
import FlipbookPictures
import FlipbookText
package import FlipbookValues
import HeadlessUIKit

/// Commands that look at the stage and change nothing.
package enum LookCommands {
  private static let format = Input<TableFormat?>.choice("format", "the form, whatever is set")
    .labelled
  private static let showsAll = Input.flag(
    "all", "every row; of many, else, the first \(TableDocument.mostRows) of each part")
  private static let paths = Input.list(
    "path", .expressions, words: [Choice("none", "nothing is watched any more")])
  /// What is shown: anything with a name, or a layer.
  package static let shown = Input.object("name").required()
  private static let shownLayer = Input.layer("name", "", .object)

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "table", group: .look, effect: .looks, parameters: [showsAll, format],
      help: "shows the state of every animator and of what it moves",
      example: "view box frame: (0, 0, 80, 80)\n"
        + "animator slide 2s { box.alpha = 0 }\nstart slide\ntable",
      synonyms: ["overview", "status"], tables: StateTable.forms
    ) { call throws(Mistake) in
      var document = try StateTable(world: call.world).document(asking: call.check)
      document.whole = call[showsAll] ? nil : "table all"
      return try call.printed(document, format: call[format])
    },
    CommandDeclaration(
      name: "watch", group: .look, effect: .looks, parameters: [paths],
      help: "prints paths whenever time has moved; 'watch none' stops",
      note: CommandDeclaration.beyondUndo,
      example: "view box frame: (0, 0, 80, 80)\n"
        + "watch box.alpha\nanimate 1s { box.alpha = 0 }\nstep 0.5s",
      synonyms: ["monitor", "observe"], action: watch),
  ]

  // MARK: Names

  /// Lists what has a name.
  package static let list = CommandDeclaration(
    name: "list", group: .stage, effect: .looks, parameters: [showsAll],
    help: "lists what has a name", example: "view box frame: (0, 0, 80, 80)\nlist",
    synonyms: ["names", "variables", "objects"], tables: [named], action: names)

  private static let named = Table(
    columns: [
      .name, Column(name: "kind", "what it is: a view, a layer, an animator, a chain, a value"),
      Column(name: "is", "where it is, or what it is made of"),
    ])

  @Sendable private static func names(_ call: Invocation) throws(Mistake) -> Answer {
    let world = call.world
    var table = named
    table.rows = try world.names.map { named throws(Mistake) in
      try call.check()
      let (name, thing) = named
      return [.text(Name.typed(name)), .text(thing.word), .text(summary(of: thing, in: world))]
    }
    return try call.printed(
      TableDocument(tables: [table], whole: call[showsAll] ? nil : "list all"))
  }

  private static func summary(of named: Named, in world: World) -> String {
    switch named {
    case .view(let view):
      let above = view.superview.flatMap { world.name(of: $0.layer) }
      let frame = world.text.text(.rect(view.frame))
      return frame + (above.map { " in \(Name.typed($0))" } ?? "")
    case .animator(let animator):
      let seconds = NumberText.seconds(animator.duration, digits: world.settings.digits)
      return "\(animator.word), \(seconds)"
    case .layer(let layer):
      let above = layer.superlayer.flatMap { world.name(of: $0) }
      return world.text.text(.rect(layer.frame)) + (above.map { " in \(Name.typed($0))" } ?? "")
    case .animation(let animation): return animation.summary(digits: world.settings.digits)
    case .chain(let chain):
      return "\(chain.animate.word), step \(chain.animate.stepsBegun) of \(chain.stepCount)"
    case .gesture(let gesture):
      let view = gesture.view.flatMap { world.name(of: $0.layer) }
      return gesture.word + (view.map { " on \(Name.typed($0))" } ?? "") + ", \(gesture.state.word)"
    case .value(let value): return world.text.text(value)
    }
  }

  @Sendable package static func show(_ call: Invocation) throws(Mistake) -> Answer {
    if let layer = call[shownLayer] {
      return Sight.layer(layer, title: call.text(of: shownLayer), in: call.world)
    }
    return Sight.object(named: call[shown].name.text, in: call.scope)
  }

  // MARK: Watching

  @Sendable private static func watch(_ call: Invocation) throws(Mistake) -> Answer {
    let (world, paths) = (call.world, call[paths])
    guard !paths.isEmpty else { return Sight.watches(in: world, source: call.scope.source) }
    if paths.count == 1, paths[0].word?.text == "none" {
      world.watches = []
      return Answer()
    }
    for path in paths {
      let kind = try call.scope.reading(.shown).evaluate(path).kind
      guard !kind.isThing else {
        let text = call.text(of: path.span)
        let hint = kind.watched.map { "write a path: \(text).\($0)" }
        throw Mistake(
          .wrongArgument(
            text, expected: "a value that changes: it is \(kind.noun)",
            hint: hint ?? "write a path: box.center.x"),
          path.span)
      }
    }
    for path in paths {
      let watch = Watch(text: call.scope.text(of: path), expression: path)
      if !world.watches.contains(where: { $0.text == watch.text }) { world.watches.append(watch) }
    }
    return Answer()
  }
}

extension ValueKind {
  // What of a thing is looked at most.
  fileprivate var watched: String? {
    switch self {
    case .view: "center.x"
    case .layer: "position.x"
    case .animator, .chain: "fractionComplete"
    default: nil
    }
  }
}
