/// Commands that look at the stage and change nothing.
package enum LookCommands {
  private static let showsAll = Input.flag(
    "all", "all rows, not just the first \(TableDocument.mostRows) of each part")
  private static let things = Input.list(
    "thing", .expressions, "whose rows are shown: a view, an animator, a path; default: all")
  private static let paths = Input.list(
    "path", .expressions,
    words: [Choice("all", "whatever moves now"), Choice("none", "stops watching")])
  package static let shown = Input.object("name").several { scope, _ in
    scope.names.keys.filter { $0 != "root" }
  }.required()
  private static let shownLayer = Input.layer("name", "", .object)

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "table", group: .look, effect: .looks,
      parameters: [things, showsAll, TableFormat.input],
      help: "shows every animator, or some, and the values they move",
      example: exampleBox + "animator slide 2s { box.alpha = 0 }\nstart slide\ntable",
      synonyms: ["overview", "status"], tables: StateTable.forms
    ) { call throws(Mistake) in
      var document = try StateTable(world: call.world).document(asking: call.check)
      if call.isGiven(things) {
        document.keep(only: try call.subjects(things) + call.movedPaths(things))
        guard !document.tables.isEmpty else {
          let said = call[things].map { call.text(of: $0.span) }
          let isComputed = call[things].contains {
            if case .path = $0 { false } else { $0.word == nil }
          }
          let told = isComputed ? "no row has" : "nothing moves"
          var answer = Answer("\(told) \(said.joined(separator: ", "))")
          if call.isTyped, isComputed {
            answer.remark = "its values: table \(said.joined(separator: " ")) every: 0.1s"
          }
          return answer
        }
      }
      document.whole = call[showsAll] ? nil : "table all"
      return try call.printed(document)
    },
    CommandDeclaration(
      name: "watch", group: .look, effect: .looks, parameters: [paths],
      help: "prints paths whenever time has moved; 'watch none' stops",
      note: "'watch none box.alpha' stops that one. " + CommandDeclaration.beyondUndo,
      example: exampleBox + "watch box.alpha\nanimate 1s { box.alpha = 0 }\nstep 0.5s",
      synonyms: ["monitor", "observe"], otherNames: ["watches"],
      refusals: ["at": "it prints whenever time has moved: 'table PATH at: 1s' looks at a moment"],
      action: watch),
  ]

  package static let list = CommandDeclaration(
    name: "list", group: .stage, effect: .looks, parameters: [noun, showsAll],
    help: "lists what has a name, or all of one kind",
    note: "'list states', 'list marks', 'list branches' and 'list promises' have their own tables.",
    example: exampleBox + "list views",
    synonyms: ["names", "variables", "objects"], tables: [named], action: names)

  private static let noun = Input.choice(
    "kind", "what is listed; default: all of it",
    of: [
      "views": "the views that have a name", "layers": "the layers that have a name",
      "animators": "the animators that have a name", "chains": "the chains that have a name",
      "animations": "the animations that have a name",
      "gestures": "the gestures, with or without a name",
      "values": "the values that have a name",
      "blocks": "animate blocks with a name, which 'start' runs again",
      "watches": "the paths that are printed whenever time has moved",
    ])

  private static let named = Table(
    columns: [
      .name, Column(name: "kind", "what it is: a view, a layer, an animator, a chain, a value"),
      Column(name: "is", "where it is, or what it is made of"),
    ])

  @Sendable private static func names(_ call: Invocation) throws(Mistake) -> Answer {
    let (world, noun) = (call.world, call[noun])
    if noun == "watches" { return try watch(call) }
    func row(_ name: String, _ thing: Named) -> [Cell] {
      [.text(name), .text(thing.word), .text(summary(of: thing, in: world))]
    }
    var table = named
    if noun == "blocks" {
      table.rows = world.blocks.keys.map { [.text(Name.typed($0)), .text("block"), .empty] }
    }
    for (name, thing) in world.names where noun.map({ $0 == "\(thing.word)s" }) ?? true {
      try call.check()
      table.rows.append(row(Name.typed(name), thing))
    }
    if noun == nil || noun == "gestures" {
      for case .view(let view) in world.names.values {
        let nameless = (view.gestureRecognizers ?? []).filter { $0.name == nil }
        table.rows += nameless.map { row($0.label ?? "", .gesture($0)) }
      }
    }
    if let noun, table.rows.isEmpty { return Answer("there are no \(noun)") }
    return try call.printed(
      TableDocument(tables: [table], whole: call[showsAll] ? nil : "list all"))
  }

  private static func summary(of named: Named, in world: World) -> String {
    switch named {
    case .view(let view): return summary(of: .layer(view.layer), in: world)
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

  @Sendable private static func watch(_ call: Invocation) throws(Mistake) -> Answer {
    let world = call.world
    var call = call
    let paths = call[paths]
    guard !paths.isEmpty else {
      var answer = Sight.watches(in: world, source: call.scope.source)
      if world.watches.isEmpty, call.isTyped { answer.remark = "nothing is watched" }
      return answer
    }
    if paths[0].word?.text == "none", call.scope.named("none") == nil {
      let ended = paths.dropFirst().map { (text: call.text(of: $0.span), span: $0.span) }
      func ends(_ text: String, _ watch: Watch) -> Bool {
        // A thing is watched by its values.
        watch.text == text || watch.text.hasPrefix("\(text).")
      }
      for (text, span) in ended where !world.watches.contains(where: { ends(text, $0) }) {
        throw Mistake("'\(text)' is not watched", hint: "'watch' shows what is", span)
      }
      world.watches.removeAll { watch in
        ended.isEmpty || ended.contains { ends($0.text, watch) }
      }
      return Answer()
    }
    var values = try call.expanded(paths, keepsWholes: true) { name in
      StateTable(world: world).moving(name)
    }
    for (place, value) in values.enumerated() { values[place] = call.capturingLocals(value) }
    // Watches are read whenever time has moved, without looking ahead.
    var scope = call.scope.reading(.shown)
    scope.foresight = nil
    for value in values { _ = try scope.evaluate(value) }
    for value in values {
      let watch = Watch(text: call.scope.text(of: value), expression: value)
      if !world.watches.contains(where: { $0.text == watch.text }) { world.watches.append(watch) }
    }
    var answer = Answer()
    let word = paths.count == 1 ? values.first?.word?.text : nil
    if call.isTyped, let word, call.scope.named(word) == nil {
      answer.remark = "'\(word)' never changes; 'watch none' ends all watches"
    }
    return answer
  }
}

extension Invocation {
  /// The names of things in the rows of a table, or the typed paths.
  fileprivate func subjects(_ input: Input<[Expression]>) throws(Mistake) -> [String] {
    try self[input].map { expression throws(Mistake) in
      if let word = expression.word, scope.named(word.text) != nil || scope.isBlock(word.text) {
        return Name.typed(scope.ownName(of: word.text))
      }
      if let word = expression.word?.text, TableFormat(rawValue: word) != nil {
        throw Mistake(.unexpectedArgument(word, hint: "write format: \(word)"), expression.span)
      }
      _ = try scope.evaluate(expression)
      return text(of: expression.span)
    }
  }

  /// The paths under which these things are moved; a frame is moved by other properties.
  fileprivate func movedPaths(_ input: Input<[Expression]>) -> [String] {
    self[input].flatMap { expression -> [String] in
      guard case .path(let path) = expression, let root = path.root?.text,
        let layer = scope.named(root)?.value.layer
      else { return [] }
      let members = path.members.map(\.text).drop { $0 == "layer" }
      if members.first == "dance" { return [Name.typed(scope.ownName(of: root))] }
      let isExtent = members.contains { ["size", "width", "height"].contains($0) }
      let moved =
        members.first == "frame"
        ? (isExtent ? [] : ["position", "anchorPoint"]) + ["bounds", "transform"]
        : [members.joined(separator: ".")]
      return moved.map { world.path(ofKeyPath: $0, on: layer) }
    }
  }
}

package enum StatesCommand {
  private static let animator = Input<Name?>.dancers

  package static let all = [
    CommandDeclaration(
      name: "states", group: .look, effect: .looks, parameters: [animator],
      help: "shows an animator's states, with the verbs between them",
      example: exampleBox + "animator slide 1s { box.alpha = 0 }\nlist states slide",
      synonyms: ["lifecycle", "diagram"], written: "list states"
    ) { call throws(Mistake) in try call.receiver(Self.animator).take(.tell, call) }
  ]
}
