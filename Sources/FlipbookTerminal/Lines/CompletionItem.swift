package import FlipbookText

/// One way to go on with a half-typed word.
package struct CompletionItem: Equatable, Sendable {
  /// What to write instead of the half-typed word, with a closing blank if one belongs there.
  var replacement: String
  /// A few words about it for the list; may be empty.
  var detail = ""
  /// How much of the line to replace, in bytes of UTF-8 before the cursor.
  var replacedLength: Int

  package init(
    replacement: String, detail: String = "", replacedLength: Int, fit: WordFit = .beginning
  ) {
    (self.replacement, self.detail) = (replacement, detail)
    (self.replacedLength, self.fit) = (replacedLength, fit)
  }
  /// How it fits the half-typed word.
  var fit = WordFit.beginning
}

extension [CompletionItem] {
  /// Those that fit best; the others come behind them.
  var best: ArraySlice<CompletionItem> { prefix { $0.fit == first?.fit } }

  /// What can be written at once: the whole of a single item, else what all begin with if that is
  /// more than what is typed; nil when nothing can.
  ///
  /// Only those that fit best count. What several have within them does not replace what is typed: none of it would be left.
  var certain: CompletionItem? {
    guard let first else { return nil }
    let best = best
    if best.count == 1 { return first }
    guard first.fit != .within, best.allSatisfy({ $0.replacedLength == first.replacedLength })
    else { return nil }
    let shared = best.dropFirst().reduce(first.replacement[...]) { shared, item in
      let pairs = zip(shared.indices, item.replacement)
      let stop = pairs.first { shared[$0] != $1 }?.0
      return shared[..<(stop ?? shared.index(shared.startIndex, offsetBy: pairs.count))]
    }
    guard shared.utf8.count > first.replacedLength else { return nil }
    return CompletionItem(
      replacement: String(shared), replacedLength: first.replacedLength)
  }
}

extension Zip2Sequence {
  fileprivate var count: Int { reduce(0) { count, _ in count + 1 } }
}
