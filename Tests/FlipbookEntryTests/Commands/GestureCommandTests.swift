import FlipbookAssembly
import FlipbookValues
import OrderedCollections
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The gesture command` {
  private static let card = "view card frame: (95, 300, 200, 120)"

  private static func session(_ entries: String...) -> Session {
    let session = Session()
    for entry in [card] + entries {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(outcome.text)")
    }
    return session
  }

  @Test func `moves a view along with a finger`() {
    let session = Self.session(
      "gesture pan card changed: { .center += translation; translation = (0, 0) }",
      "touch card by: (30, -100) over: 0.25s", "step 0.125s")
    // The pan begins after ten points, which are part of the first change.
    #expect(session.enter("card.center").text == "(210.000, 310.000)")
    #expect(session.enter("run").text == "time 0.250s  frame 15\n  0.250s  card.pan ended")
    #expect(session.enter("card.center").text == "(225.000, 260.000)")
  }

  @Test func `runs each block at its state, with what can be read there`() {
    let session = Self.session(
      "let log = 0",
      "gesture pan card name: drag began: { log = log + 1 } changed: { log = log + 10 } "
        + "ended: { log = log + 1000; expect velocity.y == -400 within: 0.001 }",
      "touch card by: (0, -40) over: 0.1s rate: 60", "run")
    // Samples at 60 a second: 0, 16, 33, 50, 66, 83 and 100 ms, the second one 6.7 points away.
    #expect(session.enter("log").text == "1041.000")
    #expect(session.enter("drag.state").text == "possible")
    #expect(session.enter("list").text.contains("drag  gesture  pan on card, possible"))
  }

  @Test func `is called off by a touch that is`() {
    let session = Self.session(
      "gesture pan card cancelled: { card.alpha = 0.25 } ended: { card.alpha = 0.75 }",
      "touch card by: (0, -40) over: 0.1s cancelled")
    #expect(session.enter("run").text.hasSuffix("0.100s  card.pan cancelled"))
    #expect(session.enter("card.alpha").text == "0.250")
  }

  private static let blocks: [(String, String, String)] = [
    ("let end = 4", "'end' is a word of the language", "end"),
    ("frame.minY += 5", "nothing is called 'frame'", "frame"),
    ("card.centre.x += 1", "a view has no 'centre'", "centre"),
    ("if velocity.y > 0 { card.bounds.x2 = 1 }", "a rectangle has no 'x2'", "x2"),
    ("for i in 0..<2 { card.frame.maxX = i }", "'card.frame.maxX' can only be read", "maxX"),
    ("card.center += 5", "'+' does not work on a pair and a number", "+="),
    (
      "card.alpha = scale",
      "'scale' is a value of a gesture: it works only in the block of one that has it",
      "scale"
    ),
    ("card.tag = translation", "this is a pair, not a number", "translation"),
  ]

  @Test(arguments: blocks)
  func `looks its blocks over when they are entered`(
    block: String, message: String, place: String
  ) {
    let session = Self.session()
    let entry = "gesture pan card changed: { \(block) }"
    let outcome = session.enter(entry)
    #expect(outcome.failed)
    let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "error: \(message)")
    #expect(lines.dropFirst(2).first?.filter { $0 == "^" }.count == place.count, "\(outcome.text)")
    #expect(session.enter("list gestures").text.contains("pan") == false)
  }

  @Test(arguments: [
    // Names that are made later, or in the block itself; numbers that change until then.
    "later.center = location", "let grabbed = card.center; card.center = grabbed + translation",
    "if speed > 0 { card.tag = 1 } else { card.tag = 2 }", "card.alpha = 1 / translation.x",
    "for i in 0..<3 { after i * 0.1s { card.tag = i } }", "card.frame.origin.y += velocity.y / 60",
    "translation = (0, 0)", "card.dance.fractionComplete = 0.5",
  ])
  func `leaves alone what may be right when it runs`(block: String) {
    _ = Self.session("gesture pan card changed: { \(block) }")
  }

  @Test func `tells taps, presses, pinches and turns`() {
    let session = Self.session(
      "gesture tap card numberOfTapsRequired: 2 name: twice { card.tag = 2 }",
      "gesture tap card requireToFail: twice { card.tag = 1 }",
      "touch card taps: 1", "run", "expect card.tag == 1",
      "touch card taps: 2", "run", "expect card.tag == 2",
      "gesture press card minimumPressDuration: 0.3s began: { card.tag = 3 }",
      "touch card hold: 0.29s", "run", "expect card.tag == 1",
      "touch card hold: 0.31s", "run", "expect card.tag == 3",
      "gesture pinch card ended: { card.alpha = scale / 4 }",
      "touch card pinch: 2 over: 0.2s", "run", "expect card.alpha == 0.5",
      "gesture rotate card ended: { card.transform = rotate(rotation) }",
      "touch card rotate: 90deg over: 0.2s", "run", "expect card.transform.rotation == 90deg")
    #expect(session.transcript.allSatisfy { !$0.failed })
  }

  @Test func `goes on beside another where both may`() {
    let both = Self.session(
      "gesture pan card simultaneously changed: { card.alpha = 0.5 }",
      "gesture pan card changed: { card.tag = 1 }",
      "touch card by: (0, -40) over: 0.1s", "run")
    #expect(both.enter("card.alpha").text == "0.500" && both.enter("card.tag").text == "1")
    let one = Self.session(
      "gesture pan card changed: { card.alpha = 0.5 }",
      "gesture pan card changed: { card.tag = 1 }",
      "touch card by: (0, -40) over: 0.1s", "run")
    #expect(one.enter("card.alpha").text == "0.500" && one.enter("card.tag").text == "0")
  }

  @Test func `goes with its name, and looks at nothing while it is not enabled`() {
    let session = Self.session(
      "gesture tap card name: knock { card.tag = card.tag + 1 }", "knock.isEnabled = false",
      "touch card taps: 1", "run", "expect card.tag == 0", "knock.isEnabled = true",
      "touch card taps: 1", "run", "expect card.tag == 1", "remove knock",
      "touch card taps: 1", "run", "expect card.tag == 1")
    #expect(session.world.names["knock"] == nil)
  }

  @Test func `a name of the user's goes before its words`() {
    let session = Self.session(
      "let velocity = 7", "gesture pan card ended: { card.tag = velocity }",
      "touch card flick: (0, -1000)", "run")
    #expect(session.enter("card.tag").text == "7")
    #expect(session.enter("let location = 3").failed == false)
    #expect(session.enter("view gesture frame: (0, 0, 9, 9)").failed == false)
    #expect(session.enter("gesture.center.x").text == "4.500")
  }

  private static let messages: [(String, String)] = [
    ("gesture pan card numberOfTapsRequired: 2", "'numberOfTapsRequired:' is not expected here"),
    ("gesture tap card changed: { }", "'changed:' is not expected here"),
    ("gesture tap card numberOfTapsRequired: 1.5", "'1.5' is out of range"),
    ("gesture swipe card", "'swipe' is not a choice here"),
    ("translation", "'translation' is a value of a gesture: it works only"),
    ("touch card by: (0, 1) flick: (1, 0)", "'flick:' is not expected here"),
    ("touch card taps: 1 cancelled", "'cancelled' is not expected here"),
    ("touch card taps: 1 hold: 1s", "'1s' is not expected here"),
    ("touch card samples: (0s, 2, 3) easeIn", "'easeIn' is not expected here"),
    ("touch card samples: (0s, 2, 3) over: 5s", "'5s' is not expected here"),
    ("touch card samples: ((1s, 2, 3), (0.5s, 2, 3))", "'0.5s' is out of range"),
    ("touch card samples: (1, 2)", "'1' is not a moment and a point"),
    ("touch card by: 3", "'3' is not a pair"),
    ("touch", "'touch' needs a terminal"),
    ("project(100, 1)", "'1' is out of range"),
    ("gesture pan card ended: { step }", "'step' cannot go"),
  ]

  @Test(arguments: messages)
  func `says what is wrong`(entry: String, message: String) {
    let outcome = Self.session().enter(entry)
    #expect(outcome.failed && outcome.text.contains(message), "\(outcome.text)")
  }

  @Test func `a stage has so many samples at once and no more`() {
    let session = Self.session("touch card by: (0, 1) over: 1s rate: 200")
    let most = "touch card by: (0, 1) over: 1249s rate: 200"
    let second = session.enter(most)
    #expect(second.failed && second.text.contains("at most 250000 samples"), "\(second.text)")
    #expect(!session.enter("run").failed)
    #expect(!session.enter(most).failed)
  }

  @Test func `a long touch of what many gestures look at is refused`() {
    let pans = Array(repeating: "gesture pan card changed: { .center += translation }", count: 100)
    let session = Self.session()
    for entry in pans { #expect(!session.enter(entry).failed) }
    let outcome = session.enter("touch card by: (0, -100) over: 10s")
    #expect(outcome.failed && outcome.text.contains("at most 100000 times"), "\(outcome.text)")
    #expect(!session.enter("touch card by: (0, -100) over: 1s").failed)
  }

  @Test func `a block that fails ends the time command there`() {
    let session = Self.session(
      "gesture pan card began: { expect card.alpha == 0 }", "touch card by: (0, -100) over: 0.2s")
    #expect(session.enter("run").failed)
    #expect(session.enter("undo").failed == false)
  }

  // The published numbers, for a rubber band of 800 points and a throw of 1,000 points a second.
  @Test func `what is let go is computed as published`() {
    let session = Self.session()
    for (pull, way) in [(50, 26.6), (100, 51.5), (200, 96.7), (400, 172.5), (800, 283.9)] {
      let entry = "expect rubberBand(\(pull), in: 800) == \(way) within: 0.06"
      #expect(!session.enter(entry).failed, "\(entry)")
    }
    #expect(session.enter("project((1000, 0), normal)").text == "(499.000, 0.000)")
    #expect(session.enter("project(1000, fast)").text == "99.000")
    #expect(session.enter("relativeVelocity(500, from: 300, to: 50)").text == "-2.000")
    #expect(session.enter("relativeVelocity(500, from: 50, to: 50)").text == "0.000")
  }

  // From 50 to 550: projected by 499 thousandths of its speed, and pulled by 250 points each way.
  private static let parts: [(String, String)] = [
    ("highest(project(box.center.x, normal))", "274.450000"),
    ("highest(project(box.center, fast).x)", "54.450000"),
    ("crossings project(box.center.x, normal) == 99.8", "0.300000s  rises  249.500000"),
    ("highest(rubberBand(box.center.x - 300, in: 800))", "117.333333"),
    ("lowest(rubberBand(box.center.x - 300, in: 800))", "-117.333333"),
    ("crossings rubberBand(box.center.x - 300, in: 800) == 0", "0.500000s  rises  275.000000"),
    ("highest(rubberBand(box.center.x, in: 300 - box.center.x))", "54.397284"),
    ("expect always project(box.center.x, normal) <= 274.4501", ""),
    ("expect monotonic rubberBand(box.center.x - 300, in: 800)", ""),
  ]

  @Test(arguments: parts)
  func `what is let go is known over time`(entry: String, part: String) {
    let outcome = Answers.outcome(
      entry,
      after: [
        "set digits 6", "view box frame: (0, 0, 100, 100)",
        "animate 1s linear { box.center.x += 500 }",
      ])
    #expect(!outcome.failed && !outcome.text.contains("looked"), "\(outcome.text)")
    #expect(part.isEmpty || outcome.text.contains(part), "\(outcome.text)")
  }

  @Test func `one without a name is removed by what it is listed as`() {
    let view = "view box frame: (0, 0, 100, 100)"
    let pan = "gesture pan box changed: { box.center += translation; translation = (0, 0) }"
    #expect(Answers.text("list gestures", after: [view, pan]).contains("box.pan"))
    #expect(
      Answers.text("list gestures", after: [view, pan, "remove box.pan"])
        == "there are no gestures")
    #expect(Answers.outcome("remove box.pan", after: [view]).failed)
  }

  // A block may see a state that lasts for no time, so no check over time may deny the state.
  @Test(arguments: [
    "expect never drag.state == ended", "expect always drag.state != cancelled",
    "promise p never drag.state == ended", "expect eventually drag.state == ended",
    "run until: drag.state == ended", "duration(drag.state == ended)",
    "prove d from: 0 to: 1 { card.alpha = d; expect never drag.state == ended }",
  ])
  func `a state that may last for no time is not looked for`(entry: String) {
    let pan = "gesture pan card name: drag { card.tag = 0 }"
    let entries = [Self.card, pan, "touch card by: (0, -50)"]
    let outcome = Answers.outcome(entry, after: entries)
    #expect(outcome.failed && outcome.text.contains("while its block runs"), "\(outcome.text)")
    let line = "gesture pan card simultaneously ended: { card.tag = 1 }"
    #expect(outcome.text.contains("gesture pan card simultaneously "))
    let told = [Self.card, pan, line, "touch card by: (0, -50)"]
    #expect(Answers.text("expect never card.tag == 1", after: told).contains("at 0.300s"))
    #expect(Answers.holds("eventually drag.state == began", after: entries))
  }

  // A state between the two may last for no time.
  @Test func `two of its states are looked at, and not proven`() {
    let pan = "gesture pan card name: drag { card.tag = 0 }"
    let entries = [Self.card, pan, "touch card by: (0, -50)"]
    let either = "drag.state == began || drag.state == changed"
    let check = Answers.outcome("expect always drag.state == possible || \(either)", after: entries)
    #expect(check.text.contains("looked at 240 times a second"), "\(check.text)")
    let time = Answers.text("duration(\(either))", after: entries)
    #expect(time.contains("0."), "\(time)")
  }

  @Test func `a second one of a kind is remarked`() {
    let entries = [
      "view box frame: (0, 0, 100, 100)", "gesture pan box changed: { box.alpha = 1 }",
    ]
    #expect(
      Answers.outcome("gesture pan box { box.alpha = 0 }", after: entries).remark?
        .contains("remove box.pan") == true)
    #expect(
      Answers.outcome("gesture pan box simultaneously { box.alpha = 0 }", after: entries).remark
        == nil)
    #expect(Answers.outcome("gesture tap box { box.alpha = 0 }", after: entries).remark == nil)
  }

  @Test(arguments: [
    "gesture pan box began: { slide.pauseAnimation() }", "after 0.5s { print(1) }",
    "animate 1s { box.alpha = 0 } completion: { box.removeFromSuperview() }",
  ])
  func `what no function is called is refused when a block is typed`(entry: String) {
    let outcome = Answers.outcome(
      entry, after: ["view box frame: (0, 0, 100, 100)", "animator slide 1s { box.alpha = 0 }"])
    #expect(outcome.failed && outcome.text.contains("there is no function"))
  }
}
