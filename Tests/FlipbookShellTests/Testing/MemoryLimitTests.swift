import FlipbookCommands
import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTestRunner
@testable import FlipbookValues

/// The memory limit of a file.
@Suite struct MemoryLimitTests {
  /// Its second entry, at line 3, takes a few hundred megabytes before it is an error.
  private static let greedy = """
    ```flipbook
    flip> view box
    flip> box.\(String(repeating: "tag", count: 4_000_000))
    flip> box.tag
    0
    ```

    """

  @Test func `a file that takes too much is reported with its line, and the others go on`()
    throws
  {
    let flipbook = Flipbook()
    try flipbook.write(["a.md": Self.greedy, "b.md": Sample.good, "c.md": Sample.good])
    let run = try flipbook.run(["test", ".", "-j", "1", "--max-memory", "120"])
    #expect(run.code == 3)
    #expect(run.output.hasPrefix("./a.md:3: flip> box.tagtag"))
    #expect(
      run.output.contains(
        "\nthe file took more than 120 MB of memory (--max-memory)\nshown so far:\n"))
    #expect(run.output.hasSuffix("\n./a.md: 1 entry not run\n2 passed, 1 failed\n"))
  }

  /// The worker is started as on systems where a process cannot be copied.
  @Test func `a worker that is started anew has the same limit`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Self.greedy, to: "a.md")
    flipbook.folder.write(bytes: FrameBuffer.frame(TestedFile("a.md").bytes), to: "job")
    let run = try flipbook.shell("\"$0\" test-worker --max-memory 120 --folder . < job > /dev/null")
    #expect(run.code == 97)
  }

  /// The texts of an entry and its output are copied a few times, not once for each letter.
  @Test func `an entry of two megabytes takes little more than its text`() throws {
    let flipbook = Flipbook()
    let word = String(repeating: "a", count: 2_000_000)
    flipbook.folder.write("```flipbook error\nflip> \(word)\nerror: no\n```\n", to: "a.md")
    let run = try flipbook.run(["test", "a.md", "--max-memory", "130"])
    #expect(run.code == 1)
    #expect(run.output.hasSuffix("\n0 passed, 1 failed\n"))
  }
}
