import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTestRunner
@testable import SessionFiles

/// A person's decisions about the files of a run.
@Suite struct ReviewTests {
  private let folder = TemporaryFolder()

  // Entries `a`, `b` and so on, each of which shows `new` where `old` is expected.
  private func text(_ entries: [String]) -> String {
    "```flipbook\n" + entries.map { "flip> \($0)\nold\n" }.joined() + "```\n"
  }

  private func file(_ name: String, _ text: String) throws -> ReviewedFile {
    let path = folder.write(text, to: name)
    let run = try SessionFile(parsing: text).run { entry, _ in
      (entry.text == "a" ? "other" : "new", entry.text == "bad")
    }
    var outcome = FileOutcome(path: path)
    outcome.report.results = run.results
    outcome.rewrite = run.update
    return ReviewedFile(outcome)
  }

  private func review(_ entries: [String]...) throws -> Review {
    Review(try entries.enumerated().map { try file("\($0.offset).md", text($0.element)) })
  }

  private func take(_ review: inout Review) { _ = review.decide(.taken, [review.current]) }
  private func leave(_ review: inout Review) { _ = review.decide(.left, [review.current]) }

  @Test func `a file is written once all of it is decided`() throws {
    var review = try review(["a", "b"], ["c"])
    take(&review)
    #expect(folder.text(of: "0.md") == text(["a", "b"]) && review.current == 1)
    leave(&review)
    #expect(
      folder.text(of: "0.md") == "```flipbook\nflip> a\nother\nflip> b\nold\n```\n"
        && review.current == 2)
    take(&review)
    #expect(review.isOver && folder.text(of: "1.md")?.contains("new") == true)
    #expect(review.summary == "2 taken, 1 left, 0 unseen")
  }

  @Test(arguments: [(true, "new"), (false, "old")])
  func `what was taken of the current file is kept, unless interrupted`(
    keeps: Bool, shown: String
  ) throws {
    var review = try review(["b", "c"])
    take(&review)
    review.end(keeping: keeps)
    #expect(
      folder.text(of: "0.md") == "```flipbook\nflip> b\n\(shown)\nflip> c\nold\n```\n")
    #expect(review.summary == "\(keeps ? 1 : 0) taken, 0 left, \(keeps ? 1 : 2) unseen")
  }

  @Test func `what is taken back is as before, even if it was written`() throws {
    var review = try review(["b"], ["c"])
    take(&review)
    #expect(folder.text(of: "0.md")?.contains("new") == true && review.current == 1)
    review.takeBack()
    #expect(review.current == 0 && review.choice == nil)
    review.end(keeping: true)
    #expect(folder.text(of: "0.md") == text(["b"]))
    #expect(review.summary == "0 taken, 0 left, 2 unseen")
  }

  @Test func `hunks with the same changes can be taken at once`() throws {
    var review = try review(["b", "a", "c"], ["d", "bad"])
    #expect(review.alike == [0, 2, 3])
    _ = review.decide(.taken, review.alike)
    #expect(review.current == 1 && review.alike == [1])
    #expect(folder.text(of: "0.md") == text(["b", "a", "c"]))
    review.move(by: 3)
    #expect(review.current == 4 && review.alike.isEmpty)
  }

  @Test func `taking all leaves out what a person must decide`() throws {
    let open = "```flipbook\nflip> b\n...\nold\n...\nflip> c\nold\n```\n"
    var review = Review([try file("0.md", open), try file("1.md", text(["bad", "d"]))])
    #expect(review.remaining == [1, 3] && !review.canTake && review.alike.isEmpty)
    _ = review.decide(.taken, review.remaining)
    #expect(review.current == 0 && !review.isOver)
    leave(&review)
    #expect(folder.text(of: "0.md") == open.replacing("flip> c\nold", with: "flip> c\nnew"))
    #expect(review.current == 2 && !review.canTake)
    leave(&review)
    #expect(
      folder.text(of: "1.md") == text(["bad", "d"]).replacing("d\nold\n```", with: "d\nnew\n```"))
    #expect(review.isOver && review.summary == "2 taken, 2 left, 0 unseen")
  }

  @Test func `a file that has changed meanwhile is left alone`() throws {
    var review = try review(["b"], ["c"])
    folder.write(text(["b"]) + "more\n", to: "0.md")
    let reason = review.decide(.taken, [0])
    #expect(reason?.contains("was changed while it was tested") == true)
    #expect(folder.text(of: "0.md") == text(["b"]) + "more\n")
    take(&review)
    #expect(review.summary == "1 taken, 1 left, 0 unseen")
    let actual = ActualFiles(ofTesting: [])
    let ends = review.files.map { $0.end(actual) }
    #expect(ends.map(\.outcome.verdict) == [.unreadable, .passed])
    #expect(ends[1].notes.map { $0.hasSuffix("1.md: 1 line changed") } == [true])
  }

  @Test func `nothing of a file that was not run to its end can be taken`() throws {
    var outcome = FileOutcome(path: folder.write(text(["b"]), to: "0.md"))
    outcome.report.results = [
      EntryResult(line: 2, entry: "b", status: .output, diff: "--- expected\n+++ actual\n-a\n+b"),
      EntryResult(line: 4, entry: "c", status: .ended, reason: "it crashed"),
    ]
    let review = Review([ReviewedFile(outcome)])
    #expect(review.count == 2 && !review.canTake && review.remaining.isEmpty)
    #expect(review.file.refusal == "the file was not run to its end")
    #expect(review.file.hunks[0].difference == ["-a", "+b"])
  }

  @Test func `a file that was tested again takes its place`() throws {
    var review = try review(["b"], ["c", "d"], ["e"])
    take(&review)
    take(&review)
    review.replace(with: try file("1.md", text(["x"])))
    #expect(review.count == 3 && review.current == 1 && review.file.path.hasSuffix("1.md"))
    review.replace(with: try file("1.md", "nothing\n"))
    #expect(review.count == 2 && review.current == 1 && review.file.path.hasSuffix("2.md"))
    take(&review)
    #expect(review.isOver)
  }
}
