import Testing

@testable import SessionFiles

@Suite struct SessionFileUpdateTests {
  private func update(
    _ text: String, _ answers: [(text: String, failed: Bool)]
  ) throws -> FileUpdate {
    try SessionFile(parsing: text).updated(run: Replies(answers).run)
  }

  @Test func `rewrites only the lines that do not match`() throws {
    let old = "# T  \n\n" + fenced("flip> a\n0.5  \nold\n[..] kept\n\nflip> b\ngone\nflip> c")
    let new =
      "# T  \n\n"
      + fenced("flip> a\n0.5  \nnew\n[..] kept\n\nflip> b\nflip> c\nx\n\n...")
      .replacing("\n...", with: "\n\\...")
    let result = try update(
      old, [("0.51\nnew\nis kept", false), ("", false), ("x\n\n...\n\n", false)])
    #expect(result.text == new)
    #expect(result.changedLines == 5)
    #expect(result.lostWildcards == [])
    #expect(result.unsettled == [])
  }

  @Test(arguments: [
    "no fences\r\n\r\nat all",
    "```flipbook\nflip> a  \n\n\n```",
    "```flipbook\r\nflip> a\r\n...\r\n\r\n```\r\n",
    "  ~~~~ flipbook  hide\n  flip> a\n   ...>\n[..]x\n  .*y (re)\n  ~~~~~~\ntail",
  ])
  func `leaves the bytes alone where all matches`(text: String) throws {
    let file = try SessionFile(parsing: text)
    let lines = file.fences.flatMap(\.entries).first?.expected.count ?? 0
    let result = file.updated { _ in (lines == 2 ? "ax\nby" : "", false) }
    #expect(Array(result.text.utf8) == Array(text.utf8))
    #expect(result.changedLines == 0)
  }

  @Test func `escapes new lines and lengthens the fence`() throws {
    let result = try update(
      fenced("flip> a\nold\nflip> b", options: "hide"),
      [("flip> x\n ...> y\n...\na [..]\nb (re)\n\\c\n```", false), ("`", false)])
    #expect(
      result.text == #"""
        ````flipbook hide
        flip> a
        \flip> x
        \ ...> y
        \...
        \a [..]
        \b (re)
        \\c
        ```
        flip> b
        `
        ````

        """#)
    #expect(result.changedLines == 10)
  }

  @Test func `lengthens a tilde fence for tildes only`() throws {
    let text = "~~~flipbook\nflip> a\n~~~~~~\n"
    #expect(try update(text, [("````", false)]).text == "~~~flipbook\nflip> a\n````\n~~~~~~\n")
    #expect(
      try update(text, [("~~~~", false)]).text == "~~~~~flipbook\nflip> a\n~~~~\n~~~~~~\n")
  }

  @Test func `takes the indent and the line ends around it`() throws {
    let text = "  ```flipbook\r\n  flip> a\r\n  old\r\n  ```"
    let result = try update(text, [("new\n\n x", false)])
    #expect(
      Array(result.text.utf8)
        == Array("  ```flipbook\r\n  flip> a\r\n  new\r\n\r\n   x\r\n  ```".utf8))
  }

  @Test func `reports wildcards that are lost`() throws {
    let result = try update(
      fenced("flip> a\nx [..] y\nz+ (re)\nend"), [("p\nq\nend", false)])
    #expect(result.lostWildcards == [3, 4])
    #expect(result.text == fenced("flip> a\np\nq\nend"))
  }

  private static let answers: [(String, String, [Int])] = [
    // Between two wildcards: whatever is like it may be another line.
    ("...\nalpha 0.500\n...", "box\nalpha 1.000\ntag 0", [4]),
    ("...\nbox\nalpha 0.500\n...", "box\nnew\nalpha 0.500\ntag 0", [4]),
    // The place is certain, and so is the line.
    ("alpha 0.500\n...", "alpha 1.000\ntag 0", []),
    ("...\nalpha 0.500", "tag 0\nalpha 1.000", []),
    ("alpha 0.500\n...", "new\nalpha 1.000\ntag 0", []),
    // What the wildcard takes is as much like it, or it is gone.
    ("alpha 0.500\n...", "alpha 1.000\nalpha 2.000", [3]),
    ("alpha 0.500\n...", "zap\ntag 0", [3]), ("alpha 0.500\n...\nend", "tag 0\nend", [3]),
    ("one\nalpha 0.500\n...", "one\ntag 0", [4]), ("one\nalpha 0.500\n...", "one", []),
    ("[..]\nalpha 0.500", "alpha 1.000", [4]),
    // The count says which is which.
    ("[..]\nalpha 0.500", "box\nzap", []), ("[..]\nalpha 0.500", "alpha 1.000\nzap", [4]),
  ]

  @Test(arguments: answers)
  func `leaves what a wildcard leaves open, and says so`(
    expected: String, answer: String, open: [Int]
  ) throws {
    let text = fenced("flip> a\n" + expected)
    let result = try update(text, [(answer, false)])
    #expect(result.openLines == open)
    #expect(result.unsettled.map(\.status) == (open.isEmpty ? [] : [.output]))
    #expect((result.text == text) == !open.isEmpty)
    #expect((result.changedLines == 0) == !open.isEmpty)
  }

  @Test func `leaves entries whose status does not fit`() throws {
    let text = fenced("flip> a\nold") + fenced("flip> b\nold", options: "error")
    let result = try update(text, [("no", true), ("yes", false)])
    #expect(result.text == text)
    #expect(result.changedLines == 0)
    #expect(result.unsettled.map(\.status) == [.failedUnexpectedly, .shouldHaveFailed])
  }

  @Test func `rewrites messages in error fences and skips skipped ones`() throws {
    let text = fenced("flip> a\nold", options: "error") + fenced("flip> b\nold", options: "skip")
    let result = try update(text, [("new", true)])
    #expect(
      result.text
        == fenced("flip> a\nnew", options: "error") + fenced("flip> b\nold", options: "skip"))
  }

  @Test func `the text of all that came settles those as well`() throws {
    let text = fenced("flip> a\nold") + fenced("flip> b\n[..]d", options: "error")
    let file = try SessionFile(parsing: text)
    let run = file.run(Replies([("no", true), ("yes", false)]).run)
    #expect(run.update.text == text)
    #expect(run.actual.text == fenced("flip> a\nno") + fenced("flip> b\nyes", options: "error"))
  }

  @Test func `the text of all that came has no wildcards where something is wrong`() throws {
    let text = fenced("flip> a\n...\nb 0.5\n[..]\nflip> c\n[..]\nflip> d\n[..]")
    let file = try SessionFile(parsing: text)
    let run = file.run(Replies([("x\nb 0.7\n...\n```", false), ("c", false), ("d", true)]).run)
    #expect(
      run.actual.text
        == "````flipbook\nflip> a\nx\nb 0.7\n\\...\n```\nflip> c\n[..]\nflip> d\nd\n````\n")
  }

  private struct Crash: Error {}

  @Test func `a run ends with what the answer throws`() throws {
    let file = try SessionFile(parsing: fenced("flip> a"))
    #expect(throws: Crash.self) {
      try file.run { (_: String) throws(Crash) -> (text: String, failed: Bool) in
        throw Crash()
      }
    }
  }
}
