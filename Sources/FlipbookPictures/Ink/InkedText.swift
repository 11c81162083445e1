/// Text with the ink of some of its stretches.
package struct InkedText: Equatable, Sendable {
  package struct Stretch: Equatable, Sendable {
    /// Its bytes in the text's UTF-8.
    package var range: Range<Int>
    package let ink: Ink

    /// The stretch so many bytes farther on.
    package func moved(by count: Int) -> Stretch {
      Stretch(range: range.lowerBound + count..<range.upperBound + count, ink: ink)
    }
  }

  package private(set) var text = ""
  /// In the order of the text; they do not overlap.
  package private(set) var stretches: [Stretch] = []

  package init(_ text: String = "", _ ink: Ink? = nil) { append(text, ink) }

  /// Adds text at the end; blanks take no ink.
  package mutating func append(_ text: String, _ ink: Ink? = nil) {
    let start = self.text.utf8.count
    self.text += text
    // The count tells most texts apart sooner than a comparison, which looks for equal characters.
    guard let ink, text.utf8.count != 1 || text != " " else { return }
    let end = self.text.utf8.count
    if let last = stretches.last, last.ink == ink, last.range.upperBound == start {
      stretches[stretches.count - 1].range = last.range.lowerBound..<end
    } else {
      stretches.append(Stretch(range: start..<end, ink: ink))
    }
  }

  /// Adds text with its ink at the end, and blanks until it has so many columns.
  package mutating func append(_ other: InkedText, paddedTo columns: Int = 0) {
    defer { text += TextWidth.blanks(columns - TextWidth.columns(of: other.text)) }
    let start = text.utf8.count
    text += other.text
    stretches += other.stretches.map { $0.moved(by: start) }
  }

  package mutating func dropTrailingBlanks() { text = TextWidth.withoutTrailingBlanks(text) }

  /// The text after so many blanks at its start; nil if it starts with anything else.
  package func afterBlanks(_ count: Int) -> InkedText? {
    guard count > 0, text.utf8.prefix(count).allSatisfy({ $0 == 32 }) else { return nil }
    var rest = InkedText(String(text.utf8.dropFirst(count)) ?? "")
    rest.stretches = stretches.map { $0.moved(by: -count) }
    return rest
  }

  /// The text cut as by ``TextWidth/truncated(_:to:isASCII:)``, with its ink.
  package func truncated(to columns: Int, isASCII: Bool) -> InkedText {
    var result = InkedText(TextWidth.truncated(text, to: columns, isASCII: isASCII))
    guard result.text != text else { return self }
    let end = max(0, result.text.utf8.count - "…".utf8.count)
    result.stretches = stretches.filter { $0.range.lowerBound < end }.map {
      Stretch(range: $0.range.clamped(to: 0..<end), ink: $0.ink)
    }
    return result
  }

  /// The printable text; without ink if something had to be escaped.
  package var printable: InkedText { escaped(as: PrintableText.shown(text)) }

  /// The text as a printable line; without ink if something had to be escaped.
  package var printableLine: InkedText { escaped(as: PrintableText.line(text)) }

  private func escaped(as shown: String) -> InkedText {
    shown.utf8.count == text.utf8.count ? self : InkedText(shown)
  }

  /// A printable line of at most so many columns.
  package func fitted(to columns: Int, isASCII: Bool = false) -> InkedText {
    printableLine.truncated(to: columns, isASCII: isASCII)
  }

  package static func lines(of text: String, _ stretches: [Stretch]) -> [InkedText] {
    var (lines, start, rest) = ([InkedText](), 0, stretches[...])
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = InkedText(String(part))
      let end = start + part.utf8.count
      while let stretch = rest.first, stretch.range.lowerBound < end {
        let own = Stretch(range: stretch.range.clamped(to: start..<end), ink: stretch.ink)
        line.stretches.append(own.moved(by: -start))
        rest = rest.dropFirst()
      }
      lines.append(line)
      start = end + 1
    }
    return lines
  }

  package static func joined(_ lines: [InkedText]) -> InkedText {
    var result = InkedText()
    for (place, line) in lines.enumerated() {
      if place > 0 { result.text += "\n" }
      if line.stretches.isEmpty { result.text += line.text } else { result.append(line) }
    }
    return result
  }
}
