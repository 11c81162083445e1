import FlipbookLanguage
import HeadlessUIKit
import OrderedCollections

/// A session: entries go in, outcomes come out.
///
/// The log is the state. The *transcript* holds every entry with its output; the *timeline* holds
/// the entries that change the stage. Going back moves a pointer on the timeline, and the stage is
/// built anew by entering the way there silently. There is no terminal here and there are no files.
package final class Session {
  /// Where what happens is shown at once.
  package enum Audience: Sendable {
    /// Nowhere: what comes of an entry is looked at later.
    case none
    /// On a terminal that shows lines only.
    case lines
    /// On a terminal that can draw.
    case screen
  }

  /// One entry of the transcript.
  package struct Record: Equatable, Sendable {
    package let entry: String
    package let output: String
    package let failed: Bool
    /// The seconds by which time went forward in it; 0 where it went back.
    package let elapsed: Double
  }

  /// Every entry that was part of the session, with its output.
  package private(set) var transcript: [Record] = []
  // The moment at the end of the last record.
  private var recordedTicks: Int64 = 0
  /// The settings the session began with.
  package private(set) var initialSettings: Settings
  /// The settings each replay begins with.
  let startSettings: Settings
  var putAway = PutAwayLogs()
  /// Who watches, so that pictures may move.
  package var audience = Audience.none
  /// Asked while a command runs; true makes it end at a frame as soon as it can.
  package var isInterrupted: () -> Bool = { false }

  /// The settings of the empty stage: those set before anything else was entered.
  var baseSettings: Settings
  /// Whether an interruption has kept the stage from going all the way.
  var isCutShort = false
  /// Whether the stage has something on it that is to be taken back first.
  var isStale = false
  var timeline = Timeline()
  /// Places on the timeline by name; they survive every move.
  var marks: OrderedDictionary<String, Int> = [:]
  /// Set by an action that did what it could and failed all the same.
  var actionFailed = false
  private(set) var world: World
  // Stages that are needed until the entry is over, and no longer.
  private var worldsToEnd: [World] = []

  /// Starts on an empty stage.
  package init(settings: Settings = Settings()) {
    (initialSettings, baseSettings, startSettings) = (settings, settings, settings)
    world = World(settings: settings)
  }

  deinit {
    endWorlds()
    world.end()
  }

  /// A new empty stage, which comes to its end with the entry unless it becomes the session's own.
  func newWorld() -> World {
    let world = World(settings: baseSettings)
    world.setInterruption { [weak self] in self?.isInterrupted() ?? false }
    worldsToEnd.append(world)
    return world
  }

  /// Takes a stage in place of the session's own; what is watched and has been printed stays.
  func replaceWorld(with next: World) {
    next.watches = world.watches
    next.print(world.takeOutput())
    worldsToEnd.append(world)
    (world, isStale) = (next, false)
  }

  private func endWorlds() {
    for old in worldsToEnd where old !== world { old.end() }
    worldsToEnd = []
  }

  /// The settings as they are now.
  package var settings: Settings { world.settings }

  /// The stage's moment, as the prompt shows it.
  package var moment: String {
    isStale ? moment(ofPlace: timeline.pointer) : world.text.number(world.stage.now) + "s"
  }

  /// The moment at a place of the timeline, in the same form.
  func moment(ofPlace place: Int) -> String {
    world.text.number(Stage.seconds(ticks: timeline.nodes[place].end)) + "s"
  }

  /// The stage's moment in seconds, unrounded.
  package var now: Double { world.stage.now }

  /// Whether more lines belong to an entry: a bracket is open.
  package static func needsMore(_ text: String) -> Bool {
    Continuation.needsMore(text, wordVerbs: CommandDeclaration.wordVerbs)
  }

  // MARK: Entering

  /// Carries out one entry.
  ///
  /// An entry that fails changes nothing, unless it was time that reached a block that failed:
  /// then the stage stands at that moment.
  ///
  /// - Parameter inSetup: whether it says how the session is to begin, as the first fence of a
  ///   file may: settings made so, before anything else, are no entries.
  package func enter(_ text: String, inSetup: Bool = false) -> Outcome {
    defer { endWorlds() }
    guard !isStale || rebuild() else { return Outcome(failed: true, remark: Self.unchanged) }
    world.remark = nil
    let outcome: Outcome
    do {
      let entry = try Parser.entry(from: text, wordVerbs: CommandDeclaration.wordVerbs)
      if let command = sessionCommand(in: entry) { return enter(command, entry) }
      outcome = run(entry)
      if inSetup, !outcome.failed, transcript.isEmpty, isSetup(entry) {
        initialSettings = baseSettings
        return outcome
      }
    } catch {
      let diagnostic = error.diagnostic(in: text, names: world.names)
      outcome = Outcome(text: diagnostic.rendered(in: text), failed: true)
    }
    record(outcome.recordedAs ?? text, outcome)
    return outcome
  }

  static let unchanged = "interrupted; nothing has changed"

  // An entry that is one command on the session itself.
  private func sessionCommand(in entry: Entry) -> SessionCommand? {
    guard entry.statements.count == 1, case .command(let command) = entry.statements[0],
      let declaration = LiveCommands.scrubByHand(command, in: world)
        ?? CommandDeclaration.named(command.verb.text)
    else { return nil }
    if case .session(let action) = declaration.action {
      let isRecorded = declaration.kind != .outside
      return SessionCommand(
        declaration: declaration, command: command, isRecorded: isRecorded, action: action)
    }
    guard command.setsPrompt else { return nil }
    return SessionCommand(
      declaration: declaration, command: command, isRecorded: false,
      action: SessionCommands.setPrompt)
  }

  private struct SessionCommand {
    let declaration: CommandDeclaration
    let command: Command
    let isRecorded: Bool
    let action: (Session, Invocation) throws(Mistake) -> Void
  }

  private func enter(_ command: SessionCommand, _ entry: Entry) -> Outcome {
    var (failed, request) = (false, Outcome.Request?.none)
    var isRecorded = command.isRecorded
    let logs = putAway.count
    do {
      let scope = Scope(world: world, source: entry.text)
      let call = try ArgumentBinder.bind(command.command, to: command.declaration, in: scope)
      actionFailed = false
      world.setInterruption { [unowned self] in isInterrupted() }
      defer { world.setInterruption { false } }
      try command.action(self, call)
      failed = actionFailed
      // What leads out of a replay, or into it again, is part of neither.
      isRecorded = (isRecorded || failed) && putAway.count == logs
      request = takeRequest()
    } catch {
      (failed, isRecorded) = (true, true)
      if error.kind == .interrupted {
        _ = world.takeOutput()
        return Outcome(failed: true, remark: Self.unchanged)
      }
      world.printLines(error.diagnostic.rendered(in: entry.text))
    }
    var outcome = Outcome(world.takeOutput(), failed: failed)
    (outcome.request, outcome.remark) = (request, world.remark)
    if isRecorded { record(entry.text, outcome) }
    return outcome
  }

  private func record(_ text: String, _ outcome: Outcome) {
    guard !text.allSatisfy(\.isWhitespace) else { return }
    let elapsed = max(0, world.stage.ticks - recordedTicks)
    recordedTicks = world.stage.ticks
    transcript.append(
      Record(
        entry: text, output: outcome.text, failed: outcome.failed,
        elapsed: Stage.seconds(ticks: elapsed)))
  }

  /// All that the session is but for its stage.
  var log: SessionLog {
    get {
      var log = SessionLog(settings: initialSettings)
      (log.transcript, log.recordedTicks) = (transcript, recordedTicks)
      (log.timeline, log.marks, log.watches) = (timeline, marks, world.watches)
      log.baseSettings = baseSettings
      return log
    }
    set {
      (transcript, recordedTicks) = (newValue.transcript, newValue.recordedTicks)
      (timeline, marks, world.watches) = (newValue.timeline, newValue.marks, newValue.watches)
      (initialSettings, baseSettings) = (newValue.initialSettings, newValue.baseSettings)
    }
  }

  /// Builds the stage anew, which nothing interrupts.
  func rebuildToEnd() {
    defer { endWorlds() }
    replaceWorld(with: newWorld())
  }

  // MARK: Requests

  private var request: Outcome.Request?

  /// Asks the shell for something once the entry is over.
  func ask(_ request: Outcome.Request) {
    self.request = request
  }

  private func takeRequest() -> Outcome.Request? {
    defer { request = nil }
    return request
  }
}

extension Command {
  // Whether it sets something of the prompt, as `set hints off` does.
  fileprivate var setsPrompt: Bool {
    guard verb.text == "set", case .word(let name)? = arguments.first?.value else { return false }
    return PromptSettings.properties[name.text] != nil
  }
}
