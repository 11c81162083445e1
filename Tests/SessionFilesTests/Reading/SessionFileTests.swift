import Testing

@testable import SessionFiles

@Suite struct SessionFileTests {
  @Test func `reads entries, expectations and line numbers`() throws {
    let file = try SessionFile(
      parsing: """
        # A title

        ```flipbook
        flip> view box
        flip> animator slide 2s {
         ...>   box.alpha = 0
         ...>
         ...> }

        made
           x  \t

        flip>
        ```
        """)
    let fence = try #require(file.fences.first)
    #expect(fence.line == 3)
    #expect(fence.options == FenceOptions())
    #expect(
      fence.entries == [
        ScriptedEntry(line: 4, text: "view box", expected: [], expectedLines: 5..<5),
        ScriptedEntry(
          line: 5, text: "animator slide 2s {\n  box.alpha = 0\n\n}",
          expected: ["", "made", "   x"], expectedLines: 9..<12),
        ScriptedEntry(line: 13, text: "", expected: [], expectedLines: 14..<14),
      ])
  }

  @Test func `reads CRLF as it reads line feeds`() throws {
    let text = fenced("flip> a\n ...> b\nout\n\nflip>\n")
    let returns = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(try SessionFile(parsing: returns).fences == SessionFile(parsing: text).fences)
  }

  private static let texts: [(String, [String])] = [
    ("no fence at all", []),
    ("", []),
    ("```\nflip> a\n```", []),
    ("```flip\nflip> a\n```", []),
    ("```swift flipbook\nflip> a\n```", []),
    ("    ```flipbook\n    flip> a\n    ```", []),
    ("````md\n```flipbook\nflip> a\n```\n````\n```flipbook\nflip> b\n```", ["b"]),
    ("~~~\n```flipbook\nflip> a\n```", []),
    ("``` flipbook`\nflip> a\n", []),
    ("``flipbook\nflip> a\n``", []),
    ("~~~flipbook\nflip> a\n```\n~~~", ["a"]),
    ("~~~ \t flipbook  hide \nflip> a\n~~~~~  ", ["a"]),
    ("  ```flipbook\n  flip> a\n   out\n  ```", ["a"]),
    ("   ````flipbook\n   flip> a\n```\n     ````\n ````\nflip> b", ["a"]),
    ("```flipbook\n```", []),
  ]

  @Test(arguments: texts)
  func `runs only flipbook fences`(text: String, entries: [String]) throws {
    let file = try SessionFile(parsing: text)
    #expect(file.fences.flatMap(\.entries).map(\.text) == entries)
  }

  @Test func `takes the fence's indent from every line`() throws {
    let file = try SessionFile(parsing: "  ```flipbook\n  flip> a\n   x\n y\n  ```")
    #expect(file.fences.first?.entries.first?.expected == [" x", "y"])
  }
}
