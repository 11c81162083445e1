import FlipbookText

extension EntryComparison {
  /// The changed numbers of lines that differ only in numbers: `0.352 -> 0.361  +0.009`.
  var numberChanges: [String] {
    (alignment?.changes ?? []).filter { $0.removed.count == $0.inserted.count }.flatMap { change in
      zip(change.removed, change.inserted).flatMap {
        Self.numberChanges(from: entry.expected[$0], to: output[$1])
      }
    }
  }

  private static func numberChanges(from old: String, to new: String) -> [String] {
    let (old, new) = (LineToken.tokens(of: old), LineToken.tokens(of: new))
    guard old.wordsWithoutBlanks == new.wordsWithoutBlanks else { return [] }
    return zip(old.values, new.values).filter { $0 != $1 }.map { old, new in
      "\(old) -> \(new)" + (difference(from: old, to: new).map { "  " + $0 } ?? "")
    }
  }

  // The difference to the digits written; nil where those are too many.
  private static func difference(from old: String, to new: String) -> String? {
    guard let before = Double(old), let after = Double(new), (after - before).isFinite else {
      return nil
    }
    let digits = [old, new].map { $0.firstIndex(of: ".").map($0.suffix(from:))?.count ?? 1 }
    let places = (digits.max() ?? 1) - 1
    guard ![old, new].contains(where: { $0.contains { "eE".contains($0) } }), places <= 12 else {
      return nil
    }
    let text = NumberText.fixed(after - before, digits: places)
    return after > before ? "+" + text : text
  }
}

extension [LineToken] {
  fileprivate var wordsWithoutBlanks: Self {
    words.map { if case .text(let text) = $0 { .text(text.filter { $0 != " " }) } else { $0 } }
      .filter { $0 != .text([]) }
  }
}
