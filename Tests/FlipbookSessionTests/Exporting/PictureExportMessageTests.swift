import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct PictureExportMessageTests {
  static let wrong: [Complaint.Row] = [
    (
      "export svg a.svg every: 1s", "'every:' is not expected here", "every",
      "leave it out: export svg FILE kind: still takes [force] [fit] [size: WIDTHxHEIGHT] [title: NAME]"
    ),
    (
      "export svg a.svg box.alpha kind: animation", "'box.alpha' is not expected here", "box.alpha",
      nil
    ),
    (
      "export svg a.svg kind: plott", "'plott' is not a choice here", "plott",
      "did you mean 'plot'?"
    ),
    (
      "export svg a.svg size: 1x1", "'1x1' is out of range", "1x1",
      "a picture has 100 to 10000 points each way"
    ),
    (
      "export svg a.svg size: big", "'big' is not a size", "big",
      "write 640x480: width, then height"
    ),
    (
      "export svg a.svg kind: filmstrip every: 1ms", "'every:' is out of range", "1ms",
      "this makes more than 60 moments"
    ),
    (
      "export csv a.csv kind: still", "'kind:' is not expected here", "kind",
      "leave it out: export csv FILE takes [PATH…] [force] [every: D] [from: D] [to: D] [for: D]"
    ),
  ]

  @Test(arguments: wrong) func `says what is wrong, and where`(row: Complaint.Row) throws {
    let complaint = try #require(
      Complaint(about: row.entry, after: Answers.stage + ["start slide"]))
    #expect(complaint.message == row.message && complaint.under == row.under, "\(complaint)")
    #expect(row.hint == nil || complaint.hint == row.hint, "\(complaint)")
  }

  @Test func `a plot of what does not move asks for a path`() throws {
    let complaint = try #require(
      Complaint(about: "export svg a.svg kind: plot for: 1s", after: ["view box"]))
    #expect(complaint.message == "nothing moves from here on")
    #expect(complaint.hint == "name what to look at: box.alpha")
    let later = try #require(
      Complaint(about: "export svg a.svg kind: plot for: 1s", after: ["view box", "step 1s"]))
    #expect(later.hint == "name what to look at: box.alpha; 'goto 0s' goes back")
  }
}
