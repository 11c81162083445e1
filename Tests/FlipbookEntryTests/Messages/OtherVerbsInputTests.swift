import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// An input of another verb gets a line that works, or the reason for its refusal.
@Suite struct OtherVerbsInputTests {
  private static let stage = ["view box frame: (0, 0, 100, 100)"]
  private static let moving =
    stage + ["animator slide 2s linear { box.center.x += 200 }", "start slide", "step 0.5s"]

  private static let entries: [(String, String?)] = [
    ("run to: 1s", "goto 1s"), ("step to: 1s", "goto 1s"), ("goto at: 1s", "goto 1s"),
    ("back to: 0s", "goto 0s"), ("run for: 1s", "run 1s"), ("goto for: 1s", "step 1s"),
    ("step until: box.center.x > 150", "run until: box.center.x > 150"),
    ("plot box.center.x every: 0.25s", "table box.center.x every: 0.25s"),
    ("show box every: 0.5s", "table box every: 0.5s"), ("why box from: 0s", "why box at: 0s"),
    ("table slide from: 0s to: 1s", "table slide every: 0.1s from: 0s to: 1s"),
    ("table turns", "table turns box.center.x"), ("set digits = 2", "set digits 2"),
    ("promise x box.alpha > 0", "promise x always box.alpha > 0"),
    ("promise p settled box.alpha by: 1s", "expect settled box.alpha by: 1s"),
    ("chain c { wait 1s }", "chain c { wait timeout: 1s }"),
    ("box.alpha = 0.5 after: 0.5s", "after 0.5s { box.alpha = 0.5 }"),
    ("reverse slide delay: 1s", "reverse slide after: 1s"),
    (
      "reverse slide completion: { box.alpha = 0 }",
      "completion slide { box.alpha = 0 }; reverse slide"
    ),
    ("start slide easeIn", "pause slide; continue slide easeIn"),
    ("start slide 1s", "pause slide; continue slide durationFactor: 1s / slide.duration"),
    ("animate over: 1s { box.alpha = 0 }", "animate 1s { box.alpha = 0 }"),
    (
      "keyframes go 1s { at 0% { box.alpha = 0 } }",
      "keyframes 1s name: go { at 0% { box.alpha = 0 } }"
    ),
    ("begin go 1s", "begin 1s name: go"),
    ("transaction go 1s { box.alpha = 0 }", "transaction 1s { box.alpha = 0 }"),
    ("crossings box.center.x", "crossings box.center.x == 100"),
    ("crossings box.center.x > 150", "crossings box.center.x == 150"),
    ("events slide", "events"), ("doctor box", "doctor"), ("list mark", "list marks"),
    // A timing follows its duration, except in a plot.
    ("begin easeOut 1s", "begin 1s easeOut"), ("plot 0.5s easeOut", "plot easeOut for: 0.5s"),
    ("dance box easeOut 1s { .alpha = 0 }", "dance box 1s easeOut { .alpha = 0 }"),
    (
      "keyframes easeOut 1s { at 0% { box.alpha = 0 } }",
      "keyframes 1s easeOut { at 0% { box.alpha = 0 } }"
    ),
    ("box.center after: 0.2s", "after 0.2s { box.center }"),
    ("detach all after: 0.2s", "after 0.2s { detach box }"),
    ("run until: slide.state == paused", "run until: !slide.isRunning"),
    // A moment is a delay from now on.
    ("pause slide at: 1s", "pause slide after: 0.5s"), ("stop slide at: 0.2s", "goto 0.2s"),
  ]

  @Test(arguments: entries)
  func `is answered by a line`(entry: String, line: String?) {
    let outcome = Answers.outcome(entry, after: Self.moving)
    #expect(outcome.failed && outcome.offer == line, "\(outcome.text)")
  }

