import FlipbookLanguage
import Testing

@Suite struct TypedTextTests {
  private func typed(_ text: String) -> TypedText { TypedText(text, wordVerbs: ["save"]) }

  private static let texts: [(String, [Substring])] = [
    ("", []), ("a b.c ", ["a", "b.c"]), ("a; b c", ["b", "c"]), ("a\nb", ["b"]),
    ("a { b; c.d ", ["c.d"]), ("a { b; c } d", ["a", "{", "b;", "c", "}", "d"]),
    ("a { b } }; c", ["c"]), ("a \"x; {y\" b", ["a", "\"x; {y\"", "b"]),
    ("a # b { \" \nc d", ["c", "d"]), ("a \"b; { c", ["a", "\"b; { c"]),
    ("save a\";b\" c", ["save", "a\";b\"", "c"]), ("f(a,\n b) c", ["f(a,", "b)", "c"]),
  ]

  @Test(arguments: texts)
  func `ends in a statement`(text: String, words: [Substring]) {
    #expect(typed(text).words == words)
  }

  private static let innermost: [(String, Substring?)] = [
    ("a", nil), ("a b: { c", "b:"), ("x; a { ; b", "a"), ("a { b } ", nil), ("a \"{\" ", nil),
    ("a { b { c } d", "a"), ("a # {\nb", nil), ("a { } b: { c { ", "c"), ("{", nil),
  ]

  @Test(arguments: innermost)
  func `knows what stands before the block it is in`(text: String, last: Substring?) {
    let typed = typed(text)
    #expect(typed.opener?.last.map { typed[$0] } == last)
  }

  private static let comments: [(String, Bool)] = [
    ("a # b", true), ("a # b\n", false), ("# \"x", true), ("a \"# b", false), ("#f80", false),
    ("save a # b", true), ("", false),
  ]

  @Test(arguments: comments)
  func `tells whether it ends in a comment`(text: String, endsInComment: Bool) {
    #expect(typed(text).endsInComment == endsInComment)
  }
}
