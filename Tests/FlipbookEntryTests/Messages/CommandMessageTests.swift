import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct CommandMessageTests {
  static let blocks: [Complaint.Row] = [
    (
      "animation f foo to: 1", "there is no animatable key path 'foo'", "foo",
      "write opacity, position.x or transform.rotation.z"
    ),
    (
      "animation f backgroundColor values: (red, none)", "'none' is not a colour to go through",
      "none", "write clear"
    ),
    (
      "detach box nope", "there is no animation with the key 'nope'", "nope",
      "'show box.layer' lists what a layer has"
    ),
    (
      "off box nope", "there is no action for the key 'nope'", "nope",
      "'show box.layer' lists what a layer has"
    ),
    ("animate", "the block is missing", "", "write animate 1s { box.center.x += 100 }"),
    ("animate 1s", "the block is missing", "", "write animate 1s { box.alpha = 0 }"),
    ("chain c", "the block is missing", "", "write chain c { then 1s { box.alpha = 0 } }"),
    ("animate { } { }", "'{ }' is not expected here", "{ }", "write animate { } completion: { }"),
    (
      "animate 1s { nope.alpha = 0 }", "nothing is called 'nope'", "nope",
      "'view nope' makes a view"
    ),
    ("animate -1s { }", "'-1s' is negative", "-1s", "write a duration of 0 or more"),
    ("animate 1s delay: -1s { }", "'-1s' is negative", "-1s", "write a duration of 0 or more"),
    ("animate 1s { } completion: 3", "'3' is not a block", "3", "write { … }"),
    (
      "animate 1s { } completion: { step }", "'step' cannot go in a block", "step",
      Complaint.timeInBlocks
    ),
    (
      "animate 1s begin { }", "'begin' is not a timing", "begin",
      "write linear, easeInOut, cubic(…) or spring(…)"
    ),
    (
      "animate name: box { }", "'box' is already a view", "box",
      "'remove box' first, or take another name"
    ),
    (
      "animate 1s { animate 1s { nope.alpha = 1 } }", "nothing is called 'nope'", "nope",
      "'view nope' makes a view"
    ),
  ]

  static let time: [Complaint.Row] = [
    (
      "step -1s", "'-1s' is negative", "-1s",
      "write a duration of 0 or more; 'back' goes back in time"
    ),
    ("step 1deg", "'1deg' is not a duration", "1deg", "write 0.5s, 500ms or 30f"),
    ("step 50%", "'50%' is not a duration", "50%", "write 0.5s, 500ms or 30f"),
    ("step foo", "'foo' is not a duration", "foo", "write 0.5s, 500ms or 30f"),
    ("step 1s 2s", "'2s' is not expected here", "2s", "the form is step [DURATION]"),
    ("step 1e10s", "this lies beyond the stage's 32 years", "1e10s", "take a shorter time"),
    (
      "step forward: 1s", "'step' has no argument 'forward:'", "forward",
      "the form is step [DURATION]"
    ),
    ("step 1 / 0", "this divides by zero", "/", nil),
    (
      "run until: box.alpha > 2", "'box.alpha > 2' is still not true at 0.000s", "box.alpha > 2",
      nil
    ),
    (
      "run", "nothing is going to finish", "run", "write start slide; run"
    ),
    (
      "run -1s", "'-1s' is negative", "-1s",
      "write a duration of 0 or more; 'back' goes back in time"
    ),
    ("run foo", "'foo' is not a duration", "foo", "write 0.5s, 500ms or 30f"),
    ("back 1s", "no time has passed yet", "1s", "'undo' takes back what was entered"),
    ("back -1s", "'-1s' is negative", "-1s", "write a duration of 0 or more"),
    ("back foo", "'foo' is not a duration", "foo", "write 0.5s, 500ms or 30f"),
    (
      "undo 1.5", "'1.5' is not a whole number above 0", "1.5",
      "'undo 2' takes back two entries, and 'redo 2' brings them back"
    ),
    ("redo", "there is nothing to redo", "redo", nil),
    ("reset all", "'all' is not expected here", "all", "leave it out: 'reset' takes nothing"),
    (
      "step; undo 2", "'undo' must be an entry of its own: it works on what was entered before",
      "undo",
      "press Enter before and after it"
    ),
    (
      "undo; step", "'undo' must be an entry of its own: it works on what was entered before",
      "undo",
      "press Enter before and after it"
    ),
  ]

  static let later: [Complaint.Row] = [
    ("back 2s", "only 1.000s has passed", "2s", "'goto 0s' is the start"),
    ("redo", "there is nothing to redo", "redo", nil),
  ]

  static let looks: [Complaint.Row] = [
    (
      "plot nope.x", "nothing is called 'nope'", "nope",
      "'view nope' makes a view"
    ),
    (
      "table json", "'json' is not expected here", "json",
      "write table format: json"
    ),
    (
      "table format: foo", "'foo' is not a choice here", "foo", "write table, json, csv or markdown"
    ),
    ("table format: jsonn", "'jsonn' is not a choice here", "jsonn", "did you mean 'json'?"),
    ("watch nope", "nothing is called 'nope'", "nope", "did you mean 'none'?"),
    ("watch 3 nope", "nothing is called 'nope'", "nope", "did you mean 'none'?"),
    (
      "expect", "CONDITION is missing", "",
      "the form is expect [CHECK] CONDITION …; 'help expect' has the rest"
    ),
    ("expect 3", "this is a number, not a condition like a == b", "3", nil),
    ("expect box.alpha", "this is a number, not a condition like a == b", "box.alpha", nil),
    ("expect nope == 1", "nothing is called 'nope'", "nope", "did you mean 'none'?"),
    (
      "expect box.alpha = 1", "'=' can only follow the path that starts a statement", "=",
      "write expect box.alpha == 1"
    ),
    ("expect box.alpha == red", "'==' does not work on a number and a colour", "==", nil),
    (
      "expect box.alpha == 0.5", "expected box.alpha == 0.5, but box.alpha is 1.000",
      "box.alpha == 0.5", nil
    ),
    (
      "expect !(box.alpha == 1)", "expected !(box.alpha == 1), but box.alpha is 1.000",
      "!(box.alpha == 1)", nil
    ),
    (
      "expect box.alpha == 1 && box.tag == 1", "expected box.tag == 1, but box.tag is 0",
      "box.tag == 1", nil
    ),
    ("expect box.alpha == 1 within: -1", "'-1' is out of range", "-1", "a tolerance is 0 or more"),
    ("expect box.alpha == 1 within: red", "'red' is not a number", "red", nil),
    (
      "expect 1 == 2 3", "'3' is not expected here", "3",
      "the form is expect [CHECK] CONDITION …; 'help expect' has the rest"
    ),
  ]

  static let session: [Complaint.Row] = [
    ("export a.svg", "'a.svg' is not a choice here", "a.svg", "write export svg a.svg"),
    (
      "export \"a b.HTML\" for: 1s", "'\"a b.HTML\"' is not a choice here", "\"a b.HTML\"",
      "write cast, csv, json, gif, apng, png, svg, html, css, swift, test or proof"
    ),
    (
      "export a.mov", "'a.mov' is not a choice here", "a.mov",
      "'export' writes GIF, APNG, SVG and pages"
    ),
    ("set foo", "'foo' is not a setting", "foo", "'set' lists them"),
    ("set digts 3", "'digts' is not a setting", "digts", "did you mean 'digits'?"),
    ("set digits", "the value of 'digits' is missing", "", "write set digits 3"),
    ("set digits 20", "'20' is not a whole number from 0 to 9", "20", "write set digits 3"),
    ("set digits x", "'x' is not a whole number from 0 to 9", "x", "write set digits 3"),
    ("set digits 1.5", "'1.5' is not a whole number from 0 to 9", "1.5", "write set digits 3"),
    ("set rate 0", "'0' is not a whole number from 1 to 240", "0", "write set rate 60"),
    ("set rate 241", "'241' is not a whole number from 1 to 240", "241", "write set rate 60"),
    ("set ascii maybe", "'maybe' is not true or false", "maybe", "write set ascii false"),
    (
      "set format foo", "'foo' is not one of table, json, csv, markdown", "foo",
      "write set format table"
    ),
    ("set format", "the value of 'format' is missing", "", "write set format table"),
    ("set columns 10", "'10' is not a whole number from 20 to 400", "10", "write set columns 80"),
    ("set digits 3 4", "'4' is not expected here", "4", "the form is set [SETTING] [VALUE]"),
    ("help qqq", "there is no help on 'qqq'", "qqq", "'help all' lists the commands"),
    ("help scrb", "there is no help on 'scrb'", "scrb", "did you mean 'scrub'?"),
    ("history 0", "'0' is not a whole number above 0", "0", "'history 9' lists nine"),
    ("history x", "'x' is not a whole number above 0", "x", "write history"),
    ("save", "FILE is missing", "", "write save session.md"),
    ("save a b", "'b' is not expected here", "b", "the form is save FILE [clean] [force]"),
    ("replay", "FILE is missing", "", "write goto 0s"),
    (
      "frobnicate", "there is no command 'frobnicate'", "frobnicate",
      "'help all' lists the commands"
    ),
    (
      "frobnicate box", "there is no command 'frobnicate'", "frobnicate",
      "'help all' lists the commands"
    ),
    (
      "strat slide", "there is no command 'strat'", "strat",
      "did you mean 'start'?"
    ),
    ("tabel", "there is no command 'tabel'", "tabel", "did you mean 'table'?"),
  ]

  @Test(arguments: blocks + time + looks + session) func `says what is wrong`(row: Complaint.Row) {
    #expect(Complaint(about: row.entry) == Complaint(row))
  }

  @Test(arguments: later) func `says what is wrong later`(row: Complaint.Row) {
    #expect(Complaint(about: row.entry, after: Answers.stage + ["step 1s"]) == Complaint(row))
  }

}

@Suite struct SurplusBlockMessageTests {
  @Test(arguments: [
    "off box \"k\"{ box.alpha = 1 }", "start slide { box.alpha = 1;\nbox.tag = 2 }",
    "list { box.alpha }",
    "save x.md { box.alpha = 0 }", "set digits 3 { box.alpha = 0 }", "replay x.md { box.alpha }",
    "export csv x.csv { box.alpha }", "animator a 1s { box.alpha = 0 } { box.alpha = 1 }",
  ])
  func `a surplus block is blamed as the block`(entry: String) {
    let outcome = Answers.outcome(entry)
    let lines = outcome.text.split(separator: "\n")
    #expect(outcome.failed && lines[0] == "error: '{ … }' is not expected here", "\(outcome.text)")
    // The carets begin under its brace.
    let brace = lines[1].lastIndex(of: "{").map {
      lines[1].distance(from: lines[1].startIndex, to: $0)
    }
    #expect(lines[2].prefix { $0 == " " }.count == brace)
  }
}
