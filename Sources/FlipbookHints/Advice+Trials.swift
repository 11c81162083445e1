import IntervalArithmetic

// Whether a line does what it is offered for.
extension Advice {
  private static let edit = Pattern(/edit\ (\w+)\ (?:drop|\{\s*([\s\S]*?)\s*\})/)

  /// Whether a line works here, tried on a scratch stage; commands that let time pass, or act
  /// beyond the session, are only bound to their declarations.
  func works(_ line: String) -> Bool {
    // The line that has just failed does not work, though it may be bound.
    guard line != typed, line.utf8.count < Self.longestTried,
      let entry = try? commands.entry(from: line), !entry.statements.isEmpty
    else { return false }
    if let edit = line.wholeMatch(of: Self.edit), session.changes.count < Self.mostRead,
      let number = Int(edit.1) ?? session.numberOfChange(making: String(edit.1))
    {
      let text = String(edit.2 ?? "list")
      return text != session.change(numbered: number)
        && (try? session.scratch(editing: number, to: text)) != nil
    }
    // A command that only a question would find is no line.
    let isAsked = entry.statements.contains { statement in
      guard case .command(let command) = statement else { return false }
      return !command.arguments.isEmpty && commands.declaration(of: statement) == nil
    }
    guard !isAsked else { return false }
    let trial = trial(advisedBy: nil)
    trial.world.watches = world.watches
    guard entry.statements.contains(where: { $0.isOnlyBound(commands) }) else {
      let outcome = trial.enter(line)
      // A check that does not hold works as a line too.
      guard !outcome.failed || outcome.text.contains("error: expected ") else { return false }
      let isIdle = [outcome.text, outcome.remark ?? ""].contains { $0.contains(Self.idle) }
      return !isIdle && isMeant(entry, line, leaving: trial.world.names)
        && entry.statements.flatMap(\.commands).allSatisfy { runs($0, on: trial) }
    }
    return areBound(entry.statements, Scope(world: trial.world, source: line), trial, entry, line)
  }

