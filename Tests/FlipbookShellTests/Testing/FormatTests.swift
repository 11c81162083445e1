import TestSupport
import Testing

/// Each part of the format, in a file that passes.
@Suite struct FormatTests {
  private static let otherSystem: String = {
    #if os(Linux)
      "macos"
    #else
      "linux"
    #endif
  }()

  private static let files: [(name: String, fence: String)] = [
    ("a remark is a command that does nothing", " \nflip> # box.alpha = 0\nflip> stage.now\n0.000"),
    (
      "a first fence sets up", " setup\nflip> set digits 1\nflip> set rate 10\nflip> stage.now\n0.0"
    ),
    ("a hidden fence runs", " hide\nflip> view box\nflip> box.tag\n0"),
    ("a skipped fence does not run", "\nflip> view box\n```\n\n```flipbook skip\nflip> nonsense"),
    (
      "a fence for another system does not run",
      "\nflip> view box\n```\n\n```flipbook only=\(otherSystem)\nflip> nonsense"
    ),
    ("errors are compared", " error\nflip> nonsense\nerror: there is no command 'nonsense'\n..."),
    ("numbers round to the digits written", "\nflip> view box alpha: 0.125\nflip> box.alpha\n0.12"),
    ("blanks before numbers do not count", "\nflip> view box\nflip> box.center\n(0.0,0.0)"),
    ("an absolute tolerance", " tolerance=0.2\nflip> view box alpha: 0.5\nflip> box.alpha\n0.7"),
    ("a relative one", " tolerance=rel:0.5\nflip> view box alpha: 0.5\nflip> box.alpha\n0.4"),
    ("tolerance and wildcard", " tolerance=0.2\nflip> step 1s\ntime 1.1s [..]\nflip> step\n..."),
    ("any lines", "\nflip> help\n...\n  see it [..]\n..."),
    ("an expression", "\nflip> stage.now\n[0-9]\\.0{3} (re)"),
    ("an escape", "\nflip> stage.now\n\\0.000"),
    ("trailing blanks do not count", "\nflip> stage.now\n0.000   \n\n"),
    (
      "an entry over several lines",
      "\nflip> view box alpha: (\n ...>\n ...> 0.5)\nflip> box.tag\n0"
    ),
    ("no output at all", "\nflip>\nflip> view box"),
  ]

  @Test(arguments: files) func `holds`(name: String, fence: String) throws {
    let flipbook = Flipbook()
    let text = "# \(name)\n\n```flipbook\(fence)\n```\n"
    flipbook.folder.write(text, to: "a.md")
    let run = try flipbook.run(["test", "a.md"])
    let skipped = name.hasSuffix("does not run") ? ", 1 entry skipped" : ""
    #expect(run.output == "1 passed, 0 failed\(skipped)\n")
    #expect(run.code == 0)
    // An update has nothing to change either.
    #expect(try flipbook.run(["test", "--update", "a.md"]).output == run.output)
    #expect(flipbook.folder.text(of: "a.md") == text)
  }

  @Test func `what a setup sets holds for the whole file, whatever is undone in it`() throws {
    let flipbook = Flipbook()
    let text = """
      ```flipbook setup
      flip> set rate 10
      flip> set digits 1
      ```

      ```flipbook
      flip> step
      time 0.1s  frame 1
      flip> reset
      flip> step
      time 0.1s  frame 1
      ```

      """
    flipbook.folder.write(text, to: "a.md")
    #expect(try flipbook.run(["test", "a.md"]).output == "1 passed, 0 failed\n")
  }

  @Test func `a setup is not an entry, in tests and replays`() throws {
    let flipbook = Flipbook()
    let entries = "flip> view box\nflip> history\n1 * view box\n"
    flipbook.folder.write(
      "```flipbook setup\nflip> set digits 1\n```\n\n```flipbook\n\(entries)```\n", to: "a.md")
    #expect(try flipbook.run(["test", "a.md"]).output == "1 passed, 0 failed\n")
    #expect(try flipbook.run(["a.md"]).output == "flip> set digits 1\n" + entries)
  }

  @Test func `the next file begins with the defaults`() throws {
    let flipbook = Flipbook()
    try flipbook.write([
      "a.md": "```flipbook setup\nflip> set digits 1\n```\n",
      "b.md": "```flipbook\nflip> stage.now\n0.000\nflip> set\n[..]rate 60[..]\n...\n```\n",
    ])
    #expect(try flipbook.run(["test", ".", "-j", "1"]).output == "2 passed, 0 failed\n")
  }

  @Test(arguments: ["save /tmp/x.md", "save ../x.md", "replay a/../../b.md", "export cast /tmp/x"])
  func `a test keeps to its own folder`(entry: String) throws {
    let flipbook = Flipbook()
    flipbook.folder.write(
      "```flipbook\nflip> view box\n```\n\n```flipbook error\nflip> \(entry)\n```\n", to: "a.md")
    let run = try flipbook.run(["test", "a.md"])
    #expect(run.output.contains(" lies outside of the test\n"), "\(run)")
    #expect(try flipbook.shell("ls -A").output == "a.actual.md\na.md\n")
  }
}
