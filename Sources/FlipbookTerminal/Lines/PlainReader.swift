import CEditline

/// A reader for pipes and files, without editing and history.
package final class PlainReader: LineReader {
  private var lines: LineChunks
  private let showsPrompt: Bool
  private let reading: () -> (String) -> Bool
  private var lineCount = 0
  private var hasFailed = false

  /// Reads a descriptor, which the caller closes.
  ///
  /// For each entry, `reading` makes a function that tells whether the entry, as it grows, needs
  /// more. With `showsPrompt`, prompts go to stdout and SIGINT is caught from then on. An
  /// interruptible reader returns `cancelled` if an interrupt comes while it waits.
  package init(
    descriptor: Int32 = 0, showsPrompt: Bool = false, isInterruptible: Bool = false,
    reading: @escaping () -> (String) -> Bool
  ) {
    lines = LineChunks(descriptor: descriptor, isInterruptible: isInterruptible || showsPrompt)
    (self.showsPrompt, self.reading) = (showsPrompt, reading)
    if showsPrompt { ce_catch_interrupts() }
  }

  /// Returns an unfinished entry at the end of the input.
  package func next(prompt: Prompt) -> LineEvent {
    if showsPrompt { Interrupts.clear() }
    show(prompt.text)
    let needsMore = reading()
    var entry: String?
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
        // Ctrl-D at the prompt did not end the row.
        show("\n")
        return entry.map { .entry($0) } ?? .end
      case .cancelled:
        show("\n")
        return .cancelled
      case let unreadable: return unreadable
      }
    }
  }

  private func readLine() -> LineEvent {
    guard !hasFailed else { return .end }
    switch lines.next() {
    case .line(let line):
      lineCount += 1
      return decode(line)
    case .end: return .end
    case .interrupted: return .cancelled
    case .failed(let code):
      hasFailed = true
      lineCount += 1
      return .unreadable(line: lineCount, reason: .failed(code: code))
    }
  }

  // Drops a byte order mark on the first line and a carriage return at the end.
  private func decode(_ line: ArraySlice<UInt8>) -> LineEvent {
    var bytes = line
    if lineCount == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.last == 0x0D { bytes = bytes.dropLast() }
    if let zero = bytes.place(of: 0) {
      return .unreadable(line: lineCount, reason: .zero(byte: zero - bytes.startIndex + 1))
    }
    if let text = String(validating: bytes, as: UTF8.self) { return .entry(text) }
    let repaired = String(decoding: bytes, as: UTF8.self).utf8
    let valid = zip(repaired, bytes).prefix { $0 == $1 }.count
    return .unreadable(line: lineCount, reason: .invalidUTF8(byte: valid + 1))
  }

  private func show(_ text: String) { if showsPrompt { TerminalOutput.send(text) } }
}
