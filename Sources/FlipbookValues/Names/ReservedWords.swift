package import FlipbookLanguage

/// Words that belong to the language, beside the verbs.
package enum ReservedWords {
  package static func contains(_ word: String) -> Bool {
    ["let", "root", ValueWords.stage].contains(word) || ValueWords.isReserved(word)
      || ValueWords.contextual.contains(word)
      || FunctionDeclaration.named(word)?.isReserved == true
  }
}

extension Scope {
  /// Whether a word belongs to the language: verbs, values, functions.
  package func isReserved(_ word: String) -> Bool {
    world.commands.isReserved(word) || ReservedWords.contains(word)
  }

  /// Makes sure that a word can be a name at all.
  package func checkWord(_ name: Name) throws(Mistake) {
    guard !name.text.isEmpty else {
      throw Mistake(
        .wrongArgument("", expected: "a name", hint: "names are letters and digits"), name.span)
    }
    guard !isReserved(name.text) else { throw Mistake(.reservedName(name.text), name.span) }
  }
}
