/// A place in a line of Markdown, which moves over the marks of containers.
///
/// Source: CommonMark 0.31.2; tabs lead to the next column that four divides.
struct LineCursor {
  /// Lines indented this far are code, or continue their paragraph.
  static let codeIndent = 4

  private let bytes: [UInt8]
  private var place = 0
  private var column = 0
  private var left = 0
  // The end without trailing blanks; found once, since containers ask again and again.
  private let end: Int

  init(_ line: String) {
    bytes = Array(line.utf8)
    end = (bytes.lastIndex { !SessionText.isBlankOrReturn($0) } ?? -1) + 1
  }

  // MARK: Looking ahead

  var indent: Int { blanks().columns }
  /// Whether so many columns of blanks are ahead; looks no further.
  func isIndented(by count: Int) -> Bool { blanks(upTo: count).columns >= count }
  var isBlank: Bool { place >= end }

  var rest: String {
    String(repeating: " ", count: left) + String(decoding: bytes[place...], as: UTF8.self)
  }

  /// Whether it belongs to a paragraph, if neither a container nor raw HTML begins here.
  var isParagraph: Bool { !isBlank && (indent >= Self.codeIndent || !isBreak && !isHeading) }

  var isPlainText: Bool {
    guard !isBlank, indent < Self.codeIndent else { return !isBlank }
    var ahead = self
    return isParagraph && FenceMarker(opening: rest) == nil
      && html(interrupting: true) == nil && ahead.opening(interrupting: false) == nil
  }

  /// Whether it makes the paragraph before it a heading.
  var isUnderline: Bool {
    guard indent < Self.codeIndent, let mark = text.first, "=-".utf8.contains(mark) else {
      return false
    }
    return text.drop { $0 == mark }.allSatisfy(SessionText.isBlankOrReturn)
  }

  // One to six number signs and a blank.
  private var isHeading: Bool {
    let signs = text.prefix { $0 == UInt8(ascii: "#") }
    return (1...6).contains(signs.count)
      && text.dropFirst(signs.count).first.map(SessionText.isBlankOrReturn) ?? true
  }

  func html(interrupting isInParagraph: Bool) -> HTMLBlock? {
    guard indent < Self.codeIndent, text.first == UInt8(ascii: "<") else { return nil }
    return HTMLBlock(opening: String(decoding: text, as: UTF8.self), interrupting: isInParagraph)
  }

  // MARK: Marks of containers

  /// Takes the mark of a quotation and the blank after it; false where there is none.
  mutating func takeQuotation() -> Bool {
    guard indent < Self.codeIndent, text.first == UInt8(ascii: ">") else { return false }
    take(columns: indent)
    takeBytes(1)
    if indent > 0 { take(columns: 1) }
    return true
  }

  /// Takes the mark that opens a container: 0 for a quotation, an item's columns; nil for none.
  ///
  /// An item interrupts a paragraph only if it is not empty and, if numbered, begins with 1.
  mutating func opening(interrupting isInParagraph: Bool) -> Int? {
    guard indent < Self.codeIndent else { return nil }
    if takeQuotation() { return 0 }
    guard !isBreak, let width = markWidth(interrupting: isInParagraph) else { return nil }
    var item = self
    let start = item.indent
    item.take(columns: start)
    item.takeBytes(width)
    guard item.isBlank || item.indent > 0, !(isInParagraph && item.isBlank) else { return nil }
    // Five blanks or more are one blank, and code.
    let blanks = item.isBlank || item.indent > Self.codeIndent ? 1 : item.indent
    item.take(columns: blanks)
    self = item
    return start + width + blanks
  }

  // The bytes of a bullet, or of a number and its mark.
  private func markWidth(interrupting isInParagraph: Bool) -> Int? {
    guard let first = text.first else { return nil }
    if "-+*".utf8.contains(first) { return 1 }
    let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard (1...9).contains(digits.count), let mark = text.dropFirst(digits.count).first,
      mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
    else { return nil }
    guard !isInParagraph || Array(digits) == [UInt8(ascii: "1")] else { return nil }
    return digits.count + 1
  }

  // A line of three or more marks, which looks like the start of an item.
  private var isBreak: Bool {
    guard let mark = text.first, "*-_".utf8.contains(mark) else { return false }
    let marks = text.filter { !SessionText.isBlankOrReturn($0) }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  mutating func take(columns count: Int) {
    var count = count
    while count > 0 {
      if left == 0 {
        guard place < bytes.count, SessionText.isBlank(bytes[place]) else { return }
        left = bytes[place] == UInt8(ascii: "\t") ? 4 - column % 4 : 1
        place += 1
      }
      let taken = min(count, left)
      left -= taken
      column += taken
      count -= taken
    }
  }

  private mutating func takeBytes(_ count: Int) {
    place += count
    column += count
  }

  // How many columns of blanks are ahead, and where they end.
  private func blanks(upTo count: Int = .max) -> (columns: Int, end: Int) {
    var (columns, end) = (left, place)
    while columns < count, end < bytes.count, SessionText.isBlank(bytes[end]) {
      columns += bytes[end] == UInt8(ascii: "\t") ? 4 - (column + columns) % 4 : 1
      end += 1
    }
    return (columns, end)
  }

  private var text: ArraySlice<UInt8> { bytes[blanks().end...] }
}
