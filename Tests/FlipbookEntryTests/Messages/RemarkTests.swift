import FlipbookValues
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Remarks to the person at the terminal on entries that surely were meant otherwise.
@Suite struct RemarkTests {
  private static func remark(_ entry: String, after entries: [String] = Answers.stage) -> String? {
    let outcome = Answers.outcome(entry, after: entries)
    #expect(!outcome.failed, "\(outcome.text)")
    return outcome.remark
  }

  @Test(arguments: [
    "animate 300 { box.alpha = 0 }", "step 300", "animator a 300", "after 300 { box.alpha = 0 }",
    "animate 1s delay: 300 { box.alpha = 0 }", "chain c { then 300 { box.alpha = 0 } }",
    "keyframes 300 { at 0% { box.alpha = 0 } }", "table box.alpha every: 300 for: 600s",
    "plot box.alpha to: 300", "show box at: 300",
  ])
  func `so many seconds were meant to be something else`(entry: String) {
    #expect(
      Self.remark(entry) == "300 is 300 seconds: 300ms are milliseconds, 300f are frames")
  }

  @Test(arguments: [
    "animate 300ms { box.alpha = 0 }", "step 30s", "step 2", "step 10f", "let s = 300; step s",
    "box.cornerRadius = 300", "after 1s { animate 300 { box.alpha = 0 } }",
    "animate spring(mass: 1, stiffness: 100, damping: 10) { box.alpha = 0 }",
  ])
  func `other durations are none of them`(entry: String) {
    #expect(Self.remark(entry) == nil)
  }

  @Test func `a thing stays where another name of it is forgotten`() {
    let stage = ["view card frame: (0, 0, 9, 9)", "let a = card", "let b = 3"]
    #expect(Self.remark("remove a", after: stage) == "a is forgotten; card stays")
    #expect(Self.remark("remove b", after: stage) == nil)
  }

  @Test func `a remark is no part of the session`() {
    let session = Session.entered(["view box"])
    #expect(session.enter("step 10").text == "time 10.000s  frame 600")
    #expect(session.transcript.map(\.output) == ["", "time 10.000s  frame 600"])
    #expect(session.enter("undo").remark == "taken back: step 10")
    #expect(session.enter("redo").remark == "redone: step 10")
  }

  @Test func `what is entered again after an edit is not remarked on`() {
    let session = Session.entered(["view box", "box.alpha = 0.5", "step 10", "view other"])
    let outcome = session.enter("edit 2 { box.alpha = 0.4 }")
    #expect(!outcome.failed && outcome.remark == nil)
  }

  @Test func `an alpha above 1 shows no more`() {
    #expect(
      Self.remark("box.alpha = 50")
        == "what has an alpha of 1 is shown as it is, and 50% is written with the % sign")
    #expect(Self.remark("box.layer.opacity = 1.5") == "what has an opacity of 1 is shown as it is")
    #expect(Self.remark("box.alpha = 50%") == nil)
  }

  @Test func `the first of several gestures gets the touches`() {
    let others = Answers.stage + ["gesture pan box name: one {}", "gesture pan box name: two {}"]
    #expect(
      Self.remark("gesture pan box {}", after: others)
        == "one gets the touches first, and only one of the two responds: remove one")
  }

  @Test func `a moment, an angle and a transaction may not be what was meant`() {
    #expect(
      Self.remark("goto 1500") == "1500 is 1500 seconds: 1500ms are milliseconds, 1500f are frames")
    #expect(Self.remark("goto 2") == nil)
    #expect(
      Self.remark("animation spin transform.rotation to: 360 2s")
        == "360 is radians; write 360deg for degrees")
    #expect(Self.remark("animation spin transform.rotation to: 360deg 2s") == nil)
    #expect(Self.remark("animation fade opacity to: 360 2s") == nil)
    for check in ["expect for: 1s always", "promise p always"] {
      #expect(
        Self.remark("\(check) box.transform.rotation <= 45")
          == "45 is radians; write 45deg for degrees")
      #expect(
        Self.remark("\(check) 45 >= box.transform.rotation")
          == "45 is radians; write 45deg for degrees")
      let meant = Self.remark("\(check) box.transform.rotation <= 45deg")
      #expect(meant?.contains("radians") != true)
    }
    let remark = Self.remark("transaction 1s { box.alpha = 0 }")
    #expect(
      remark == "a view's own layer has no actions, so a transaction does not move it; 'animate' "
        + "does:\n animate 1s { box.alpha = 0 }")
    #expect(Self.remark("transaction 1s disableActions { box.alpha = 0 }") == nil)
    let layer = Answers.stage + ["layer dot frame: (0, 0, 10, 10)"]
    #expect(Self.remark("transaction 1s { dot.opacity = 0 }", after: layer) == nil)
  }

  // MARK: Turns

  private static let by = "animation turn transform.rotation by:"

  private static let assignments: [(String, String, String)] = [
    (
      "box.transform = rotate(360deg)", "a turn by 360deg ends as it began: nothing turns", "360deg"
    ),
    (
      "box.transform *= rotate(720deg)", "a turn by 720deg ends as it began: nothing turns",
      "720deg"
    ),
    (
      "box.transform = rotate(270deg)",
      "a transform turns the short way: by -90deg, not 270deg", "270deg"
    ),
    (
      "box.transform = scale(2) * rotate(-200deg)",
      "a transform turns the short way: by 160deg, not -200deg", "-200deg"
    ),
    (
      "box.transform.rotation += 270deg",
      "a transform turns the short way: by -90deg, not 270deg", "270deg"
    ),
  ]

  @Test(arguments: assignments)
  func `a transform does not turn as far as was typed`(
    assignment: String, problem: String, turn: String
  ) throws {
    let line = "animation turn transform.rotation by: \(turn) 1s; add turn to: box"
    let remark = try #require(Self.remark("animate 1s { \(assignment) }"))
    #expect(remark == "\(problem); all of it:\n \(line)")
    #expect(Self.remark(assignment) == nil)
    #expect(!Answers.outcome(line).failed)
  }

  @Test func `what is said of the short way is so, and the line goes all the way`() {
    let short =
      Answers.stage + ["animate 1s linear { box.transform = rotate(270deg) }", "step 0.5s"]
    #expect(Answers.holds("shown(box.transform.rotation) == -45deg", after: short))
    let long =
      Answers.stage
      + ["animation turn transform.rotation by: 270deg 1s; attach turn to: box", "step 0.5s"]
    #expect(Answers.holds("shown(box.transform.rotation) == 135deg", after: long))
  }

  @Test(arguments: [
    "box.transform = rotate(180deg)", "box.transform = rotate(90deg)",
    "box.transform.rotation = 100deg", "box.transform = scale(400)", "box.center.x += 400",
  ])
  func `other turns are what they say`(assignment: String) {
    #expect(Self.remark("animate 1s { \(assignment) }") == nil)
    let turned = Answers.stage + ["box.transform = rotate(100deg)"]
    #expect(
      Self.remark("animate 1s { box.transform = rotate(200deg) }", after: turned) == nil)
  }

  @Test func `an animator's turn is told when it starts`() {
    let entries = Answers.stage + ["animator spin 1s { box.transform = rotate(360deg) }"]
    #expect(Self.remark("start spin", after: entries)?.hasPrefix("a turn by 360deg") == true)
  }

  // MARK: Views

  @Test func `a view without a size is told of`() {
    #expect(Self.remark("view dot") == "dot has no size: dot.frame.size = (100, 100)")
    #expect(
      Self.remark("view \"My Dot\"") == "\"My Dot\" has no size: \"My Dot\".frame.size = (100, 100)"
    )
    #expect(Self.remark("view dot frame: (0, 0, 1, 1)") == nil)
    #expect(Self.remark("view dot bounds: (0, 0, 1, 1)") == nil)
  }

  @Test func `a scale that is a mean is told of`() {
    let entries = Answers.stage + ["box.transform = scale(2)"]
    #expect(
      Self.remark("box.transform.scale", after: entries)
        == "Core Animation's mean of x, y and z; box.transform.scale.x is 2.000")
    #expect(Self.remark("box.transform.scale.x", after: entries) == nil)
    #expect(Self.remark("box.transform.scale") == nil)
  }

  // MARK: Two at once

  private static let first = Answers.stage + ["animate 1s { box.center.x = 300 }"]

  @Test func `two animations that begin together are told of`() {
    #expect(
      Self.remark("animate 1s { box.center.x = 20 }", after: Self.first)
        == "two animations move box.center.x at once, and add up;\n "
        + "one after the other: delay: 1s, or completion: { animate … }")
    let painted =
      Answers.stage + [
        "box.backgroundColor = red", "animate 1s { box.backgroundColor = blue }",
      ]
    #expect(
      Self.remark("animate 1s { box.backgroundColor = green }", after: painted)
        == "this one takes box.backgroundColor over from the one before;\n "
        + "one after the other: delay: 1s, or completion: { animate … }")
  }

  @Test(arguments: [
    "animate 1s { box.center.y = 20 }", "animate 1s delay: 1s { box.center.x = 20 }",
    "step 0.5s; animate 1s { box.center.x = 20 }", "animator a 1s { box.center.x = 20 }; start a",
  ])
  func `others are not`(entry: String) {
    #expect(Self.remark(entry, after: Self.first) == nil)
  }

  @Test func `a key that another animation had is told of`() {
    let entries = Answers.stage + ["animation fade opacity to: 0 1s", "attach fade to: box"]
    #expect(
      Self.remark("attach fade to: box", after: entries)
        == "another animation had the key fade and is gone: key: fade2 keeps both")
    #expect(Self.remark("attach fade to: box key: fade2", after: entries) == nil)
    #expect(Self.remark("attach fade to: box", after: entries + ["run"]) == nil)
  }

  // MARK: Springs

  @Test func `an undamped spring has no end, and its swings can be seen`() throws {
    let entries = [
      "view box", "animator u spring(mass: 1, stiffness: 100, damping: 0) { box.center.y += 1 }",
    ]
    #expect(Answers.text("u.duration", after: entries) == "endless")
    #expect(Answers.text("show u", after: entries).contains("endless"))
    let curve = Answers.text("curve spring(dampingRatio: 0)")
    #expect(curve.hasSuffix("drawn to 0.273s, where each swing can be seen"))
    #expect(!Answers.text("curve spring(dampingRatio: 0.2)").contains("drawn to"))
    #expect(!Answers.text("curve spring(dampingRatio: 0) easeIn").contains("drawn to"))
  }
}
