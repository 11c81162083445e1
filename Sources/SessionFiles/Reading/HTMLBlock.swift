import FlipbookText

/// Raw HTML in Markdown, in which no fence opens; source: CommonMark 0.31.2, chapter 4.6.
struct HTMLBlock: Equatable {
  private let ends: [String]?

  /// Reads its first line; nil if none begins there, as with an ordinary tag in a paragraph.
  init?(opening line: String, interrupting isInParagraph: Bool) {
    guard line.utf8.first == UInt8(ascii: "<") else { return nil }
    let line = line.lowercased()
    if let (_, end) = Self.marks.first(where: { line.utf8.starts(with: $0.start.utf8) }) {
      ends = [end]
    } else if line.prefixMatch(of: Self.declaration) != nil {
      ends = [">"]
    } else if line.prefixMatch(of: Self.rawTag) != nil {
      ends = ["</pre>", "</script>", "</style>", "</textarea>"]
    } else if Self.isBlockTag(line) || !isInParagraph && line.wholeMatch(of: Self.anyTag) != nil {
      ends = nil
    } else {
      return nil
    }
  }

  /// Whether a line is its last one, or the blank one after it.
  func isEnded(by line: String) -> Bool {
    guard let ends else { return SessionText.trimmingEnd(line).isEmpty }
    let line = line.lowercased()
    return ends.contains { line.utf8.contains($0.utf8) }
  }

  /// Whether a fence in it looks like one: the block is shown, and ends at a blank line.
  var looksLikeMarkdown: Bool { ends == nil }

  // MARK: Tags

  private static let marks = [
    (start: "<!--", end: "-->"), (start: "<?", end: "?>"), (start: "<![cdata[", end: "]]>"),
  ]

  private static let declaration = Pattern(/<![a-z]/.matchingSemantics(.unicodeScalar))
  private static let rawTag = Pattern(
    /<(?:pre|script|style|textarea)(?=[\ \t\r>]|$)/.matchingSemantics(.unicodeScalar))
  private static let blockTag = Pattern(
    /<\/?([a-z1-6]+)(?=[\ \t\r>]|\/>|$)/.matchingSemantics(.unicodeScalar))

  // A tag of any other element, alone on its line.
  private static let anyTag = Pattern(
    #/
    <[a-z][a-z0-9-]*
    (?: \s+[a-z_:][a-z0-9_.:-]* (?: \s*=\s* (?: [^\s"'=<>`]+ | '[^']*' | "[^"]*" ) )? )*
    \s*\/?>\s*
    | <\/[a-z][a-z0-9-]*\s*>\s*
    /#.matchingSemantics(.unicodeScalar))

  private static let blockElements: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]

  private static func isBlockTag(_ line: String) -> Bool {
    line.prefixMatch(of: blockTag).map { blockElements.contains(String($0.1)) } ?? false
  }
}
