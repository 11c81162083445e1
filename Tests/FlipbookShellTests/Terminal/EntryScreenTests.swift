import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTerminal

/// The output, fed to a terminal: it shows the picture, whatever was shown before.
@Suite struct EntryScreenTests {
  init() {
    #expect(EditorWidth.useUTF8())
  }

  private static let pieces = [
    "a", "bc ", "日本", "é", "e\u{301}", "\t", "0123456789", "\n", "\n  ", "{", "\u{1}",
  ]
  private static let codes = ["", "", "\u{1B}[31m", "\u{1B}[38;5;244m"]

  private func picture(_ random: inout SeededGenerator, columns: Int) -> EntryPicture {
    var picture = EntryPicture(columns: columns)
    let count = Int.random(in: 0...12, using: &random)
    let cursor = Int.random(in: 0...count, using: &random)
    for index in 0...count {
      if index == cursor { picture.markCursor() }
      guard index < count, let piece = Self.pieces.randomElement(using: &random) else { continue }
      let code = Self.codes.randomElement(using: &random) ?? ""
      for scalar in piece.unicodeScalars {
        if scalar == "\n" { picture.breakRow() } else { picture.add(scalar, code: code) }
      }
    }
    if Bool.random(using: &random) { picture.addAtRight("0.0s") }
    return picture
  }

  private func text(of rows: [EntryPicture.Row]) -> [String] {
    var lines = rows.map { row in
      let text = row.cells.map(\.text).joined()
      return String(
        text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  @Test(arguments: 0..<Seeds.count) func `shows each picture in place of the one before`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let columns = Int.random(in: 8...24, using: &random)
    var terminal = ScreenModel(rows: 60, columns: columns)
    terminal.feed("above\r\n")
    var screen = EntryScreen(movesUp: true)
    for _ in 0..<12 {
      let picture = picture(&random, columns: columns)
      terminal.feed(screen.show(picture, height: 60))
      #expect(terminal.lines == ["above"] + text(of: picture.rows), "\(random)")
      let cursor = EntryPicture.Place(row: terminal.cursorRow - 1, column: terminal.cursorColumn)
      #expect(cursor == picture.cursor, "\(random)")
    }
  }

  // Without moving up, the pictures are below each other, and the last one must be right.
  @Test(arguments: 0..<Seeds.count) func `does so without moving up or clearing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let columns = Int.random(in: 8...24, using: &random)
    var terminal = ScreenModel(rows: 60, columns: columns)
    var screen = EntryScreen(movesUp: false)
    for _ in 0..<8 {
      let picture = picture(&random, columns: columns)
      let sent = screen.show(picture, height: 60)
      #expect(!sent.contains("\u{1B}[A") && !sent.contains("\u{1B}[J"))
      terminal.feed(sent)
      let shown = text(of: Array(picture.rows[...picture.cursor.row]))
      #expect(Array(terminal.lines.suffix(shown.count)) == shown, "\(random)")
      #expect(terminal.cursorColumn == picture.cursor.column, "\(random)")
    }
  }

  // Clearing removes the whole picture, whatever the terminal did to rows that became too long.
  @Test(arguments: 0..<Seeds.count) func `in another width nothing is left of it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rewraps = seed % 2 == 0
    var columns = Int.random(in: 8...24, using: &random)
    var terminal = ScreenModel(rows: 60, columns: columns)
    terminal.feed("above\r\n")
    var screen = EntryScreen(movesUp: true, breaksRows: rewraps)
    for _ in 0..<12 {
      terminal.feed(screen.show(picture(&random, columns: columns), height: 60))
      columns = Int.random(in: 8...24, using: &random)
      if rewraps {
        terminal.rewrap(rows: 60, columns: columns)
      } else {
        terminal.resize(rows: 60, columns: columns)
      }
      terminal.feed(screen.clear(columns: columns))
      #expect(terminal.lines == ["above"], "\(random)")
      #expect(terminal.cursorRow == 1 && terminal.cursorColumn == 0, "\(random)")
    }
  }

  @Test func `left behind, a full row is joined with the next where a terminal widens`() {
    var terminal = ScreenModel(rows: 10, columns: 10)
    var screen = EntryScreen(movesUp: true)
    var picture = EntryPicture(columns: 10)
    picture.add("0123456789abc")
    picture.markCursor()
    terminal.feed(screen.show(picture, height: 10))
    terminal.rewrap(rows: 10, columns: 20)
    #expect(terminal.lines == ["0123456789", "abc"])
    terminal.rewrap(rows: 10, columns: 10)
    terminal.feed(screen.leave(picture, height: 10) + "below")
    #expect(terminal.lines == ["0123456789", "abc", "below"])
    terminal.rewrap(rows: 10, columns: 20)
    #expect(terminal.lines == ["0123456789abc", "below"])
  }

  @Test func `an entry with more rows than the screen is whole once it is left`() {
    var terminal = ScreenModel(rows: 30, columns: 10)
    var screen = EntryScreen(movesUp: true)
    var picture = EntryPicture(columns: 10)
    for row in 0..<8 {
      if row > 0 { picture.breakRow() }
      picture.add("row \(row)")
    }
    picture.markCursor()
    terminal.feed(screen.show(picture, height: 5))
    #expect(terminal.lines == (3..<8).map { "row \($0)" })
    terminal.feed(screen.leave(picture, height: 5))
    #expect(terminal.lines == (0..<8).map { "row \($0)" })
  }
}
