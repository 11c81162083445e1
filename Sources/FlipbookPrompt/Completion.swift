import FlipbookSession

/// One way to complete what is being typed.
package struct Completion: Equatable, Sendable {
  /// The whole word.
  package let word: String
  /// What it is, in a few words; never empty.
  package let detail: String
  /// Whether something may follow at once, a dot or a value: no blank belongs behind it.
  package var isOpen = false

  /// Creates a completion.
  package init(word: String, detail: String, isOpen: Bool = false) {
    self.word = word
    self.detail = detail
    self.isOpen = isOpen
  }

  /// Whether it is a name that is typed without the quotes it needs.
  func isQuotedName(beginningWith text: String) -> Bool {
    !text.isEmpty && word.hasPrefix("\"" + text)
  }
}

extension Session {
  /// The ways to complete the word before the cursor, and how many bytes of it are typed.
  ///
  /// `files` is asked where a file is meant, for the paths that begin as what is typed does, both
  /// without the quotes that are typed around blanks. It may be asked with any text.
  package func completions(
    of line: String, cursor: Int, files: @escaping (String) -> [Completion] = { _ in [] }
  ) -> (typed: Int, completions: [Completion]) {
    let context = TypedContext(String(decoding: line.utf8.prefix(cursor), as: UTF8.self))
    // A word that fits in two ways is offered once.
    var offered: Set<String> = []
    let fitting = Completer(session: self, word: context.word, files: files)
      .candidates(in: context).filter {
        ($0.word.hasPrefix(context.word) || $0.isQuotedName(beginningWith: context.word))
          && offered.insert($0.word).inserted
      }
    return (context.word.utf8.count, fitting)
  }
}
