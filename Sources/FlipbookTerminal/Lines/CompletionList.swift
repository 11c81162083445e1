import FlipbookText

/// The rows below the line when a word can continue in several ways.
enum CompletionList {
  private static let indent = "  "

  /// Lays out the items not listed yet; returns how many have been listed then, and starts over
  /// after the last.
  ///
  /// One item a row if any has a detail, else columns read downwards. Rows are shorter than
  /// `columns`, so that none wraps. Of more than `limit` rows the last one counts the rest.
  static func page(
    _ items: [CompletionItem], behind listed: Int, columns: Int, limit: Int
  ) -> (rows: [String], listed: Int) {
    let first = listed < items.count ? listed : 0
    let rest = items[first...].map { item in
      CompletionItem(
        replacement: PrintableText.line(item.replacement),
        detail: PrintableText.line(item.detail), replacedLength: item.replacedLength)
    }
    let hasDetails = items.contains { !$0.detail.isEmpty }
    let (rows, shown) =
      hasDetails
      ? described(rest, columns: columns, limit: limit)
      : packed(rest.map(\.replacement), columns: columns, limit: limit)
    let left = rest.count - shown
    return (rows + (left > 0 ? [indent + "and \(left) more"] : []), first + shown)
  }

  private static func described(
    _ items: [CompletionItem], columns: Int, limit: Int
  ) -> (rows: [String], shown: Int) {
    let widest = items.map { TextWidth.columns(of: $0.replacement) }.max() ?? 0
    let shown = items.count > limit ? limit - 1 : items.count
    let rows = items.prefix(shown).map { item in
      row([item.replacement, item.detail], width: widest, columns: columns)
    }
    return (rows, shown)
  }

  private static func packed(
    _ names: [String], columns: Int, limit: Int
  ) -> (rows: [String], shown: Int) {
    let widest = names.map { TextWidth.columns(of: $0) }.max() ?? 0
    let across = max((columns - 1) / (widest + indent.count), 1)
    let down = (names.count + across - 1) / across
    let isCut = down > limit
    let height = isCut ? limit - 1 : down
    let shown = isCut ? height * across : names.count
    let rows = (0..<height).map { start in
      row(
        stride(from: start, to: shown, by: height).map { names[$0] }, width: widest,
        columns: columns)
    }
    return (rows, shown)
  }

  private static func row(_ cells: [String], width: Int, columns: Int) -> String {
    let text = cells.reduce("") { row, cell in
      row + indent + TextWidth.padded(cell, to: width, alignment: .left)
    }
    return TextWidth.truncated(TextWidth.withoutTrailingBlanks(text), to: columns - 1)
  }
}
