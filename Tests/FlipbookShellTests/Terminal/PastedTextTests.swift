import FlipbookAssembly
import FlipbookValues
import Testing

@testable import FlipbookShell
@testable import FlipbookTerminal

@Suite struct PastedTextTests {
  private static let blocks: [(String, String)] = [
    ("a\rb\r\nc\n\n", "a\nb\nc"),
    ("a\u{1B}[31m\0\tb\u{7F}", "a[31m\tb"),
    ("a\u{9B}31m\u{202E}b\u{200B}c\u{2028}\u{FEFF}", "a31mbc"),
    ("❤️👩‍👩‍👧‍👦", "❤️👩‍👩‍👧‍👦"),
    ("flip> a {\n ...> b }\nout\nflip>\nflip> c\n", "a {\n ...> b }\nflip> \nflip> c"),
    ("    flip> a {\n     ...> b }\n    out\n", "a {\n ...> b }"),
    ("> flip> a\n> out\n> flip> b\n", "a\nflip> b"),
    ("Prose:\n```flipbook\nflip> a\nout\n```\n", "a"),
    ("", ""),
  ]

  @Test(arguments: blocks)
  func `cleans a block`(block: String, text: String) {
    #expect(PastedText.clean(block) == text)
  }

  private static let lines: [(String, [String]?)] = [
    ("a", nil),
    ("a {\nb }", nil),
    ("flip> a", ["a"]),
    ("a {\n ...> b }", ["a {\nb }"]),
    ("a {\n ...> b }\nflip> c\nflip> d", ["a {\nb }", "c", "d"]),
  ]

  @Test(arguments: lines)
  func `finds the entries in a line`(line: String, entries: [String]?) {
    #expect(PastedText.entries(of: line) == entries)
  }

  private static let entries: [(String, [String])] = [
    ("a", ["a"]), ("", [""]), ("a\nb", ["a", "b"]), ("a (\n1\n)\nb", ["a (\n1\n)", "b"]),
    ("if a {\n  b(\n)\n}\nc {", ["if a {\n  b(\n)\n}", "c {"]), ("a\n\nb", ["a", "", "b"]),
    // A bracket that nothing can close ends with its line, as a quote does.
    ("a (}\nb\nc \"(\nd", ["a (}", "b", "c \"(", "d"]), ("a { # }\n}\nb", ["a { # }\n}", "b"]),
    ("flip> a {\n ...> b }\nflip> c", ["a {\nb }", "c"]),
    // Code of an app is one entry.
    ("let a = CABasicAnimation(b)\na.c = 1", ["let a = CABasicAnimation(b)\na.c = 1"]),
    ("UIView.animate(a) {\nb\n}\nc", ["UIView.animate(a) {\nb\n}\nc"]),
    ("a\nUIView.animate(b)", ["a", "UIView.animate(b)"]),
  ]

  @Test(arguments: entries)
  func `as many entries as there are lines outside of brackets`(line: String, entries: [String]) {
    #expect(PastedText.split(line, wordVerbs: Commands.standard.wordVerbs) == entries)
    #expect(
      PastedText.needsMore(line, wordVerbs: Commands.standard.wordVerbs)
        == entries.last?.hasSuffix("{"))
  }
}
