import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Exports that grow with views and moments have a limit, and the error names it.
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

  // A late refusal would ask about interruptions far more often; here only the entries that are run
  // again ask.
  @Test(arguments: [("css", "200000 boxes"), ("html", "100000 boxes")])
  func `what is too much is refused before anything is looked at`(form: String, limit: String) {
    let session = Session.entered([
      "for i in 0..<2000 { view \"v\\(i)\" }",
      "for i in 0..<2000 { animate 1s { \"v\\(i)\".center.x += 100 } }",
    ])
    var asked = 0
    session.isInterrupted = {
      asked += 1
      return false
    }
    let outcome = session.enter("export \(form) a.\(form)")
    #expect(outcome.failed && outcome.text.contains(limit), "\(outcome.text)")
    #expect(asked < 20_000, "\(asked)")
  }
}
