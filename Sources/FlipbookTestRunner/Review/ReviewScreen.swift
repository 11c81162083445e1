/// The screen that shows a hunk while a person decides about it.
struct ReviewScreen {
  private let review: Review
  private let size: LiveSize

  init(_ review: Review, size: LiveSize) { (self.review, self.size) = (review, size) }

  private static let mostNumbers = 8
  // The colour of added lines, as in printed differences.
  private static let added = Ink.color(red: 95, green: 135, blue: 0)

  /// All rows, starting with one of the hunk's; `remark` goes above the last one.
  func lines(from first: Int, remark: String) -> [InkedText] {
    let body = self.body
    let rows = size.rows - 2
    let start = min(max(first, 0), max(0, body.count - rows))
    let shown = Array(body[start...].prefix(rows))
    let left = body.count - start - shown.count
    let place = left > 0 || start > 0 ? "\(start) rows above, \(left) below: up, down, space" : ""
    let last = InkedText(remark.isEmpty ? place : remark).fitted(to: size.columns)
    return shown.filled(to: rows) + [last, footer]
  }

  func scrolled(from first: Int, by rows: Int) -> Int {
    min(max(first + rows, 0), max(0, body.count - size.rows + 2))
  }

  // MARK: The hunk

  private var body: [InkedText] {
    let hunk = review.file.hunks[review.hunk]
    let isCompared = !hunk.difference.isEmpty
    let difference = isCompared ? hunk.difference : SessionText.lines(of: hunk.result.shown)
    let left = hunk.numbers.count - Self.mostNumbers
    let rest = left > 0 ? ["\(left) more numbers have changed"] : []
    let numbers = hunk.numbers.isEmpty ? [] : [""] + hunk.numbers.prefix(Self.mostNumbers) + rest
    return folded("line \(hunk.result.line)", .faint)
      + SessionText.lines(of: PromptText.typed(hunk.result.entry)).flatMap { folded($0, .held) }
      + remarks(on: hunk).flatMap { folded($0, .mistake) }
      + difference.flatMap { folded($0, isCompared ? Self.ink(of: $0) : nil) }
      + numbers.flatMap { folded($0, nil) }
  }

  private func remarks(on hunk: Hunk) -> [String] {
    let open = hunk.openLines.map { "line \($0): a wildcard leaves open which line this is now" }
    return [hunk.result.note, review.file.refusal ?? ""].filter { !$0.isEmpty }
      .flatMap(SessionText.lines) + open
  }

  private static func ink(of line: String) -> Ink? {
    switch line.utf8.first {
    case UInt8(ascii: "-"): .mistake
    case UInt8(ascii: "+"): added
    case UInt8(ascii: "@"): .faint
    default: nil
    }
  }

  // A line in as many rows as it takes: the change may be at its end.
  private func folded(_ text: String, _ ink: Ink?) -> [InkedText] {
    let text = PrintableText.line(text)
    guard TextWidth.columns(of: text) > size.columns else { return [InkedText(text, ink)] }
    var rows = [""]
    var columns = 0
    for character in text {
      let width = TextWidth.columns(of: String(character))
      if columns + width > size.columns {
        rows.append("")
        columns = 0
      }
      rows[rows.count - 1].append(character)
      columns += width
    }
    return rows.map { InkedText($0, ink) }
  }

  // MARK: The last line

  private var footer: InkedText {
    let place = [
      endOfPath(to: size.columns / 3), "\(review.current + 1)/\(review.count)",
      review.choice?.rawValue,
    ]
    return InkedText(KeyLine.text((place.compactMap { $0 }, keys), columns: size.columns))
  }

  private var keys: [KeyLine.Key] {
    let (alike, remaining) = (review.alike.count, review.remaining.count)
    return [
      ("y take", 1, review.canTake && review.choice != .taken),
      ("n leave", 1, review.choice != .left), ("T \(alike) alike", 5, alike > 1),
      ("A all \(remaining)", 4, remaining > 1), ("u take back", 6, review.canTakeBack),
      ("e edit", 7, TestedFile.isOnDisk(review.file.path)), ("k back", 9, review.current > 0),
      ("j on", 8, review.current + 1 < review.count), ("? keys", 2, true), ("q stop", 3, true),
    ]
  }

  // The end of a path says more than its start.
  private func endOfPath(to columns: Int) -> String {
    let path = String(PrintableText.line(review.file.path).reversed())
    return String(TextWidth.truncated(path, to: columns).reversed())
  }
}
