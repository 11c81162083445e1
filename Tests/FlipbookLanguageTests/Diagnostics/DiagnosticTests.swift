import Testing

@testable import FlipbookLanguage

@Suite struct DiagnosticTests {
  @Test func `shows the line, a caret line and the hint`() {
    let diagnostic = Diagnostic(
      message: "'fast' is not a duration", span: Span(19, 23), hint: "write 0.5s, 500ms or 30f")
    #expect(
      diagnostic.rendered(in: "start slide after: fast") == """
        error: 'fast' is not a duration
          start slide after: fast
                             ^^^^
        hint: write 0.5s, 500ms or 30f
        """)
  }

  private static let sources: [(String, Int, Int, String, String)] = [
    ("a b", 2, 3, "  a b", "    ^"), ("a b", 3, 3, "  a b", "     ^"),
    ("one\ntwo x\nthree", 8, 9, "  two x", "      ^"), ("one\ntwo", 2, 6, "  one", "    ^"),
    ("one\r\ntwo", 5, 8, "  two", "  ^^^"), ("\ta\tb", 3, 4, "   a b", "     ^"),
    ("日本 x", 0, 6, "  日本 x", "  ^^^^"), ("日本 x", 7, 8, "  日本 x", "       ^"),
    ("e\u{301}e\u{301} x", 7, 8, "  e\u{301}e\u{301} x", "     ^"),
    ("👩‍👩‍👧 x", 19, 20, "  👩‍👩‍👧 x", "     ^"), ("🇩🇪 x", 9, 10, "  🇩🇪 x", "     ^"),
    ("a\u{1B}b c", 4, 5, "  a\\u{1B}b c", "           ^"),
    ("\u{202E}a", 3, 4, "  \\u{202E}a", "          ^"),
    ("v a,   ", 7, 7, "  v a,", "         ^"), ("abc", 1, 99, "  abc", "   ^^"),
    ("abc", -5, 1, "  abc", "  ^"), ("é x", 1, 1, "  é x", "  ^"),
  ]

  @Test(arguments: sources)
  func `puts the caret under what is meant`(
    source: String, lower: Int, upper: Int, line: String, carets: String
  ) {
    let diagnostic = Diagnostic(message: "no", span: Span(lower, upper))
    #expect(diagnostic.rendered(in: source) == "error: no\n\(line)\n\(carets)")
  }

  @Test(arguments: ["", "   ", "\n\n"])
  func `leaves a blank line out`(source: String) {
    let diagnostic = Diagnostic(message: "no", span: Span(0, 0), hint: "yes")
    #expect(diagnostic.rendered(in: source) == "error: no\nhint: yes")
  }

  @Test(arguments: [0, 1, 50, 97, 98, 150, 500, 5_000, 9_990], [1, 4, 60, 400])
  func `cuts a long line around the span`(lower: Int, count: Int) throws {
    let source = String(repeating: "0123456789", count: 1_000)
    let diagnostic = Diagnostic(message: "no", span: Span(lower, lower + count))
    let lines = diagnostic.rendered(in: source).split(separator: "\n").map(Array.init)
    try #require(lines.count == 3)
    #expect(lines[1].count <= 100 && lines[2].count <= 100)
    #expect(lines[1].contains("…"))
    let caret = try #require(lines[2].firstIndex(of: "^"))
    #expect(lines[1][caret] == Character(String(lower % 10)))
    let carets = lines[2].count { $0 == "^" }
    #expect(carets == min(count, 10_000 - lower) || (carets < count && carets >= 38))
  }

  @Test func `shows a line of a hundred columns whole`() {
    let source = String(repeating: "x", count: 98)
    let diagnostic = Diagnostic(message: "no", span: Span(97, 98))
    #expect(diagnostic.rendered(in: source).split(separator: "\n")[1] == "  " + source)
  }
}
