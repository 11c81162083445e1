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
  var best: ArraySlice<CompletionItem> { prefix { $0.fit == first?.fit } }

  /// A single item, or the common start of the best ones if it is longer than the typed text; nil
  /// if the typed text is not their beginning.
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

/// The rows below the line when a word can continue in several ways.
enum CompletionList {
  private static let indent = "  "

  /// Lays out the items not listed yet and returns how many are listed then; starts over after the
  /// last.
  ///
  /// Puts one item on a row if any has a detail and there is room for it, else fills columns read
  /// downwards. Rows are shorter than `columns`, so that none wraps. If there are more than `limit`
  /// rows, the last one counts the rest.
  static func page(
    _ items: [CompletionItem], behind listed: Int, columns: Int, limit: Int
  ) -> (rows: [String], listed: Int) {
    let first = listed < items.count ? listed : 0
    let rest = items[first...].map { item in
      CompletionItem(
        replacement: PrintableText.line(item.replacement),
        detail: PrintableText.line(item.detail), replacedLength: item.replacedLength)
    }
    let widest = rest.map { TextWidth.columns(of: $0.replacement) }.max() ?? 0
    // Choice: a detail needs more than three columns.
    let isRoomy = items.allSatisfy { columns - TextWidth.columns(of: $0.replacement) > 8 }
    let hasDetails = isRoomy && items.contains { !$0.detail.isEmpty }
    let across = hasDetails ? 1 : max((columns - 1) / (widest + indent.count), 1)
    let down = (rest.count + across - 1) / across
    let height = down > limit ? limit - 1 : down
    let shown = min(height * across, rest.count)
    let rows = (0..<height).map { start in
      let cells = stride(from: start, to: shown, by: height).flatMap { place in
        [rest[place].replacement] + (hasDetails ? [rest[place].detail] : [])
      }
      return row(cells, width: widest, columns: columns)
    }
    let left = rest.count - shown
    return (rows + (left > 0 ? [indent + "and \(left) more"] : []), first + shown)
  }

  private static func row(_ cells: [String], width: Int, columns: Int) -> String {
    let text = cells.reduce("") { row, cell in
      row + indent + TextWidth.padded(cell, to: width, alignment: .left)
    }
    return TextWidth.truncated(TextWidth.withoutTrailingBlanks(text), to: columns - 1)
  }
}
