extension Answer {
  static var unchanged: Answer {
    var answer = Answer()
    (answer.remark, answer.hasFailed) = ("interrupted; nothing has changed", true)
    return answer
  }
}

// Carrying out entries on the world, all or nothing.
extension Session {
  // How an entry ended. A failed entry leaves nothing behind; if a block failed when time reached
  // it, the stage stays at that moment.
  private enum Ending {
    case done, interrupted
    case failed(Mistake, source: String)
    case fired(Mistake, source: String)
  }

  /// Carries out an entry and adds it to the timeline if it changed the stage.
  func run(_ entry: Entry) -> Answer {
    var entry = entry
    entry.stops = [:]
    let left = enteredAgain == nil && entry.isTimeCommand(commands) ? timeline.branchGoingOn : nil
    var answer = carryOut(entry)
    if let left, answer.remark == nil, !answer.hasFailed {
      answer.remark = "time moved on a new branch; 'goto \(left.name)' leads to the old one"
    }
    if answer.movesNothing, let line = rival(of: entry) {
      answer.remark = "nothing to move: an earlier entry goes there; to change how:\n \(line)"
      answer.offer = line
    }
    return answer
  }

  // The edit that replaces an earlier `animate` with the same block by this entry.
  private func rival(of entry: Entry) -> String? {
    let block = entry.text.drop { $0 != "{" }
    let path = block.dropFirst().prefix { $0 != "=" }
    // Choice: among the last thirty changes.
    let nodes = timeline.nodes
    let texts = sequence(first: timeline.pointer) { nodes[$0].parent }.prefix(30).map { place in
      (number: nodes[place].origin.number, text: nodes[place].entry?.text ?? "")
    }
    let rival = texts.prefix { !$0.text.contains(path) || $0.text.hasSuffix(block) }
      .last { $0.text.hasSuffix(block) && $0.text.hasPrefix("animate") }
    guard let rival, rival.text != entry.text, enteredAgain == nil else { return nil }
    return editEntry(rival.number, entry.text)
  }

  private func carryOut(_ entry: Entry) -> Answer {
    let world = world
    let (start, watches, changeCount) = (world.stage.ticks, world.watches, world.stage.changeCount)
    // Once interrupted, the entry stays so, whatever later calls answer.
    var isCutShort = false
    world.setInterruption { [unowned self] in
      isCutShort = isCutShort || isInterrupted()
      return isCutShort
    }
    var scope = Scope(world: world, source: entry.text)
    scope.foresight = EntryForesight(self, entry)
    (world.keepsPromises, world.toldTurns) = (watchesPromises, toldTurns)
    let ending = perform(entry, in: scope) { isCutShort }
    (world.keepsPromises, toldTurns) = (false, world.toldTurns)
    world.setInterruption { false }
    if case .failed(let mistake, _) = ending,
      case .neverCrosses(_, let order, let ticks) = mistake.kind, entry.stops[order] == nil
    {
      // Enters it once more, now that the moment where it stops is known.
      (latestPlace, world.watches, world.answer) = (nil, watches, Answer())
      var entry = entry
      entry.stops[order] = ticks
      return carryOut(entry)
    }
    switch ending {
    case .done where isSetup(entry): log.baseSettings = world.settings
    case .done: keep(entry, since: changeCount)
    case .failed(let mistake, let source):
      // The next look at the stage takes back what the entry has done.
      if world.progress.hasChanged { latestPlace = nil }
      world.watches = watches
      world.answer = failure(mistake, in: source)
    case .fired(let mistake, let source):
      var mistake = mistake
      if let (name, promise, breach) = world.broken {
        keep(entry, upTo: breach.reached, from: start)
        if case .promiseBroken = mistake.kind {
          mistake = world.mistake(name, promise, followed(breach))
        }
      } else {
        keep(entry, since: changeCount)
      }
      let failure = failure(mistake, in: source, hasFired: true)
      world.answer.append(failure)
    case .interrupted: return interrupt(entry, from: start)
    }
    return world.takeAnswer(recordedAs: entry.text)
  }

