import TestSupport
import Testing

/// Invalid input: each is a clear error, and the session goes on.
@Suite struct BadInputTests {
  // Tests take names as arguments, because a million bytes would be printed in each event of a run.
  private static let lines: [String: (bytes: [UInt8], error: String)] = [
    "a NUL": (Array("box\0.alpha".utf8), "error: line 2 holds a NUL at byte 4"),
    "a byte that is none of a text": (
      [0x62, 0xFF, 0x63], "error: line 2 is not UTF-8 text: see byte 2"
    ),
    "half a character": ([0xF0, 0x9F, 0x8E], "error: line 2 is not UTF-8 text: see byte 1"),
    "a megabyte": (
      Array(String(repeating: "x", count: 1 << 20).utf8), "error: there is no command 'xxx"
    ),
    "an escape": (Array("box.\u{1B}[31malpha".utf8), "error: "),
    "brackets": (
      Array((String(repeating: "(", count: 10_000) + "1").utf8) + close(10_000), "error: "
    ),
    "signs": (Array(("box.tag = " + String(repeating: "-", count: 10_000) + "1").utf8), "error: "),
    "blocks": (Array("after 1s ".utf8) + nested(5_000), "error: "),
  ]

  private static func close(_ count: Int) -> [UInt8] {
    Array(repeating: UInt8(ascii: ")"), count: count)
  }

  private static func nested(_ count: Int) -> [UInt8] {
    Array((String(repeating: "{ ", count: count) + String(repeating: "} ", count: count)).utf8)
  }

