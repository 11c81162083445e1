import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession

/// Words that were added to the language later can still be names.
@Suite struct LaterWordTests {
  static let words =
    Commands.standard.all.filter { !$0.isReserved }.map(\.name)
    + FunctionDeclaration.all.filter { !$0.isReserved }.map(\.name)
    .filter { !Commands.standard.isReserved($0) }
    + [
      "pi", "ease", "easyEase", "power2", "else", "in", "drag", "state", "length",
      "response", "tension", "context", "copy",
    ]

  @Test(arguments: words)
  func `a view can have the name`(word: String) {
    let session = Session()
    let entries = [
      "view \(word) frame: (0, 0, 10, 20)", "\(word).alpha = 0.5", "\(word).center.x += 5",
      "animator go 1s { \(word).alpha = 0 }", "expect \(word).alpha == 0.5",
      "\(word)", "view other in: \(word)", "animate 1s { \(word).center.y = 3 }",
      "run", "remove other", "show \(word)", "on \(word).layer \"k\" { \(word).tag = 1 }",
    ]
    for entry in entries {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry): \(outcome.text)")
    }
    #expect(session.enter(word).text == session.enter("show \(word)").text)
  }

  @Test(arguments: words)
  func `a value can have the name`(word: String) {
    let session = Session()
    for entry in [
      "let \(word) = 2", "\(word) += 1", "view box alpha: \(word) / 6", "expect \(word) == 3",
      "expect box.alpha == 0.5", "step \(word)", "\(word) * 2", "remove \(word)",
    ] {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry): \(outcome.text)")
    }
  }

  @Test func `with a bracket or something behind it the word is what it was made for`() {
    let session = Session()
    for entry in ["let sin = 2", "let for = 1", "expect sin(0) == 0"] {
      #expect(!session.enter(entry).failed)
    }
    #expect(session.enter("for i in 0..<for { i }").text == "0.000")
  }
}
