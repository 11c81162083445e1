/// A stretch of a line with the escape sequence that gives it its colour.
struct PaintedStretch: Equatable, Sendable {
  /// The stretch, in bytes of UTF-8 from the start of the line.
  var range: Range<Int>
  /// Select Graphic Rendition, as in `\e[31m`.
  var code: String
}

/// A prompt and a line in colour, row by row as the editor has laid them out.
///
/// The editor draws plain text and knows of no colour; each row is written over what it has drawn,
/// letter for letter.
struct PaintedLine {
  static let plain = Palette.plain

  /// The rows from the one the prompt begins in; each ends in no colour.
  private(set) var rows: [String] = [""]
  private var layout: LineLayout
  private var code = ""

  /// Lays out a prompt in its colour and a line in its own; nil when the editor shows something of
  /// it in a way of its own, such as control characters.
  init?(
    prompt: String, promptCode: String, line: String, _ stretches: [PaintedStretch], columns: Int
  ) {
    layout = LineLayout(columns: columns)
    code = promptCode
    rows[0] += promptCode
    for scalar in prompt.unicodeScalars { add(scalar) }
    var rest = stretches[...]
    var offset = 0
    set("")
    guard EditorWidth.isPlain(line) else { return nil }
    for scalar in line.unicodeScalars {
      if let first = rest.first, first.range.upperBound <= offset { rest.removeFirst() }
      set(rest.first.flatMap { $0.range.contains(offset) ? $0.code : nil } ?? "")
      add(scalar)
      offset += UTF8.width(scalar)
    }
    set("")
  }

  private mutating func set(_ new: String) {
    guard new != code else { return }
    rows[rows.count - 1] += (code.isEmpty ? "" : Self.plain) + new
    code = new
  }

  private mutating func add(_ scalar: Unicode.Scalar) {
    let before = layout
    layout.pass(scalar)
    // A wide character does not straddle the margin: it stands in the next row by itself.
    let isMoved = layout.row > before.row && layout.column > 0
    if isMoved { breakRow() }
    if scalar != "\n" { rows[rows.count - 1].unicodeScalars.append(scalar) }
    if layout.row > before.row, !isMoved { breakRow() }
  }

  private mutating func breakRow() {
    if !code.isEmpty { rows[rows.count - 1] += Self.plain }
    rows.append(code)
  }
}
