import FlipbookLanguage
import HeadlessUIKit

// Carrying out entries on the world, all or nothing.
extension Session {
  /// What became of the statements of an entry.
  private enum Ending {
    case done
    /// Nothing of the entry may stay.
    case failed(Mistake, source: String)
    /// Time reached a block that failed: the stage stays at that moment.
    case fired(Mistake, source: String)
    /// The person asked for an end; the last statement was moving time.
    case interrupted
  }

  /// Carries out an entry and adds it to the timeline if it changed the stage.
  func run(_ entry: Entry) -> Outcome {
    let (start, watches, happenings) = (
      world.stage.ticks, world.watches, world.stage.happenings
    )
    world.setInterruption { [unowned self] in
      if isInterrupted() { isCutShort = true }
      return isCutShort
    }
    let ending = perform(entry, on: world)
    world.setInterruption { false }
    isCutShort = false
    switch ending {
    case .done where isSetup(entry): baseSettings = world.settings
    case .done: keep(entry, since: happenings)
    case .failed(let mistake, let source):
      _ = world.takeOutput()
      if entry.changes(in: world) { rebuildAfterFailure() }
      world.watches = watches
      world.printLines(mistake.diagnostic.rendered(in: source))
      return Outcome(world.takeOutput(), failed: true)
    case .fired(let mistake, let source):
      world.printLines(mistake.diagnostic.rendered(in: source))
      keep(entry, since: happenings)
      return Outcome(world.takeOutput(), failed: true)
    case .interrupted: return interrupt(entry, from: start)
    }
    var outcome = Outcome(world.takeOutput())
    outcome.remark = world.remark
    return outcome
  }

  // Settings made before anything else are how the session begins: a session file that keeps them
  // in its setup answers like the session it was saved from, whatever is undone or reset in it.
  func isSetup(_ entry: Entry) -> Bool {
    timeline.nodes.count == 1 && entry.onlySets(in: world)
  }

  // Takes back what a failed entry has done. Where that is interrupted the next entry begins with it.
  private func rebuildAfterFailure() {
    if isInterrupted() {
      uninterrupted { _ = rebuild() }
    } else {
      isStale = !rebuild()
    }
  }

  private func keep(_ entry: Entry, since happenings: Int) {
    guard entry.changes(in: world) else { return }
    timeline.grow(entry, end: world.stage.ticks)
    world.noteSettled(after: entry, at: timeline.pointer, since: happenings)
  }

  private func perform(_ entry: Entry, on world: World) -> Ending {
    let scope = Scope(world: world, source: entry.text)
    world.begin(entry)
    for statement in entry.statements {
      do {
        try scope.execute(statement)
      } catch {
        return error.kind == .interrupted ? .interrupted : .failed(error, source: entry.text)
      }
      if let ending = ending(of: statement, on: world) { return ending }
    }
    return endTurn(of: entry, on: world)
  }

  private func ending(of statement: Statement, on world: World) -> Ending? {
    if let (mistake, source) = world.firedMistake {
      world.firedMistake = nil
      world.stage.clearHalt()
      return statement.movesTime
        ? .fired(mistake, source: source) : .failed(mistake, source: source)
    }
    return isCutShort && statement.movesTime ? .interrupted : nil
  }

  // What was typed has happened; what it made due now happens, and is told.
  private func endTurn(of entry: Entry, on world: World) -> Ending {
    guard let last = entry.statements.last, entry.changes(in: world) else { return .done }
    if !last.movesTime { world.skipEvents() }
    world.isUnattended = true
    defer { world.isUnattended = false }
    do {
      try world.stage.tryEndTurn()
    } catch {
      return .failed(Mistake(.endless(error.description), last.span), source: entry.text)
    }
    world.printEvents()
    return ending(of: last, on: world) ?? .done
  }

  /// Carries out an entry that is part of the past, to its end, and prints nothing.
  func perform(silently node: Timeline.Node, on world: World) {
    guard let entry = node.entry else { return }
    let happenings = world.stage.happenings
    perform(silently: entry, on: world)
    world.noteSettled(after: entry, at: node.place, since: happenings)
  }

  /// The same with one that is tried on a stage that is thrown away.
  func perform(silently entry: Entry, on world: World) {
    let (output, remark) = (world.takeOutput(), world.remark)
    uninterrupted { _ = perform(entry, on: world) }
    world.skipEvents()
    _ = world.takeOutput()
    world.print(output)
    world.remark = remark
  }

  // An interrupted command becomes a step to the last whole frame before the moment it reached.
  private func interrupt(_ entry: Entry, from start: Int64) -> Outcome {
    let frame = max(Stage.ticks(seconds: 1) ?? 1, 1) / Int64(world.settings.rate)
    let reached = world.stage.ticks / frame * frame
    let text = world.stepText(from: start, to: reached)
    _ = world.takeOutput()
    guard entry.changes(in: world) else { return Self.nothingChanged }
    return uninterrupted {
      rebuild()
      guard reached > start, entry.statements.count == 1,
        let step = try? Parser.entry(from: text)
      else { return Self.nothingChanged }
      var outcome = run(step)
      outcome.remark = "interrupted; recorded as \(text)"
      outcome.recordedAs = text
      return outcome
    }
  }

  private static var nothingChanged: Outcome {
    var outcome = Outcome(failed: true, remark: unchanged)
    outcome.recordedAs = ""
    return outcome
  }

  // Does what has to be done to its end, whatever the person asks.
  private func uninterrupted<Result>(_ body: () -> Result) -> Result {
    let asked = isInterrupted
    isInterrupted = { false }
    defer { isInterrupted = asked }
    return body()
  }
}

extension Entry {
  /// Whether any statement changes the stage, carried out on a world as it then is.
  func changes(in world: World) -> Bool { statements.contains { $0.changes(in: world) } }

  /// Whether it does nothing but change settings.
  fileprivate func onlySets(in world: World) -> Bool {
    statements.allSatisfy { $0.declaration?.name == "set" && $0.changes(in: world) }
  }

  /// Whether it does nothing but let time pass.
  fileprivate var onlyMovesTime: Bool { statements.allSatisfy(\.movesTime) }
}

extension CommandDeclaration {
  /// Whether it changes the stage, as it was typed and where it stands.
  func changes(_ command: Command, in world: World) -> Bool {
    if setsBetweenBeginAndCommit { return sets(command, in: world) }
    return kind == .changes && !(listsWhenBare && command.arguments.isEmpty)
  }

  /// Whether one bare argument between begin and commit makes it a change.
  func sets(_ command: Command, in world: World) -> Bool {
    setsBetweenBeginAndCommit && world.stage.isBetweenBeginAndCommit
      && command.arguments.count == 1 && command.arguments[0].label == nil
  }
}

extension Statement {
  /// The command's declaration, where this is one.
  var declaration: CommandDeclaration? {
    if case .command(let command) = self {
      CommandDeclaration.named(command.verb.text)
    } else {
      nil
    }
  }

  func changes(in world: World) -> Bool {
    switch self {
    case .assignment, .binding: true
    case .query: false
    case .command(let command): declaration?.changes(command, in: world) ?? false
    }
  }

  var movesTime: Bool {
    if case .time = declaration?.action { true } else { false }
  }
}

extension World {
  /// Notes whether more than time has passed in an entry, from a count of what had happened before.
  fileprivate func noteSettled(after entry: Entry, at place: Int, since happenings: Int) {
    if stage.happenings != happenings || !entry.onlyMovesTime { settledPlace = place }
  }
}
