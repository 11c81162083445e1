package import FlipbookText

/// What an editing reader asks its shell about the entry so far.
///
/// The terminal is raw meanwhile, so answers must be quick and print nothing.
package protocol EntryEditing: AnyObject {
  /// The ways to continue an entry at a place in bytes of UTF-8.
  func items(for entry: String, cursor: Int) -> [CompletionItem]
  /// The colours of an entry, in order and apart.
  func stretches(of entry: String) -> [ColoredStretch]
  /// What to show after an entry.
  func hint(for entry: String) -> LineHint
  /// Whether an entry has an open bracket and goes on in the next line.
  func needsMore(_ entry: String) -> Bool
  /// What is entered of a text, in order.
  func entries(of text: String) -> [String]
  /// The blanks before a row after these rows; `closes` if it begins with a closing bracket.
  func indentation(behind rows: String, closes: Bool) -> String
}
