import FlipbookCommands
import FlipbookText
import FlipbookValues
import Testing

@testable import FlipbookShell
@testable import FlipbookTerminal

@Suite struct LineHintTests {
  init() {
    #expect(EditorWidth.useUTF8())
  }

  private static let texts: [(String, String, Int, String)] = [
    ("", "", 20, ""), ("abc", "", 20, "abc"), ("abc", " D", 20, "abc D"), ("", "D", 20, "D"),
    ("abcdef", "", 4, "abc…"), ("abc", "", 1, ""), ("abc", "", 0, ""), ("abc", "", -3, ""),
    ("a\nb", " D", 20, "a …"), ("日本", "", 3, "日…"), ("a\tb", "", 20, ""),
    ("a\rb", "", 20, ""), ("a\r\nb", "", 20, ""), ("a\u{9B}b", "", 20, ""),
    ("a\u{202E}b", "", 20, ""),
    ("a", "\u{200B}", 20, ""),
  ]

  @Test(arguments: texts)
  func `is shown on one row`(text: String, note: String, columns: Int, shown: String) {
    #expect(LineHint(text: text, note: note).shown(columns: columns) == shown)
  }

  private static let words: [(String, String)] = [
    ("ew box", "ew"), (" box alpha", " box"), ("(0, 1)", "(0"), (", 1)", ", 1"), ("", ""),
    ("  ", "  "), ("\nb c", "\nb"),
  ]

  @Test(arguments: words)
  func `gives a word at a time`(text: String, word: String) {
    #expect(LineHint(text: text).firstWord == word)
  }
}
