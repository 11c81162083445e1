import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct LookingBackTests {
  private static let stage = [
    "step 0.5s", "view box frame: (0, 0, 60, 60)", "animate 1s linear { box.center.x += 100 }",
    "run",
  ]

  @Test func `sample lists what has been, and leaves blank what was not there`() {
    #expect(
      Answers.text("sample box.center.x every: 0.5s from: 0s", after: Self.stage) == """
          time  box.center.x
        ──────  ────────────
        0.000s
        0.500s        30.000
        1.000s        80.000
        1.500s       130.000
        """)
  }

  @Test(arguments: ["csv", "json"])
  func `an export has what has been`(form: String) throws {
    let outcome = Answers.outcome(
      "export \(form) a.\(form) box.center.x every: 0.5s from: 0s to: 1s", after: Self.stage)
    guard case .export(let export, _, _)? = outcome.request else {
      Issue.record("\(outcome.text)")
      return
    }
    let rows = export.text.split { $0.isNewline }.map(String.init)
    let wanted =
      form == "csv"
      ? ["0,0,", "0.5,30,30", "1,60,80"] : ["[0,null],", "[0.5,30],", "[1,80]"]
    #expect(wanted.allSatisfy(rows.contains), "\(export.text)")
  }

  static let looks = [
    "plot box.center.x", "sample box.center.x every: 0.1s", "export csv a.csv box.center.x",
    "export json a.json box.center.x", "export csv a.csv", "export svg a.svg kind: animation",
    "export svg a.svg kind: filmstrip", "export svg a.svg kind: plot box.center.x",
  ]

  @Test(arguments: looks)
  func `all that look along time read from, to and for alike`(look: String) {
    let moving = Array(Self.stage.dropLast()) + ["step 0.5s"]
    let verb = look.split(separator: " ")[0]
    #expect(!Answers.outcome(look + " from: 0.6s", after: moving).failed)
    #expect(!Answers.outcome(look + " from: 0.6s for: 0.2s", after: moving).failed)
    for (arguments, hint) in [
      ("to: 0.2s", "the \(verb) begins at 1.000s"),
      ("from: 3s", "everything has finished by 1.500s: add 'to:' or 'for:'"),
      ("to: 2s for: 1s", "'for:' is the length, 'to:' the end: give one of them"),
    ] {
      let outcome = Answers.outcome("\(look) \(arguments)", after: moving)
      #expect(outcome.failed && outcome.text.hasSuffix("hint: \(hint)"), "\(outcome.text)")
    }
  }

  @Test(arguments: ["table", "draw", "expect box.center.x == 75"])
  func `what was begun is looked at ahead as if it had been committed`(look: String) {
    let begun = ["view box frame: (0, 0, 100, 100)", "begin 1s", "box.center.x += 50"]
    #expect(!Answers.outcome("\(look) at: 0.5s", after: begun).failed)
    #expect(
      Answers.text("box.center.x", after: begun + ["\(look) at: 0.5s", "commit", "run"])
        == "100.000")
  }
}
