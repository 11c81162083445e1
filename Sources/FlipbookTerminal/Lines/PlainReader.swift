import CEditline
import CLibrary

/// A reader for pipes and files: no editing, no history and, unless asked for, no prompt.
package final class PlainReader: LineReader {
  private var lines: LineChunks
  private let showsPrompt: Bool
  private let needsMore: (String) -> Bool
  private var lineCount = 0
  private var hasFailed = false

  /// The line on which the last entry or unreadable line began, counted from 1.
  private(set) var entryLine = 0

  /// Creates a reader of a descriptor, which stays the caller's to close.
  ///
  /// With `showsPrompt` the prompts go to stdout, for a terminal on which nothing is edited, and
  /// from then on SIGINT is caught for the process. An interruptible reader hands over `cancelled`
  /// when an interrupt is noted while it waits.
  package init(
    descriptor: Int32 = 0, showsPrompt: Bool = false, isInterruptible: Bool = false,
    needsMore: @escaping (String) -> Bool
  ) {
    let isInterruptible = isInterruptible || showsPrompt
    self.lines = LineChunks(descriptor: descriptor, isInterruptible: isInterruptible)
    self.showsPrompt = showsPrompt
    if showsPrompt { ce_catch_interrupts() }
    self.needsMore = needsMore
  }

  /// At the end of the input inside an open bracket, hands over what it has.
  package func next(prompt: Prompt) -> LineEvent {
    if showsPrompt { Interrupts.clear() }
    show(prompt.text)
    var entry: String?
    entryLine = lineCount + 1
    while true {
      switch readLine() {
      case .entry(let line):
        let whole = entry.map { $0 + "\n" + line } ?? line
        if whole.isEmpty, !prompt.offer.isEmpty {
          show(prompt.text + prompt.offer + "\n")
          return .entry(prompt.offer)
        }
        guard needsMore(whole) else { return .entry(whole) }
        entry = whole
        show(prompt.continuation)
      case .end:
        // Whoever closed the input at the prompt has not ended its row.
        show("\n")
        return entry.map { .entry($0) } ?? .end
      case .cancelled:
        show("\n")
        return .cancelled
      case let unreadable: return unreadable
      }
    }
  }

  // One line, as if it were an entry.
  private func readLine() -> LineEvent {
    guard !hasFailed else { return .end }
    let isFirst = lineCount == 0
    switch lines.next({ LineText.decode($0, isFirst: isFirst) }) {
    case .line(.success(let text)):
      lineCount += 1
      return .entry(text)
    case .line(.failure(let reason)):
      lineCount += 1
      return .unreadable(line: lineCount, reason: reason)
    case .end: return .end
    case .interrupted: return .cancelled
    case .failed(let code):
      hasFailed = true
      lineCount += 1
      return .unreadable(line: lineCount, reason: .failed(code: code))
    }
  }

  private func show(_ text: String) {
    guard showsPrompt else { return }
    TerminalOutput.send(text)
  }
}