  // Whether an entry only makes settings before anything else. A file that keeps them in its setup
  // answers like the session it was saved from, even after an undo or a reset.
  func isSetup(_ entry: Entry) -> Bool { timeline.nodes.count == 1 && entry.onlySets(in: world) }

  // Keeps an entry, cut at the moment when a promise was broken, so that a replay ends there
  // without watching. An edit enters the typed text again, which stops by itself or goes on.
  private func keep(_ entry: Entry, upTo ticks: Int64, from start: Int64) {
    latest.broken = nil
    let isTime = entry.isTimeCommand(commands)
    guard ticks > start || !isTime else { return latestPlace = nil }
    let kept =
      isTime
      ? try? Parser.entry(from: latest.stepText(from: start, to: ticks))
      : try? cut(entry, to: ticks, from: timeline.pointer)
    if var kept {
      kept.typed = entry.typed ?? entry.text
      kept.stop = ", which stopped"
      grow(kept, end: ticks)
    }
    latestPlace = nil
  }

  private func keep(_ entry: Entry, since changeCount: Int) {
    guard entry.changes(in: latest) else { return }
    grow(entry, end: latest.stage.ticks)
    latestPlace = timeline.pointer
    latest.noteSettled(after: entry, at: timeline.pointer, since: changeCount)
    if latest.settledPlace != timeline.pointer { timeline.settleQuiet() }
    checkpoints.note(latest, at: timeline.pointer, in: timeline)
  }

  func grow(_ entry: Entry, end: Int64) {
    var entry = entry
    if !entry.stop.isEmpty { entry.stop = ", which stopped at \(latest.momentText.moment(end))" }
    timeline.grow(
      entry, end: end, settings: latest.settings,
      origin: enteredAgain ?? timeline.origin(number: transcript.count + 1))
  }

  private func perform(_ entry: Entry, in scope: Scope, _ isCutShort: () -> Bool) -> Ending {
    let world = scope.world
    // Looks are not kept, so that all stages at one place have begun the same entries.
    world.begin(entry, isKept: entry.changes(in: world))
    var states = world.promiseStates(knowing: [])
    for statement in entry.statements {
      let movesTime = statement.movesTime(commands)
      if movesTime, let broken = broken(since: states, on: world) { return broken }
      do {
        try scope.execute(statement)
      } catch {
        if error.kind == .endsHere { break }
        return error.kind == .interrupted ? .interrupted : .failed(error, source: entry.text)
      }
      if let ending = ending(movesTime, on: world, isCutShort) { return ending }
      // A promise counts as soon as it is made.
      states = world.promiseStates(knowing: movesTime ? [] : states)
    }
    let ending = endTurn(of: entry, on: world, isCutShort)
    guard case .done = ending else { return ending }
    return broken(since: states, on: world) ?? ending
  }

  private func broken(since states: [World.PromiseState], on world: World) -> Ending? {
    world.brokenPromise(since: states).map { .failed($0.mistake, source: $0.source) }
  }

  private func ending(_ movedTime: Bool, on world: World, _ isCutShort: () -> Bool) -> Ending? {
    if let (mistake, source) = world.answer.fault {
      world.forgetFault()
      return movedTime ? .fired(mistake, source: source) : .failed(mistake, source: source)
    }
    return movedTime && isCutShort() ? .interrupted : nil
  }

  // Carries out and reports what the entry has made due now.
  private func endTurn(of entry: Entry, on world: World, _ isCutShort: () -> Bool) -> Ending {
    guard let last = entry.statements.last, entry.changes(in: world) else { return .done }
    let movedTime = last.movesTime(commands)
    if !movedTime { world.skipEvents() }
    do {
      let answer = try world.unattended { () throws(StageError) in try world.stage.tryEndTurn() }
      world.answer.append(answer)
    } catch { return .failed(Mistake(.endless(error.description), last.span), source: entry.text) }
    let ending = ending(movedTime, on: world, isCutShort) ?? .done
    // If something fails that an earlier entry left to be done, this entry is kept.
    if case .failed(let mistake, let source) = ending, source != entry.text {
      return .fired(mistake, source: source)
    }
    return ending
  }

