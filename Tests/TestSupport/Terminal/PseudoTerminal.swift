import CLibrary
import CPseudoTerminal

/// A program that runs on its own terminal, is driven by keys and is seen through a screen.
///
/// Nothing here sleeps: every wait ends as soon as the program has written or ended, and fails with
/// a picture of the screen at its deadline. Releasing the object kills the program.
package final class PseudoTerminal {
  /// What the terminal shows.
  package private(set) var screen: ScreenModel
  /// All bytes the program has sent.
  package private(set) var output: [UInt8] = []

  /// What the terminal answers when asked what it is, after its answers to earlier questions.
  package var answers = "\u{1B}[?62c"
  /// Whether it answers only when ``answerLate()`` is called, not as soon as it is asked.
  package var answersLate = false

  private var child = cpt_child()
  private var isEnding = false
  private var status: ChildStatus?

  /// Starts a program, given by its full path and arguments, with exactly this environment.
  ///
  /// - Parameter claimed: the size that the terminal claims to have, if not its real one.
  package init(
    _ command: [String], environment: [String: String], rows: Int = 24, columns: Int = 80,
    claimed: (rows: Int, columns: Int)? = nil
  ) throws(PseudoTerminalError) {
    screen = ScreenModel(rows: rows, columns: columns)
    let isStarted = CStrings.with(command, environment) { arguments, variables in
      cpt_start(
        &child, arguments, variables, Int32(claimed?.rows ?? rows),
        Int32(claimed?.columns ?? columns))
    }
    guard isStarted else { throw .notStarted(code: errno) }
  }

  deinit {
    if status == nil {
      kill(child.process, SIGKILL)
      _ = cpt_collect(child.process, nil)
    }
    close(child.master)
    close(child.slave)
    close(child.ending)
  }

  /// Types text; control characters are keys.
  package func send(_ text: String) {
    send(bytes: Array(text.utf8))
  }

  /// Types bytes, which need not be text.
  package func send(bytes: [UInt8]) {
    writeAll(bytes, to: child.master)
  }

  /// Sends the program a signal.
  package func signal(_ number: Int32) {
    kill(child.process, number)
  }

  /// Changes the size, as a window does; the terminal rewraps rows or cuts them.
  package func resize(rows: Int, columns: Int, rewraps: Bool = false) {
    if rewraps {
      screen.rewrap(rows: rows, columns: columns)
    } else {
      screen.resize(rows: rows, columns: columns)
    }
    claim(rows: rows, columns: columns)
  }

  /// Claims a size that differs from the screen's.
  package func claim(rows: Int, columns: Int) {
    _ = cpt_resize(child.master, Int32(rows), Int32(columns))
  }

  /// Whether the terminal itself echoes what is typed, as it does for programs that do not edit.
  package var echoes: Bool { cpt_echoes(child.slave) }

  /// Whether the terminal collects whole lines, as it does for programs that do not edit.
  package var collectsLines: Bool { cpt_collects_lines(child.slave) }

  /// Whether its settings are again those that the program found at its start.
  package var isAsFound: Bool { cpt_is_as_found(&child) }

  /// Restores the settings that the program found, as a shell does when it takes the terminal back.
  package func makeCooked() { cpt_make_as_found(&child) }

  /// Waits until a text is somewhere on the screen.
  package func waitFor(
    _ text: String, timeout: Duration = .seconds(20)
  ) throws(PseudoTerminalError) {
    try waitUntil("'\(text)' is shown", timeout: timeout) { screen in
      screen.lines.contains { $0.contains(text) }
    }
  }

  /// Waits until the screen meets a condition, which `what` names in the error.
  package func waitUntil(
    _ what: String, timeout: Duration = .seconds(20), _ condition: (ScreenModel) -> Bool
  ) throws(PseudoTerminalError) {
    let deadline = ContinuousClock.now + timeout
    while !condition(screen) {
      guard !hasEnded else { throw .ended(waitingFor: what, screen: screen.lines) }
      guard readMore(until: deadline) else {
        throw .timedOut(waitingFor: what, screen: screen.lines)
      }
    }
  }

  /// Waits until the program and everything it started have ended, and reads their last output.
  package func waitForExit(
    timeout: Duration = .seconds(20)
  ) throws(PseudoTerminalError) -> ChildStatus {
    let deadline = ContinuousClock.now + timeout
    while !hasEnded {
      guard readMore(until: deadline) else {
        throw .timedOut(waitingFor: "the end", screen: screen.lines)
      }
    }
    let status = self.status ?? ChildStatus(code: cpt_collect(child.process, nil))
    self.status = status
    return status
  }

  /// Reads the program's output until it has written nothing for as long as `quiet`.
  package func rest(_ quiet: Duration) {
    while !hasEnded, readMore(until: .now + quiet) {}
  }

  /// Lets time pass without reading, so that the program's output stays unread.
  package func leaveUnread(for time: Duration) {
    _ = poll(nil, 0, Int32(time / .milliseconds(1)))
  }

  /// Whether the program and everything it started are known to have ended.
  package private(set) var hasEnded = false

  /// Reads the next output; false if none came in time.
  private func readMore(until deadline: ContinuousClock.Instant) -> Bool {
    let left = max((deadline - .now) / .milliseconds(1), 0)
    var wanted = [
      pollfd(fd: child.master, events: Int16(POLLIN), revents: 0),
      pollfd(fd: child.ending, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&wanted, nfds_t(wanted.count), Int32(left.rounded(.up))) > 0 else {
      return errno == EINTR && left > 0
    }
    if wanted[0].revents & Int16(POLLIN) != 0 {
      takeIn()
    } else if wanted[1].revents != 0 {
      // It may have written between the two checks, but not after the second one.
      hasEnded = isEnding
      isEnding = true
    }
    return true
  }

  private func takeIn() {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = read(child.master, &bytes, bytes.count)
    guard count > 0 else { return }
    output += bytes[..<count]
    screen.feed(bytes[..<count])
    let asked =
      output.suffix(count + Self.question.count - 1).split(
        separator: Self.question, omittingEmptySubsequences: false
      ).count - 1
    if asked > 0, !answersLate { send(answers) }
  }

  // Primary device attributes: the question that every terminal answers.
  private static let question = Array("\u{1B}[c".utf8)

  /// Sends the answers now, as over a slow network.
  package func answerLate() { send(answers) }
}
