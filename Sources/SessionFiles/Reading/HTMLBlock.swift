/// Raw HTML in Markdown, in which no fence opens; source: CommonMark 0.31.2, chapter 4.6.
struct HTMLBlock: Equatable {
  private let ends: [String]?

  /// Reads its first line; nil where none begins: only a block's tag interrupts a paragraph.
  init?(opening line: String, interrupting isInParagraph: Bool) {
    guard line.utf8.first == UInt8(ascii: "<") else { return nil }
    let line = line.lowercased()
    if let (_, end) = Self.marks.first(where: { line.utf8.starts(with: $0.start.utf8) }) {
      ends = [end]
    } else if line.utf8.starts(with: "<!".utf8),
      line.utf8.dropFirst(2).first.map(Self.isLetter) == true
    {
      ends = [">"]
    } else if Self.rawElements.contains(where: { Self.isTag(line, of: $0) }) {
      ends = Self.rawElements.map { "</\($0)>" }
    } else if Self.isBlockTag(line) || !isInParagraph && Self.isWholeTag(line) {
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

  private static let rawElements = ["pre", "script", "style", "textarea"]

  private static let blockElements: Set<String> = [
    "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center",
    "col", "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "header", "hr", "html", "iframe", "legend", "li", "link", "main", "menu",
    "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p", "param", "search", "section",
    "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr", "track", "ul",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isTag(_ line: String, of element: String) -> Bool {
    let rest = line.utf8.dropFirst()
    return rest.starts(with: element.utf8) && isEndOfName(rest.dropFirst(element.utf8.count))
  }

  private static func isEndOfName(_ rest: Substring.UTF8View) -> Bool {
    rest.first.map { SessionText.isBlankOrReturn($0) || $0 == UInt8(ascii: ">") } ?? true
  }

  private static func isBlockTag(_ line: String) -> Bool {
    var rest = line.utf8.dropFirst()
    if rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    let name = rest.prefix { isLetter($0) || (UInt8(ascii: "1")...UInt8(ascii: "6")).contains($0) }
    rest = rest.dropFirst(name.count)
    return blockElements.contains(String(Substring(name)))
      && (isEndOfName(rest) || rest.starts(with: "/>".utf8))
  }

  // One tag of any other element, alone on its line.
  private static func isWholeTag(_ line: String) -> Bool {
    let opening =
      #/
      <[a-z][a-z0-9-]*
      (?: \s+[a-z_:][a-z0-9_.:-]* (?: \s*=\s* (?: [^\s"'=<>`]+ | '[^']*' | "[^"]*" ) )? )*
      \s*\/?>\s*
      /#.matchingSemantics(.unicodeScalar)
    let closing = #/<\/[a-z][a-z0-9-]*\s*>\s*/#.matchingSemantics(.unicodeScalar)
    return line.wholeMatch(of: opening) != nil || line.wholeMatch(of: closing) != nil
  }
}
