import FlipbookCommands
import FlipbookHelp
import FlipbookLooks
import FlipbookPrompt
import FlipbookSession
import FlipbookShell
import FlipbookText
import FlipbookTimeline
import FlipbookValues
import Testing

/// A shell that is built without Swift, exports and checks: only the omitted parts are missing.
@Suite struct `A shell with fewer commands` {
  private static let commands = Commands(
    StageCommands.all + AnimatorCommands.all + BlockCommands.all + LayerCommands.all
      + TimeCommands.all + TimelineCommands.all + LookCommands.all
      + DrawCommands.all + EditCommands.all + LoopCommands.all + SessionCommands.all
      + HelpCommand.all + SessionCommands.endings)

  @Test func `takes entries, and goes back`() {
    let session = Session(commands: Self.commands)
    let entries = [
      "view box frame: (0, 0, 100, 100)", "animator slide 2s { box.center.x += 200 }",
      "start slide",
      "step 0.5s", "table", "draw size: 40x10",
      "edit 2 { animator slide 1s { box.center.x += 100 } }",
      "undo", "history", "help step",
    ]
    for entry in entries {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry): \(outcome.text)")
    }
    #expect(session.hint(for: "ste").text == "p ")
  }

  @Test(arguments: ["expect 1 == 1", "export csv a.csv", "swift", "why box.alpha"])
  func `lacks what was left out`(entry: String) {
    let outcome = Session(commands: Self.commands).enter(entry)
    #expect(outcome.failed && outcome.text.contains("there is no command"), "\(outcome.text)")
  }

  @Test func `enters what a script says`() {
    var lines: [String] = []
    let run = BatchRun(
      session: Session(commands: Self.commands), keepsGoing: false, form: .answers,
      output: { text, _ in lines.append(text) }, errors: { lines.append($0) })
    run.enter("view box")
    run.enter("box.alpha")
    run.finish()
    #expect(lines == ["1.000"])
  }
}
