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
    let rows = export.text.split { $0.isNewline }.map { String($0) }
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

  private static let marked =
    Array(stage.dropLast()) + [
      "step 0.2s", "mark begun", "mark \"two words\"", "step 0.3s", "mark here", "step 0.1s",
    ]

  // Each gives the same answer with the moment in the mark's place.
  @Test(arguments: [
    "plot box.center.x from: begun to: here", "table box.center.x every: 0.1s from: begun to: here",
    "table box.center.x turns from: begun to: here", "crossings box.center.x == 70 from: begun",
    "draw every: 0.1s from: begun to: here", "table at: begun", "draw at: begun",
    "why box at: here",
    "expect box.center.x == 50 at: begun", "expect always box.center.x > 40 from: begun to: here",
    "highest(box.center.x, from: begun, to: here)",
    "plot box.center.x from: \"two words\"", "goto begun + 0.1s", "goto here - begun",
    "for i in 0..<2 { lowest(box.center.x, from: begun + i * 0.1s) }",
    "table box.center.x every: 0.1s from: begun to: begun + 0.2s",
    "export csv - box.center.x + 1 every: 0.2s / 2 from: (begun - 0.1s) to: here - begun + 0.5s",
  ])
  func `a mark is a moment wherever a moment may stand`(entry: String) {
    let plain = entry.replacing("begun", with: "0.7s").replacing("here", with: "1s")
      .replacing("\"two words\"", with: "0.7s")
    let (marked, typed) = [entry, plain].map { Answers.outcome($0, after: Self.marked) }
      .reduce(into: ("", "")) { ($0.0, $0.1) = ($0.1, "\($1.failed) \($1.text)") }
    #expect(marked == typed && typed.hasPrefix("false"), "\(marked)\n\(typed)")
  }

  private static let answers: [(String, String)] = [
    ("plot box.center.x from: start", "error: 'start' is not a moment"),
    ("expect here", "hint: a mark is a moment: at: here, from: here, or goto here"),
    ("remove box here", "hint: marks and watches go in an entry of their own: remove here"),
    (
      "remove box box.alpha",
      "hint: marks and watches go in an entry of their own: remove box.alpha"
    ),
    ("goto 90deg", "it is an angle"),
    ("highest(box.center.x, for: 50%)", "'50%' is not a duration"),
    ("highest(box.center.x, from: 10%)", "'10%' is not a duration"),
  ]

  @Test(arguments: answers)
  func `what is no moment is refused, and a mark by its name`(entry: String, answer: String) {
    let outcome = Answers.outcome(entry, after: Self.marked + ["watch box.alpha"])
    #expect(outcome.failed && outcome.text.contains(answer), "\(outcome.text)")
  }

  @Test func `a mark goes by its name in quotes`() {
    let text = Answers.text("list marks", after: Self.marked + ["remove \"two words\" \"here\""])
    #expect(text == "begun  0.700s")
  }
}
