package import FlipbookLanguage

/// The commands that entries may begin with, as what evaluates entries has to know them.
package protocol Vocabulary: Sendable {
  /// Every verb, in the order they are listed.
  var verbs: [String] { get }

  /// Whether a word is a verb.
  func isVerb(_ word: String) -> Bool

  /// Carries a command out where it stands; false for a verb that is none.
  func execute(_ command: Command, in scope: Scope) throws(Mistake) -> Bool
}

/// Words that belong to the language, beside the verbs.
package enum ReservedWords {
  package static func contains(_ word: String) -> Bool {
    ["let", "root", ValueWords.stage].contains(word)
      || ValueWords.value(word) != nil && !ValueWords.unreserved.contains(word)
      || ValueWords.contextual.contains(word) || FunctionDeclaration.named(word) != nil
  }
}

extension Scope {
  /// Whether a word belongs to the language: verbs, values, functions.
  package func isReserved(_ word: String) -> Bool {
    world.vocabulary.isVerb(word) || ReservedWords.contains(word)
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
