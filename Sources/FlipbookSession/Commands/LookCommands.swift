import AnimationFacades
import FlipbookLanguage
import FlipbookPictures
import HeadlessUIKit
import OrderedCollections

/// Commands that look at the stage and change nothing.
enum LookCommands {
  static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "table", group: .look, kind: .looks,
      parameters: [
        Parameter(
          name: "format", type: .choice(TableFormat.choices), isPositional: false,
          meaning: "the form, whatever is set")
      ],
      help: "shows the state of every animator and of what it moves",
      example: "view box\nanimator slide 2s { box.alpha = 0 }\nstart slide\ntable",
      action: .world(table)),
    CommandDeclaration(
      name: "watch", group: .look, kind: .looks,
      parameters: [
        Parameter(
          name: "path", type: .expressions, words: [Choice("none", "nothing is watched any more")])
      ],
      help: "prints paths whenever time has moved; 'watch none' stops",
      note: CommandDeclaration.beyondUndo,
      example: "view box\nwatch box.alpha\nanimate 1s { box.alpha = 0 }\nstep 0.5s",
      action: .world(watch)),
  ]

  // MARK: Table

  @Sendable private static func table(_ call: Invocation) throws(Mistake) {
    let format = call.name("format").flatMap { TableFormat(rawValue: $0.text) }
    try call.print(StateTable(world: call.world).document(asking: call.check), format: format)
  }

  // MARK: Names

  @Sendable static func list(_ call: Invocation) throws(Mistake) {
    let world = call.world
    var table = Table(columns: [Column(name: "name"), Column(name: "kind"), Column(name: "is")])
    table.rows = try world.names.map { named throws(Mistake) in
      try call.check()
      let (name, thing) = named
      return [.text(Name.typed(name)), .text(thing.word), .text(summary(of: thing, in: world))]
    }
    try call.print(TableDocument(tables: [table]))
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
    case .value(let value): return world.text.text(value)
    }
  }

  @Sendable static func show(_ call: Invocation) throws(Mistake) {
    if let layer = call.layer("name"), let expression = call.value("name")?.expression {
      printLayer(layer, title: call.text(of: expression.span), in: call.world)
    } else if let name = call.name("name") {
      try printObject(named: name.text, in: call.scope)
    }
  }

  /// Shows the properties of what a name stands for.
  static func printObject(named name: String, in scope: Scope) throws(Mistake) {
    let (world, text) = (scope.world, scope.world.text)
    let title = Name.typed(name)
    switch scope.names[name] {
    case .view(let view):
      let shown = view.layer.presentation() ?? view.layer
      var table = Table(title: title, columns: [Column(name: "property"), Column(name: "value")])
      for property in ViewFace.properties.all {
        let model = property.read(ViewFace(view: view, layer: view.layer))
        let seen = property.read(ViewFace(view: view, layer: shown))
        table.rows.append([.text(property.name), .text(text.text(model))])
        if seen != model { table.rows.append([.empty, .text("shown \(text.text(seen))")]) }
      }
      world.print(TableDocument(tables: [table]))
    case .animator(let animator):
      var table = Table(title: title, columns: [Column(name: "property"), Column(name: "value")])
      table.rows = UIViewPropertyAnimator.properties.all.map { property in
        [.text(property.name), .text(text.text(property.read(animator)))]
      }
      table.rows.append([.text("timing"), .text(StateTable.timing(of: name, in: world))])
      world.print(TableDocument(tables: [table]))
    case .layer(let layer): printLayer(layer, title: title, in: world)
    case .animation(let animation):
      let properties = CAAnimation.properties.all.map { ($0.name, $0.read(animation)) }
      let what = [("animates", animation.what)] + animation.ends(text)
      print(title, what + properties.map { ($0.0, text.text($0.1)) }, in: world)
    case .chain(let chain):
      print(title, Chain.properties.all.map { ($0.name, text.text($0.read(chain))) }, in: world)
    case .value(let value): world.print(text.text(value))
    case nil: return
    }
  }

  /// Shows the properties of a layer, the animations it has, and the actions that wait for them.
  static func printLayer(_ layer: CALayer, title: String, in world: World) {
    let (text, shown) = (world.text, layer.presentation() ?? layer)
    var rows: [(String, String)] = []
    for property in CALayer.properties.all {
      let (model, seen) = (property.read(layer), property.read(shown))
      rows.append((property.name, text.text(model)))
      if seen != model { rows.append(("", "shown \(text.text(seen))")) }
    }
    for key in layer.animationKeys() ?? [] { rows.append(("animation", key)) }
    for (key, names) in world.actions(of: layer) {
      rows.append(("on \(key)", names.joined(separator: ", ")))
    }
    print(title, rows, in: world)
  }

  private static func print(_ title: String, _ rows: [(String, String)], in world: World) {
    var table = Table(title: title, columns: [Column(name: "property"), Column(name: "value")])
    table.rows = rows.map { [$0.isEmpty ? .empty : .text($0), .text($1)] }
    world.print(TableDocument(tables: [table]))
  }

  // MARK: Watching

  @Sendable private static func watch(_ call: Invocation) throws(Mistake) {
    let (world, paths) = (call.world, call.expressions("path"))
    if paths.count == 1, paths[0].word?.text == "none" { return world.watches = [] }
    if paths.isEmpty { printWatches(in: world, source: call.scope.source) }
    for path in paths {
      let kind = try call.scope.reading(.shown).evaluate(path).kind
      guard !kind.isThing else {
        throw Mistake(
          .wrongArgument(
            call.text(of: path.span), expected: "a value that changes: it is \(kind.noun)",
            hint: "write a path: box.center.x"),
          path.span)
      }
    }
    for path in paths {
      let watch = Watch(text: call.scope.text(of: path), expression: path)
      if !world.watches.contains(where: { $0.text == watch.text }) { world.watches.append(watch) }
    }
  }

  /// Prints what is watched: what is shown, and the model where it differs.
  static func printWatches(in world: World, source: String) {
    let scope = Scope(world: world, source: source)
    for watch in world.watches {
      guard let shown = try? scope.reading(.shown).evaluate(watch.expression),
        let model = try? scope.evaluate(watch.expression)
      else {
        world.print("  \(watch.text) is gone")
        continue
      }
      let rest = shown == model ? "" : " (model \(world.text.text(model)))"
      world.print("  \(watch.text) \(world.text.text(shown))\(rest)")
    }
  }
}

extension Named {
  // The kind as one word.
  fileprivate var word: String {
    switch self {
    case .view: "view"
    case .layer: "layer"
    case .animator: "animator"
    case .animation: "animation"
    case .chain: "chain"
    case .value: "value"
    }
  }
}
