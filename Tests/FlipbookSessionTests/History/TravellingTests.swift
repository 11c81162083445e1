import FlipbookAssembly
import FlipbookCommands
import FlipbookSession
import FlipbookValues
import Testing

@testable import SessionTestSupport

/// A session in which every entry has to succeed.
private struct Trip {
  let session = Session()

  init(_ entries: String...) {
    entries.forEach { enter($0) }
  }

  @discardableResult
  func enter(_ entry: String) -> String {
    let outcome = session.enter(entry)
    #expect(!outcome.failed, "\(entry)\n\(outcome.text)")
    return outcome.text
  }

  func failure(_ entry: String) -> String {
    let outcome = session.enter(entry)
    #expect(outcome.failed, "\(entry)")
    return outcome.text
  }

  static func sliding() -> Trip {
    Trip(
      "view box frame: (0, 0, 100, 100)",
      "animator slide 2s linear { box.center.x += 200; box.alpha = 0 }", "start slide")
  }
}

@Suite struct `going back and forth` {
  @Test func `a goto lands after everything typed at its moment`() {
    let trip = Trip.sliding()
    trip.enter("step 0.5s")
    trip.enter("box.tag = 7")
    trip.enter("step 1s")
    trip.enter("goto 0.5s")
    trip.enter("expect stage.now == 0.5 && box.tag == 7 && box.center.x == 100")
    trip.enter("goto 0s")
    trip.enter("expect slide.isRunning && box.tag == 0")
  }

  @Test func `a goto ahead is a step`() {
    let trip = Trip.sliding()
    trip.enter("goto 1.25s")
    trip.enter("expect box.center.x == 175")
    trip.enter("back 0.25s")
    trip.enter("expect stage.now == 1.0 && box.center.x == 150")
  }

  @Test func `a mark survives going back, undo, reset and another branch`() {
    let trip = Trip.sliding()
    trip.enter("step 0.5s")
    trip.enter("mark quarter")
    trip.enter("back 0.5s")
    trip.enter("undo")
    trip.enter("reset")
    trip.enter("view other")
    trip.enter("goto quarter")
    trip.enter("expect stage.now == 0.5 && box.center.x == 100")
  }

  @Test func `listing the settings leaves what can be redone`() {
    let trip = Trip("view a", "undo", "set", "redo", "a.alpha")
    trip.enter("expect a.alpha == 1.0")
  }

  @Test func `both branches are kept`() {
    let trip = Trip.sliding()
    trip.enter("run")
    trip.enter("back 1s")
    trip.enter("reverse slide")
    trip.enter("run")
    trip.enter("expect box.center.x == 50")
    trip.enter("goto branch1")
    trip.enter("expect box.center.x == 250 && stage.now == 2.0")
    trip.enter("goto branch2")
    trip.enter("expect box.center.x == 50")
  }

  @Test func `undo takes a whole goto back, and redo goes there again`() {
    let trip = Trip.sliding()
    trip.enter("run")
    trip.enter("goto 0.5s")
    trip.enter("undo")
    trip.enter("expect stage.now == 2.0")
    trip.enter("redo")
    trip.enter("expect stage.now == 0.5")
  }

  private static let messages: [(String, String)] = [
    ("goto nowhere", "'nowhere' is not a moment, a mark or a branch"),
    ("goto -1s", "'-1s' is negative"), ("goto 1e308", "this lies beyond the stage's 32 years"),
    ("goto 1e10", "this lies beyond the stage's 32 years"),
    ("back 5s", "no time has passed yet"),
    ("redo", "there is nothing to redo"),
    ("run until: box.alpha > 2", "'box.alpha > 2' is still not true at 2.000s"),
    ("back until: box.alpha < 0.5", "'box.alpha < 0.5' has not changed before this moment"),
    ("sample box.alpha every: 0s", "'every:' is out of range"),
    ("run 2s until: box.alpha < 0.5", "'box.alpha < 0.5' is not expected here"),
    ("back until: 1 / 0 > 3", "this divides by zero"),
  ]

  @Test(arguments: messages)
  func `says what is wrong`(entry: String, message: String) {
    let trip = Trip.sliding()
    #expect(trip.failure(entry).contains(message))
    trip.enter("expect stage.now == 0.0 && slide.isRunning")
  }
}

