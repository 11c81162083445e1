import TestSupport
import Testing

/// Nothing around the program changes what a batch prints.
@Suite struct EnvironmentTests {
  private static let entries = """
    view "日 é" frame: (0, 0, 100, 100)
    animator slide 2s linear { "日 é".alpha = 0 }
    start slide
    step 0.5s
    table
    nonsense "é
    """

  private static let environments: [[String: String]] = [
    ["LC_ALL": "C"], ["LANG": "de_DE.UTF-8"], ["LC_ALL": "xx_YY.unknown"], ["TERM": "dumb"],
    ["TERM": "xterm-256color"], ["NO_COLOR": "1"], ["COLUMNS": "20"], ["TZ": "Asia/Tokyo"],
  ]

  @Test(arguments: environments)
  func `the output is the same`(environment: [String: String]) throws {
    let plain = try Flipbook().run(["--keep-going"], input: Self.entries)
    let other = try Flipbook().run(
      ["--keep-going"], input: Self.entries, environment: environment)
    #expect(plain.code == 1 && plain.output.contains("日 é.alpha") || plain.output.contains("é"))
    #expect(other == plain)
    #expect(!plain.hasTerminalTalk)
  }

  @Test func `nothing is kept where nobody types`() throws {
    let flipbook = Flipbook()
    _ = try flipbook.run([], input: "view box\n")
    _ = try flipbook.run(["-c", "view box"])
    let run = try flipbook.shell("ls -A \"$HOME\"")
    #expect(run.output.isEmpty)
  }
}
