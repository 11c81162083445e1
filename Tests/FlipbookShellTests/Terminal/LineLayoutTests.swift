import FlipbookValues
import Testing

@testable import FlipbookShell

@Suite struct LineLayoutTests {
  init() {
    #expect(EditorWidth.useUTF8())
  }

  @Test(arguments: [
    ("", 0, 0),
    ("abc", 0, 3),
    ("0123456789", 1, 0),
    ("0123456789ab", 1, 2),
    ("ab\ncd", 1, 2),
    ("012345678日", 1, 2),
    ("01234567日", 1, 0),
    ("a\tb", 0, 9),
    ("\u{1}", 0, 2),
    ("e\u{301}", 0, 1),
  ])
  func `finds the place behind a text on ten columns`(text: String, row: Int, column: Int) {
    let layout = LineLayout(text, columns: 10)
    #expect([layout.row, layout.column] == [row, column])
  }
}
