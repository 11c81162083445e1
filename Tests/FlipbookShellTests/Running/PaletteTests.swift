import FlipbookText
import Testing

@testable import FlipbookCommands
@testable import FlipbookPictures
@testable import FlipbookSession
@testable import FlipbookShell
@testable import FlipbookSwift
@testable import FlipbookTerminal
@testable import FlipbookTestRunner
@testable import FlipbookValues

@Suite struct PaletteTests {
  @Test func `messages are painted up to their colon, and their carets`() {
    let text = "time 1.000s\nerror: there is no 'x'\n  x = ^\n  ^\nhint: write y\n  ^\nnote: z"
    let shown = Palette.painted(text, .table).replacing("\u{1B}[0m", with: "|")
      .replacing("\u{1B}[38;5;196m", with: "R").replacing("\u{1B}[38;5;31m", with: "C")
      .replacing("\u{1B}[38;5;136m", with: "Y")
    #expect(
      shown
        == "time 1.000s\nRerror:| there is no 'x'\n  x = ^\nR  ^|\nChint:| write y\n  ^\nYnote:| z")
  }

  @Test(arguments: [20, 40, 60, 80, 200], ["foo", "cornerRadiu", "日本", "2 }"])
  func `a quoted line is cut around its carets`(columns: Int, word: String) throws {
    let quoted =
      "  animate 1s { box.foo = 300; \"日本\".center.y = 200; box.cornerRadiu = 15; box.tag = 2 }"
    let place = try #require(quoted.firstRange(of: word)).lowerBound
    let carets =
      TextWidth.blanks(TextWidth.columns(of: String(quoted[..<place])))
      + String(repeating: "^", count: TextWidth.columns(of: word))
    let rows = Palette.wrapped("error: no\n\(quoted)\n\(carets)\nhint: yes", to: columns)
      .split(separator: "\n").map { String($0) }
    #expect(rows.count == 4 && rows.allSatisfy { TextWidth.columns(of: $0) <= columns }, "\(rows)")
    if columns == 200 { #expect(rows[1] == quoted && rows[2] == carets) }
    // The cells above the carets, column by column; only the beginning of a long word.
    let cells = rows[1].flatMap { cell in
      (0..<TextWidth.columns(of: String(cell))).map { $0 == 0 ? String(cell) : "" }
    }
    let marked = rows[2].indices.filter { rows[2][$0] == "^" }.map {
      cells[rows[2].distance(from: rows[2].startIndex, to: $0)]
    }.joined()
    #expect(!marked.isEmpty && word.hasPrefix(marked.filter { $0 != "…" }), "\(rows)")
  }

  @Test func `a message above a picture is broken and painted, and the picture keeps its ink`() {
    var output = InkedText("error: one two three\n")
    output.append("  ")
    output.append("##", .curve(0))
    output.append(" x\nhint: y")
    let (text, inks) = Palette.wrapped(output.text, output.stretches, to: 14)
    #expect(text == "error: one two\n       three\n  ## x\nhint: y")
    #expect(String(text.utf8.prefix(inks[0].range.upperBound).suffix(2)) == "##")
    let shown = Palette.painted(picture: text, inks, .table)
    #expect(shown.hasPrefix("\u{1B}[38;5;196merror:\u{1B}[0m one"))
    #expect(shown.contains("m##\u{1B}[0m x\n\u{1B}[38;5;31mhint:\u{1B}[0m y"))
  }

  @Test func `other output stays as it is`() {
    for text in ["", "a\n\nb", "errors: 3", "  error: x", "box.alpha 1.000"] {
      #expect(Palette.painted(text, .table) == text)
    }
  }
}
