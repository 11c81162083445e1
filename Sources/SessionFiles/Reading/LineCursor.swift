/// A place in a line of Markdown, which moves over the marks of containers.
///
/// Source: CommonMark 0.31.2; tabs lead to the next column that four divides.
struct LineCursor {
  /// From so many blanks on a line is code, or goes on with its paragraph.
  static let codeIndent = 4

  private let bytes: [UInt8]
  private var place = 0
  private var column = 0
  // Columns of a tab that was taken in part.
  private var left = 0
  // The place behind the last byte that is no blank: found once, as containers ask again and again.
  private let end: Int

  init(_ line: String) {
    bytes = Array(line.utf8)
    let last = bytes.lastIndex { !SessionText.isBlank($0) && $0 != UInt8(ascii: "\r") }
    end = last.map { $0 + 1 } ?? 0
  }

  // MARK: What is ahead

  var indent: Int { blanks().columns }

  /// Whether so many columns of blanks are ahead, looking no further than that.
  func isIndented(by count: Int) -> Bool { blanks(upTo: count).columns >= count }

  /// Whether there is nothing but blanks ahead.
  var isBlank: Bool { place >= end }

  /// The line from here on.
  var rest: String {
    String(repeating: " ", count: left) + String(decoding: bytes[place...], as: UTF8.self)
  }

  /// Whether it is a line of a paragraph, where neither a container nor raw HTML begins.
  var isParagraph: Bool { !isBlank && (indent >= Self.codeIndent || !isBreak && !isHeading) }

  /// Whether it can be nothing but the next line of a paragraph.
  var isPlainText: Bool {
    guard !isBlank, indent < Self.codeIndent else { return !isBlank }
    var ahead = self
    return isParagraph && FenceMarker(opening: rest) == nil
      && html(interrupting: true) == nil && ahead.opening(interrupting: false) == nil
  }

  /// Whether it makes a heading of the paragraph before it.
  var isUnderline: Bool {
    guard indent < Self.codeIndent, let mark = text.first, "=-".utf8.contains(mark) else {
      return false
    }
    let end = text.drop { $0 == mark }
    return end.allSatisfy { SessionText.isBlank($0) || $0 == UInt8(ascii: "\r") }
  }

  // One to six number signs and a blank.
  private var isHeading: Bool {
    let signs = text.prefix { $0 == UInt8(ascii: "#") }
    guard (1...6).contains(signs.count) else { return false }
    let next = text.dropFirst(signs.count).first ?? UInt8(ascii: " ")
    return SessionText.isBlank(next) || next == UInt8(ascii: "\r")
  }

  /// The raw HTML that begins here; nil where none does.
  func html(interrupting isInParagraph: Bool) -> HTMLBlock? {
    guard indent < Self.codeIndent, text.first == UInt8(ascii: "<") else { return nil }
    return HTMLBlock(
      opening: String(decoding: text, as: UTF8.self), interrupting: isInParagraph)
  }

  // MARK: Marks of containers

  /// Takes the mark of a quotation and the blank behind it; false where there is none.
  mutating func takeQuotation() -> Bool {
    guard indent < Self.codeIndent, text.first == UInt8(ascii: ">") else { return false }
    take(columns: indent)
    takeBytes(1)
    if indent > 0 { take(columns: 1) }
    return true
  }

  /// Takes the mark that opens a container: 0 for a quotation, the columns of an item; nil where
  /// none is opened.
  ///
  /// An item ends a paragraph only if it is not empty and, with a number, begins with 1.
  mutating func opening(interrupting isInParagraph: Bool) -> Int? {
    guard indent < Self.codeIndent else { return nil }
    if takeQuotation() { return 0 }
    guard !isBreak, let width = markWidth(interrupting: isInParagraph) else { return nil }
    var item = self
    let start = item.indent
    item.take(columns: start)
    item.takeBytes(width)
    guard item.isBlank || item.indent > 0, !(isInParagraph && item.isBlank) else { return nil }
    // Five blanks and more are one, and code.
    let blanks = item.isBlank || item.indent > Self.codeIndent ? 1 : item.indent
    item.take(columns: blanks)
    self = item
    return start + width + blanks
  }

  // The bytes of a bullet, or of a number and what is behind it.
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

  // A line of three or more marks, which looks like the beginning of an item.
  private var isBreak: Bool {
    guard let mark = text.first, "*-_".utf8.contains(mark) else { return false }
    let marks = text.filter { !SessionText.isBlank($0) && $0 != UInt8(ascii: "\r") }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  // MARK: Moving

  /// Goes on over blanks by so many columns, or as many as there are.
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

  // The blanks ahead, or so many columns of them, and where they end.
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
