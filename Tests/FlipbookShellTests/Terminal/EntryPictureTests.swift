import FlipbookValues
import Testing

@testable import FlipbookShell
@testable import FlipbookTerminal

@Suite struct EntryPictureTests {
  init() {
    #expect(EditorWidth.useUTF8())
  }

  private func rows(_ text: String, columns: Int = 10) -> [String] {
    var picture = EntryPicture(columns: columns)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 { picture.breakRow() }
      picture.add(String(line))
    }
    return picture.rows.map { $0.cells.map(\.text).joined() }
  }

  private static let texts: [(String, [String])] = [
    ("", [""]), ("abc", ["abc"]), ("0123456789", ["0123456789", ""]),
    ("0123456789ab", ["0123456789", "ab"]), ("ab\ncd", ["ab", "cd"]),
    ("012345678日", ["012345678", "日"]), ("01234567日", ["01234567日", ""]),
    ("a\tb", ["a       b"]), ("\u{1}\u{7F}", ["^A^?"]), ("e\u{301}", ["e\u{301}"]),
    ("\u{E000}\u{2028}", ["\u{E000}\\U+2028"]),
  ]

  @Test(arguments: texts)
  func `a text is laid out on ten columns`(text: String, shown: [String]) {
    #expect(rows(text) == shown)
  }

  @Test(arguments: [("abc", 3, "abc 0.000s"), ("abcd", 4, "abcd")])
  func `what stands at the right has a blank on both sides`(
    text: String, cursor: Int, shown: String
  ) {
    var picture = EntryPicture(columns: 11)
    picture.add(text)
    picture.markCursor()
    picture.addAtRight("0.000s")
    #expect(picture.rows.map { $0.cells.map(\.text).joined() } == [shown])
    #expect(picture.cursor == .init(row: 0, column: cursor))
  }

  @Test func `of too many rows those are shown that lead to the cursor`() {
    var picture = EntryPicture(columns: 10)
    for row in 0..<9 {
      if row > 0 { picture.breakRow() }
      picture.add("\(row)")
      if row == 6 { picture.markCursor() }
    }
    let part = picture.part(rows: 4)
    #expect(part.rows.map { $0.cells.map(\.text).joined() } == ["3", "4", "5", "6"])
    #expect(part.cursor == .init(row: 3, column: 1))
  }
}
