import Testing

@testable import FlipbookPictures

@Suite struct `Names in CSS` {
  private static let names: [(String, String)] = [
    ("box", "box"), ("-box", "-box"), ("--x", "--x"), ("1st", "\\31 st"), ("-1", "-\\31 "),
    ("-", "\\-"), ("", "_"), ("grün", "grün"), ("a b", "a\\ b"), ("a.b", "a\\.b"),
    ("</style>", "\\<\\/style\\>"), ("a{}", "a\\{\\}"), ("a\u{202E}b", "a\\202e b"),
    ("a\nb", "a\\a b"), ("a\\", "a\\\\"), ("\"'", "\\\"\\'"),
  ]

  @Test(arguments: names)
  func `are identifiers, whatever is in them`(name: String, identifier: String) {
    #expect(CSSName.identifier(name) == identifier)
  }

  @Test func `are one class`() {
    #expect(CSSName.className("Fade In\tnow") == "Fade-In-now")
  }
}
