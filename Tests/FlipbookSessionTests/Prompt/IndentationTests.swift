import FlipbookAssembly
import FlipbookLanguage
import FlipbookSession
import FlipbookValues
import Testing

@testable import FlipbookPrompt

@Suite struct IndentationTests {
  private static let texts: [(String, Int)] = [
    ("", 0), ("view box", 0), ("animate 1s {", 2), ("view box frame: (", 2), ("f({", 4),
    ("animate 1s {\n  view v {", 4), ("animate 1s {\n  box.alpha = 0", 2),
    // The same as the row before, however that is indented.
    ("animate 1s {\n     box.alpha = 0", 5), ("animate 1s {\n\tbox.alpha = 0", 1),
    ("animate 1s {\nbox.alpha = 0", 0),
    // A row that closes another row's bracket ends its indentation, wherever the bracket is.
    ("chain c {\n  then 1s {\n    a.alpha = 0\n  }", 2),
    ("chain c {\n  then 1s {\n    a.alpha = 0 }", 2), ("a {\n  b }", 0),
    ("animate 1s {\n  box.alpha = 0\n} completion: {", 2),
    // Blank rows, comments, quotes and plain words change nothing.
    ("animate 1s {\n  box.alpha = 0\n\n   ", 2), ("animate 1s {\n\n", 2),
    ("animate 1s { # {\n  a", 2),
    ("animate 1s {\n  \"a{b\".alpha = 0", 2), ("replay a{b", 0),
  ]

  @Test(arguments: texts)
  func `a row begins as the one before, and two further for each open bracket`(
    text: String, count: Int
  ) {
    #expect(
      Indentation(behind: text, wordVerbs: Commands.standard.wordVerbs).ofNextRow.utf8.count
        == count, "\(text)")
  }

  private static let counts: [(String, Int)] = [
    ("animate 1s {\n  box.alpha = 0\n", 0), ("chain c {\n  then 1s {\n    a.alpha = 0\n", 2),
    ("f({\n    a\n", 2), ("f({\n    a\n  }", 0), ("view box", 0),
    ("animate 1s {\n   then 1s {\n     a\n", 3),
  ]

  @Test(arguments: counts)
  func `a row that closes a bracket begins as the one that opened it`(text: String, count: Int) {
    #expect(
      Indentation(behind: text, wordVerbs: Commands.standard.wordVerbs).ofClosingRow.utf8.count
        == count, "\(text)")
  }

  @Test func `tabs stay tabs`() {
    #expect(
      Indentation(behind: "a {\n\tb {", wordVerbs: Commands.standard.wordVerbs).ofNextRow == "\t  ")
  }
}
