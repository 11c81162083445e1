import FlipbookLive
import FlipbookPictures
import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `A check over time` {
  private static let spring = [
    "view box frame: (0, 0, 100, 100)",
    "animator slide 1s spring(dampingRatio: 0.5) { box.center.x += 100 }", "start slide",
  ]

  @Test(arguments: [
    "always box.center.x <= 167", "never box.center.x > 167", "eventually box.center.x > 166",
    "continuous box.center.x", "smooth box.center.x", "settled box.center.x by: 1s",
    "monotonic stage.now", "always box.center.x < 100 || velocity(box.center.x) < 1000",
    "always box.center.x >= 50 && box.center.y == 50", "always distance(box, (0, 50)) < 167",
    "always box.frame.maxX - box.frame.minX == 100", "monotonic box.center.x for: 0.28s",
    "never box.center.x > 100 for: 0.1s", "eventually slide.fractionComplete > 0.99",
    "always box.center.x <= 150 from: 1s to: 2s", "always slide.isRunning for: 0.9s",
  ])
  func `that holds says nothing`(check: String) {
    #expect(Answers.text("expect \(check)", after: Self.spring).isEmpty)
  }

  private static let failures: [(String, String)] = [
    (
      "always box.center.x <= 160",
      "at 0.223s box.center.x leaves, as high as 166.303 at 0.285s, back at 0.371s"
    ),
    (
      "always box.center.x <= top",
      "at 0.223s box.center.x leaves, as high as 166.303 at 0.285s, where top is 160.000, back at"
    ),
    (
      "always top >= box.center.x", "at 0.223s box.center.x leaves, as high as 166.303 at 0.285s"
    ),
    (
      "never velocity(box.center.x) < 0",
      "at 0.285s velocity(box.center.x) leaves, as low as -113.262 at 0.380s, back at 0.571s"
    ),
    (
      "eventually box.center.x > 167",
      "it never holds from 0.000s on, box.center.x as high as 166.303 at 0.285s"
    ),
    (
      "monotonic box.center.x",
      "at 0.285s box.center.x rose to 166.303 and falls from there, as low as 147.342 at 0.571s"
    ),
    (
      "settled box.center.x by: 0.5s",
      "box.center.x settles after 0.999s, as far as 2.658 from its end at 0.571s"
    ),
    (
      "smooth box.center.x strict for: 2s", "at 1.000s the velocity of box.center.x jumps from -2.5"
    ),
    ("always box.center.y == 51", "at 0.000s box.center.y is 50.000, not back by 1.000s"),
    (
      "always box.center.x <= 155 || box.alpha == 0",
      "at 0.205s box.center.x is 155.000000021 (model 150.000) and box.alpha is 1.000, "
        + "box.center.x as high as 166.303 at 0.285s, back at 0.416s"
    ),
    (
      "never box.center.x > 160 && velocity(box.center.x) < 0",
      "at 0.285s box.center.x is 166.303 (model 150.000) and velocity(box.center.x) is "
    ),
    (
      "always 147.5 <= box.center.x from: 0.4s",
      "at 0.545s box.center.x leaves, as low as 147.342 at 0.571s, back at 0.599s"
    ),
  ]

  @Test(arguments: failures)
  func `that fails tells the first moment, and shows it`(check: String, actual: String) {
    let outcome = Answers.outcome("expect \(check)", after: Self.spring + ["let top = 160"])
    #expect(outcome.failed && outcome.text.contains(", but \(actual)"), "\(outcome.text)")
    #expect(outcome.text.contains("▲"), "\(outcome.text)")
  }

  @Test func `of something that is no number tells when it is back`() {
    #expect(
      Answers.text("expect always !slide.isRunning", after: Self.spring).contains(
        "but at 0.000s slide.isRunning is true, back at 1.000s"))
  }

  @Test func `of two numbers that move tells where both are`() {
    let entries =
      Self.spring + ["view bar frame: (10, 10, 10, 10)", "animate 0.5s { bar.center.x = 200 }"]
    let text = Answers.text("expect always bar.center.x <= box.center.x", after: entries)
    #expect(
      text.contains(
        "at 0.345s bar.center.x leaves, as high as 200.000 at 0.571s, where box.center.x is "
          + "147.342, not back by 1.000s"), "\(text)")
  }

  private static let failingParts: [(String, String)] = [
    ("box.center.x == 3 || box.alpha == 0", "box.center.x is 50.000 (model 150.000) and box.alpha"),
    ("!(box.alpha == 1)", "box.alpha is 1.000"),
    ("!(box.alpha == 1) || slide.isReversed", "box.alpha is 1.000 and slide.isReversed is false"),
    ("slide.isReversed", "it does not hold"),
    ("box.alpha == top", "box.alpha is 1.000 and top is 160.000"),
    ("box.alpha == -top", "box.alpha is 1.000 and -top is -160.000"),
    ("box.frame == (top, 0, 3, 3)", "box.frame is (0.000, 0.000, 100.000, 100.000) (model (100"),
    ("(3, 3) == (box.alpha, 3)", "(3, 3) is (3.000, 3.000) and (box.alpha, 3) is (1.000, 3.000)"),
    ("box.backgroundColor == red", "box.backgroundColor is none"),
  ]

  @Test(arguments: failingParts)
  func `of this moment shows the values of each part that fails`(check: String, actual: String) {
    let text = Answers.text("expect \(check)", after: Self.spring + ["let top = 160"])
    #expect(text.contains("expected \(check), but \(actual)"), "\(text)")
  }

  @Test func `looks at what has been, and at what entries did there`() {
    let entries = [
      "view box frame: (0, 0, 100, 100)", "animate 1s linear { box.center.x += 100 }", "step 0.5s",
      "box.center.x += 7", "step 0.5s",
    ]
    let outcome = Answers.outcome("expect continuous box.center.x from: 0s", after: entries)
    #expect(outcome.text.contains("at 0.500s box.center.x jumps from 100.000 to 107.000"))
    #expect(!Answers.outcome("expect continuous box.center.x from: 0.6s", after: entries).failed)
  }

  private static let hints: [(String, [String], String)] = [
    ("expect always box.alpha == 1", ["view box"], "write for: 1s, or start something first"),
    (
      "expect always box.alpha == 1", ["view box", "animate 1s repeat { box.alpha = 0 }"],
      "write expect always box.alpha == 1 for: 1s; what repeats forever has no end"
    ),
    (
      "expect settled box.alpha", ["view box", "animate 1s { box.alpha = 0 }"],
      "write expect settled box.alpha by: 1s"
    ),
    ("expect always box.alpha < 2 by: 1s", ["view box"], "it belongs to 'settled'"),
    (
      "expect always box.alpha < 2 within: 1", ["view box"],
      "leave it out: it is for a comparison of this moment"
    ),
    (
      "expect box.alpha == 1 strict", ["view box"],
      "it belongs to a check over time: expect always box.alpha == 1"
    ),
    ("expect monotonic box.alpha strict", ["view box"], "it belongs to 'smooth'"),
    (
      "after 1s { expect always root.alpha > 0 }", [],
      "write 'table', 'show', a path or a check of this moment here, or 'expect always' in an entry"
    ),
  ]

  @Test(arguments: hints)
  func `that is wrong says what would work`(entry: String, entries: [String], hint: String) {
    let outcome = Answers.outcome(entry, after: entries)
    #expect(outcome.failed && outcome.text.hasSuffix("hint: \(hint)"), "\(outcome.text)")
  }

  @Test(arguments: [
    "always abs(1 / (box.center.x - 100)) > 0", "never abs(1 / (box.center.x - 100)) <= 0",
    "always 1 / (1 / (box.center.x - 100)) < 90", "always max(1 / (box.center.x - 100), 0) >= 0",
    "always log(abs(box.center.x - 100)) < 90", "always pow(1 / (box.center.x - 100), 0) == 1",
  ])
  func `is never kept at a moment that has no value`(check: String) {
    let entries = ["view box frame: (0, 0, 100, 100)", "animate 1s linear { box.center.x = 150 }"]
    let outcome = Answers.outcome("expect \(check)", after: entries)
    #expect(
      outcome.failed
        && (outcome.text.contains("divides by zero") || outcome.text.contains("not a finite")),
      "\(outcome.text)")
  }

  @Test func `has functions that tell how far and how fast`() {
    // The velocity of a spring is greatest where its acceleration is 0.
    #expect(Answers.text("highest(velocity(box.center.x))", after: Self.spring) == "694.715")
    #expect(Answers.text("overshoot(box.center.x)", after: Self.spring) == "0.163")
    #expect(Answers.text("lowest(box.center.x, from: 0.3s)", after: Self.spring) == "147.342")
  }

  @Test func `counts only where an expression follows its word`() {
    let entries = ["let settled = true", "let always = 3"]
    #expect(!Answers.outcome("expect settled", after: entries).failed)
    #expect(!Answers.outcome("expect always == 3", after: entries).failed)
  }

  @Test func `of what is only looked at says so`() {
    let entries = [
      "view box", "animate 1s { box.transform = rotate(90deg, 1, 0, 0) * translate(30, 0, 9) }",
    ]
    let text = Answers.text("expect always box.transform.scale.x < 9 for: 0.2s", after: entries)
    #expect(text.hasPrefix("looked at 240 times a second"), "\(text)")
  }
}

