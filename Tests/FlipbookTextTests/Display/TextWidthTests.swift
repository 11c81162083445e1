import FlipbookText
import Testing

struct TextWidthTests {
  private static let texts: [(String, Int)] = [
    ("", 0), ("box", 3), ("a\tb\n", 2), ("é", 1), ("e\u{301}", 1), ("naïve", 5), ("─…", 2),
    ("日本", 4), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2), ("Ж", 1),
    ("😀", 2), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🇨🇭", 2), ("❤", 1), ("❤️", 2), ("1️⃣", 2),
    ("\u{200B}", 0), ("\u{301}", 0), ("क्षि", 2), ("a\u{FE0F}", 1), ("\r\n", 0), ("𠀀", 2),
  ]

  @Test(arguments: texts)
  func `counts the columns a terminal shows`(text: String, columns: Int) {
    #expect(TextWidth.columns(of: text) == columns)
  }

  @Test func `pads by what is shown`() {
    #expect(TextWidth.padded("日本", to: 6, alignment: .left) == "日本  ")
    #expect(TextWidth.padded("日本", to: 6, alignment: .right) == "  日本")
    #expect(TextWidth.padded("e\u{301}", to: 2, alignment: .left) == "e\u{301} ")
    #expect(TextWidth.padded("long", to: 3, alignment: .right) == "long")
  }

  private static let columns: [(String, Int, String, String)] = [
    ("slide", 5, "slide", "slide"), ("slide", 4, "sli…", "s..."), ("slide", 3, "sl…", "..."),
    ("slide", 2, "s…", ".."), ("slide", 1, "…", "."), ("slide", 0, "", ""), ("slide", -1, "", ""),
    ("日本語", 5, "日本…", "日..."), ("日本語", 4, "日…", "..."), ("", 0, "", ""),
  ]

  @Test(arguments: columns)
  func `cuts with an ellipsis`(text: String, columns: Int, utf8: String, ascii: String) {
    #expect(TextWidth.truncated(text, to: columns) == utf8)
    #expect(TextWidth.truncated(text, to: columns, isASCII: true) == ascii)
  }

  @Test func `a text is broken at its blanks, and goes on further in`() {
    #expect(TextWidth.wrapped("one two", to: 7) == ["one two"])
    #expect(TextWidth.wrapped("one two", to: 6) == ["one", "two"])
    #expect(TextWidth.wrapped("  a  b c", to: 6, hanging: 4) == ["  a  b", "    c"])
    #expect(TextWidth.wrapped("a   longest b", to: 5, hanging: 2) == ["a  ", "  longest", "  b"])
    #expect(TextWidth.wrapped("日本 日本", to: 8) == ["日本", "日本"])
    #expect(TextWidth.wrapped("", to: 3) == [""])
    #expect(TextWidth.wrapped(words: ["a", "b c", "d"], to: 4) == ["a", "b c", "d"])
  }
}
