import Testing

@testable import FlipbookSession

/// What grows with the views and the moments has a budget, and names it.
@Suite struct ExportLimitTests {
  private static let stage: Session = {
    let views = (0..<300).map { "view v\($0) frame: (\($0), 0, 9, 9)" }
    let moves = (0..<300).map { "v\($0).center.y = 90" }.joined(separator: "; ")
    return Session.entered(views + ["animate 9000s { \(moves) }"])
  }()

  @Test func `samples, moving pictures and pages say what is too much`() {
    let stage = Self.stage
    #expect(
      stage.enter("export csv a.csv for: 600s").text == """
        error: 'for:' is out of range
          export csv a.csv for: 600s
                                ^^^^
        hint: this makes more than 10000000 numbers
        """)
    #expect(
      stage.enter("export svg a.svg kind: animation every: 100ms for: 100s").text == """
        error: 'every:' is out of range
          export svg a.svg kind: animation every: 100ms for: 100s
                                                  ^^^^^
        hint: this makes more than 250000 boxes in all its moments
        """)
    #expect(stage.enter("export html a.html for: 100s").text.hasPrefix("error: 'a page' is out of"))
  }
}
