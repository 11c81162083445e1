/// What an editing reader needs to know about its shell.
///
/// The functions are given the whole entry so far. They are called while the terminal is raw: they
/// must be quick and must not print.
package struct EditlineConfiguration {
  /// The name by which lines of `~/.editrc` are chosen.
  package var programName: String
  /// Proposes how to go on with a half-typed entry, at a place in it in bytes of UTF-8.
  package var completer: (_ entry: String, _ cursorUTF8Offset: Int) -> [CompletionItem]
  /// Finds the colours of a half-typed entry, in their order and apart.
  package var painter: (_ entry: String) -> [PaintedStretch]
  /// Finds what to show behind a half-typed entry.
  package var hinter: (_ entry: String) -> LineHint
  /// Whether an entry has an open bracket and goes on in the next line.
  package var needsMore: (String) -> Bool
  /// Where entries are recalled from and recorded, before they are handed over.
  package var history: CommandHistory
  /// What may be sent to the terminal.
  package var abilities: TerminalAbilities

  /// Creates a configuration; without a completer the Tab key only beeps.
  package init(
    programName: String,
    completer: @escaping (_ entry: String, _ cursorUTF8Offset: Int) -> [CompletionItem] = { _, _ in
      []
    },
    painter: @escaping (_ entry: String) -> [PaintedStretch] = { _ in [] },
    hinter: @escaping (_ entry: String) -> LineHint = { _ in LineHint() },
    needsMore: @escaping (String) -> Bool,
    history: CommandHistory,
    abilities: TerminalAbilities = .current()
  ) {
    self.programName = programName
    self.completer = completer
    self.painter = painter
    self.hinter = hinter
    self.needsMore = needsMore
    self.history = history
    self.abilities = abilities
  }
}
