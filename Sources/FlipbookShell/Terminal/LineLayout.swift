/// The place on the screen where the editor has put a character.
///
/// Follows libedit's own rules, since it does not tell: the prompt comes first, a wide character
/// does not straddle the margin, a newline goes to the left edge, and a full row means the next.
struct LineLayout: Equatable {
  /// The row, counted from the one the prompt begins in.
  private(set) var row = 0
  /// The column, counted from 0; always less than the number of columns.
  private(set) var column = 0
  private let columns: Int

  /// Starts at the left edge of a screen with at least one column, then passes over the text.
  init(_ text: String = "", columns: Int) {
    self.columns = max(columns, 1)
    pass(text)
  }

  /// Moves on over more text.
  mutating func pass(_ text: String) {
    for scalar in text.unicodeScalars { pass(scalar) }
  }

  /// Moves on over one more character.
  mutating func pass(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\n": breakRow()
    case "\t": take(8 - column % 8)
    default: takeWhole(EditorWidth.of(scalar))
    }
  }

  private mutating func takeWhole(_ width: Int) {
    if width == 2, column + width > columns { breakRow() }
    take(width)
  }

  private mutating func take(_ width: Int) {
    column += width
    if column >= columns {
      row += column / columns
      column %= columns
    }
  }

  private mutating func breakRow() {
    row += 1
    column = 0
  }
}
