import FlipbookLanguage
import TestSupport
import Testing

@Suite struct PlainWordTests {
  private static let quotations: [(String, Bool, String, Bool, String?)] = [
    ("", false, "a.md", false, "a.md"), ("", false, "b c/", true, "\"b c/"),
    ("b", false, "b c/", true, "b\" c/"), ("\"b c/", true, "b c/d e.md", false, "\"b c/d e.md\""),
    ("\"b c/", true, "b c/é", false, "\"b c/é\""),
    ("b\" c/\"d", false, "b c/d e.md", false, "b\" c/\"d\" e.md\""),
    ("", false, "a\"b", false, #""a\"b""#), ("", false, #"a\b"#, false, #"a\b"#),
    (#""a\\"#, true, #"a\b"#, false, #""a\\b""#), ("a", false, "a:b", false, "a\":b\""),
    ("", false, "a;b}", false, "\"a;b}\""), ("\"a b", true, "a b", false, "\"a b\""),
    ("a", false, "b", false, nil), ("", false, "a\u{1}b", false, nil),
  ]

  @Test(arguments: quotations)
  func `goes on in quotes where it needs them`(
    typed: String, isOpen: Bool, whole: String, staysOpen: Bool, word: String?
  ) throws {
    let start = try #require(PlainWord(typed, isOpen: isOpen))
    #expect(start.completed(to: whole, isOpen: staysOpen) == word)
  }

  @Test(arguments: ["a b", "a:", "\"a\" b", "\"a", "a;b"])
  func `is one word`(typed: String) {
    #expect(PlainWord(typed, isOpen: false) == nil)
  }

  // Any typed part of a word completes to a text that the language reads as that word.
  @Test(arguments: 0..<10 * Seeds.count) func `spells what it was completed to`(seed: UInt64) throws
  {
    var generator = SeededGenerator(seed: seed)
    let signs = Array("ab .:;{}\"\\#é日/")
    func text(_ most: Int) -> String {
      String(
        (0..<Int.random(in: 0...most, using: &generator)).map { _ in
          signs[Int.random(in: signs.indices, using: &generator)]
        })
    }
    let whole = text(12)
    let start = String(whole.prefix(Int.random(in: 0...whole.count, using: &generator)))
    let empty = try #require(PlainWord("", isOpen: false))
    guard let typed = empty.completed(to: start, isOpen: true) else { return }
    let isOpen = typed.first == "\""
    guard let word = PlainWord(typed, isOpen: isOpen)?.completed(to: whole, isOpen: false) else {
      Issue.record("\(whole) cannot be typed behind \(typed)")
      return
    }
    #expect(PlainWord(word, isOpen: false)?.text == whole || whole.isEmpty)
    #expect(word.hasPrefix(typed))
  }
}
