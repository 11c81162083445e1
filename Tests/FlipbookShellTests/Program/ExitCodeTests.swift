import TestSupport
import Testing

/// The program's exit codes: 0, 1 if an entry failed, 2 if it could not even begin.
@Suite struct ExitCodeTests {
  private static let files = [
    "good.md": "```flipbook\nflip> view box\nflip> box.alpha\n1.000\n```\n",
    "other.md": "```flipbook\nflip> view box\nflip> box.alpha\n0.250\n```\n",
    "failing.md": "```flipbook\nflip> nonsense\nflip> view box\n```\n",
    "error.md": """
    ```flipbook error
    flip> nonsense
    error: there is no command 'nonsense'
      nonsense
      ^^^^^^^^
    hint: 'help all' lists the commands
    ```

    """,
    "unfailing.md": "```flipbook error\nflip> view box\n```\n",
    "half.md": "```flipbook\nflip> view box\n",
    "good.flip": "view box\nbox.alpha\n",
    "bad.flip": "nonsense\nview box\nbox.alpha\n",
  ]

  private static let table: [(arguments: [String], input: String, code: Int32, output: String?)] = [
    ([], "", 0, ""),
    ([], "view box\nbox.alpha\n", 0, "1.000\n"),
    ([], "quit\nnonsense\n", 0, ""),
    (["-c", "view box", "-c", "box.alpha"], "", 0, "1.000\n"),
    (["-c", "nonsense", "-c", "stage.now"], "", 1, nil),
    (["-f", "good.flip"], "", 0, "1.000\n"),
    (["-f", "good.flip", "-c", "box.tag"], "", 0, "1.000\n0\n"),
    (["-f", "bad.flip"], "", 1, nil),
    (["-f", "-"], "stage.now\n", 0, "0.000\n"),
    (["-"], "stage.now\n", 0, "0.000\n"),
    (["good.md", "-"], "box.tag\n", 0, "flip> view box\nflip> box.alpha\n1.000\n0\n"),
    (["good.md"], "nonsense\n", 0, "flip> view box\nflip> box.alpha\n1.000\n"),
    (["failing.md"], "", 1, nil),
    (["error.md"], "", 0, nil),
    (["unfailing.md"], "", 1, "flip> view box\nerror: line 2 should have failed\n"),
    (["half.md"], "", 2, ""),
    (["missing.md"], "", 2, ""),
    (["-f", "missing.flip"], "", 2, ""),
    (["."], "", 2, ""),
    (["--format", "csv", "-c", "list"], "", 0, nil),
    (["--format", "poem"], "", 2, ""),
    (["--wrong"], "", 2, ""),
    (["--version"], "", 0, "0.2.0\n"),
    (["--help"], "", 0, nil),
    (["test", "good.md"], "", 0, "1 passed, 0 failed\n"),
    (["test", "good.md", "error.md"], "", 0, "2 passed, 0 failed\n"),
    (["test", "failing.md"], "", 1, nil),
    (["test", "half.md"], "", 2, nil),
    (["test", "missing.md"], "", 2, nil),
    (["test"], "", 2, ""),
  ]

  @Test(arguments: table)
  func `are as promised`(
    arguments: [String], input: String, code: Int32, output: String?
  ) throws {
    let flipbook = Flipbook()
    for (name, text) in Self.files { flipbook.folder.write(text, to: name) }
    let run = try flipbook.run(arguments, input: input)
    #expect(run.code == code, "\(run)")
    if let output { #expect(run.output == output) }
    #expect(run.errors.isEmpty == (code != 2 || arguments.first == "test" && arguments.count > 1))
    #expect(!run.hasTerminalTalk)
  }

  @Test(arguments: [([], 1), (["--keep-going"], 2)])
  func `the first failure ends a batch unless it keeps going`(
    options: [String], failures: Int
  ) throws {
    let run = try Flipbook().run(options, input: "nonsense\nview box\nrubbish\nbox.alpha\n")
    #expect(run.code == 1)
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("error: ") } == failures)
    #expect(run.output.hasSuffix("1.000\n") == (failures == 2))
  }

  @Test func `errors are reported where they happen`() throws {
    let run = try Flipbook().run(["-c", "view box aplha: 1"])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "error: 'view' has no argument 'aplha:'")
    #expect(lines.dropFirst(2).first == "           ^^^^^")
    #expect(lines.dropFirst(3).first == "hint: did you mean 'alpha'?")
  }

  @Test func `a closed input is an error, not an end`() throws {
    let run = try Flipbook().shell("\"$0\" <&-")
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("error: the input cannot be read: it is closed\n"))
  }

  @Test func `an output closed early ends the program as it ends others`() throws {
    let run = try Flipbook().shell(
      "{ \"$0\"; echo \"status $?\" >&2; } | head -1",
      input: String(repeating: "help\n", count: 2_000))
    let first = "Flipbook tries out UIKit's animations. Type these, one after another:"
    #expect(run.output == first + "\n")
    #expect(run.errors == "status 141\n")
  }

  #if os(Linux)
    private static let arguments: [String] = [
      "-c stage.now", "--help", "--version", "help test", "test --help", "help enter",
      "--generate-completion-script bash", "test --list a.md", "test a.md --junit -",
      "-c 'export svg -'",
    ]

    @Test(arguments: arguments)
    func `an output that cannot be written is an error`(arguments: String) throws {
      let flipbook = Flipbook()
      flipbook.folder.write(Sample.good, to: "a.md")
      let run = try flipbook.shell(
        "\"$0\" \(arguments) 2> errors > /dev/full; code=$?; tail -n 1 errors >&2; exit $code")
      #expect(run.code == 2)
      #expect(run.errors == "error: some of the output could not be written\n")
    }
  #endif
}
