import TestSupport
import Testing

@testable import FlipbookShell

/// How a file is written over.
@Suite struct FileUpdateTests {
  private let folder = TemporaryFolder()

  private func outcome(_ path: String, original: String) -> FileOutcome {
    var outcome = FileOutcome(path: path)
    outcome.rewrite = Rewrite(text: "new\n", original: original, changedLines: 1)
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

  @Test func `one that has changed since it was tested is left alone`() {
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

  @Test func `a draft left behind by a killed process is in nobody's way`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.differing, to: "a.md")
    // The shell's number is the program's, which takes its place.
    let run = try flipbook.shell(
      "for n in '' -1 -2; do : > a.md.draft-$$$n; done; exec \"$0\" test --update a.md")
    #expect(run.output == "a.md: 1 line changed\n1 passed, 0 failed\n")
    #expect(flipbook.folder.text(of: "a.md")?.contains("\n1.000\n") == true)
  }
}
