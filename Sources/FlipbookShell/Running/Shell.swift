import CLibrary
import FlipbookPictures
package import FlipbookSession
package import FlipbookTerminal
import FlipbookText
package import FlipbookValues

/// The prompt: reads entries, carries them out, shows what came of them.
package final class Shell {
  /// Shows what moves, and gives it into the person's hand.
  package typealias Live = (Request, Session, LiveScreen) -> LiveResult

  let desk: Desk
  private let live: Live
  private let history: CommandHistory
  private let recovery: RecoveryFile?
  // The folder of those that were left, and those that were offered.
  private let recoveries: String?
  private var offered: [Recovery] = []
  private let reader: any LineReader
  let abilities = TerminalAbilities.current()
  private var settings: PromptSettings
  // What the next prompt begins with, and what it shows in grey.
  private var (draft, offer) = ("", "")

  /// Makes a shell on this process's terminal.
  ///
  /// - Parameter recovers: whether the session is kept, beside the history, for whoever comes back
  ///   after the program was killed.
  package init(
    session: Session, settings: PromptSettings = PromptSettings(), recordsHistory: Bool,
    recovers: Bool, live: @escaping Live
  ) {
    (self.settings, self.live) = (settings, live)
    let state = HistoryLocation.current().map { Folder.split($0).parent }
    recoveries = recordsHistory && recovers ? state : nil
    recovery = recoveries.map { RecoveryFile(in: $0) }
    let connection = Connection()
    let desk = Desk(SessionHost(session: session)) { connection.make($0) }
    self.desk = desk
    let history = CommandHistory(path: recordsHistory ? HistoryLocation.current() : nil)
    self.history = history
    let configuration = EditlineConfiguration(
      programName: "flipbook", completer: { desk.session.items(for: $0, cursor: $1) },
      painter: { [depth = abilities.depth] in desk.session.stretches(of: $0, depth) },
      hinter: { desk.session.hint(for: $0, history) },
      needsMore: { desk.needsMore($0) }, entries: { desk.entries(of: $0) },
      indentation: { [session] in
        PastedText.indentation(behind: $0, closes: $1, wordVerbs: session.commands.wordVerbs)
      }, history: history,
      abilities: abilities)
    // Where nothing can be edited, prompts are shown only if somebody is there to see them.
    reader =
      EditlineReader(configuration: configuration)
      ?? PlainReader(
        showsPrompt: abilities.isInteractive, needsMore: configuration.needsMore)
    connection.make = { [unowned self] in connect($0) }
    connect(desk.host)
  }

  // Joins the two of which each is made with the other.
  private final class Connection {
    var make: (SessionHost) -> Void = { _ in }
  }

  private func connect(_ host: SessionHost) {
    host.show = { [unowned self] in write($0, $1) }
    host.tell = { [unowned self] in tell($0) }
    host.setPrompt = { [unowned self] in
      _ = settings.set($0, to: $1)
      desk.session.promptSettings = settings
    }
    host.live = { [unowned self] in live($0, desk.session, screen) }
    host.session.isInterrupted = { Interrupts.isRaised }
    host.session.promptSettings = settings
  }

  private var draws: Bool { abilities.allowsEscapes && !settings.isPlain }

  private var screen: LiveScreen {
    LiveScreen(
      draws: draws, depth: isColored ? abilities.depth : nil, repeatsLines: !settings.isPlain)
  }

  /// Whether somebody is there to type: stdin and stdout are both terminals.
  package static var isInteractive: Bool { TerminalAbilities.current().isInteractive }

  /// Enters the entries of session files, then reads until the end, and returns the exit code.
  ///
  /// Throws, before anything is shown, when a file cannot be read.
  package func run(files: [String]) throws(FileProblem) -> Int32 {
    for file in files {
      try SessionHost.checkEntries(of: try SessionHost.sessionFile(file, at: file), file)
    }
    TerminalOutput.show("Flipbook. 'help' tells where to begin, Tab completes, Ctrl-D leaves.\n")
    for file in files {
      let reply = try Interrupts.whileRunning { () throws(FileProblem) in
        try desk.host.enterFile(file)
      }
      show(reply)
      if reply.leaves { return 0 }
    }
    offerRecoveries()
    readEntries()
    // Where the terminal itself is gone nobody has asked for the end.
    if isatty(0) == 1 { recovery?.end() }
    return 0
  }

  private func offerRecoveries() {
    offered = recoveries.map { Recovery.all(in: $0) } ?? []
    for recovery in offered.prefix(Self.mostOffers) { tell(recovery.offer) }
  }

  private static let mostOffers = 3

  // What was offered is in this session now.
  private func forgetRecovery(at place: String?) {
    for known in offered where TextFile.resolved(known.path) == place { unlink(known.path) }
  }

  private func readEntries() {
    while true {
      if let warning = history.takeWarning() { TerminalOutput.show(warning + "\n") }
      let prompt = prompt
      (draft, offer) = ("", "")
      if !showsGrey { tell(ofOffer: prompt) }
      switch reader.next(prompt: prompt) {
      case .entry(let text): if !carryOut(text) { return }
      case .cancelled: continue
      case .end:
        guard desk.lesson != nil else { return }
        leaveLesson()
      case .unreadable(_, let reason): TerminalOutput.show("error: the line \(reason.text)\n")
      }
    }
  }

  var isColored: Bool { !settings.isPlain && abilities.allowsColor(settings.color) }

  private var showsGrey: Bool { isColored && settings.hints }

  private var prompt: Prompt {
    var prompt = Prompt(
      right: settings.isPlain ? "" : desk.session.moment, draft: draft, isColored: isColored,
      showsHints: settings.hints, indents: draws)
    prompt.suggestion = offer
    if let lesson = desk.lesson { lesson.lead(&prompt) }
    return prompt
  }

  // Writes a line, or several, of what came of an entry; an interrupt ends what is long.
  func write(_ text: String, _ inks: [InkedText.Stretch]) {
    let depth = isColored ? abilities.depth : nil
    let text = inks.isEmpty ? Palette.wrapped(text, to: LiveTerminal.currentSize.columns) : text
    let shown = TerminalOutput.shown(text + "\n", inks, depth: depth)
    var rest = shown.utf8[...]
    while rest.count > Self.pieceSize, let end = rest.dropFirst(Self.pieceSize).firstIndex(of: 10) {
      TerminalOutput.send(String(Substring(rest[...end])))
      rest = rest[rest.index(after: end)...]
      guard !Interrupts.isRaised else { return TerminalOutput.show("\n(interrupted)\n") }
    }
    TerminalOutput.send(String(Substring(rest)))
  }

  private static let pieceSize = 1 << 14

  // Returns false when the entry asked to leave. Rows that were pasted are entered one by one, also
  // behind one that fails.
  private func carryOut(_ text: String) -> Bool {
    if let word = desk.lessonWord(in: text) { return enter(word) }
    let entries = desk.entries(of: text)
    for (index, entry) in entries.enumerated() where entries.count == 1 || !entry.isBlank {
      if entries.count > 1 { TerminalOutput.show(PromptText.typed(entry) + "\n") }
      let isTaken = desk.lesson.map { lesson in Interrupts.whileRunning { lesson.take(entry) } }
      guard isTaken == true || enter(entry) else { return false }
      let rest = entries.count - index - 1
      if Interrupts.isRaised, rest > 0 {
        tell("\(rest) more of what was pasted \(rest == 1 ? "is" : "are") not entered")
        break
      }
    }
    return true
  }

  private func enter(_ text: String) -> Bool {
    desk.session.audience = draws ? .screen : .lines
    return Interrupts.whileRunning {
      let reply = desk.host.enter(text)
      show(reply)
      (draft, offer) = (reply.draft ?? "", reply.offer ?? "")
      recovery?.keep(desk.ownSession)
      if desk.lesson == nil { forgetRecovery(at: reply.replayed) }
      reply.lesson.map(carryOut)
      if reply.failed { desk.lesson?.helpWithGuess() }
      return !reply.leaves
    }
  }

  /// Shows a word to the person, which is no part of the session.
  func tell(_ remark: String) {
    let columns = LiveTerminal.currentSize.columns
    let lines = remark.split(separator: "\n").flatMap {
      TextWidth.wrapped(PrintableText.line(String($0)), to: columns - 2, hanging: 1)
    }
    TerminalOutput.show("(\(lines.joined(separator: "\n")))\n")
  }

  func show(_ reply: SessionHost.Reply) {
    // The terminal has shown ^C where the output begins.
    if Interrupts.isRaised { TerminalOutput.show("\n") }
    if !reply.text.isEmpty { write(reply.text, reply.inks) }
    if let remark = reply.remark { tell(remark) }
  }
}

extension UnreadableReason {
  /// What is the matter with the line, as the rest of a sentence.
  var text: String {
    switch self {
    case .invalidUTF8(let byte): "is not UTF-8 text: see byte \(byte)"
    case .zero(let byte): "holds a NUL at byte \(byte)"
    case .failed(let code): "could not be read: system error \(code)"
    }
  }
}
