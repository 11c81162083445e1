import FlipbookCommands
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTestRunner
@testable import SessionFiles

/// Overwriting a file.
@Suite struct FileUpdateTests {
  private let folder = TemporaryFolder()

  private func outcome(_ path: String, original: String) -> FileOutcome {
    var outcome = FileOutcome(path: path)
    outcome.rewrite = FileUpdate(text: "new\n", original: original, changedLines: 1)
    return outcome
  }

  @Test(arguments: ["save no/x.md", "export csv no/x.csv for: 1s root.alpha", "replay no/x.md"])
  func `messages name files as they were typed, whatever the folder of the test`(
    entry: String
  ) throws {
    let flipbook = Flipbook()
    flipbook.folder.write("```flipbook error\nflip> \(entry)\n```\n", to: "a.md")
    let update = try flipbook.run(["test", "--update", "a.md"])
    #expect(update.code == 0, "\(update)")
    #expect(try flipbook.run(["test", "a.md"]).output == "1 passed, 0 failed\n")
    let text = try #require(flipbook.folder.text(of: "a.md"))
    #expect(text.contains("'no/x.") && !text.contains(flipbook.folder.path))
  }

  @Test func `a file that has changed since it was tested is left alone`() {
    let path = folder.write("old\nEDITED\n", to: "a.md")
    var outcome = outcome(path, original: "old\n")
    #expect(outcome.update(ActualFiles(ofTesting: [path])).isEmpty)
    #expect(outcome.verdict == .unreadable)
    #expect(outcome.problem?.text.contains("was changed while it was tested\nhint: ") == true)
    #expect(folder.text(of: "a.md") == "old\nEDITED\n")
  }

  @Test func `canonical equality is not enough`() {
    let path = folder.write("\u{E9}\n", to: "a.md")
    var outcome = outcome(path, original: "e\u{301}\n")
    #expect(
      outcome.update(ActualFiles(ofTesting: [path])).isEmpty && outcome.verdict == .unreadable)
  }

  @Test func `only files inside the given folder are written over`() throws {
    let flipbook = Flipbook()
    try flipbook.write([
      "in/a.md": Sample.differing, "in/sub/b.md": Sample.differing, "out/c.md": Sample.differing,
      "out/d.md": Sample.differing,
    ])
    let run = try flipbook.shell(
      """
      ln -s ../out in/linked; ln -s ../out/d.md in/d.md; ln -s sub in/again
      "$0" test --update in
      """)
    #expect(run.code == 1)
    #expect(run.output.contains("\n'in/d.md' is a link, and is not rewritten\n"))
    #expect(run.output.contains("\n'in/linked/c.md' lies outside of 'in', and is not rewritten\n"))
    // A link to a folder inside counts as the folder itself.
    #expect(run.output.contains("in/a.md: 1 line changed\nin/again/b.md: 1 line changed\n"))
    for name in ["out/c.md", "out/d.md"] {
      #expect(flipbook.folder.text(of: name) == Sample.differing, "\(name)")
    }
    #expect(try flipbook.shell("test -L in/d.md && test -L in/linked").code == 0)
    #expect(flipbook.folder.text(of: "in/sub/b.md")?.contains("1.000") == true)
  }

  @Test func `a link that was named is followed`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.differing, to: "out/a.md")
    let run = try flipbook.shell("ln -s out/a.md b.md; \"$0\" test --update b.md; test -L b.md")
    #expect(run.code == 0 && run.output == "b.md: 1 line changed\n1 passed, 0 failed\n")
    #expect(flipbook.folder.text(of: "out/a.md")?.contains("1.000") == true)
  }

  @Test func `a hard link keeps the old content`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.differing, to: "in/a.md")
    let run = try flipbook.shell("ln in/a.md other; \"$0\" test --update in")
    #expect(run.code == 0)
    #expect(flipbook.folder.text(of: "other") == Sample.differing)
  }

  @Test func `an entry with an open line is left, reported, and still fails`() throws {
    let flipbook = Flipbook()
    let text = """
      ```flipbook
      flip> view box
      flip> show box
      ...
      alpha 0.500
      ...
      flip> box.tag
      1
      ```

      """
    flipbook.folder.write(text, to: "a.md")
    let run = try flipbook.run(["test", "--update", "a.md"])
    #expect(run.code == 1)
    let end = """
      -alpha 0.500
      +alpha                     1.000
       ...
      a.md: 1 line changed
      a.md:5: a wildcard leaves open which line this is now; the entry stays as it is
      0 passed, 1 failed

      """
    #expect(run.output.hasSuffix(end), "\(run)")
    #expect(flipbook.folder.text(of: "a.md") == text.replacing("\n1\n", with: "\n0\n"))
    let second = try flipbook.run(["test", "--update", "a.md"])
    #expect(second.output.contains("\na.md:5: a wildcard leaves open"))
    #expect(!second.output.contains("changed"))
  }

  @Test func `a draft of a killed process does no harm`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.differing, to: "a.md")
    // The program replaces the shell, so it has the shell's process number.
    let run = try flipbook.shell(
      "for n in '' -1 -2; do : > a.md.flipbook-draft-$$$n; done; exec \"$0\" test --update a.md")
    #expect(run.output == "a.md: 1 line changed\n1 passed, 0 failed\n")
    #expect(flipbook.folder.text(of: "a.md")?.contains("\n1.000\n") == true)
  }
}
