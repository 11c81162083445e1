package import FlipbookPictures
import FlipbookText

/// What came of an entry: the text to show, whether it failed, and what the shell is asked to do.
///
/// Whatever was typed, its text is printable: so is what the transcript and a saved file hold of it.
package struct Outcome: Equatable, Sendable {
  /// Something that only the shell can do, because it needs files or the terminal.
  package enum Request: Equatable, Sendable {
    /// Write the session to a file; `replaces` allows a file that is no session.
    case save(path: String, replaces: Bool)
    /// Write something made of the session; `replaces` allows a file that is there.
    case export(Export, path: String, replaces: Bool)
    /// Enter the entries of a session file.
    case replay(path: String)
    /// Change a setting of the prompt; ``PromptSettings/set(_:to:)`` takes both.
    case setPrompt(name: String, value: String)
    /// Show time passing, so many times as fast as a clock.
    case play(rate: Double)
    /// Give a playhead into the person's hand.
    case scrub(LiveTarget)
    /// Leave.
    case quit
  }

  /// The output, without a final newline; empty when there is nothing to say.
  package private(set) var text = ""
  /// The parts of the text that have a colour where colours can be shown.
  package private(set) var inks: [InkedText.Stretch] = []
  /// Whether the entry failed.
  package var failed = false
  /// What the shell is asked to do.
  package var request: Request?
  /// Something to tell the person at the terminal that is no part of the session.
  package var remark: String?
  // The entry that stands in the transcript for an interrupted one; empty for none.
  var recordedAs: String?

  package init(
    text: String = "", failed: Bool = false, request: Request? = nil, remark: String? = nil
  ) {
    self.text = PrintableText.shown(text)
    self.failed = failed
    self.request = request
    self.remark = remark
  }

  /// What was printed.
  init(_ output: [InkedText], failed: Bool = false) {
    let joined = InkedText.joined(output).printable
    (text, inks, self.failed) = (joined.text, joined.stretches, failed)
  }
}
