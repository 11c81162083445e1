/// The blocks around a line of Markdown: quotations, list items, raw HTML.
///
/// Only those blocks are told apart that decide whether a line opens a fence.
///
/// Source: CommonMark 0.31.2, chapters 4.4 to 4.8 and 5, and the appendix on parsing.
struct MarkdownBlocks {
  private enum Container {
    case quotation
    /// Its lines are indented by so many columns.
    case item(columns: Int)
  }

  // Choice: anything deeper is text, since each line checks each open container.
  private static let deepest = 100

  private var open: [Container] = []
  private var isInParagraph = false
  // Whether the last line opened an item and held nothing else: a blank line now ends the item.
  private var hasEmptyItem = false
  private var html: HTMLBlock?

  /// The beginning of a line inside the open containers.
  var prefix: String {
    open.map { container in
      switch container {
      case .quotation: "> "
      case .item(let columns): String(repeating: " ", count: columns)
      }
    }.joined()
  }

  var isInHTML: Bool { html != nil }

  /// Takes the next line outside of a fence; returns the fence it opens, and throws for one of
  /// commands right below a tag, which must not be left out in silence.
  mutating func fence(
    openedBy line: String, at number: Int
  ) throws(SessionFileError) -> FenceMarker? {
    var cursor = LineCursor(line)
    let matched = match(&cursor)
    let isInside = matched == open.count
    if !isInside {
      // A paragraph continues without the marks of its containers.
      if isInParagraph, cursor.isPlainText { return nil }
      open.removeLast(open.count - matched)
      (isInParagraph, html) = (false, nil)
    }
    if let html {
      try takeHTML(html, cursor.rest, at: number)
      return nil
    }
    if isInParagraph, cursor.isUnderline {
      isInParagraph = false
      return nil
    }
    if hasEmptyItem, isInside, cursor.isBlank { open.removeLast() }
    hasEmptyItem = false
    while open.count < Self.deepest, let columns = cursor.opening(interrupting: isInParagraph) {
      open.append(columns == 0 ? .quotation : .item(columns: columns))
      isInParagraph = false
      hasEmptyItem = columns > 0 && cursor.isBlank
    }
    return takeRest(cursor)
  }

  // The line after the marks of its containers.
  private mutating func takeRest(_ cursor: LineCursor) -> FenceMarker? {
    if cursor.indent >= LineCursor.codeIndent, !isInParagraph { return nil }
    if cursor.indent < LineCursor.codeIndent, let marker = FenceMarker(opening: cursor.rest) {
      isInParagraph = false
      return marker
    }
    let begun = cursor.html(interrupting: isInParagraph)
    html = begun?.isEnded(by: cursor.rest) == true ? nil : begun
    isInParagraph = begun == nil && cursor.isParagraph
    return nil
  }

  private mutating func takeHTML(
    _ block: HTMLBlock, _ line: String, at number: Int
  ) throws(SessionFileError) {
    if block.isEnded(by: line) { return html = nil }
    guard block.looksLikeMarkdown, let marker = FenceMarker(opening: line),
      try marker.isFlipbook(at: number)
    else { return }
    throw SessionFileError(line: number, problem: .fenceInHTML)
  }

  /// A line of the open fence without its containers' marks; nil outside of them, where it ends.
  func content(of line: String) -> String? {
    guard !open.isEmpty else { return line }
    var cursor = LineCursor(line)
    return match(&cursor) == open.count ? cursor.rest : nil
  }

  // Skips the marks of the open containers; returns how many of them continue.
  private func match(_ cursor: inout LineCursor) -> Int {
    for (index, container) in open.enumerated() {
      switch container {
      case .quotation: guard cursor.takeQuotation() else { return index }
      case .item(let columns):
        guard cursor.isBlank || cursor.isIndented(by: columns) else { return index }
        cursor.take(columns: columns)
      }
    }
    return open.count
  }
}
