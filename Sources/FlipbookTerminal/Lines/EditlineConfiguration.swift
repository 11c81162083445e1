/// What an editing reader needs to know about its shell.
///
/// The functions are given the whole entry so far. They are called while the terminal is raw: they
/// must be quick and must not print.
package struct EditlineConfiguration {
  /// The name by which lines of `~/.editrc` are chosen.
  var programName: String
  /// Proposes how to go on with a half-typed entry, at a place in it in bytes of UTF-8.
  var completer: (_ entry: String, _ cursorUTF8Offset: Int) -> [CompletionItem]
  /// Finds the colours of a half-typed entry, in their order and apart.
  var painter: (_ entry: String) -> [PaintedStretch]
  /// Finds what to show behind a half-typed entry.
  var hinter: (_ entry: String) -> LineHint
  /// Whether an entry has an open bracket and goes on in the next line.
  package var needsMore: (String) -> Bool
  /// What is entered of it once it needs no more, one after the other.
  var entries: (String) -> [String]
  /// The blanks before a row behind these rows; for one that begins with a closing bracket, or not.
  var indentation: (_ before: String, _ closes: Bool) -> String
  /// Where entries are recalled from and recorded, before they are handed over.
  var history: CommandHistory
  /// What may be sent to the terminal.
  var abilities: TerminalAbilities

  package init(
    programName: String,
    completer: @escaping (_ entry: String, _ cursorUTF8Offset: Int) -> [CompletionItem],
    painter: @escaping (_ entry: String) -> [PaintedStretch],
    hinter: @escaping (_ entry: String) -> LineHint, needsMore: @escaping (String) -> Bool,
    entries: @escaping (String) -> [String],
    indentation: @escaping (_ before: String, _ closes: Bool) -> String, history: CommandHistory,
    abilities: TerminalAbilities
  ) {
    self.programName = programName
    (self.completer, self.painter, self.hinter) = (completer, painter, hinter)
    (self.needsMore, self.entries, self.indentation) = (needsMore, entries, indentation)
    (self.history, self.abilities) = (history, abilities)
  }
}
