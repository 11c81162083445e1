import FlipbookText

/// A mistake in a typed text: what is wrong, where, and what would work.
package struct Diagnostic: Error, Hashable, Sendable {
  /// The problem, in lower case and without a full stop.
  package var message: String
  package var span: Span
  /// What would have worked, when that is known.
  package var hint: String?

  package init(message: String, span: Span, hint: String? = nil) {
    (self.message, self.span, self.hint) = (message, span, hint)
  }

  /// Returns the message, the source line with a caret line under it, and the hint.
  ///
  /// A longer text shows only the line in which the span starts, cut to 100 columns around the
  /// span; a blank line is not shown. No line has trailing blanks, and the last has no line break.
  ///
  /// ```
  /// error: 'fast' is not a duration
  ///   start slide after: fast
  ///                      ^^^^
  /// hint: write 0.5s, 500ms or 30f
  /// ```
  package func rendered(in source: String) -> String {
    var lines = ["error: " + PrintableText.line(message)]
    if let excerpt = Excerpt(of: span, in: source) {
      lines += ["  " + excerpt.text, "  " + excerpt.carets]
    }
    if let hint { lines.append("hint: " + PrintableText.shown(hint)) }
    return lines.joined(separator: "\n")
  }
}
