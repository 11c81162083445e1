/// The forms in which a document of tables can be written.
package enum TableFormat: String, CaseIterable, Sendable {
  /// Aligned text for a reader.
  case table
  /// One line of JSON.
  case json
  /// Comma-separated values, one header for all tables.
  case csv
  /// Tables of GitHub's Markdown.
  case markdown
}