  private static let reasons: [(String, String)] = [
    ("mark a after: 1s", "'mark' must be an entry of its own: it works on what was entered"),
    ("plot after: 1s", "'plot' looks along time, but a block that runs later"),
    ("step 1s after: 1s", "'step' cannot go in a block"),
    ("continue slide repeat: 2", "a property animator cannot repeat: animate 1s repeat"),
    ("dance box 1s repeat: 2 { .alpha = 0 }", "a property animator cannot repeat"),
    ("dance box 1s autoreverse { .alpha = 0 }", "a property animator goes one way"),
    ("dance box 1s repeatCount: 2 { .alpha = 0 }", "a property animator cannot repeat"),
    ("slide.repeat", "'repeat' sets, after 'begin', how often"),
    ("let k = 3 after: 1s", "put ';' or a line break"),
    ("touch box completion: { }", "gesture pan box ended:"),
    ("chain c { then 1s { box.alpha = 0 } completion: { } }", "do { … }"),
    ("scrub slide 50% over: 1s", "'start' lets it run"),
    ("plot size: 40x8", "'set columns' sets its width"),
    ("draw format: csv", "'draw' prints no table: only tables have a format"),
    ("list marks format: csv", "'list marks' prints no table: only tables have a format"),
    ("history format: csv", "entries are no table: only tables have a format"),
    ("events from: 0s", "'events' lists all of it"), ("remove box foo", "nothing is called 'foo'"),
    ("start slide slyde", "there is no animator 'slyde'"),
    ("list foo", "gestures, values, blocks, watches, marks, branches, states or promises"),
    ("watch highest(box.center.x)", "'highest' looks along time"),
    ("plot highest(box.center.x)", "it is one number for a stretch of time"),
    ("export gif a.gif size: 9x9", "leave it out: export gif FILE kind: animation takes"),
    // No line is offered if it would be wrong or would destroy something.
    ("reset box", "'undo' takes back the last entry"),
    ("box.reset()", "'undo' takes back the last"),
    ("filmstrip 4 frames", "'every:' is the time between its pictures"),
    ("run reveal", "write 0.5s, 500ms or 30f"), ("compare open slide", "'list' shows the names"),
    (
      "keyframes 1s { at 0 { box.alpha = 0 } at 0.5 { box.alpha = 1 } }",
      "each part says how long it takes"
    ),
    ("for i in 0..<3 { if i == 1 { break }; box.tag = i }", "a loop has no 'continue'"),
    ("for c in [red, blue] { view v backgroundColor: c }", "each pass makes 'v' again"),
    ("for i in [0, 1].reversed() { box.tag = i }", "a loop takes a range that counts up"),
    ("for (i, c) in colors.enumerated() { view v }", "a loop takes a range that counts up"),
    ("let list = (box, slide)", "a loop takes the list itself: for v in [box, slide]"),
    ("let lerp(a, b, t) = a + b", "there are no functions"),
    ("gesture swipe box direction: up { box.alpha = 0 }", "a swipe is a pan that ends fast"),
  ]

  @Test(arguments: reasons)
  func `is answered by the reason`(entry: String, reason: String) {
    let outcome = Answers.outcome(entry, after: Self.moving)
    #expect(outcome.failed && outcome.text.contains(reason), "\(outcome.text)")
  }

  private static let looks: [String] = [
    "events", "crossings box.center.x == 150", "table box.center.x every: 0.5s", "list views",
    "show box", "extremes box.center.x", "why box.center.x",
  ]

  @Test(arguments: looks)
  func `everything that prints a table takes its form`(look: String) {
    let set = Answers.text(look, after: Self.moving + ["set format csv"])
    let given = Answers.text("\(look) format: csv", after: Self.moving)
    #expect(given == set && given.contains(","))
    #expect(Answers.text(look, after: Self.moving + ["\(look) format: csv"]) != given)
  }

  @Test(arguments: ["view", "layer", "animator", "chain", "gesture", "animation"])
  func `a noun on its own lists`(noun: String) {
    let outcome = Answers.outcome(noun, after: Self.moving)
    #expect(!outcome.failed && outcome.text == Answers.text("list \(noun)s", after: Self.moving))
  }

  private static let remarks: [(String, String)] = [
    ("mark", "there are no marks"), ("watch", "nothing is watched"),
    ("list watches", "nothing is watched"),
  ]

  @Test(arguments: remarks)
  func `silence is explained`(entry: String, remark: String) {
    #expect(Answers.outcome(entry, after: Self.moving).remark == remark)
  }

  @Test func `a loop's 'continue' is no silent one`() {
    let loop = "for i in 0..<3 { if i == 1 { continue }; box.tag = i }"
    let outcome = Answers.outcome(loop, after: Self.moving + ["pause slide"])
    #expect(outcome.remark == "a loop has no 'continue': what was paused goes on")
  }

  @Test func `what moves a view is not taken away for a turn`() {
    let stage = Self.stage + ["animate 1s { box.alpha = 0 }"]
    #expect(Answers.outcome("reverse box", after: stage).offer == nil)
  }

  @Test(arguments: ["tune", "edit"]) func `nothing to change is said by its verb`(verb: String) {
    #expect(Answers.text(verb, after: []).contains("there is nothing to \(verb)"))
  }
}
