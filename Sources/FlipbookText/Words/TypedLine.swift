// Colours and grey text for a line that is being typed, on whatever terminal.

package enum Tone: CaseIterable, Sendable {
  case prompt, hint, verb, name, label, number, string, value, comment, mistake
  case match
}

package struct ColoredStretch: Equatable, Sendable {
  /// In bytes of UTF-8 from the start of the line.
  package let range: Range<Int>
  package let tone: Tone

  package init(range: Range<Int>, tone: Tone) { (self.range, self.tone) = (range, tone) }
}

/// The grey text after a half-typed line.
package struct LineHint: Equatable, Sendable {
  /// The text that a key inserts, which may have several lines.
  package var text = ""
  /// Shown after that for reading only.
  package var note = ""

  package init(text: String = "", note: String = "") { (self.text, self.note) = (text, note) }
}
