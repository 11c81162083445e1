import TestSupport
import Testing

@Suite struct ScreenModelTests {
  private func screen(_ text: String, rows: Int = 3, columns: Int = 6) -> ScreenModel {
    var screen = ScreenModel(rows: rows, columns: columns)
    screen.feed(text)
    return screen
  }

  @Test func `a character that is cut off leaves what comes behind it whole`() {
    var screen = ScreenModel(rows: 1, columns: 6)
    screen.feed([0x61, 0xE2, 0x94, 0x1B, 0x5B, 0x33, 0x43, 0x62])
    #expect(screen.lines == ["a   b"])
  }

  @Test func `a row that went on for want of room is joined in another width`() {
    var screen = ScreenModel(rows: 6, columns: 4)
    screen.feed("abcdefgh\r\nij\r\nklmn\r\nop")
    screen.rewrap(rows: 6, columns: 6)
    #expect(screen.lines == ["abcdef", "gh", "ij", "klmn", "op"])
    screen.rewrap(rows: 6, columns: 3)
    #expect(screen.lines == ["def", "gh", "ij", "klm", "n", "op"])
    #expect(screen.cursorRow == 5 && screen.cursorColumn == 2)
    screen.rewrap(rows: 6, columns: 9)
    #expect(screen.lines == ["defgh", "ij", "klmn", "op"])
    #expect(screen.cursorRow == 3 && screen.cursorColumn == 2)
  }

  private static let texts: [(String, [String])] = [
    ("ab\r\ncd", ["ab", "cd"]),
    ("ab\ncd", ["ab", "  cd"]),
    ("ab\u{1B}[12;3\u{1B}[1DX", ["aX"]),
    ("ab\u{1B}[12;3\u{18}X", ["abX"]),
    ("abc\u{8}\u{8}X", ["aXc"]),
    ("a\u{1B}[3Cb", ["a   b"]),
    ("abc\u{1B}[2DX", ["aXc"]),
    ("abc\u{1B}[GX", ["Xbc"]),
    ("\u{1B}[2;3Hx\u{1B}[Ay\u{1B}[2Bz", ["   y", "  x", "    z"]),
    ("abcd\u{1B}[3G\u{1B}[K", ["ab"]),
    ("abcd\u{1B}[3G\u{1B}[1K", ["   d"]),
    ("ab\r\ncd\r\nef\u{1B}[2;2H\u{1B}[J", ["ab", "c"]),
    ("ab\r\ncd\u{1B}[2J", []),
    ("abcd\u{1B}[2G\u{1B}[2P", ["ad"]),
    ("abcd\u{1B}[2G\u{1B}[2@", ["a  bcd"]),
    ("ab\u{1B}7\r\nx\u{1B}8c", ["abc", "x"]),
    ("\u{1B}[31ma\u{1B}[0m\u{1B}[?2004hb\u{1B}]0;title\u{7}c", ["abc"]),
    ("a\u{1B}[4h\rX\u{1B}[4lY", ["XY"]),
    ("1\r\n2\r\n3\r\n4", ["2", "3", "4"]),
    ("a\tb", ["a    b"]),
  ]

  @Test(arguments: texts)
  func `obeys`(text: String, lines: [String]) {
    #expect(screen(text).lines == lines)
  }

  @Test func `waits in the last column before it wraps`() {
    var screen = screen("abcdef")
    #expect([screen.cursorRow, screen.cursorColumn] == [0, 5])
    screen.feed("\r\nx")
    #expect(screen.lines == ["abcdef", "x"])
    #expect(self.screen("abcdefg").lines == ["abcdef", "g"])
  }

  @Test func `wide characters take two columns and never straddle the margin`() {
    let screen = screen("日本x本")
    #expect(screen.lines == ["日本x", "本"])
    #expect([screen.cursorRow, screen.cursorColumn] == [1, 2])
    #expect(self.screen("日本\u{1B}[2GX").lines == [" X本"])
    #expect(self.screen("e\u{301}x").lines == ["e\u{301}x"])
  }

  @Test func `keeps the styles of what is shown`() {
    let screen = screen("a\u{1B}[1;31mbc\u{1B}[0md\u{1B}[90me")
    #expect(screen.styles(ofRow: 0) == ["1;31 bc", "90 e"])
    #expect(screen.row(0) == "abcde" && screen.row(0, without: ["90"]) == "abcd")
    #expect(self.screen("\u{1B}[31mabc\u{1B}[0m\rx\u{1B}[K").styles(ofRow: 0).isEmpty)
  }

  @Test func `takes characters and sequences cut anywhere`() {
    var screen = ScreenModel(rows: 2, columns: 6)
    for byte in "é\u{1B}[3C日".utf8 { screen.feed([byte]) }
    #expect(screen.lines == ["é   日"])
    screen.feed([0xFF])
    #expect(screen.lines == ["é   日", "\u{FFFD}"])
  }

  @Test func `a new size cuts and fills`() {
    var screen = screen("abcdef\r\n12\r\nx")
    screen.resize(rows: 2, columns: 3)
    #expect(screen.lines == ["12", "x"])
    screen.resize(rows: 4, columns: 8)
    screen.feed("yzzzzz")
    #expect(screen.lines == ["12", "xyzzzzz"])
  }
}
