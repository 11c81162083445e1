import TestSupport
import Testing

@testable import SessionFiles

@Suite struct LineExpressionTests {
  private static let sources: [(String, String, Bool)] = [
    ("", "", true), ("", "a", false), ("a.c", "abc", true), ("a.c", "ac", false),
    ("a|bc|", "bc", true), ("a|bc|", "", true), ("a*", "aaa", true), ("a+", "", false),
    ("(ab)+", "ababab", true), ("(ab)+", "aba", false), ("a{2}", "aa", true), ("a{2}", "a", false),
    ("a{2,}", "aaaa", true), ("a{1,2}", "aaa", false), ("a{0}b", "b", true), ("a??b", "ab", true),
    ("[a-c]+", "abc", true), ("[^a-c]+", "xyz", true), ("[^a-c]+", "xbz", false),
    ("[-a]+", "a-a", true), ("[a-]+", "a-", true), ("[\\]\\d]+", "]7", true),
    ("\\d+\\.\\d", "12.5", true),
    ("\\w+\\s\\S", "ab_1 x", true), ("\\W\\D", "-a", true), ("^a$", "a", true),
    ("a^b", "ab", false),
    ("a\\b.*", "a b", true), ("a\\b.*", "ab", false), ("a\\B.*", "ab", true),
    ("é", "e\u{301}", true),
    (".", "👩‍👩‍👧‍👦", true), ("\\u{E9}", "é", true), ("(?:a|b)(?<x>c)", "bc", true),
    ("a{,2}", "a{,2}", true),
    ("()*", "", true), ("(a*)*(a|b)*", "aab", true), ("\\(\\*\\)", "(*)", true),
    ("x{a}", "x{a}", true),
  ]

  @Test(arguments: sources)
  func `fits a whole line`(source: String, line: String, fits: Bool) throws {
    #expect(try LineExpression(source).matches(line) == fits)
  }

  @Test(arguments: [
    "(", ")", "a)", "[", "[]", "[^]", "*", "a**", "a*+", "a++", "(?=a)", "(?<!a)", "(a)\\1", "\\",
    "\\q",
    "[b-a]", "[[:digit:]]", "[a&&b]", "a{2,1}", "(?<>a)", "\\u{110000}",
    "a{99999999999999999999}{2}",
    "(((a{30}){30}){30}){30}", "(){99999999}", "(.{60000}){60000}",
  ])
  func `what is none, needs a way back or counts too far is told`(source: String) {
    #expect(throws: LineExpression.Malformed.self) { try LineExpression(source) }
  }

  @Test func `a deep one is refused and no stack is used up`() {
    let source = String(repeating: "(", count: 100_000) + String(repeating: ")", count: 100_000)
    #expect(throws: LineExpression.Malformed.self) { try LineExpression(source) }
  }

  // Each needs 2^60 steps, or more, if its ways are tried one by one.
  @Test(arguments: [
    "(a|a|[a-z])*#", "(a*)*(a*)*(a*)*b", "(a+)+$b", "(.*)(.*)(.*)(.*)(.*)x", "(a?){60}a{60}b",
  ])
  func `is tried in all ways at once`(source: String) throws {
    #expect(try !LineExpression(source).matches(String(repeating: "a", count: 60)))
  }

  private static let letters: [Character] = [
    "a", "b", "c", "(", ")", "|", "*", "?", "+", ".", "[", "]", "^",
  ]

  // Expressions that both accept match the same texts.
  @Test(arguments: 0..<Seeds.count) func `fits what Swift's fits`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func text(_ letters: ArraySlice<Character>, upTo count: UInt64) -> String {
      String(
        (0..<generator.next() % count).map { _ in
          letters[letters.startIndex + Int(generator.next() % UInt64(letters.count))]
        })
    }
    for _ in 0..<200 {
      let source = text(Self.letters[...], upTo: 8)
      guard let ours = try? LineExpression(source), let theirs = try? Regex(source) else {
        continue
      }
      for _ in 0..<10 {
        let line = text(Self.letters.prefix(3), upTo: 6)
        #expect(ours.matches(line) == (line.wholeMatch(of: theirs) != nil), "\(source) \(line)")
      }
    }
  }
}