@Suite struct `running until a condition holds` {
  @Test func `stops at the tick it turns, both ways`() {
    let trip = Trip.sliding()
    trip.enter("run until: box.center.x > 120")
    trip.enter("expect stage.now == 0.7 within: 0.000000001")
    trip.enter("expect box.center.x > 120")
    trip.enter("run until: box.alpha <= 0.25")
    trip.enter("expect stage.now == 1.5 within: 0.000000001")
    trip.enter("back until: box.center.x > 120")
    trip.enter("expect stage.now == 0.7 within: 0.000000001")
  }

  @Test func `is exact where two values are equal, both ways`() {
    let trip = Trip(
      "view box", "animator slide 1s { box.center.x = 100 }", "start slide", "step 0.9s")
    trip.enter("back until: slide.remaining == 0.75")
    trip.enter("expect stage.now == 0.25 within: 0.000000002")
    trip.enter("run until: slide.remaining == 0.5")
    trip.enter("expect stage.now == 0.5 within: 0.000000002")
    trip.enter("step 3s")
    // It has been there since it arrived, except for rounding.
    trip.enter("back until: box.center.x == 100")
    trip.enter("expect stage.now == 1 within: 0.000001")
  }

  @Test func `finds a peak between two frames`() {
    let trip = Trip(
      "view box frame: (0, 0, 0, 0)",
      "animator pop spring(mass: 1, stiffness: 100, damping: 10) { box.center.x = 100 }",
      "start pop")
    trip.enter("run until: box.center.x > 116.3")
    trip.enter("expect box.center.x == 116.3 within: 0.001")
  }

  @Test func `stands still when the condition holds already`() {
    let trip = Trip.sliding()
    trip.enter("run until: box.alpha == 1.0")
    trip.enter("expect stage.now == 0.0")
  }

  @Test func `sees what completions change`() {
    let trip = Trip.sliding()
    trip.enter("completion slide { box.tag = 3 }")
    trip.enter("run until: box.tag == 3")
    trip.enter("expect stage.now == 2.0 && slide.state == inactive")
  }

  @Test func `ends for something that never ends`() {
    let trip = Trip(
      "view box", "animator swing spring(mass: 1, stiffness: 100, damping: 0) { box.center.x = 9 }",
      "start swing")
    trip.enter("run until: box.center.x > 17")
    #expect(trip.failure("run until: box.center.x > 19").contains("is still not true"))
  }
}

@Suite struct `looking along time` {
  @Test func `a sample lists what is to come and moves nothing`() {
    let trip = Trip.sliding()
    let lines = trip.enter("sample box.center.x every: 0.5s").split(separator: "\n").dropFirst(2)
    let last: [Substring?] = lines.map { $0.split(separator: " ").last }
    #expect(last == ["50.000", "100.000", "150.000", "200.000", "250.000"])
    trip.enter("expect stage.now == 0.0 && slide.isRunning")
  }

  @Test func `a sample runs completions on a stage of its own`() {
    let trip = Trip.sliding()
    trip.enter("completion slide { box.tag = 3 }")
    #expect(trip.enter("sample box.tag every: 1s for: 2s").hasSuffix("3.000"))
    trip.enter("expect box.tag == 0")
  }

  @Test func `the ledger names the entry that made each event happen`() {
    let trip = Trip.sliding()
    trip.enter("after 0.5s { pause slide }")
    trip.enter("run")
    trip.enter("start slide")
    trip.enter("run")
    let rows = trip.enter("events").split(separator: "\n").dropFirst(2).map { String($0) }
    #expect(
      rows == [
        "0.000s  slide started           start slide",
        "0.500s  after 0.5s fired        after 0.5s { pause slide }",
        "0.500s  slide paused            after 0.5s { pause slide }",
        "0.500s  slide started           start slide",
        "2.000s  slide completed at end  start slide",
      ])
  }

  @Test func `the state machine shows where an animator is`() {
    let trip = Trip.sliding()
    let text = trip.enter("states slide")
    #expect(text.contains("* running"))
    #expect(text.hasSuffix("from here: pause, reverse, stop, add, completion"))
  }

  @Test func `branches show the marks on them, where there are marks`() {
    let entries = ["view box", "step 1s", "back 0.5s", "view other"]
    #expect(!Answers.text("branches", after: entries).contains("marks"))
    let marked = ["view box", "step 1s", "mark a", "mark b", "back 0.5s", "view other", "mark c"]
    let lines = Answers.text("branches", after: marked).split(separator: "\n").map { String($0) }
    #expect(lines.first?.contains("here  marks  begins with") == true, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("branch1") && $0.contains("a, b   view box") })
    #expect(lines.contains { $0.hasPrefix("branch2") && $0.contains("*     c  ") })
  }
}
