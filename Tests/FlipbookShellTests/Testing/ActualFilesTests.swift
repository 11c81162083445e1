import TestSupport
import Testing

/// The file beside a session file that holds its actual output.
@Suite struct ActualFilesTests {
  private static let both = """
    ```flipbook
    flip> view box
    flip> box.alpha
    0.250
    flip> nonsense
    flip> box.tag
    [..]
    ```

    """

  @Test(arguments: ["", "mine\n"])
  func `a name with a line feed is reported on one line`(present: String) throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Self.both, to: "a\nb.md")
    if !present.isEmpty { flipbook.folder.write(present, to: "a\nb.actual.md") }
    let run = try flipbook.run(["test", "a\nb.md"])
    #expect(run.code == 1)
    #expect(run.output.contains(".actual.md"))
    #expect(!run.output.contains("\nb.actual.md"), "\(run.output)")
  }

  @Test func `has all the output, and is removed when the test passes`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Self.both, to: "a.md")
    let run = try flipbook.run(["test", "a.md"])
    #expect(run.code == 1)
    #expect(run.output.contains("\na.actual.md has what was shown\n"))
    let actual = try #require(flipbook.folder.text(of: "a.actual.md"))
    #expect(actual.contains("\n1.000\nflip> nonsense\nerror: there is no command 'nonsense'\n"))
    #expect(actual.contains("flip> box.tag\n[..]\n"))
    #expect(flipbook.folder.text(of: "a.md") == Self.both)

    flipbook.folder.write(Sample.good, to: "a.md")
    #expect(try flipbook.run(["test", "a.md"]).output == "1 passed, 0 failed\n")
    #expect(try flipbook.shell("ls").output == "a.md\n")
  }

  @Test func `is not taken for a session file in a folder`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.differing, to: "a.md")
    flipbook.folder.write(Sample.differing, to: "notes")
    let first = try flipbook.run(["test", ".", "notes"])
    #expect(try flipbook.run(["test", ".", "notes"]) == first)
    #expect(
      try flipbook.shell("ls").output == "a.actual.md\na.md\nnotes\nnotes.actual\n")
    #expect(try flipbook.run(["test", "."]).output.hasSuffix("\n0 passed, 1 failed\n"))
  }

  @Test func `is removed when an update settles everything`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.differing, to: "a.md")
    let run = try flipbook.shell("\"$0\" test a.md; \"$0\" test --update a.md; ls")
    #expect(run.output.hasSuffix("\na.md: 1 line changed\n1 passed, 0 failed\na.md\n"))
  }

  @Test func `somebody's own file stays as it is`() throws {
    let flipbook = Flipbook()
    let own = "precious\n"
    try flipbook.write(["a.md": Sample.good, "a.actual.md": own])
    #expect(try flipbook.run(["test", "."]).output == "1 passed, 0 failed\n")
    flipbook.folder.write(Sample.differing, to: "a.md")
    let run = try flipbook.run(["test", "."])
    #expect(run.output.contains("\n'./a.actual.md' is not from a test, and stays as it is\n"))
    #expect(run.code == 1 && flipbook.folder.text(of: "a.actual.md") == own)
    #expect(try flipbook.run(["test", "--update", "."]).code == 0)
    #expect(flipbook.folder.text(of: "a.actual.md") == own)
  }

  @Test(arguments: [Sample.good, Sample.differing])
  func `a file that is tested itself stays as it is`(text: String) throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.differing, to: "a.md")
    _ = try flipbook.run(["test", "a.md"])
    let actual = flipbook.folder.text(of: "a.actual.md")
    flipbook.folder.write(text, to: "a.md")
    let run = try flipbook.run(["test", "-j", "1", "a.md", "a.actual.md"])
    #expect(run.output.hasSuffix(text == Sample.good ? "2 passed, 0 failed\n" : "1 failed\n"))
    #expect(flipbook.folder.text(of: "a.actual.md") == actual)
  }

  private static let commands: [(String, String)] = [
    ("ln -s ../own.md a.actual.md", "is a link"), ("ln -s /dev/stderr a.actual.md", "is a link"),
    ("ln -s nowhere a.actual.md", "is a link"), ("mkfifo a.actual.md", "is no regular file"),
  ]

  @Test(arguments: commands)
  func `that is no regular file stays as it is`(making command: String, reason: String) throws {
    let flipbook = Flipbook()
    try flipbook.write(["in/a.md": Sample.differing, "in/b.md": Sample.differing])
    // Uses a file that a test wrote, so that its contents are not the reason for keeping it.
    let run = try flipbook.shell(
      """
      "$0" test in/b.md > log; mv in/b.actual.md own.md; rm in/b.md; cp own.md before
      cd in; \(command); cd ..; "$0" test in; echo "$?"; cmp own.md before; ls -A . in
      """)
    #expect(run.output.contains("\n'in/a.actual.md' \(reason), and stays as it is\n"), "\(run)")
    #expect(run.output.hasSuffix("\n1\n.:\nbefore\nin\nlog\nown.md\n\nin:\na.actual.md\na.md\n"))
    #expect(run.errors.isEmpty)
    flipbook.folder.write(Sample.good, to: "in/a.md")
    let passed = try flipbook.shell("\"$0\" test in; cmp own.md before; ls -A in")
    #expect(passed.output == "1 passed, 0 failed\na.actual.md\na.md\n")
  }

  @Test func `is only written in the folder that was given`() throws {
    let flipbook = Flipbook()
    try flipbook.write(["in/a.md": Sample.good, "out/b.md": Sample.differing])
    let run = try flipbook.shell("ln -s ../out in/linked; \"$0\" test in; ls out")
    let line = "\n'in/linked/b.actual.md' lies outside of 'in', and is not written\n"
    #expect(run.output.contains(line) && run.output.hasSuffix("\nb.md\n"), "\(run)")
    // A file that is named as an argument counts as the user's own.
    #expect(try flipbook.run(["test", "in/linked/b.md"]).code == 1)
    #expect(try flipbook.shell("ls out").output == "b.actual.md\nb.md\n")
    // A test of the folder does not remove it there either.
    flipbook.folder.write(Sample.good, to: "out/b.md")
    #expect(try flipbook.shell("\"$0\" test in; ls out").output.hasSuffix("\nb.actual.md\nb.md\n"))
  }

  @Test func `has no wildcards where an entry differs`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(
      "```flipbook\nflip> view box\nflip> show box\n...\nalpha 0.500\n...\n```\n", to: "a.md")
    let run = try flipbook.run(["test", "a.md"])
    #expect(run.output.contains("\n-alpha 0.500\n+alpha                     1.000\n ...\n"))
    let actual = try #require(flipbook.folder.text(of: "a.actual.md"))
    #expect(!actual.contains("...") && actual.contains("\nalpha                     1.000\n"))
  }

  @Test func `if it cannot be written, that is only a remark`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.differing, to: "a.md")
    let run = try flipbook.shell("mkdir a.actual.md; \"$0\" test a.md")
    #expect(run.output.contains("error: cannot write 'a.actual.md': it is a folder\n"))
    #expect(run.code == 1)
  }
}
