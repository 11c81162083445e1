/// What a line of Markdown stands in: quotations, items of lists, comments.
///
/// Of the blocks of Markdown only those are told apart that decide whether a line opens a fence:
/// the containers, indented code, paragraphs and raw HTML.
///
/// Source: CommonMark 0.31.2, chapters 4.4 to 4.8 and 5, and the appendix on parsing.
struct MarkdownBlocks {
  private enum Container {
    case quotation
    /// Its lines begin so many columns further in.
    case item(columns: Int)
  }

  // Choice: what stands deeper is text; each container of each line is looked at.
  private static let deepest = 100

  private var open: [Container] = []
  private var isInParagraph = false
  // Whether the last line opened an item and had nothing else: a blank one now ends the item.
  private var hasEmptyItem = false
  private var html: HTMLBlock?

  /// What a line that is put into the open containers begins with.
  var prefix: String {
    open.map { container in
      switch container {
      case .quotation: "> "
      case .item(let columns): String(repeating: " ", count: columns)
      }
    }.joined()
  }

  /// Whether the last line is part of raw HTML that goes on.
  var isInHTML: Bool { html != nil }

  /// Takes in the next line outside of a fence; the answer is the fence that it opens.
  ///
  /// Throws for a fence of commands that opens none, right below a tag: it must not be left out in
  /// silence.
  mutating func fence(
    openedBy line: String, at number: Int
  ) throws(SessionFileError) -> FenceMarker? {
    var cursor = LineCursor(line)
    let matched = match(&cursor)
    let isInside = matched == open.count
    if !isInside {
      // A paragraph goes on without the marks of what it stands in.
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
    while open.count < Self.deepest,
      let columns = cursor.opening(interrupting: isInParagraph)
    {
      open.append(columns == 0 ? .quotation : .item(columns: columns))
      isInParagraph = false
      hasEmptyItem = columns > 0 && cursor.isBlank
    }
    return takeRest(cursor)
  }

  // What a line is behind the marks of containers.
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
        guard cursor.isBlank || cursor.isIndented(by: columns) else { return index }
        cursor.take(columns: columns)
      }
    }
    return open.count
  }
}
