/// The prompt: reads entries, carries them out, shows the answers.
package final class Shell {
  /// Shows a motion, and lets the person move it.
  package typealias Live = (Request, Session, LiveScreen) -> LiveResult

  let active: ActiveSession
  private let live: Live
  private let history: CommandHistory
  private let recovery: RecoveryFile?
  // The folder of recovery files, and those that were offered.
  private let recoveries: String?
  private var offered: [Recovery] = []
  private let reader: any LineReader
  let abilities = TerminalAbilities.current()
  let pixels = PixelTerminal()
  private var settings: PromptSettings
  private let pages = PageKeeper()
  private var (draft, offer) = ("", "")

  /// A shell on this process's terminal; if it `recovers`, the session outlives the program's end.
  package init(
    session: Session, settings: PromptSettings = PromptSettings(), recordsHistory: Bool,
    recovers: Bool, live: @escaping Live
  ) {
    (self.settings, self.live) = (settings, live)
    let place = recordsHistory ? HistoryLocation.path(environment: Environment.value) : nil
    recoveries = recovers ? place.map { Folder.split($0).parent } : nil
    recovery = recoveries.map { RecoveryFile(in: $0) }
    history = CommandHistory(path: place)
    active = ActiveSession(SessionHost(session: session), history)
    // Without editing, prompts are shown only to a person.
    reader =
      EditlineReader(active, history: history, abilities: abilities, pixels: pixels)
      ?? PlainReader(
        showsPrompt: abilities.isInteractive, reading: { [active] in { active.needsMore($0) } })
    active.connect = { [unowned self] in connect($0) }
    connect(active.host)
  }

  private func connect(_ host: SessionHost) {
    host.show = { [unowned self] in write($0, $1) }
    host.tell = { [unowned self] in tell($0) }
    host.setPrompt = { [unowned self] in
      _ = settings.set($0, to: $1)
      active.session.promptSettings = settings
    }
    host.live = { [unowned self] in live($0, active.session, screen) }
    host.session.isInterrupted = { Interrupts.isRaised }
    host.session.promptSettings = settings
  }

  private var draws: Bool { abilities.allowsEscapes && !settings.isPlain }

  private var screen: LiveScreen {
    let depth: ColorDepth? = isColored ? abilities.depth : settings.isPlain ? nil : .styles
    return (draws, depth, !settings.isPlain, pixels)
  }

  /// Enters session files, then reads entries until the end, in a lesson first if one is named;
  /// returns the exit code, and throws before anything is shown if a file cannot be read.
  package func run(files: [String] = [], lesson: String? = nil) throws(FileProblem) -> Int32 {
    // Each is read once: a pipe gives nothing more.
    let opened = try files.map { file throws(FileProblem) in try active.host.open(file) }
    let columns = LiveTerminal.currentSize.columns
    for line in TextWidth.wrapped("Flipbook. \(greeting), Ctrl-D leaves.", to: columns) {
      TerminalOutput.show(line + "\n")
    }
    for file in opened {
      let reply = try Interrupts.whileRunning { () throws(FileProblem) in
        try active.host.enter(file)
      }
      show(reply)
      if reply.leaves { return 0 }
    }
    offered = recoveries.map { Recovery.all(in: $0) } ?? []
    for recovery in offered.prefix(Self.mostOffers) { tell(recovery.offer) }
    if let lesson { carryOut(.begin(lesson, anew: false)) }
    readEntries()
    updatePage(isLast: true)
    // If the terminal was closed, nobody quit.
    if isatty(0) == 1 { recovery?.end() }
    return 0
  }

  // Someone without a history is new here.
  private var greeting: String {
    history.entries.isEmpty
      ? "'lesson demo' takes half a minute, 'help' tells more"
      : "'help' tells where to begin, Tab completes"
  }

  private static let mostOffers = 3

  private func updatePage(isLast: Bool = false) {
    if active.lesson == nil, active.host.followed != nil, pages.isDue(atOnce: isLast) {
      Interrupts.whileRunning { active.host.updatePage().map(tell) }
    }
  }

  private func readEntries() {
    while true {
      if let warning = history.takeWarning() { TerminalOutput.show(warning + "\n") }
      let prompt = prompt
      (draft, offer) = ("", "")
      if !isColored || !settings.hints { tell(ofOffer: prompt) }
      updatePage()
      switch reader.next(prompt: prompt) {
      case .entry(let text): if !carryOut(text) { return }
      case .cancelled: continue
      case .end:
        guard active.lesson != nil else { return }
        tell(active.leave())
      case .unreadable(_, let reason): TerminalOutput.show("error: the line \(reason.text)\n")
      }
    }
  }

  var isColored: Bool { !settings.isPlain && abilities.allowsColor(settings.color) }

  private var prompt: Prompt {
    var prompt = Prompt()
    prompt.right = settings.isPlain ? "" : active.session.moment
    (prompt.draft, prompt.suggestion) = (draft, offer)
    pixels.isOn = draws && abilities.mayShowPixels && settings.pixels
    (prompt.isColored, prompt.showsHints, prompt.indents) = (isColored, settings.hints, draws)
    if let lesson = active.lesson {
      lesson.draws = draws
      lesson.lead(&prompt)
    }
    return prompt
  }

  // Writes lines of output; an interrupt ends long ones.
  func write(_ text: String, _ inks: [InkedText.Stretch]) {
    let depth = isColored ? abilities.depth : nil
    let (text, inks) = Palette.wrapped(text, inks, to: LiveTerminal.currentSize.columns)
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

  // False if the entry asked to leave. Pasted rows are entered one by one, even after a failure.
  private func carryOut(_ text: String) -> Bool {
    active.session.showsPixels = pixels.form != nil
    if let word = active.lessonWord(in: text) { return enter(word) }
    let entries = active.entries(of: text)
    for (index, entry) in entries.enumerated() where entries.count == 1 || !entry.isBlank {
      if entries.count > 1 { TerminalOutput.show(PromptText.typed(entry) + "\n") }
      let isTaken = active.lesson.map { lesson in Interrupts.whileRunning { lesson.take(entry) } }
      guard isTaken == true || enter(entry) else { return false }
      let rest = entries.count - index - 1
      if Interrupts.isRaised, rest > 0 {
        tell("\(rest) more of the pasted entries \(rest == 1 ? "is" : "are") not entered")
        break
      }
    }
    return true
  }

  private func enter(_ text: String) -> Bool {
    active.session.audience = draws ? .screen : .lines
    return Interrupts.whileRunning {
      let reply = active.host.enter(text)
      history.note(text, failed: reply.failed)
      show(reply)
      (draft, offer) = (reply.draft ?? "", reply.offer ?? "")
      recovery?.keep(active.ownSession)
      pages.isBehind = true
      if active.lesson == nil, let place = reply.replayed {
        // Its entries are in this session now.
        for known in offered where TextFile.resolved(known.path) == place { unlink(known.path) }
      }
      reply.lesson.map(carryOut)
      if reply.failed { active.lesson?.helpWithGuess() }
      return !reply.leaves
    }
  }

  /// Shows a remark, which is not part of the session.
  func tell(_ remark: String) {
    let columns = LiveTerminal.currentSize.columns
    let lines = remark.split(separator: "\n").flatMap {
      TextWidth.wrapped(PrintableText.line(String($0)), to: columns - 2, hanging: 1)
    }
    TerminalOutput.show("(\(lines.joined(separator: "\n")))\n")
  }

  func show(_ reply: SessionHost.Reply) {
    // The terminal shows ^C where the output begins.
    if Interrupts.isRaised { TerminalOutput.show("\n") }
    if !reply.text.isEmpty { write(reply) }
    if let remark = reply.remark { tell(remark) }
  }
}

extension UnreadableReason {
  var text: String {
    switch self {
    case .invalidUTF8(let byte): "is not UTF-8 text: see byte \(byte)"
    case .zero(let byte): "holds a NUL at byte \(byte)"
    case .failed(let code): "could not be read: system error \(code)"
    }
  }
}

extension TerminalAbilities {
  package func allowsColor(_ wanted: PromptSettings.Color) -> Bool {
    switch wanted {
    case .auto: allowsColor
    case .always: true
    case .never: false
    }
  }
}

extension Standard {
  package static func lines(color: PromptSettings.Color) -> SessionHost.Output {
    let abilities = TerminalAbilities.current()
    let depth = abilities.allowsColor(color) ? abilities.depth : nil
    return { TerminalOutput.send(TerminalOutput.shown($0 + "\n", $1, depth: depth)) }
  }
}
