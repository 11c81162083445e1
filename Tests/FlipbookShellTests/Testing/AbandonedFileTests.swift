import TestSupport
import Testing

/// Files that crash or do not end: each is reported with its line, and the others still run.
@Suite struct AbandonedFileTests {
  private static let shown = """
    shown so far:
      flip> view box
      flip> box.alpha
      1.000
      flip> view aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
      flip> # next
      flip> help
    a.md: 1 entry not run
    b.md: 1 of
    """.split(separator: "\n").dropLast().joined(separator: "\n")

  private func folder(with text: String) throws -> Flipbook {
    let flipbook = Flipbook()
    try flipbook.write(["a.md": text, "b.md": Sample.good, "c.md": Sample.good])
    return flipbook
  }

  @Test(arguments: [[], ["--update"], ["--start-anew"]])
  func `the time limit ends an endless comparison`(options: [String]) throws {
    let flipbook = try folder(with: Sample.endless)
    let run = try flipbook.run(["test", ".", "--timeout", "1.5", "-j", "1"] + options)
    let expected = """
      ./a.md:7: flip> help
      the file took more than 1.5 s (--timeout)
      \(Self.shown.replacing("\na.md", with: "\n./a.md"))
      2 passed, 1 failed

      """
    #expect(run.output == expected)
    #expect(run.code == 3)
    #expect(flipbook.folder.text(of: "a.md") == Sample.endless)
    #expect(try flipbook.shell("ls").output == "a.md\nb.md\nc.md\n")
  }

  @Test func `a process that is killed takes one file with it`() throws {
    let flipbook = try folder(with: Sample.endless)
    let run = try flipbook.shell("ulimit -S -t 1; \"$0\" test -j 1 a.md b.md c.md")
    #expect(run.output.hasPrefix("a.md:7: flip> help\nthe program crashed: signal 24\n"), "\(run)")
    #expect(run.output.hasSuffix(Self.shown + "\n2 passed, 1 failed\n"))
    #expect(run.code == 3)
  }

  @Test func `a stack that overflows takes one file with it`() throws {
    let flipbook = try folder(with: Sample.deep)
    let run = try flipbook.shell("ulimit -S -s 160; \"$0\" test . ")
    #expect(run.output.hasPrefix("./a.md:3: flip> box.tag = ((("), "\(run)")
    #expect(
      run.output.contains("\nthe program crashed: it used invalid memory (signal 11)\n"))
    #expect(run.output.hasSuffix("\n./a.md: 1 entry not run\n2 passed, 1 failed\n"))
    #expect(run.code == 3)
    #expect(try flipbook.run(["test", "."]).code == 0)
  }

  @Test func `a command can use up its steps`() throws {
    let flipbook = try folder(with: Sample.busy)
    let run = try flipbook.run(["test", ".", "--max-steps", "20"])
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "./a.md:4: flip> run 100s")
    #expect(lines.dropFirst().first == "the command took more than 20 steps (--max-steps)")
    #expect(lines.contains("  (14 lines before)"))
    #expect(lines.dropLast(2).last == "    10.000s  pulse finished")
    #expect(run.output.hasSuffix("./a.md: 1 entry not run\n2 passed, 1 failed\n"))
    #expect(run.code == 3)
    #expect(try flipbook.run(["test", ".", "--max-steps", "201"]).code == 0)
  }

  @Test func `a command that checks the clock ends with its output so far`() throws {
    let flipbook = Flipbook()
    let condition = (0..<150).map { _ in "box.alpha" }.joined(separator: " + ")
    let text = """
      ```flipbook
      flip> view box
      flip> animate 0.001s name: pulse { box.alpha = 1 - box.alpha } completion: { again pulse }
      flip> run until: \(condition) > 1000
      ```

      """
    flipbook.folder.write(text, to: "a.md")
    let run = try flipbook.run(["test", "a.md", "--timeout", "1"])
    #expect(run.output.contains("\nthe file took more than 1 s (--timeout)\nshown so far:\n"))
    #expect(run.output.hasPrefix("a.md:4: flip> run until: "))
    #expect(run.code == 3, "\(run)")
  }
}
