/// The result of a command: what it prints, what it asks of the shell, and how it ended.
///
/// The answers of an entry's statements and of the blocks that fire meanwhile are joined in order.
package struct Answer {
  /// The lines it prints, on the screen and in the transcript.
  package private(set) var lines: [InkedText] = []
  /// Pictures in pixels that capable terminals show in place of some of the lines.
  package private(set) var pictures: [PixelsInPlace] = []
  /// A remark for the person at the terminal; not in the transcript.
  package var remark: String?
  /// A line to enter next, offered in grey at the prompt.
  package var offer: String?
  /// Whether it moves nothing, because everything it sets already has that value.
  package var movesNothing = false
  /// Its text in the transcript; `nil` for the text that was typed or, in the end, for nothing.
  package var entry: String?
  package var request: Request?
  /// Whether it failed, though it did what it could.
  package var hasFailed = false
  /// The first mistake in a fired block, with the text the block was typed in.
  package var fault: (mistake: Mistake, source: String)?

  package init(_ lines: String...) { self.init(lines) }
  package init(_ lines: [String]) { lines.forEach { print($0) } }
  package init(_ lines: [InkedText]) { self.lines = lines }
  package init(_ request: Request) { self.request = request }

  package init(remark: String) { self.remark = remark }

  package static func failure(_ text: String) -> Answer {
    var answer = Answer()
    answer.fail(text)
    return answer
  }

  package mutating func fail(_ text: String) {
    printLines(text)
    hasFailed = true
  }

  package mutating func print(_ line: String) { lines.append(InkedText(PrintableText.line(line))) }
  package mutating func printLines(_ text: String) { lines.append(InkedText(text)) }

  /// Prints a text of several lines, the first after a title and the others indented below it.
  package mutating func printLines(_ text: String, after title: String) {
    let margin = String(repeating: " ", count: title.count)
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    { printLines((place == 0 ? title : margin) + line) }
  }

  /// Prints a picture as lines; a terminal that shows pixels prints `under` and the pixels instead.
  package mutating func print(
    _ picture: [InkedText], over under: [InkedText], _ pixels: [PixelPicture]
  ) {
    let start = lines.count
    lines += picture
    if !pixels.isEmpty {
      pictures.append(PixelsInPlace(lines: start..<lines.count, under: under, pixels: pixels))
    }
  }

  /// Prints a line about characters, which terminals hide where they show pixels.
  package mutating func printUnlessPixels(_ line: String) {
    print(line)
    guard !pictures.isEmpty else { return }
    pictures.append(PixelsInPlace(lines: lines.count - 1..<lines.count, under: [], pixels: []))
  }

  package mutating func note(_ line: String) { if lines.last?.text != line { print(line) } }

  package mutating func append(_ later: Answer) {
    pictures += later.pictures.map { $0.moved(down: lines.count) }
    lines += later.lines
    if later.remark != nil { remark = later.remark }
    if later.offer != nil { offer = later.offer }
    if case .some = later.request { request = later.request }
    movesNothing = movesNothing || later.movesNothing
    if later.entry != nil { entry = later.entry }
    hasFailed = hasFailed || later.hasFailed
    if case nil = fault { fault = later.fault }
  }
}

/// Pictures in pixels that a terminal shows in place of lines.
package struct PixelsInPlace: Equatable, Sendable {
  /// The lines that it replaces, by their indices in the answer.
  package let lines: Range<Int>
  /// The lines shown instead, below the pixels; none for a picture that may be made smaller.
  package let under: [InkedText]
  package let pixels: [PixelPicture]

  package func moved(down count: Int) -> PixelsInPlace {
    PixelsInPlace(
      lines: lines.lowerBound + count..<lines.upperBound + count, under: under, pixels: pixels)
  }
}
