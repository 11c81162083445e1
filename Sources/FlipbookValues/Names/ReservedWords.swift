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
  ///
  /// A name can be such a word; on its own it keeps its meaning.
  package func isReserved(_ word: String) -> Bool {
    world.commands.isReserved(word) || ReservedWords.contains(word)
  }

  /// Makes sure that a word can be a name at all; of a value, that it does not stand for one already.
  package func checkWord(_ name: Name, ofValue: Bool = false) throws(Mistake) {
    guard !name.text.isEmpty else {
      throw Mistake(
        .wrongArgument("", expected: "a name", hint: "names are letters and digits"), name.span)
    }
    let isValue = ofValue && ValueWords.isReserved(name.text)
    guard !isValue, !["let", "root", ValueWords.stage].contains(name.text) else {
      throw Mistake(.reservedName(name.text), name.span)
    }
  }
}
