import FlipbookLanguage
import FlipbookPictures
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
    let start = world.stage.ticks
    world.stage.setInterruption { [unowned self] in
      if isInterrupted() { isCutShort = true }
      return isCutShort
    }
    let ending = perform(entry, on: world)
    world.stage.setInterruption { false }
    isCutShort = false
    switch ending {
    case .done: keep(entry)
    case .failed(let mistake, let source):
      _ = world.takeOutput()
      if entry.changes { rebuild() }
      world.print(mistake.diagnostic.rendered(in: source))
      return Outcome(text: takeText(), failed: true)
    case .fired(let mistake, let source):
      world.print(mistake.diagnostic.rendered(in: source))
      keep(entry)
      return Outcome(text: takeText(), failed: true)
    case .interrupted: return interrupt(entry, from: start)
    }
    return Outcome(text: takeText())
  }

  private func keep(_ entry: Entry) {
    if entry.changes { timeline.grow(entry, end: world.stage.ticks) }
  }

  private func takeText() -> String {
    world.takeOutput().joined(separator: "\n")
  }

  private func perform(_ entry: Entry, on world: World) -> Ending {
    let scope = Scope(world: world, source: entry.text)
    for statement in entry.statements {
      do {
        try scope.execute(statement)
      } catch {
        return .failed(error, source: entry.text)
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
    return statement.movesTime && isCutShort ? .interrupted : nil
  }

  // What was typed has happened; what it made due now happens, and is told.
  private func endTurn(of entry: Entry, on world: World) -> Ending {
    guard let last = entry.statements.last, entry.changes else { return .done }
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

  // MARK: Going elsewhere

  /// Builds the stage anew for the place on the timeline.
  func rebuild() {
    let next = World(settings: initialSettings)
    next.watches = world.watches
    for node in timeline.path(to: timeline.pointer) {
      guard let entry = node.entry else { continue }
      _ = perform(entry, on: next)
    }
    next.skipEvents()
    let pending = world.takeOutput()
    _ = next.takeOutput()
    pending.forEach(next.print)
    world = next
  }

  // An interrupted command becomes a step to the last whole frame before the moment it reached.
  private func interrupt(_ entry: Entry, from start: Int64) -> Outcome {
    let frame = max(Stage.ticks(seconds: 1) ?? 1, 1) / Int64(world.settings.rate)
    let reached = world.stage.ticks / frame * frame
    _ = world.takeOutput()
    rebuild()
    guard reached > start, entry.statements.count == 1 else {
      return Outcome(text: "", failed: true, remark: "interrupted; nothing has changed")
    }
    let text = stepText(from: start, to: reached)
    guard let step = try? Parser.entry(from: text) else { return Outcome(failed: true) }
    let asked = isInterrupted
    isInterrupted = { false }
    defer { isInterrupted = asked }
    var outcome = run(step)
    outcome.remark = "interrupted; recorded as \(text)"
    outcome.recordedAs = text
    return outcome
  }

  /// The entry that moves time between two moments, exactly.
  func stepText(from start: Int64, to end: Int64) -> String {
    let rate = Int64(world.settings.rate)
    let (span, second) = (end - start, Stage.ticks(seconds: 1) ?? 1)
    let (frames, isBeyond) = span.multipliedReportingOverflow(by: rate)
    let text = NumberText.shortest(Stage.seconds(ticks: span))
    if !isBeyond, frames % second == 0, text.count > 8 { return "step \(frames / second)f" }
    return "step \(text)s"
  }
}

extension Entry {
  /// Whether any statement changes the stage.
  var changes: Bool { statements.contains(where: \.changes) }
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

  var changes: Bool {
    switch self {
    case .assignment, .binding: true
    case .query: false
    case .command: declaration.map { $0.kind == .changes } ?? false
    }
  }

  var movesTime: Bool {
    if case .time = declaration?.action { true } else { false }
  }
}
