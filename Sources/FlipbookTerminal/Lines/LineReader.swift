import FlipbookText

/// A source of entries: the keyboard, a pipe or a script.
package protocol LineReader: AnyObject {
  /// Waits for one whole entry, over several lines while a bracket is open.
  ///
  /// Only readers with an audience show the prompt.
  func next(prompt: Prompt) -> LineEvent
}

/// What a reader shows with the lines it asks for.
package struct Prompt: Equatable, Sendable {
  /// Before the first line, with its closing blank.
  package var text = PromptText.primary
  /// Before each further line.
  package var continuation = PromptText.continuation
  /// At the right edge of the first line; gives way to long lines.
  package var right = ""
  /// The text to change that the line begins with; only where lines are edited.
  package var draft = ""
  /// What Enter takes on an empty line, shown in grey.
  package var offer = ""
  /// What is offered in grey after its beginning.
  package var suggestion = ""
  /// Shown in grey on an empty line, for reading only.
  package var note = ""
  /// Only where escape sequences are understood.
  package var isColored = false
  /// Only in colour, since a hint could not be told from what is typed.
  package var showsHints = false
  /// Only where pasted text can be told from what is typed.
  package var indents = false

  package init() {}
}

extension Prompt {
  /// Its own grey text after what is typed; nil if it has none.
  func hint(behind text: String) -> LineHint? {
    for whole in [offer, suggestion] where whole.utf8.starts(with: text.utf8) && whole != text {
      return LineHint(text: String(Substring(whole.utf8.dropFirst(text.utf8.count))))
    }
    return text.isEmpty ? LineHint(note: note) : nil
  }
}

package enum LineEvent: Equatable, Sendable {
  /// A whole entry, perhaps empty, its lines joined by newlines.
  case entry(String)
  /// Ctrl-C threw the entry away.
  case cancelled
  case end
  /// A line that is not text, counted from 1; it is dropped with the lines before it.
  case unreadable(line: Int, reason: UnreadableReason)
}

/// Why a line is not text.
package enum UnreadableReason: Error, Equatable {
  /// The first byte that is not UTF-8, counted from 1.
  case invalidUTF8(byte: Int)
  /// A zero byte, counted from 1.
  case zero(byte: Int)
  /// The system refused to read, with this `errno`; `.end` follows.
  case failed(code: Int32)
}

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
