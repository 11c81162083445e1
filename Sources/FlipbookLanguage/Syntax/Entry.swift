/// What one press of Enter sends: its statements, and the text they were read from.
package struct Entry: Hashable, Sendable {
  /// The statements in the order typed; empty for a blank line or a comment.
  package var statements: [Statement]
  /// The text as typed, to which every span refers.
  package var text: String
  /// Where time stopped at conditions of `until` that were met to the digits written only, in ticks,
  /// by their order in the entry: known once it has been carried out.
  package var stops: [Int: Int64] = [:]
  /// How many of its looks along time it comes to, and then ends; `nil` for all of it.
  package var looks: Int?

  /// Makes an entry of statements that stand in a text.
  package init(statements: [Statement], text: String) {
    (self.statements, self.text) = (statements, text)
  }
}