  private static let quoted = Pattern(/'([^']+)'/)

  /// Whether a line that fails for a reason works once that is gone.
  func wouldWork(_ line: String, but reason: String) -> Bool {
    let name = reason.firstMatch(of: Self.quoted)?.1 ?? reason.prefix { !$0.isWhitespace }
    guard world.names[String(name)] != nil || !commands.isVerb(String(name)) else { return false }
    let ways = [
      "view N", "remove N", "start N", "stop N", "start N; stop N", "start N; pause N",
      "stop all; finish all", "animate 9s { root.alpha = 0 }",
    ]
    return ways.contains { way in
      let trial = trial(advisedBy: nil)
      return [way.replacing("N", with: name), line].allSatisfy { !trial.enter($0).failed }
    }
  }

  /// Whether a text is a value that nothing has here.
  func isFalseValue(_ text: String) -> Bool {
    let value = (try? commands.entry(from: text))?.statements.first
    return if case .query? = value { trial(advisedBy: nil).enter(text).failed } else { false }
  }

  /// The kind of a text's value, in words; `nil` if it has none.
  func kind(of text: String) -> String? {
    // A word on its own is read as a command.
    let text = "(\(text))"
    let value = Expression(typed: text).flatMap {
      try? Scope(world: world, source: text).evaluate($0)
    }
    return value?.quantity.map(\.unit.word) ?? value?.noun
  }

  static let check = Pattern(/error: (?:expected|promise)/)
  // Choice: later parts are not tried, in seconds.
  private static let longestWait = 10.0

  // Whether the part that a command does later works then; a check may fail.
  private func runs(_ command: Command, on trial: Session) -> Bool {
    let isBlock = command.verb.text == "after"
    let place = command.arguments.first { isBlock ? !$0.isBlock : $0.label?.text == "after" }
    guard case .expression(.number(let delay))? = place?.value,
      Scope(world: trial.world, source: "").quantity(delay).value <= Self.longestWait,
      !trial.world.stage.isBetweenBeginAndCommit
    else { return true }
    let outcome = trial.enter("step \(delay.text)")
    return !outcome.failed || outcome.text.contains(Self.check)
  }

  private func areBound(
    _ statements: [Statement], _ scope: Scope, _ trial: Session, _ entry: Entry, _ line: String
  ) -> Bool {
    statements.allSatisfy { statement in
      if case .loop(let loop) = statement, statement.movesTime(commands) {
        let pass = scope.knowing(loop.name.text, Named.value(.plain(0)))
        return areBound(loop.body.statements, pass, trial, entry, line)
      }
      if case .command(let command) = statement, statement.isOnlyBound(commands),
        let declaration = commands.declaration(of: statement)
      {
        guard declaration.places != .alone || entry.statements.count == 1 else { return false }
        // Export and hunt may take long.
        if declaration.effect == .outside, !["export", "hunt"].contains(declaration.name) {
          let outcome = trial.enter(line)
          return !outcome.failed || outcome.text.contains("needs a terminal")
        }
        let moves = trial.world.stage.nextDueTicks != nil || trial.world.movesEndlessly
        return (moves || !line.contains(Self.playing))
          && (try? ArgumentBinder.bind(command, to: declaration, in: scope)) != nil
          && command.arguments.allSatisfy { isCondition($0, in: line) }
      }
      return !statement.movesTime(commands) && (try? scope.execute(statement)) != nil
        && trial.world.answer.remark?.contains("nothing left to move") != true
    }
  }

  // How many entries can be redone; a few trials find it.
  var undone: Int? {
    func isBeyond(_ count: Int) -> Bool { !works("redo \(count)") }
    let beyond = (0...62).lazy.map { 1 << $0 }.first(where: isBeyond)
    return beyond.map { $0.bisected(from: 0, where: isBeyond) - 1 }
  }

  private static let open = Pattern(/…|\b(?:DELAY|FILE|NAME|PATH|PLACE|VIEW)\b/)

  // Whether a text is something to enter that does more than print a value.
  func isLine(_ text: String) -> Bool {
    guard let entry = try? commands.entry(from: text) else { return false }
    // A word such as FILE stands for another one.
    return !text.contains(Self.open) && !entry.statements.isEmpty
      && entry.statements.allSatisfy { statement in
        switch statement {
        case .command(let command): commands.isVerb(command.verb.text)
        case .query: false
        default: true
        }
      }
  }

  /// The moment at which all that moves has finished.
  var end: String? {
    let trial = reached.scratch(isInterruptible: true)
    trial.adviser = nil
    guard !trial.enter("run").failed else { return nil }
    return NumberText.shortest(Stage.seconds(ticks: trial.world.stage.ticks)) + "s"
  }

  // The output of a line that does nothing.
  static let idle = Pattern(/nothing (?:left|to scrub)|already running|finger lands|^note:/)

  private static let playing = Pattern(/^run$|export (?:gif|apng|css) [^:]*$/)
  private static let kinds = Pattern(
    /\b(view|layer|animator|animation|chain|gesture|mark|promise|watch)(?:e?s)?\b/)
  private static let dance = Pattern(/(\w+)\.dance(?!\w)/)

  // Whether a line may be meant. It removes only things of a typed kind, if one was typed. A bare
  // verb does not show a thing of that name or replace a typed 'reset', and a dance must exist.
  private func isMeant(_ entry: Entry, _ line: String, leaving names: Names) -> Bool {
    let isOther = commands.isVerb(line) && (world.names[line] != nil || typed.contains("reset"))
    let dancer = line.firstMatch(of: Self.dance).map { String($0.1) }
    if isOther || dancer.map({ world.names[$0]?.animator == nil }) == true { return false }
    let kinds = typed.matches(of: Self.kinds).map { String($0.1) }
    return kinds.isEmpty || kinds.contains("view")
      || !entry.statements.flatMap(\.commands).contains { $0.verb.text == "remove" }
      || world.names.allSatisfy { names[$0.key] != nil || kinds.contains($0.value.form.rawValue) }
  }

  // A condition after `until:` is only looked at as time passes, so it is tried as a check.
  private func isCondition(_ argument: Argument, in line: String) -> Bool {
    guard argument.label?.text == "until" else { return true }
    let condition = argument.span.text(in: line).dropFirst("until:".count)
    return works("expect\(condition)")
  }

  private static let removed = Pattern(/\ *([A-Za-z]\w*)/)

  // A mistake with those similar commands that make the line run, or have the same letters; and a
  // removed thing is unknown, rather than a mark that has to be removed by itself.
  func likely(_ mistake: Mistake) -> Mistake {
    let rest = Span(mistake.span.upper, typed.utf8.count).text(in: typed)
    if case .unknownVerb(let word, let near) = mistake.kind {
      let head = Span(0, mistake.span.lower).text(in: typed)
      let fitting = near.filter { $0.sorted() == word.sorted() || works(head + $0 + rest) }
      return mistake.with(.unknownVerb(word, near: fitting))
    }
    guard case .mustStandAlone("remove") = mistake.kind,
      let found = rest.prefixMatch(of: Self.removed), case let name = String(found.1),
      session.marks[name] == nil, world.names[name] == nil,
      session.numberOfChange(making: name) != nil
    else { return mistake }
    let end = mistake.span.upper + found.0.utf8.count
    return Mistake(.unknownName(name, near: []), Span(end - name.utf8.count, end))
  }
}

extension Statement {
  func isOnlyBound(_ commands: Commands) -> Bool {
    movesTime(commands) || commands.declaration(of: self)?.effect == .outside
  }
}
