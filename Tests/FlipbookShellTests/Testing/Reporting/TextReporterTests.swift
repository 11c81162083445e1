import TestSupport
import Testing

/// The colours of the output of `flipbook test`.
@Suite struct TextReporterTests {
  private static let painted = """
    \u{1B}[31m--- expected\u{1B}[0m
    \u{1B}[35m+++ actual\u{1B}[0m
    \u{1B}[1m@@ -6,1 +6,1 @@\u{1B}[0m
    \u{1B}[31m-0.250\u{1B}[0m
    \u{1B}[35m+1.000\u{1B}[0m

    """

  @Test(arguments: [(["--color", "always"], true), (["--color", "never"], false), ([], false)])
  func `a difference is in colour where that is wanted`(options: [String], isPainted: Bool) throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.differing, to: "a.md")
    let run = try flipbook.run(["test", "a.md"] + options)
    #expect(run.output.contains(Self.painted) == isPainted)
    #expect(run.hasTerminalTalk == isPainted)
    #expect(run.output.hasPrefix("a.md:5: flip> box.alpha\n"))
  }

  @Test func `output has no colours of its own`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write("```flipbook\nflip> # a\n-\u{1B}[2J\n```\n", to: "a.md")
    let run = try flipbook.run(["test", "a.md", "--color", "always"])
    #expect(run.output.contains("\n\u{1B}[31m--\\u{1B}[2J\u{1B}[0m\n"))
  }
}

extension TerminalTests {
  @Suite struct DifferenceColorTests {
    @Test(arguments: [([:], true), (["NO_COLOR": "1"], false), (["TERM": "dumb"], false)])
    func `on a terminal it is, unless it is declined`(
      environment: [String: String], isPainted: Bool
    ) throws {
      let home = TemporaryFolder()
      let path = home.write(Sample.differing, to: "a.md")
      let shell = try ShellOnTerminal(
        home: home, arguments: ["test", path], environment: environment)
      _ = try shell.terminal.waitForExit()
      let output = String(decoding: shell.terminal.output, as: UTF8.self)
      #expect(output.contains("\u{1B}[38;5;196m-0.250") == isPainted, "\(output)")
    }
  }
}
