/// What a line of Markdown stands in: quotations, items of lists, comments.
///
/// Of the blocks of Markdown only those are told apart that decide whether a line opens a fence:
/// the containers, indented code, paragraphs and raw HTML that runs over blank lines.
///
/// Source: CommonMark 0.31.2, chapters 4.4 to 4.8 and 5, and the appendix on parsing.
struct MarkdownBlocks {
  private enum Container {
    case quotation
    /// Its lines begin so many columns further in.
    case item(columns: Int)
  }

  private var open: [Container] = []
  private var isInParagraph = false
  // Whether the last line opened an item and had nothing else: a blank one now ends the item.
  private var hasEmptyItem = false
  // What ends the comment or the like that is open.
  private var htmlEnds: [String] = []

  /// What a line that is put into the open containers begins with.
  var prefix: String {
    open.map { container in
      switch container {
      case .quotation: "> "
      case .item(let columns): String(repeating: " ", count: columns)
      }
    }.joined()
  }

  /// Takes in the next line outside of a fence; the answer is the fence that it opens.
  mutating func fence(openedBy line: String) -> FenceMarker? {
    var cursor = LineCursor(line)
    let matched = match(&cursor)
    let isInside = matched == open.count
    if !isInside {
      // A paragraph goes on without the marks of what it stands in.
      if isInParagraph, cursor.isPlainText { return nil }
      open.removeLast(open.count - matched)
      (isInParagraph, htmlEnds) = (false, [])
    }
    guard htmlEnds.isEmpty else {
      if cursor.containsOne(of: htmlEnds) { htmlEnds = [] }
      return nil
    }
    if hasEmptyItem, isInside, cursor.isBlank { open.removeLast() }
    hasEmptyItem = false
    while let columns = cursor.opening(interrupting: isInside && isInParagraph) {
      open.append(columns == 0 ? .quotation : .item(columns: columns))
      isInParagraph = false
      hasEmptyItem = columns > 0 && cursor.isBlank
    }
    if cursor.indent >= LineCursor.codeIndent, !isInParagraph { return nil }
    let marker = cursor.indent < LineCursor.codeIndent ? FenceMarker(opening: cursor.rest) : nil
    htmlEnds = cursor.htmlEnds
    isInParagraph = marker == nil && htmlEnds.isEmpty && cursor.isParagraph
    return marker
  }

  /// A line of the fence that was opened last, without what its containers begin it with; nil for
  /// one that lies outside of them, where the fence ends.
  func content(of line: String) -> String? {
    guard !open.isEmpty else { return line }
    var cursor = LineCursor(line)
    return match(&cursor) == open.count ? cursor.rest : nil
  }

  // Goes past what each open container begins a line with; the answer is how many go on.
  private func match(_ cursor: inout LineCursor) -> Int {
    for (index, container) in open.enumerated() {
      switch container {
      case .quotation:
        guard cursor.takeQuotation() else { return index }
      case .item(let columns):
        guard cursor.isBlank || cursor.indent >= columns else { return index }
        cursor.take(columns: columns)
      }
    }
    return open.count
  }
}
