/// A reader that hands out lines written down beforehand.
package final class ScriptedReader: LineReader {
  private var lines: ArraySlice<String>
  private let needsMore: (String) -> Bool

  /// Creates a reader over lines; by default each line is an entry of its own.
  package init(_ lines: [String], needsMore: @escaping (String) -> Bool = { _ in false }) {
    self.lines = lines[...]
    self.needsMore = needsMore
  }

  package func next(prompt: Prompt) -> LineEvent {
    guard var entry = lines.popFirst() else { return .end }
    while needsMore(entry), let line = lines.popFirst() {
      entry += "\n" + line
    }
    return .entry(entry)
  }
}
