import FlipbookCommands

package enum WhyCommand {
  private static let paths = Input.list(
    "path", .expressions,
    "a property of a view or layer, or part of one; a view means what moves in it"
  ).atLeastOne
  private static let at = Input.duration(
    "at:", "the moment to look at, past or future; default: now")

  package static let all: [CommandDeclaration] = [
    CommandDeclaration(
      name: "why", group: .look, effect: .looks, places: .alone, parameters: [paths, at],
      help: "explains a shown value: its model, and all that moves it",
      note: "+ adds to what is above it, = takes its place, and * multiplies a transform onto it. "
        + "A frame is explained by its parts.",
      example: "view box frame: (0, 0, 80, 80)\n"
        + "animator slide 2s { box.center.x += 200 }\nstart slide\nstep 0.5s\n"
        + "why box.center.x", synonyms: ["explain", "debug", "composition"],
      tables: CompositionTables.forms, isReserved: false, action: why)
  ]

  @Sendable private static func why(_ call: Invocation) throws(Mistake) -> Answer {
    var (call, answer) = (call, Answer())
    var atRest: Set<String> = []
    var asked: [Expression] = []
    for path in call[paths] { asked += try moved(by: path, &call, &answer) }
    let paths = try call.expanded(asked, keepsWholes: true) { [call] name throws(Mistake) in
      let moving = try names(in: call) { StateTable(world: $0.world).moving(name) }
      guard moving.isEmpty, let name else { return moving }
      let paths = try names(in: call) { scope in
        let thing = scope.world.names.first { Name.typed($0.key) == name }?.value.value
        let names = thing?.owner(.model)?.descriptions.map(\.name) ?? []
        return names.filter { $0 != "frame" }.map { "\(name).\($0)" }
      }
      atRest.formUnion(paths)
      return paths
    }
    let resting = paths.filter { atRest.contains(call.scope.text(of: $0)) }
    let moving = paths.filter { !atRest.contains(call.scope.text(of: $0)) }
    for path in moving {
      if path != moving[0] { answer.print("") }
      answer.append(try why(path, call))
    }
    if !resting.isEmpty {
      if !moving.isEmpty { answer.print("") }
      for line in try self.resting(resting, call) { answer.print(line) }
    }
    if let name = call.world.firstWaiting, !call.isGiven(at) {
      answer.remark = "\(name) has not started: start \(name)"
      answer.offer = "start \(name)"
    }
    return answer
  }

  // The values that an animator, a chain or a block moves, or else the path itself; if a thing moves
  // nothing, the answer says so.
  private static func moved(
    by path: Expression, _ call: inout Invocation, _ answer: inout Answer
  ) throws(Mistake) -> [Expression] {
    guard let word = path.word?.text else { return [path] }
    let (name, named) = (Name.typed(word), call.scope.named(word))
    let isTold = named?.form == .animator || named?.form == .chain || call.scope.isBlock(word)
    guard isTold else { return [path] }
    let moved = try names(in: call) { scope in
      let blocks = scope.world.stage.movingBlocks
        .filter { $0.name == name || $0.name.hasPrefix("\(name), part ") }.flatMap(\.motions)
      return (scope.named(word)?.animator?.motions ?? blocks)
        .map { scope.world.path(ofKeyPath: $0.keyPath, on: $0.layer) }
    }
    if call.isGiven(at) || named?.form == .chain {
      let moment = call.isGiven(at) ? "at that moment" : "now"
      if moved.isEmpty { answer.print("\(name) moves nothing \(moment)") }
    } else if case .animator(let animator)? = named {
      if !animator.isRunning {
        let verbs = animator.legalVerbs.joined(separator: ", ")
        answer.print("\(name) is \(animator.state.word) and does not run; from here: \(verbs)")
      }
    } else if moved.isEmpty {
      answer.print("\(name) has ended; 'start \(name)' runs it once more")
    }
    return moved.compactMap { call.parsed(generated: $0) }
  }

  // Names read from the stage of now, or of the moment asked for.
  private static func names(
    in call: Invocation, _ read: (Scope) -> [String]
  ) throws(Mistake) -> [String] {
    guard call.isGiven(at) else { return read(call.scope) }
    var names: [String] = []
    try look(call) { names = read($0) }
    return names
  }

  // Lines on values at rest, and on the entries that have set them.
  private static func resting(_ paths: [Expression], _ call: Invocation) throws(Mistake) -> [String]
  {
    var lines: [String] = []
    try look(call) { scope throws(Mistake) in
      for path in paths {
        let tables = try? CompositionTables(of: path, in: scope, call.session)
        if let line = try tables?.resting() { lines.append(line) }
      }
    }
    return lines.isEmpty ? ["nothing moves, and it is as it was made"] : lines
  }

  private static func why(_ path: Expression, _ call: Invocation) throws(Mistake) -> Answer {
    // Mistakes in the path come before long work.
    if !call.isGiven(at) {
      _ = try CompositionTables(of: path, in: call.scope.reading(.shown), call.session)
    }
    var document: TableDocument?
    try look(call) { scope throws(Mistake) in
      document = try CompositionTables(of: path, in: scope, call.session).document()
    }
    guard let document else { return Answer() }
    return try call.printed(document)
  }

  // Visits the moment on a stage that keeps an account.
  private static func look(
    _ call: Invocation, _ body: (Scope) throws(Mistake) -> Void
  ) throws(Mistake) {
    let moment = call[at].flatMap(Stage.ticks) ?? call.session.world.stage.ticks
    try call.replay(preparing: { $0.keepAccount() }).visit([moment]) { world throws(Mistake) in
      try body(Scope(world: world, source: call.scope.source, reading: .shown))
    }
  }
}

extension World {
  // The first animator that has not been started yet, if nothing moves.
  fileprivate var firstWaiting: String? {
    guard stage.movingBlocks.isEmpty, runningNames.isEmpty else { return nil }
    return animators.first { $0.animator.motions.isEmpty && $0.animator.hasQueuedBlocks }
      .map { Name.typed($0.name) }
  }
}
