import Testing

@testable import SessionFiles

@Suite struct PastedTextTests {
  private static let texts: [(String, [String]?)] = [
    ("", nil),
    ("step 1s", nil),
    ("  - flip> step", nil),
    (" ...> step", nil),
    ("flip> step 1s", ["step 1s"]),
    ("flip>", [""]),
    ("flip> a\nout\nflip> b\r\nflip> c\n", ["a", "b", "c"]),
    ("flip> a {\n ...>   b\n ...>\n ...> }\nout", ["a {\n  b\n\n}"]),
    ("flip> a\nout\n ...> b", ["a"]),
    ("# Title\n\n```flipbook\nflip> a\nout\n```\n\nprose", ["a"]),
    ("flip> \u{301}", ["\u{301}"]),
    ("    flip> a {\n     ...>   b }\n    out\n\n    flip>\n", ["a {\n  b }", ""]),
    ("Prose:\n\n\tflip> a\n ...> b\n\tflip> c", ["a", "c"]),
    ("> flip> a {\n>  ...> b }\n> out\n>\n> flip> c", ["a {\nb }", "c"]),
    (">> flip> a\n>>   flip> out", ["a"]),
    ("flip> a\n  flip> out\nflip> b", ["a", "b"]),
  ]

  @Test(arguments: texts)
  func `keeps the entries and drops the rest`(text: String, entries: [String]?) {
    #expect(pasted(text) == entries)
  }
}
