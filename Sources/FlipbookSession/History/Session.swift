/// A session: entries go in, outcomes come out.
///
/// The log is the state. The *transcript* holds every entry with its output; the *timeline* holds
/// the entries that change the stage. Going back moves a pointer on the timeline; the stage is
/// rebuilt by entering the path to it silently, from the path's last checkpoint on. There is no
/// terminal here and there are no files.
package final class Session: CommandHost {
  package let commands: Commands
  /// Tells what would work instead of a wrong entry; without one, errors only say what is wrong.
  package var adviser: (any Adviser)?
  var log: SessionLog
  var putAway = PutAwayLogs()
  /// How often the transcript has been replaced by another one, such as by a replay.
  package private(set) var transcriptChanges = 0
  /// The settings each replay begins with.
  package let startSettings: Settings
  /// The audience, which decides whether pictures move.
  package var audience = Audience.none
  package var showsPixels = false
  package var isLesson = false
  /// ``World/toldTurns`` of the previous stages.
  var toldTurns: [String: Int64] = [:]
  /// Whether entries that break a promise are refused, and time ends where one is broken.
  package var watchesPromises = true
  /// The settings of the prompt, for remarks only.
  package var promptSettings: PromptSettings?
  /// Asked while a command runs; true makes it end at a frame as soon as it can.
  package var isInterrupted: () -> Bool = { false }
  /// Enters a session file in a session of its own; `nil` without access to files.
  package var openSession: ((_ path: String, _ entry: String) throws(UnopenedFile) -> Session)?
  /// Reads a file that an entry names; `nil` without access to files.
  package var readFile: ((_ path: String, _ entry: String) throws(UnopenedFile) -> String)?

  // The stage as it was left, and its place on the timeline; `nil` if something on it has to be
  // taken back.
  private(set) var latest: World
  var latestPlace: Int? = 0
  var checkpoints = Checkpoints()
  /// The origin of the entry that is entered again; `nil` for one that is typed.
  package var enteredAgain: Timeline.Origin?
  /// Whether entries skip their looks, because only the end of a try counts.
  var skipsLooks = false
  package var fault: FoundFault?
  /// How many entries edits have entered again so far, including those entered to compare.
  package internal(set) var entriesEnteredAgain = 0
  // Stages that are needed until the entry is over.
  private var worldsToEnd: [World] = []

  package init(
    settings: Settings = Settings(), commands: Commands, adviser: (any Adviser)? = nil
  ) {
    (log, startSettings) = (SessionLog(settings: settings), settings)
    (self.commands, self.adviser) = (commands, adviser)
    latest = World(settings: settings, commands: commands)
  }

  /// A session with the same commands in which nothing has been entered.
  package func another(_ settings: Settings) -> Session {
    Session(settings: settings, commands: commands, adviser: adviser)
  }

  deinit {
    endWorlds()
    latest.end()
  }

  // MARK: Stages

  /// The stage, which follows from the log and is built when it is read.
  package var world: World {
    if latestPlace != timeline.pointer { uninterrupted { _ = try? bring() } }
    return latest
  }

  func uninterrupted<Result>(_ body: () -> Result) -> Result {
    let asked = isInterrupted
    isInterrupted = { false }
    defer { isInterrupted = asked }
    return body()
  }

  /// A new stage, empty or a copy, which ends with the entry unless it becomes the session's own.
  package func newWorld(_ copy: World? = nil) -> World {
    let world = copy ?? World(settings: baseSettings, commands: commands)
    world.setInterruption { [weak self] in self?.isInterrupted() ?? false }
    worldsToEnd.append(world)
    return world
  }

  /// Exchanges stages with a session that has the same timeline; what is watched and printed stays.
  func exchangeStage(with other: Session) {
    swap(&latest, &other.latest)
    swap(&latestPlace, &other.latestPlace)
    (latest.watches, latest.answer) = (other.latest.watches, other.latest.answer)
    checkpoints = other.checkpoints
  }

  /// Takes over a stage that is at the present place, and keeps the watches and the answer.
  func replaceWorld(with next: World) {
    (next.watches, next.answer) = (latest.watches, latest.answer)
    worldsToEnd.append(latest)
    (latest, latestPlace) = (next, timeline.pointer)
  }

  private func endWorlds(from known: Int = 0) {
    guard worldsToEnd.count > known else { return }
    for old in worldsToEnd[known...] where old !== latest { old.end() }
    worldsToEnd.removeSubrange(known...)
  }

  /// Ends the stages that are made in a body as soon as it is over.
  package func endingWorlds<Result>(
    _ body: () throws(Mistake) -> Result
  ) throws(Mistake) -> Result {
    let known = worldsToEnd.count
    defer { endWorlds(from: known) }
    return try body()
  }

  package var settings: Settings {
    latestPlace == timeline.pointer ? latest.settings : timeline.here.settings ?? baseSettings
  }

  /// The stage's moment, as the prompt shows it.
  package var moment: String { moment(ofPlace: timeline.pointer) }

  package func moment(ofPlace place: Int) -> String {
    settings.momentText.moment(timeline.nodes[place].end)
  }

  /// The stage's moment in seconds, unrounded.
  package var now: Double { Stage.seconds(ticks: timeline.here.end) }

  /// A reader that takes an entry line by line and tells whether more follow: a bracket is open.
  package func reading() -> (String) -> Bool { Continuation.reading(wordVerbs: commands.wordVerbs) }

  // MARK: Entering

  /// Carries out one entry.
  ///
  /// An entry that fails changes nothing, unless a block fails when time reaches it; then the stage
  /// stays at that moment. In setup, settings become the session's initial ones instead of entries.
  package func enter(_ text: String, inSetup: Bool = false) -> Outcome {
    defer { endWorlds() }
    let (typed, text) = (text, Question.entry(for: text) ?? text)
    latest.answer = Answer()
    var answer: Answer
    do {
      let entry = try commands.entry(from: text)
      guard entry.needsNoStage(commands) || (try? bring()) != nil else {
        return Outcome(.unchanged)
      }
      answer = self.answer(to: entry)
      if inSetup, !answer.hasFailed, transcript.isEmpty, isSetup(entry) {
        (log.initialSettings, answer.entry) = (baseSettings, nil)
      }
    } catch {
      guard (try? bring()) != nil else { return Outcome(.unchanged) }
      answer = failure(error, in: text)
      answer.entry = text
    }
    let isAsked = typed != text
    if isAsked || !answer.hasFailed {
      adviser?.lead(from: typed, isAsked: isAsked, &answer, of: self)
    }
    let outcome = Outcome(answer)
    if let entry = answer.entry { record(entry, outcome) }
    return outcome
  }

  /// Carries out an entry again, without recording it in the transcript.
  func enter(_ entry: Entry) -> Outcome {
    defer { endWorlds() }
    guard (try? bring()) != nil else { return Outcome(.unchanged) }
    latest.answer = Answer()
    return Outcome(answer(to: entry))
  }

  private func answer(to entry: Entry) -> Answer {
    guard let (command, declaration, scope) = command(aloneIn: entry) else { return run(entry) }
    return enter(command, declaration, scope, entry)
  }

  // The command, if it is the whole entry and works on the session itself.
  private func command(aloneIn entry: Entry) -> (Command, CommandDeclaration, Scope)? {
    guard entry.statements.count == 1 else { return nil }
    var typed = Scope(world: latest, source: entry.text)
    typed.foresight = EntryForesight(self, entry)
    guard let (statement, scope) = try? typed.filled(entry.statements[0]),
      case .command(let typed) = statement,
      let (declaration, command) = commands.resolve(typed, in: scope),
      declaration.traits(of: command, in: latest).places.contains(.alone)
    else { return nil }
    return (command, declaration, scope)
  }

  private func enter(
    _ command: Command, _ declaration: CommandDeclaration, _ scope: Scope, _ entry: Entry
  ) -> Answer {
    let (effect, logs) = (declaration.traits(of: command, in: latest).effect, putAway.count)
    do {
      latest.setInterruption { [unowned self] in isInterrupted() }
      defer { latest.setInterruption { false } }
      // After a command that moves, `latest` is another stage.
      let answer =
        if let foresight = scope.foresight, declaration.looksElsewhere(command) {
          try foresight.look(command, declaration, in: scope)
        } else {
          try call(command, declaration, in: scope)
        }
      latest.answer.append(answer)
    } catch {
      guard error.kind != .interrupted else { return .unchanged }
      let failure = failure(error, in: scope.source)
      latest.answer.append(failure)
      return latest.takeAnswer(recordedAs: entry.text)
    }
    var answer = latest.takeAnswer(recordedAs: entry.text)
    // An entry that leaves a replay, or returns to one, is part of neither transcript.
    let isRecorded = (effect != .outside || answer.hasFailed) && putAway.count == logs
    if !isRecorded { answer.entry = nil }
    return answer
  }

  /// Carries out a command on the stage of a scope, with this session as its host.
  func call(
    _ command: Command, _ declaration: CommandDeclaration, in scope: Scope
  ) throws(Mistake) -> Answer {
    func isMoment(_ argument: Argument) -> Bool {
      declaration.parameters.contains { $0.isMoment && $0.name == argument.label?.text }
    }
    var command = command
    for (place, argument) in command.arguments.enumerated() where isMoment(argument) {
      guard let expression = argument.value.expression(in: scope.source) else { continue }
      command.arguments[place].value = .expression(knowingMarks(expression, in: scope))
    }
    var call = try ArgumentBinder.bind(command, to: declaration, in: scope)
    call.host = self
    var answer = try call.answer()
    answer.remark = answer.remark ?? call.secondsRemark
    return answer
  }

  func record(_ text: String, _ outcome: Outcome) {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    let (last, place) = (transcript.last?.place ?? 0, timeline.pointer)
    let elapsed = max(0, timeline.here.end - timeline.nodes[last].end)
    // An entry that led to another place is no look.
    let kind = place == last ? Record.Kind(of: text, failed: outcome.failed, in: latest) : .other
    log.transcript.append(
      Record(
        entry: text, output: outcome.text, failed: outcome.failed,
        elapsed: Stage.seconds(ticks: elapsed), place: place, kind: kind))
  }

  /// Replaces its log by another one, and returns the old one with its watches.
  @discardableResult
  func exchangeLog(for next: SessionLog) -> SessionLog {
    log.watches = latest.watches
    defer {
      (log, latest.watches) = (next, next.watches)
      (latestPlace, checkpoints) = (nil, Checkpoints(spacing: checkpoints.spacing))
      transcriptChanges += 1
    }
    return log
  }
}

extension Entry {
  /// Whether it only moves along the timeline, so that the stage is built at the next look.
  fileprivate func needsNoStage(_ commands: Commands) -> Bool {
    guard statements.count == 1, let declaration = commands.declaration(of: statements[0]) else {
      return false
    }
    return declaration.effect == .moves
      && declaration.parameters.allSatisfy { $0.name == Session.retraced.parameter.name }
  }
}

extension Invocation {
  /// The session; only for a command that is an entry of its own.
  package var session: Session {
    guard let session = host as? Session else {
      preconditionFailure("'\(declaration.name)' stands alone, in a session")
    }
    return session
  }
}
