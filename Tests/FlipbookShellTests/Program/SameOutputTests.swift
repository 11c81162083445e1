import TestSupport
import Testing

extension TerminalTests {
  /// Typed and piped entries give the same output.
  @Suite struct SameOutput {
    private static let entries = [
      "view box frame: (0, 0, 100, 100)",
      "animator slide 2s linear { box.center.x += 200; box.alpha = 0 }",
      "start slide",
      "step 0.5s",
      "table",
      "pause slide",
      "scrub slide 50%",
      "box.center.x",
      "reverse slide",
      "strat slide",
      "start slide",
      "run",
      "back 0.5s",
      "expect slide.isRunning && slide.isReversed && box.center.x == 100",
      "box.center.x",
    ]

    @Test func `the session to measure by, typed and piped`() throws {
      let shell = try ShellOnTerminal(rows: 100, columns: 120)
      try shell.waitForPrompt()
      for entry in Self.entries { try shell.enter(entry) }
      let shown = shell.lines.dropFirst().dropLast()
      let typed = Set(Self.entries.map { "flip> " + $0 })

      let run = try Flipbook().run(
        ["--keep-going"], input: Self.entries.map { $0 + "\n" }.joined())
      let piped = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(
        shown.filter { !typed.contains($0) } == piped.map { ShellOnTerminal.left(String($0)) })
      #expect(shown.count { typed.contains($0) } == Self.entries.count)
      #expect(piped.count > 15)
    }
  }
}
