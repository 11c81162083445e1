/// Runs session files, and then again those that change: `flipbook test --watch`.
package final class TestWatch {
  private var options: TestOptions
  private let abilities = TerminalAbilities.current()
  private var terminal: LiveTerminal?
  private var state = WatchState()
  private var selection: TestSelection
  private var paths: [String] = []

  private enum End { case quit, interrupted }
  private var end: End?
  // Whether the screen shows something the person has yet to read.
  private var keepsScreen = false

  // Choice: too short to notice; and looking takes at most a tenth of the time.
  private static let interval = Duration.milliseconds(20)
  private static let shareOfLooking = 10

  package init(_ options: TestOptions) {
    (self.options, selection) = (options, TestSelection([], options))
  }

  /// Watches the files that the paths name, and new ones in their folders, until a person leaves;
  /// nil if interrupted.
  package func run(_ paths: [String]) -> Verdict? {
    self.paths = paths
    selection = TestSelection(paths, options)
    guard selection.isWorthRunning(options) else { return .unreadable }
    if abilities.isInteractive { terminal = LiveTerminal(modes: [], depth: nil) }
    defer { terminal?.close() }
    test(names, because: "all")
    while end == nil { wait() }
    if terminal != nil { options.output("") }
    return end == .quit ? state.verdict : nil
  }

  private var names: [String] { selection.paths }
  private var hasFailed: Bool { !state.failed(of: names).isEmpty }

  // MARK: Running

  private func test(_ chosen: [String], because reason: String) {
    heading(reason)
    state.begin(chosen, of: names)
    var run = SelectionRun(options: options)
    if terminal != nil { run.isStopped = { [unowned self] in hasLeft() } }
    let actual = ActualFiles(ofTesting: names)
    var reporter = TextReporter(depth: options.depth, output: options.output)
    let chosen = Set(chosen)
    let (ending, left) = run.run(selection.only(chosen.contains)) { outcome in
      state.add(outcome)
      reporter.add(outcome, notes: actual.keep(outcome))
    }
    if ending == .interrupted { end = end ?? .interrupted }
    for path in names where !chosen.contains(path) {
      state.known[path].map { reporter.addAgain($0) }
    }
    reporter.end(left: left.count, brokenOffBy: nil)
    if ending == .noWorkers { options.errors("error: \(WorkerPool.StopReason.problem)") }
    if end == nil { showKeys() }
  }

  // Clears the screen; the old text stays in the scrollback.
  private func heading(_ reason: String) {
    let reason = PrintableText.line(reason)
    defer { (keepsScreen, promptColumns) = (false, 0) }
    guard abilities.allowsEscapes, terminal != nil, !keepsScreen else {
      return options.output((terminal == nil ? "" : "\n") + "---- \(reason)")
    }
    TerminalOutput.send("\u{1B}[H\u{1B}[2J" + reason + "\n")
  }

  // While files run only these two keys count.
  private func hasLeft() -> Bool {
    while let event = terminal?.next(timeout: 0), event != .timeout {
      switch event {
      case .key(.character("q")): end = .quit
      case .key(.interrupt), .end: end = .interrupted
      default: break
      }
      if end != nil { return true }
    }
    return false
  }

  // MARK: Waiting

  private func wait() {
    let clock = ContinuousClock()
    let begin = clock.now
    selection = TestSelection(paths, options)
    if let (changed, gone) = state.look(at: names) {
      return test(changed, because: Self.reason(changed, gone))
    }
    let pause = max(Self.interval, (clock.now - begin) * (Self.shareOfLooking - 1))
    let milliseconds = Int32(min(pause / .milliseconds(1), 60_000))
    guard let terminal else {
      Interrupts.wait(milliseconds: milliseconds)
      return end = Interrupts.isRaised ? .interrupted : nil
    }
    switch terminal.next(timeout: milliseconds) {
    case .key(let key): press(key)
    case .continued, .resized: showKeys()
    case .end: end = .quit
    case .timeout, .ready: break
    }
  }

  private static func reason(_ changed: [String], _ gone: [String]) -> String {
    let names = changed + gone.map { $0 + " (gone)" }
    return names.count > 3 ? "\(names.count) files" : names.joined(separator: ", ")
  }

  // MARK: Keys

  private func press(_ key: LiveKey) {
    let failed = state.failed(of: names)
    switch key {
    case .interrupt: end = .interrupted
    case .character("q"): end = .quit
    case .enter: test(names, because: "all")
    case .character("f") where !failed.isEmpty: test(failed, because: "failed")
    case .character("r") where !failed.isEmpty && abilities.allowsEscapes: review(failed)
    case .character("p"): askFilter()
    case .character("?"): showHelp()
    default: break
    }
  }

  // Shows only keys that do something.
  private func showKeys() {
    guard terminal != nil else { return }
    let keys: [KeyLine.Key] = [
      ("enter all", 2, true), ("f failed", 3, hasFailed),
      ("r review", 4, hasFailed && abilities.allowsEscapes), ("p filter", 5, true),
      ("q quit", 1, true), ("? keys", 0, true),
    ]
    let count = "watching \(names.count.counted("file"))"
    let filter = options.filter.map { " with '\(PrintableText.line($0))'" } ?? ""
    prompt(KeyLine.text(([count + filter], keys), columns: room))
  }

  private var promptColumns = 0
  private var room: Int { LiveTerminal.currentSize.columns - 1 }

  // Writes over the last line, which a window that has become narrower breaks.
  private func prompt(_ text: String) {
    let text = TextWidth.truncated(text, to: room)
    let rows = abilities.allowsEscapes ? promptColumns / (room + 1) : 0
    let start = rows > 0 ? "\u{1B}[\(rows)A\r\u{1B}[J" : "\r"
    TerminalOutput.send(start + TextWidth.padded(text, to: room, alignment: .left) + "\r" + text)
    promptColumns = TextWidth.columns(of: text)
  }

  private func showHelp() {
    let lines = [
      "", "enter   run all files", hasFailed ? "f       run those that failed" : nil,
      hasFailed && abilities.allowsEscapes ? "r       review them, hunk by hunk" : nil,
      "p       run only files with a text in their path; none for all",
      "q       leave; ctrl-c as well",
    ]
    options.output(lines.compactMap { $0 }.joined(separator: "\n"))
    showKeys()
  }

  private func review(_ failed: [String]) {
    terminal?.close()
    defer { terminal = LiveTerminal(modes: [], depth: nil) }
    TerminalOutput.send("\n")
    keepsScreen = true
    _ = TestReview(options).run(selection.only(Set(failed).contains))
    showKeys()
  }

  private func askFilter() {
    var text = ""
    while end == nil, let terminal {
      prompt("only files with (enter takes it, esc leaves it): \(text)")
      switch terminal.next() {
      case .key(.enter): return filter(by: text)
      case .key(.escape): return showKeys()
      case .key(.interrupt): end = .interrupted
      case .key(.backspace): _ = text.popLast()
      case .key(.character(let character)): text.append(character)
      case .end: end = .quit
      default: break
      }
    }
  }

  private func filter(by text: String) {
    let before = options.filter
    options.filter = text.isEmpty ? nil : text
    let next = TestSelection(paths, options)
    guard !next.items.isEmpty else {
      options.filter = before
      options.output("\nno session file has '\(PrintableText.line(text))' in its path")
      return showKeys()
    }
    selection = next
    test(names, because: "all")
  }
}
