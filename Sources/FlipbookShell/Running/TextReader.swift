/// A reader of text that is already there: a script.
final class TextReader: LineReader {
  private var lines: ArraySlice<Substring>
  private let needsMore: (String) -> Bool

  init(_ text: String, needsMore: @escaping (String) -> Bool) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    self.needsMore = needsMore
  }

  func next(prompt: Prompt) -> LineEvent {
    guard var entry = lines.popFirst().map(String.init) else { return .end }
    while needsMore(entry), let line = lines.popFirst() { entry += "\n" + line }
    return .entry(entry)
  }
}
