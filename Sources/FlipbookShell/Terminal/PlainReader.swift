import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A reader for pipes and files: no editing, no history and, unless asked for, no prompt.
package final class PlainReader: LineReader {
  private var lines: LineChunks
  private let showsPrompt: Bool
  private let needsMore: (String) -> Bool
  private var lineCount = 0
  private var hasFailed = false

  /// The line on which the last entry or unreadable line began, counted from 1.
  package private(set) var entryLine = 0

  /// Creates a reader of a descriptor, which stays the caller's to close.
  ///
  /// With `showsPrompt` the prompts go to stdout, for a terminal on which nothing is edited.
  package init(
    descriptor: Int32 = 0, showsPrompt: Bool = false, needsMore: @escaping (String) -> Bool
  ) {
    self.lines = LineChunks(descriptor: descriptor)
    self.showsPrompt = showsPrompt
    self.needsMore = needsMore
  }

  /// At the end of the input inside an open bracket, hands over what it has.
  package func next(prompt: Prompt) -> LineEvent {
    show(prompt.text)
    var entry: String?
    entryLine = lineCount + 1
    while true {
      switch readLine() {
      case .success(let line?):
        let whole = entry.map { $0 + "\n" + line } ?? line
        guard needsMore(whole) else { return .entry(whole) }
        entry = whole
        show(prompt.continuation)
      case .success(nil):
        return entry.map { .entry($0) } ?? .end
      case .failure(let reason):
        return .unreadable(line: lineCount, reason: reason.reason)
      }
    }
  }

  private func readLine() -> Result<String?, Unreadable> {
    guard !hasFailed else { return .success(nil) }
    let isFirst = lineCount == 0
    let step = lines.next { LineText.decode($0, isFirst: isFirst) }
    switch step {
    case .line(let text):
      lineCount += 1
      return text.map { $0 }
    case .end:
      return .success(nil)
    case .failed(let code):
      hasFailed = true
      lineCount += 1
      return .failure(Unreadable(reason: .failed(code: code)))
    }
  }

  private func show(_ text: String) {
    guard showsPrompt else { return }
    TerminalOutput.write(text)
  }
}
