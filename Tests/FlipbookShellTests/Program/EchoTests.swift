import TestSupport
import Testing

/// `--echo`: the entries and answers as a session file.
@Suite struct EchoTests {
  private static let script = """
    view box frame: (0, 0, 100, 100)
    # a remark
    animator slide 2s linear {
    box.center.x += 200
    }
    start slide

    strat slide
    step 0.5s
    table
    box.center.x
    help quit
    """

  @Test func `a script becomes a session file that passes`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Self.script, to: "slide.flip")
    let run = try flipbook.run(["-f", "slide.flip", "--echo", "--keep-going"])
    let begin = """
      # slide

      A Flipbook session: `flipbook test` runs it again and compares what it shows.

      ```flipbook
      flip> view box frame: (0, 0, 100, 100)
      flip> # a remark
      flip> animator slide 2s linear {
       ...> box.center.x += 200
       ...> }
      flip> start slide
      ```

      ```flipbook error
      flip> strat slide
      """
    #expect(run.output.hasPrefix(begin), "\(run.output)")
    #expect(run.output.hasSuffix("\nflip> box.center.x\n250.000 (shown 100.000)\n```\n"))
    #expect(run.code == 1 && run.errors.isEmpty)
    flipbook.folder.write(run.output, to: "slide.md")
    #expect(try flipbook.run(["test", "slide.md"]).output == "1 passed, 0 failed\n")
    let again = try flipbook.run(["slide.md", "--echo", "--keep-going"])
    #expect(again.output == run.output && again.code == 0)
  }

  @Test func `the first failure is the last entry, unless it keeps going`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Self.script, to: "slide.flip")
    let run = try flipbook.run(["-f", "slide.flip", "--echo"])
    #expect(run.code == 1)
    #expect(run.output.contains("flip> strat slide\nerror: "))
    #expect(!run.output.contains("flip> step"))
  }

  @Test func `takes entries and stdin as well, and keeps the format`() throws {
    let run = try Flipbook().run(
      ["--echo", "--format", "csv", "-c", "view box", "-f", "-"], bytes: [0xFF, 0x0A])
    #expect(run.output.hasPrefix("# Session\n\n"))
    #expect(run.output.contains("```flipbook setup\nflip> set format csv\n```\n"))
    #expect(run.errors == "error: line 1 is not UTF-8 text: see byte 1\n")
    #expect(!run.output.contains("error"))
  }

  @Test func `saves what the script saves beside`() throws {
    let run = try Flipbook().run(["--echo"], input: "view box\nsave x.md\nstage.now\n")
    #expect(run.output.hasSuffix("flip> view box\nflip> stage.now\n0.000\n```\n"))
    #expect(run.code == 0)
  }
}