  /// Carries out an entry of the past to its end, without printing.
  @discardableResult
  package func perform(
    silently node: Timeline.Node, on world: World
  ) -> (mistake: Mistake, source: String)? {
    guard let entry = node.entry else { return nil }
    let changeCount = world.stage.changeCount
    let fault = perform(silently: entry, on: world)
    world.noteSettled(after: entry, at: node.place, since: changeCount)
    return fault
  }

  /// The same for an entry that is tried.
  @discardableResult
  package func perform(
    silently entry: Entry, on world: World
  ) -> (mistake: Mistake, source: String)? {
    let (answer, isHeard) = (world.answer, world.isHeard)
    world.isHeard = false
    let scope = Scope(world: world, source: entry.text)
    let ending = uninterrupted { perform(entry, in: scope) { false } }
    world.skipEvents()
    (world.answer, world.isHeard) = (answer, isHeard)
    guard case .fired(let mistake, let source) = ending else { return nil }
    return (mistake, source)
  }

  /// Carries out a block on a stage that is thrown away, without printing.
  package func perform(_ block: Block, in scope: Scope) throws(Mistake) {
    try perform(Entry(statements: block.statements, text: scope.source), in: scope)
  }

  package func perform(_ entry: Entry, in scope: Scope) throws(Mistake) {
    let ending = perform(entry, in: scope) { scope.world.isInterrupted() }
    scope.world.skipEvents()
    scope.world.answer = Answer()
    switch ending {
    case .done: return
    case .failed(let mistake, let source), .fired(let mistake, let source):
      throw mistake.with(source: source)
    case .interrupted: throw Mistake(.interrupted, entry.statements.first?.span ?? Span(0, 0))
    }
  }

  // An interrupted command becomes a step to the last whole frame before the moment it reached.
  private func interrupt(_ entry: Entry, from start: Int64) -> Answer {
    let frame = max(Stage.ticks(seconds: 1) ?? 1, 1) / Int64(world.settings.rate)
    let reached = world.stage.ticks / frame * frame
    let text = world.stepText(from: start, to: reached)
    world.answer = Answer()
    guard entry.changes(in: world) else { return .unchanged }
    latestPlace = nil
    return uninterrupted {
      guard reached > start, entry.isTimeCommand(commands), let step = try? Parser.entry(from: text)
      else { return .unchanged }
      var answer = run(step)
      answer.remark = "interrupted; recorded as \(text)"
      return answer
    }
  }
}

extension Entry {
  /// Whether any statement would change the stage of a world as it is now.
  package func changes(in world: World) -> Bool { statements.contains { $0.changes(in: world) } }

  fileprivate func onlySets(in world: World) -> Bool {
    statements.allSatisfy {
      world.commands.declaration(of: $0)?.name == "set" && $0.changes(in: world)
    }
  }

  package func isTimeCommand(_ commands: Commands) -> Bool {
    statements.count == 1 && statements[0].isTimeCommand(commands)
  }
}

extension Statement {
  package func changes(in world: World) -> Bool {
    contains { statement in
      switch statement {
      case .command(let command):
        world.commands.declaration(of: statement)?.traits(of: command, in: world).effect
          .isOnTimeline ?? false
      case .assignment, .binding: true
      case .query, .loop, .conditional, .template: false
      }
    }
  }
}

extension World {
  // Notes the place if an entry did more than let time pass; `changeCount` is the count before it.
  fileprivate func noteSettled(after entry: Entry, at place: Int, since changeCount: Int) {
    let isOnlyTime = entry.statements.allSatisfy { $0.isTimeCommand(commands) }
    if stage.changeCount != changeCount || !isOnlyTime { settledPlace = place }
  }
}
