import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession

/// What grows with the views and the moments has a budget, and names it.
@Suite struct ExportLimitTests {
  private func makeStage() -> Session {
    let views = (0..<300).map { "view v\($0) frame: (\($0), 0, 9, 9)" }
    let moves = (0..<300).map { "v\($0).center.y = 90" }.joined(separator: "; ")
    return Session.entered(views + ["animate 9000s { \(moves) }"])
  }

  @Test(arguments: ["csv", "json"])
  func `samples of all that moves say what is too much, before there is`(form: String) {
    #expect(
      makeStage().enter("export \(form) a.\(form) for: 600s").text.hasSuffix(
        "hint: this makes more than 10000000 numbers"))
  }
}