  @Test(arguments: lines.keys.sorted())
  func `a line that makes no sense is one error`(name: String) throws {
    let (bytes, error) = try #require(Self.lines[name])
    let input = Array("view box\n".utf8) + bytes + Array("\nbox.alpha\n".utf8)
    let run = try Flipbook().run(["--keep-going"], bytes: input)
    #expect(run.code == 1)
    #expect(run.output.hasPrefix(error), "\(run.output.prefix(200))")
    #expect(run.output.hasSuffix("\n1.000\n"))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test(arguments: [[], ["-f", "-"], ["-f", "crlf.flip"], ["crlf.md"]])
  func `CRLF ends a line`(arguments: [String]) throws {
    let flipbook = Flipbook()
    let script = "\u{FEFF}view box alpha: (\r\n0.5)\r\nbox.alpha"
    flipbook.folder.write(script, to: "crlf.flip")
    let session =
      "```flipbook\r\nflip> view box alpha: (\r\n ...> 0.5)\r\nflip> box.alpha\r\n```\r\n"
    flipbook.folder.write(session, to: "crlf.md")
    let run = try flipbook.run(arguments, input: script)
    #expect(run.code == 0)
    #expect(run.output.hasSuffix("0.500\n") && !run.output.contains("\r"), "\(run)")
  }

  private static let files: [(entry: String, error: String)] = [
    ("replay missing.md", "error: cannot read 'missing.md': no such file or folder"),
    ("replay circle.md", "error: cannot read 'circle.md': its links form a loop"),
    ("replay folder", "error: cannot read 'folder': it is a folder"),
    ("replay zeros.md", "error: 'zeros.md' is not text: it holds a NUL"),
    ("replay half.md", "half.md:1: error: the 'flipbook' fence is not closed"),
    ("save missing/x.md", "error: cannot write 'missing/x.md': no such file or folder"),
    ("save folder", "error: cannot write 'folder': it is a folder"),
    (
      "save notes.md/x.md",
      "error: cannot write 'notes.md/x.md': a part of the path is not a folder"
    ),
    ("save notes.md", "error: 'notes.md' exists and is not a session file"),
    ("save half.md", "error: 'half.md' exists and is not a session file"),
    ("save nowhere.md", "error: cannot write 'nowhere.md': no such file or folder"),
    ("save full.md", "error: cannot write 'full.md': no space left on the disk"),
  ]

  private func folderOfOddities() throws -> Flipbook {
    let flipbook = Flipbook()
    flipbook.folder.write(bytes: [0x61, 0, 0x62], to: "zeros.md")
    flipbook.folder.write("```flipbook\nflip> view box\n", to: "half.md")
    flipbook.folder.write("My notes\n", to: "notes.md")
    _ = try flipbook.shell(
      "mkdir folder; ln -s circle.md circle.md; ln -s none/x nowhere.md; ln -s /dev/full full.md")
    return flipbook
  }

  @Test(arguments: files)
  func `a bad file is named, and nothing changes`(
    entry: String, error: String
  ) throws {
    #if !os(Linux)
      guard !entry.contains("full") else { return }
    #endif
    let flipbook = try folderOfOddities()
    let before = try flipbook.shell("ls -lR; cat *.md 2>&1 | head -c 1000").output
    let run = try flipbook.run(["--keep-going"], input: "view ball\n\(entry)\nball.alpha\n")
    #expect(run.output.hasPrefix(error), "\(run)")
    #expect(run.output.contains("\nhint: "))
    #expect(run.output.hasSuffix("\n1.000\n"))
    #expect(run.code == 1)
    #expect(try flipbook.shell("ls -lR; cat *.md 2>&1 | head -c 1000").output == before)
  }

  @Test func `force replaces a file that is no session`() throws {
    let flipbook = try folderOfOddities()
    let run = try flipbook.run([], input: "view ball\nsave notes.md force\n")
    #expect(run.code == 0, "\(run)")
    #expect(flipbook.folder.text(of: "notes.md")?.contains("flip> view ball\n") == true)
  }

  @Test func `a session file is replaced without being asked`() throws {
    let flipbook = Flipbook()
    #expect(try flipbook.run([], input: "view a\nsave s.md\nview b\nsave s.md\n").code == 0)
    #expect(flipbook.folder.text(of: "s.md")?.contains("flip> view b\n") == true)
  }

  @Test func `a disk that fills up leaves the file as it was and no draft`() throws {
    let flipbook = Flipbook()
    let old = "```flipbook\nflip> view old\n```\n"
    flipbook.folder.write(old, to: "s.md")
    let entries = (0..<400).map { "view a_view_with_a_long_name_\($0)\n" }.joined()
    let run = try flipbook.shell("ulimit -f 8; \"$0\"", input: entries + "save s.md\nstage.now\n")
    #expect(
      run.output.hasPrefix("error: cannot write 's.md': it would be too large"))
    #expect(run.code == 1)
    #expect(flipbook.folder.text(of: "s.md") == old)
    #expect(try flipbook.shell("ls").output == "s.md\n")
  }

  private static let replaying: [[String: String]] = [
    ["a.md": "replay a.md"], ["a.md": "replay b.md", "b.md": "replay link.md"],
  ]

  @Test(arguments: replaying)
  func `a file that replays itself is an error`(files: [String: String]) throws {
    let flipbook = Flipbook()
    for (name, entry) in files {
      flipbook.folder.write("```flipbook\nflip> \(entry)\n```\n", to: name)
    }
    _ = try flipbook.shell("ln -s a.md link.md")
    let run = try flipbook.run(["--keep-going"], input: "replay a.md\nstage.now\n")
    #expect(run.output.contains(" is being replayed already\n"))
    #expect(run.output.hasSuffix("\n0.000\n"))
    #expect(run.output.count { $0 == "\n" } < 10)
    #expect(run.code == 1)
    #expect(try flipbook.run(["a.md"]).code == 1)
    #expect(try flipbook.run(["test", "a.md"]).code == 1)
  }

  @Test func `a replay in a replay is undone with it`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write("```flipbook\nflip> view inner\n```\n", to: "inner.md")
    flipbook.folder.write(
      "```flipbook\nflip> replay inner.md\nflip> view outer\n```\n", to: "outer.md")
    let run = try flipbook.run([], input: "view old\nreplay outer.md\nundo\nold.alpha\n")
    #expect(run.code == 0, "\(run)")
    #expect(run.output.hasSuffix("flip> view outer\n1.000\n"))
  }
}
