/// What an editing reader needs to know about its shell.
package struct EditlineConfiguration {
  /// The name by which lines of `~/.editrc` are chosen.
  package var programName: String
  /// Proposes how to go on with a half-typed entry.
  ///
  /// Is given the whole entry so far and the cursor's place in it, in bytes of UTF-8. Called while
  /// the terminal is raw: must be quick and must not print.
  package var completer: (_ line: String, _ cursorUTF8Offset: Int) -> [CompletionItem]
  /// Whether an entry has an open bracket and goes on in the next line.
  package var needsMore: (String) -> Bool
  /// Where entries are recalled from and recorded, before they are handed over.
  package var history: CommandHistory
  /// What may be sent to the terminal.
  package var abilities: TerminalAbilities

  /// Creates a configuration; without a completer the Tab key only beeps.
  package init(
    programName: String,
    completer: @escaping (_ line: String, _ cursorUTF8Offset: Int) -> [CompletionItem] = { _, _ in
      []
    },
    needsMore: @escaping (String) -> Bool,
    history: CommandHistory,
    abilities: TerminalAbilities = .current()
  ) {
    self.programName = programName
    self.completer = completer
    self.needsMore = needsMore
    self.history = history
    self.abilities = abilities
  }
}
