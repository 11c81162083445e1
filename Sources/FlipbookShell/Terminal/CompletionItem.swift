/// One way to go on with a half-typed word.
struct CompletionItem: Equatable, Sendable {
  /// What to write instead of the half-typed word, with a closing blank if one belongs there.
  var replacement: String
  /// A few words about it for the list; may be empty.
  var detail = ""
  /// How much of the line to replace, in bytes of UTF-8 before the cursor.
  var replacedLength: Int
}

extension [CompletionItem] {
  /// What can be written at once: the whole of a single item, else what all begin with if that is
  /// more than what is typed; nil when nothing can.
  var certain: CompletionItem? {
    guard let first else { return nil }
    if count == 1 { return first }
    guard allSatisfy({ $0.replacedLength == first.replacedLength }) else { return nil }
    let shared = dropFirst().reduce(first.replacement[...]) { shared, item in
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
