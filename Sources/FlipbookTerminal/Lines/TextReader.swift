/// A reader of a script in memory.
package final class TextReader: LineReader {
  private var lines: ArraySlice<Substring>
  private let needsMore: (String) -> Bool

  package init(_ text: String, needsMore: @escaping (String) -> Bool) {
    let mark = text.unicodeScalars.first == "\u{FEFF}" ? 1 : 0
    lines =
      Substring(text.unicodeScalars.dropFirst(mark))
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    self.needsMore = needsMore
  }

  package func next(prompt: Prompt) -> LineEvent {
    guard var entry = lines.popFirst().map(String.init) else { return .end }
    while needsMore(entry), let line = lines.popFirst() { entry += "\n" + line }
    return .entry(entry)
  }
}
