import FlipbookText

/// A source of entries: the keyboard, a pipe or a script.
package protocol LineReader: AnyObject {
  /// Reads one whole entry, going on over further lines while a bracket is open.
  ///
  /// Blocks until there is something to hand over. The prompt is shown only by readers that have
  /// somebody to show it to.
  func next(prompt: Prompt) -> LineEvent
}

/// What a reader shows in front of the lines it asks for.
package struct Prompt: Equatable, Sendable {
  /// Stands before the first line, with its closing blank.
  package var text = PromptText.primary
  /// Stands before each further line of the same entry.
  package var continuation = PromptText.continuation
  /// Stands at the right edge of the first line.
  ///
  /// Gives way to long lines. Empty for none.
  var right = ""
  /// What stands in the line at first, to be changed; only where lines are edited.
  var draft = ""
  /// What Enter takes on an empty line, shown in grey; empty for nothing.
  package var offer = ""
  /// What stands in grey behind what it begins with, to be taken over; empty for nothing.
  package var suggestion = ""
  /// What stands in grey on an empty line, for reading only; may be empty.
  package var note = ""
  /// Whether prompt and line are in colour, where escape sequences are understood.
  var isColored = false
  /// Whether a grey hint stands behind the line.
  ///
  /// Only in colour: it could not be told from what is typed.
  var showsHints = false
  /// Whether the lines of an open bracket are indented as it is entered.
  ///
  /// Only where what is pasted can be told from what is typed.
  var indents = false

  package init(
    text: String = PromptText.primary, continuation: String = PromptText.continuation,
    right: String = "", draft: String = "", offer: String = "", note: String = "",
    isColored: Bool = false, showsHints: Bool = false, indents: Bool = false
  ) {
    (self.text, self.continuation, self.right, self.draft) = (text, continuation, right, draft)
    (self.offer, self.note, self.isColored) = (offer, note, isColored)
    (self.showsHints, self.indents) = (showsHints, indents)
  }
}

extension Prompt {
  /// The grey text of its own behind what is typed; nil where it has none.
  func hint(behind text: String) -> LineHint? {
    for whole in [offer, suggestion] where whole.utf8.starts(with: text.utf8) && whole != text {
      return LineHint(text: String(Substring(whole.utf8.dropFirst(text.utf8.count))))
    }
    return text.isEmpty ? LineHint(note: note) : nil
  }
}

/// What came of asking for one entry.
package enum LineEvent: Equatable, Sendable {
  /// A whole entry, its lines joined by newlines, without a closing newline; may be empty.
  case entry(String)
  /// The entry was thrown away by Ctrl-C.
  case cancelled
  /// Nothing more will come.
  case end
  /// A line that is no text, counted from 1, and what was gathered before it: both are dropped.
  case unreadable(line: Int, reason: UnreadableReason)
}

/// Why a line of the input is no text.
package enum UnreadableReason: Error, Equatable {
  /// The bytes stop being UTF-8 at this one, counted from 1 within the line.
  case invalidUTF8(byte: Int)
  /// A zero byte, counted from 1 within the line.
  case zero(byte: Int)
  /// The system refused to read, with this `errno`; `.end` follows.
  case failed(code: Int32)
}
