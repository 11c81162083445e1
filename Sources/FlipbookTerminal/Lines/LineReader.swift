package protocol LineReader: AnyObject {
  /// Waits for a whole entry, with more lines while a bracket is open; prompts only people.
  func next(prompt: Prompt) -> LineEvent
}

package struct Prompt: Equatable, Sendable {
  /// Before the first line, with its closing blank.
  package var text = PromptText.primary
  package var continuation = PromptText.continuation
  /// At the right edge of the first line; gives way to long lines.
  package var right = ""
  /// Text to change, with which the line begins; only where lines are edited.
  package var draft = ""
  /// The entry that Enter takes on an empty line, shown in grey.
  package var offer = ""
  /// An entry whose rest is offered in grey once its beginning is typed.
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

  /// Its own grey text after what is typed; nil if it has none.
  func hint(behind text: String) -> LineHint? {
    for whole in [offer, suggestion] where whole.utf8.starts(with: text.utf8) && whole != text {
      return LineHint(text: String(Substring(whole.utf8.dropFirst(text.utf8.count))))
    }
    return text.isEmpty ? LineHint(note: note) : nil
  }
}

package enum LineEvent: Equatable, Sendable {
  /// A whole entry, which may be empty, its lines joined by newlines.
  case entry(String)
  /// Ctrl-C threw the entry away.
  case cancelled
  case end
  /// A line that is not text, counted from 1; it is dropped with the lines before it.
  case unreadable(line: Int, reason: UnreadableReason)
}

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
  private let reading: () -> (String) -> Bool

  package init(_ text: String, reading: @escaping () -> (String) -> Bool) {
    let mark = text.unicodeScalars.first == "\u{FEFF}" ? 1 : 0
    lines =
      Substring(text.unicodeScalars.dropFirst(mark))
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    self.reading = reading
  }

  package func next(prompt: Prompt) -> LineEvent {
    guard var entry = lines.popFirst().map(String.init) else { return .end }
    let needsMore = reading()
    while needsMore(entry), let line = lines.popFirst() { entry += "\n" + line }
    return .entry(entry)
  }
}

/// The questions of an editing reader to its shell about the entry so far.
///
/// The terminal is raw meanwhile, so answers must be quick and print nothing.
package protocol EntryEditing: AnyObject {
  /// The ways to continue an entry at a place in bytes of UTF-8.
  func items(for entry: String, cursor: Int) -> [CompletionItem]
  /// The colours of an entry, in order and without overlaps.
  func stretches(of entry: String) -> [ColoredStretch]
  func hint(for entry: String) -> LineHint
  /// Whether an entry has an open bracket and goes on in the next line.
  func needsMore(_ entry: String) -> Bool
  /// The entries that a text holds, in order.
  func entries(of text: String) -> [String]
  /// The blanks before a row after these rows; `closes` if it begins with a closing bracket.
  func indentation(behind rows: String, closes: Bool) -> String
}
