import TestSupport
import Testing

/// `flipbook test` and its file arguments.
@Suite struct TestCommandTests {
  private static let failing = """
    # Wrong numbers

    ```flipbook
    flip> view box alpha: 0.5
    flip> box.alpha
    0.250
    flip> box.tag
    0
    ```

    """

  @Test func `what was saved passes`() throws {
    let flipbook = Flipbook()
    let entries = """
      view box frame: (0, 0, 100, 100)
      animator slide 2s {
      box.center.x += 200
      }
      start slide
      strat slide
      step 0.5s
      table
      undo
      back
      save first.md
      """
    let saving = try flipbook.run(["--keep-going"], input: entries)
    #expect(saving.code == 1 && saving.errors.isEmpty)
    #expect(
      flipbook.folder.text(of: "first.md")?.contains("flip> animator slide 2s {\n ...>") == true)
    let testing = try flipbook.run(["test", "first.md"])
    #expect(testing.output == "1 passed, 0 failed\n")
    #expect(testing.code == 0)
    let again = try flipbook.run(["first.md"], input: "")
    #expect(again.code == 0, "\(again)")
  }

  @Test func `a folder stands for the files in it and below it`() throws {
    let flipbook = Flipbook()
    let good = "```flipbook\nflip> stage.now\n0.000\n```\n"
    let names = ["b/c.md", "a.md", "b/a.md", ".hidden/x.md", "b/notes.txt"]
    _ = try flipbook.shell("mkdir b .hidden")
    for name in names { flipbook.folder.write(good, to: name) }
    flipbook.folder.write(Self.failing, to: "b/b.md")
    let run = try flipbook.run(["test", "."])
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("./b/b.md:5: flip> box.alpha\n"))
    #expect(run.output.hasSuffix("3 passed, 1 failed\n"))
  }

  @Test func `a difference is shown with its place`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Self.failing, to: "wrong.md")
    let run = try flipbook.run(["test", "wrong.md"])
    let expected = """
      wrong.md:5: flip> box.alpha
      --- expected
      +++ actual
      @@ -6,1 +6,1 @@
      -0.250
      +0.500
      wrong.actual.md has what was shown
      0 passed, 1 failed

      """
    #expect(run.output == expected)
    #expect(run.code == 1)
    #expect(flipbook.folder.text(of: "wrong.md") == Self.failing)
  }

  @Test func `an update rewrites what differs, once`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Self.failing, to: "wrong.md")
    let first = try flipbook.run(["test", "--update", "wrong.md"])
    let text = flipbook.folder.text(of: "wrong.md")
    #expect(first.output == "wrong.md: 1 line changed\n1 passed, 0 failed\n")
    #expect(text == Self.failing.replacing("0.250", with: "0.500"))
    let second = try flipbook.run(["test", "--update", "wrong.md"])
    #expect(second.output == "1 passed, 0 failed\n")
    #expect(flipbook.folder.text(of: "wrong.md") == text)
    #expect(try flipbook.run(["test", "wrong.md"]).code == 0)
    #expect(try flipbook.shell("ls").output == "wrong.md\n")
  }

  @Test func `a half-written file is named with its line, and the others run`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write("Text\n```flipbook\nflip> view box\n", to: "a.md")
    flipbook.folder.write("```flipbook\nflip> view box\n```\n", to: "b.md")
    let run = try flipbook.run(["test", "a.md", "b.md"])
    #expect(run.code == 2)
    #expect((run.output + run.errors).contains("a.md:2: error: the 'flipbook' fence is not closed"))
    #expect(run.output.hasSuffix("1 passed, 1 failed\n"))
  }

  @Test func `saving inside a test leaves no trace`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write("```flipbook\nflip> view box\nflip> save x.md\n```\n", to: "a.md")
    let run = try flipbook.run(["test", "a.md"])
    #expect(run.code == 0, "\(run)")
    #expect(try flipbook.shell("ls").output == "a.md\n")
  }
}
