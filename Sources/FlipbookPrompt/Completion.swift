import FlipbookSession

package struct Completion: Equatable, Sendable {
  package let word: String
  /// What it is, in a few words; never empty.
  package let detail: String
  /// Whether a dot or a value may follow at once, so that no blank comes after it.
  package var isOpen = false
  package var fit = WordFit.beginning

  package init(word: String, detail: String, isOpen: Bool = false) {
    (self.word, self.detail, self.isOpen) = (word, detail, isOpen)
  }
}

extension Session {
  /// The ways to complete the word before the cursor, those that fit best first, and how many bytes
  /// of it are typed.
  ///
  /// If a file is expected, `files` gives the paths that begin with the typed text, both without
  /// the quotes that are typed around blanks. It may be called with any text.
  package func completions(
    of line: String, cursor: Int, files: @escaping (String) -> [Completion] = { _ in [] }
  ) -> (typed: Int, completions: [Completion]) {
    let context = TypedContext(String(decoding: line.utf8.prefix(cursor), as: UTF8.self), commands)
    // A word that fits in two ways is offered once.
    var offered: Set<String> = []
    let fitting = Completer(session: self, word: context.word, files: files)
      .candidates(in: context).compactMap { candidate -> Completion? in
        guard let fit = WordFit(candidate.word, typed: context.word),
          offered.insert(candidate.word).inserted
        else { return nil }
        var completion = candidate
        completion.fit = fit
        return completion
      }
    let ordered = [WordFit.beginning, .otherCase, .within].flatMap { fit in
      fitting.filter { $0.fit == fit }
    }
    return (context.word.utf8.count, ordered)
  }
}
