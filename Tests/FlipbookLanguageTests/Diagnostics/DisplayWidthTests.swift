import Testing

@testable import FlipbookLanguage

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｆ", 2), ("한", 2), ("🎞️", 2),
    ("👍🏽", 2), ("🇩🇪", 2), ("\u{301}", 0), ("\u{200D}", 0), ("\t", 1), ("\u{1B}[m", 3), ("─●", 2),
  ])
  func `counts columns as a terminal does`(text: String, width: Int) {
    #expect(DisplayWidth.width(of: text) == width)
  }
}
