/// What one press of Enter sends: its statements, and the text they were read from.
package struct Entry: Hashable, Sendable {
  /// The statements in the order typed; empty for a blank line or a comment.
  package var statements: [Statement]
  /// The text as typed, to which every span refers.
  package var text: String

  /// Returns the typed text a span covers, such as a block with its braces.
  ///
  /// Offsets beyond the end are cut off, so a span of another text does no harm.
  package func source(of span: Span) -> String {
    span.text(in: text)
  }
}
