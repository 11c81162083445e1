import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// State of the session rather than of its stage: one rule for marks and watched values.
@Suite struct BeyondUndoTests {
  @Test(arguments: ["undo", "back 1s", "goto 0s", "reset", "goto here"])
  func `marks and what is watched stay through every move`(move: String) {
    let session = Session.entered([
      "view box", "watch box.alpha", "mark here", "view other; watch other.alpha", "step 1s",
    ])
    #expect(!session.enter(move).failed)
    #expect(session.enter("mark").text == "here  0.000s")
    #expect(session.world.watches.map(\.text) == ["box.alpha", "other.alpha"])
  }

  @Test func `'watch none' stops all, or what it names`() {
    let session = Session.entered(["view box", "watch box.alpha box.tag box.center.x"])
    #expect(!session.enter("watch none box.tag").failed)
    #expect(session.world.watches.map(\.text) == ["box.alpha", "box.center.x"])
    #expect(session.enter("watch none box.tag").text.contains("'box.tag' is not watched"))
    #expect(!session.enter("watch none").failed)
    #expect(session.world.watches.isEmpty)
  }

  @Test(arguments: ["watch", "mark", "undo"]) func `help tells the rule`(command: String) {
    let help = session("help \(command)")
    #expect(help.contains("undo, back, goto and reset keep them."))
  }

  @Test func `help tells what becomes of a spring that goes on`() {
    for command in ["continue", "start"] {
      #expect(session("help \(command)").contains("a spring starts again from what is shown"))
    }
  }

  // The answer joined into one line.
  private func session(_ entry: String) -> String {
    Session().enter(entry).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
