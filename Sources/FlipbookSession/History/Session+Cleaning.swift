// The part of a session that led to its present place, without failed attempts.
extension Session {
  /// The role of a transcript's entry for the present place.
  package enum Role {
    /// A change on the way here, with its present text.
    case change(String)
    /// A check or a mark on the way here.
    case check
    /// A change that an edit has not entered again.
    case waiting
  }

  /// The roles of the transcript's entries, by their numbers; an entry without a role led elsewhere
  /// or only looked.
  package var roles: [Int: Role] {
    var roles: [Int: Role] = [:]
    let path = changes
    for check in records(on: path, where: \.isCheck).values.joined() {
      roles[check.number] = .check
    }
    for node in path { roles[node.origin.number] = node.entry.map { .change($0.told) } }
    for entry in waitingHere ?? [] { roles[entry.number] = .waiting }
    return roles
  }

  /// The changes on the way here with their numbers, in the order of causes.
  package var entriesOnTheWay: [(number: Int, text: String)] {
    changes.map { ($0.origin.number, $0.entry?.firstLine ?? "") }
  }

  /// How many entries led elsewhere or only looked, including mistakes and undone or edited ones.
  package var entriesLeftOut: Int {
    let roles = roles
    return transcript.indices.count { roles[$0 + 1] == nil }
  }

  /// A session that leads here directly: it enters the present texts of the changes, and the checks
  /// and marks between them.
  package func cleaned() -> Session {
    let clean = another(baseSettings)
    let path = changes
    let checks = records(on: path, where: \.isCheck)
    func enter(checksAt place: Int) {
      for check in checks[place] ?? [] { _ = clean.enter(check.text) }
    }
    enter(checksAt: 0)
    for node in path {
      _ = clean.enter(node.entry?.text ?? "")
      enter(checksAt: node.origin.place)
    }
    return clean
  }

  /// The words in the blocks of gestures on the way here that could be names.
  package var wordsOfGestures: Set<String> {
    let commands = changes.compactMap(\.entry).flatMap(\.statements).flatMap(\.commands)
    let arguments = commands.filter { $0.verb.text == "gesture" }.flatMap(\.arguments)
    return Set(arguments.compactMap(\.value.block).flatMap(\.words))
  }
}

extension Session.Record.Kind {
  /// The kind of an entry that has changed nothing, found from its text.
  init(of text: String, failed: Bool, in world: World) {
    self = .other
    guard let entry = try? world.commands.entry(from: text),
      !entry.statements.isEmpty, !entry.changes(in: world)
    else { return }
    // A thing's name alone shows the thing.
    let commands = entry.statements.flatMap(\.commands)
      .filter { !$0.arguments.isEmpty || world.names[$0.verb.text] == nil }
    let declarations = commands.compactMap { world.commands.named($0.verb.text) }
    let isOnlyCommands = entry.statements.allSatisfy {
      if case .command = $0 { true } else { false }
    }
    // Choice: checks and marks are the only looks kept, because they say what somebody wanted.
    let isKept = zip(commands, declarations).allSatisfy { command, declaration in
      declaration.group == .check || declaration.name == "mark" && !command.arguments.isEmpty
    }
    // Marks and branches belong to this timeline, so they are not asked again elsewhere.
    let scope = Scope(world: world, source: text)
    let forms = commands.compactMap { world.commands.resolve($0, in: scope)?.declaration }
    let isLook = (declarations + forms).allSatisfy { $0.effect == .looks && $0.group != .time }
    if !failed, isOnlyCommands, isKept, declarations.count == commands.count {
      self = isLook ? .check : .mark
    } else if isLook {
      self = .look
    }
  }
}
