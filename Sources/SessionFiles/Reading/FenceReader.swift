struct FenceReader {
  private let marker: FenceMarker
  private let tolerance: FenceOptions.Tolerance
  private var entries: [ScriptedEntry] = []
  private var line = 0
  private var typed: [String] = []
  private var expected: [String] = []

  /// Reads the fence that `marker` opens at a line counted from 1; `content` has the lines inside
  /// without the `prefix` with which the containers begin them.
  static func fence(
    _ marker: FenceMarker, at line: Int, content: [String], in prefix: String, isFirst: Bool,
    isInterrupted: () -> Bool = { false }
  ) throws(SessionFileError) -> Fence {
    let options: FenceOptions
    do {
      options = try FenceOptions(words: marker.words.dropFirst())
    } catch { throw SessionFileError(line: line, problem: error) }
    guard isFirst || !options.isSetup else {
      throw SessionFileError(line: line, problem: .setupNotFirst)
    }
    var reader = FenceReader(marker: marker, tolerance: options.tolerance)
    for (offset, text) in content.enumerated() {
      guard !isInterrupted() else { throw SessionFileError(line: line, problem: .interrupted) }
      try reader.read(text, at: line + 1 + offset)
    }
    reader.endEntry()
    guard options.prediction == nil || reader.entries.count == 1 else {
      throw SessionFileError(line: line, problem: .predictionOfMany(reader.entries.count))
    }
    return Fence(
      line: line, options: options, entries: reader.entries, marker: marker, prefix: prefix,
      closingLine: line + 1 + content.count)
  }

  private mutating func read(_ rawLine: String, at number: Int) throws(SessionFileError) {
    let content = SessionText.droppingReturn(marker.content(of: rawLine))
    switch SessionText.kind(of: content) {
    case .prompt(let text):
      endEntry()
      line = number
      typed = [text]
    case .continuation(let text):
      guard !typed.isEmpty, expected.isEmpty else {
        throw SessionFileError(line: number, problem: .continuationWithoutPrompt)
      }
      typed.append(text)
    case .output: try readOutput(SessionText.trimmingEnd(content), at: number)
    }
  }

  private mutating func readOutput(_ text: String, at number: Int) throws(SessionFileError) {
    guard !typed.isEmpty else { throw SessionFileError(line: number, problem: .outputBeforePrompt) }
    if SessionText.isRegex(text),
      case .malformed(let regex) = OutputPattern(text, tolerance: tolerance).form
    {
      throw SessionFileError(line: number, problem: .badRegex(regex))
    }
    expected.append(text)
  }

  private mutating func endEntry() {
    guard !typed.isEmpty else { return }
    let start = line + typed.count
    let lines = SessionText.withoutTrailingBlankLines(expected)
    entries.append(
      ScriptedEntry(
        line: line, text: typed.joined(separator: "\n"), expected: lines,
        expectedLines: start..<start + lines.count))
    typed = []
    expected = []
  }
}
