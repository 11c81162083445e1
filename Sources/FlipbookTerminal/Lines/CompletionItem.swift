package import FlipbookText

package struct CompletionItem: Equatable, Sendable {
  /// Replaces the half-typed word, with a closing blank if one belongs there.
  var replacement: String
  var detail = ""
  /// In bytes of UTF-8 before the cursor.
  var replacedLength: Int
  var fit = WordFit.beginning

  package init(
    replacement: String, detail: String = "", replacedLength: Int, fit: WordFit = .beginning
  ) {
    (self.replacement, self.detail) = (replacement, detail)
    (self.replacedLength, self.fit) = (replacedLength, fit)
  }
}

extension [CompletionItem] {
  /// Those that fit best; they come first.
  var best: ArraySlice<CompletionItem> { prefix { $0.fit == first?.fit } }

  /// A single item, or the common start of the best ones if it is longer than what is typed.
  ///
  /// Items that contain the typed text elsewhere have no common start that keeps it.
  var certain: CompletionItem? {
    guard let first else { return nil }
    let best = best
    if best.count == 1 { return first }
    guard first.fit != .within, best.allSatisfy({ $0.replacedLength == first.replacedLength })
    else { return nil }
    let shared = best.dropFirst().reduce(first.replacement[...]) { shared, item in
      shared.prefix(zip(shared, item.replacement).prefix { $0 == $1 }.count)
    }
    guard shared.utf8.count > first.replacedLength else { return nil }
    return CompletionItem(replacement: String(shared), replacedLength: first.replacedLength)
  }
}