@Suite struct `A promise` {
  private static let running = [
    "view box frame: (0, 0, 100, 100)",
    "animator slide 1s spring(dampingRatio: 0.5) { box.center.x += 100 }", "start slide",
    "promise inside always box.center.x < 165",
  ]

  @Test func `stops time at the first moment it is broken, speaks once, and then lets it go on`() {
    let session = Session.entered(Self.running)
    let broken = session.enter("run")
    #expect(broken.failed && broken.text.contains("promise inside is broken at 0.256s"))
    let here = session.now
    #expect(!session.enter("step 0.01s").failed && session.now > here)
    #expect(!session.enter("run").failed)
    #expect(session.enter("promises").text.contains("kept"))
  }

  @Test func `tells how far it goes, as time will pass, and when it is back`() {
    let session = Session.entered(Self.running)
    #expect(
      session.enter("run").text.contains(
        "is broken at 0.256s: box.center.x leaves, as high as 166.303 at 0.285s, back at 0.319s"))
    // Looking ahead at later moments does not move time.
    #expect(session.moment == "0.256s")
  }

  @Test func `that a block breaks, and another one mends, tells so`() {
    let session = Session.entered([
      "view box", "promise seen always box.alpha > 0.5", "after 0.2s { box.alpha = 0.25 }",
      "after 0.3s { box.alpha = 0.1 }", "after 0.4s { box.alpha = 1 }",
    ])
    #expect(
      session.enter("run").text.contains(
        "is broken at 0.200s: box.alpha is 0.250, as low as 0.100 at 0.300s, back at 0.400s"))
  }

  @Test func `of what never ends tells ten seconds`() {
    let session = Session.entered([
      "view box frame: (0, 0, 20, 20)", "view dot", "promise near always box.center.x < 40",
      "animate 1s linear repeat autoreverse { dot.center.y = 300 }",
      "animate 0.5s linear { box.center.x = 110 }",
    ])
    #expect(
      session.enter("run 2s").text.contains(
        "broken at 0.150s: box.center.x leaves, as high as 110.000 at 0.500s, not back by 10.150s"))
  }

  @Test func `of what is passed evenly lets time go on as well`() {
    let session = Session.entered([
      "view box frame: (0, 0, 100, 100)", "promise inside always box.center.x <= 100",
      "animate 1s linear { box.center.x = 250 }",
    ])
    #expect(session.enter("run").text.contains("promise inside is broken at 0.250s"))
    #expect(session.enter("promises").text.contains("broken"))
    #expect(!session.enter("run").failed && session.moment == "1.000s")
  }

  @Test func `is recorded with the moment it reached, and entered again without anybody watching`()
  {
    let session = Session.entered(Self.running)
    _ = session.enter("run")
    let (here, picture) = (session.now, session.picture)
    for entry in ["view later", "undo"] { #expect(!session.enter(entry).failed) }
    #expect(session.now == here && session.picture == picture)
    #expect(session.rebuild() && session.now == here && session.picture == picture)
  }

  @Test(arguments: [
    "box.center.x = 400", "view other; box.center.x += 300", "run 0.1s; box.center.x = 400",
  ])
  func `refuses an entry that breaks it, whole`(entry: String) {
    let session = Session.entered(Self.running)
    let before = session.picture
    let outcome = session.enter(entry)
    #expect(outcome.failed && outcome.text.contains("promise inside is broken"))
    #expect(session.picture == before && session.enter("other").failed)
  }

  @Test func `of a number is broken by an entry that makes it jump`() {
    let session = Session.entered(Self.running + ["promise even continuous box.center.x"])
    #expect(session.enter("box.center.x += 5").text.contains("jumps from"))
    #expect(!session.enter("box.alpha = 0.5").failed && !session.enter("step 0.1s").failed)
  }

  @Test func `is broken by what comes after time in an entry as well`() {
    let session = Session.entered(Self.running + ["promise even continuous box.center.x"])
    let before = session.picture
    #expect(session.enter("step 0.1s; box.center.x += 3").text.contains("jumps from"))
    #expect(session.enter("box.center.x += 3; step 0.1s").text.contains("jumps from"))
    #expect(session.picture == before && !session.enter("step 0.1s; step 0.05s").failed)
  }

  @Test func `is taken back by undo, and its name is its own`() {
    let session = Session.entered(Self.running)
    #expect(
      session.enter("view inside").failed && session.enter("promise inside always true").failed)
    _ = session.enter("undo")
    #expect(!session.enter("run").failed)
    #expect(session.enter("promises").text == "nothing is promised")
  }

  @Test func `more than can be kept are refused, and told how many there may be`() {
    let session = Session.entered(Self.running)
    for place in 0..<49 {
      #expect(!session.enter("promise p\(place) always box.alpha > 0").failed)
    }
    #expect(session.enter("promise more always box.alpha > 0").text.contains("50 promises"))
  }

  @Test func `that is not so to begin with is none`() {
    #expect(Answers.outcome("promise p always box.center.x > 90", after: Self.running).failed)
    #expect(Answers.outcome("promise p eventually box.alpha == 1", after: Self.running).failed)
  }

  @Test(arguments: [
    "animate 1s repeat autoreverse { box.center.x = 500 }",
    "animation k position.x 1s from: 50 to: 500 repeat; add k to: box",
  ])
  func `looks for a period at what never ends once code begins it`(endless: String) {
    let entry = "animate 1s { box.center.x = 100 } completion: { \(endless) }"
    let stage = ["view box frame: (0, 0, 100, 100)"]
    let check = "expect always box.center.x <= 200"
    #expect(Answers.outcome(check, after: stage + [entry]).failed)
    #expect(!Answers.outcome(check + " to: 1.1s", after: stage + [entry]).failed)
    let proof = Answers.text(
      "prove w from: 0 to: 1 { box.alpha = w; \(entry); \(check) }", after: stage)
    #expect(proof.contains("broken"), "\(proof)")
  }

  @Test func `of many stops time at the one that is broken first`() {
    let session = Session.entered(Self.running + ["promise low always box.center.x < 120"])
    #expect(session.enter("run").text.contains("promise low is broken"))
  }

  @Test func `is shown in the scrubber, and keeps what breaks it from being kept`() throws {
    let session = Session.entered([
      "view box frame: (0, 0, 100, 100)", "promise inside always box.center.x <= 100",
      "animate 1s linear { box.center.x = 250 }",
    ])
    let scrubber = try #require(Scrubber(.stage, of: session))
    scrubber.move(toShare: 0.5)
    _ = scrubber.picture(size: LiveSize(columns: 80, rows: 24))
    #expect(scrubber.remark == "promise inside is broken here")
    #expect(!scrubber.mayBeKept() && scrubber.remark.hasPrefix("cannot be kept"))
    scrubber.move(toShare: 0.2)
    #expect(scrubber.mayBeKept() && scrubber.entries == ["step 0.2s"])
  }
}
