import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Claims about motions that are slow, small or far from the origin, and about what lies between two
/// ticks.
@Suite struct `A claim about a motion` {
  private static func session(_ motion: String, at x: Int = 0) -> Session {
    let session = Session.entered(["view a frame: (\(x), 0, 100, 100)", "set digits 6"])
    _ = session.enter("animate \(motion)")
    return session
  }

  private static let motions: [(String, Int, Double)] = [
    ("20s spring(dampingRatio: 0.65) { a.center.x += 100 }", 0, 156.8077),
    ("spring(mass: 1, stiffness: 0.3, damping: 0.8) { a.center.x += 100 }", 0, 153.4787),
    ("30s cubic(0.3, 0, 0.5, 1.02) { a.center.x += 100 }", 0, 150.0290),
    ("3s spring(dampingRatio: 0.9) { a.center.x += 100 }", 0, 150.1524),
    ("1s spring(dampingRatio: 0.8) { a.center.x += 100 }", 20_000, 20_151.5165),
    ("1s spring(dampingRatio: 0.7) { a.center.x += 0.1 }", 0, 50.1046),
  ]

  @Test(arguments: motions)
  func `finds the peak, wherever it lies`(motion: String, x: Int, peak: Double) {
    let session = Self.session(motion, at: x)
    let highest = Double(session.enter("highest(a.center.x)").text) ?? .nan
    #expect(abs(highest - peak) <= 0.00005)
    #expect(session.enter("expect monotonic a.center.x").failed)
    #expect(session.enter("expect overshoot(a.center.x) > 0").text == "")
    #expect(session.enter("extremes a.center.x").text.contains("peak"))
  }

  @Test func `finds the peak of a scale`() {
    let session = Self.session("1.2s spring(dampingRatio: 0.9) { a.transform = scale(1.05) }")
    #expect(session.enter("highest(a.layer.transform.scale.x)").text == "1.050076")
  }

  @Test func `knows when it settles`() {
    let session = Self.session(
      "spring(mass: 1, stiffness: 194.8, damping: 4.9) { a.center.x += 1 }")
    #expect(session.enter("settled(a.center.x)").text == "2.787563")
    #expect(session.enter("expect settled a.center.x by: 2.6s").failed)
    #expect(!session.enter("expect settled a.center.x by: 2.8s").failed)
  }

  @Test(arguments: ["137.123", "137.12345678", "137.123456789", "137.1234567891234"])
  func `meets what it comes by, however many digits it has`(number: String) {
    let session = Self.session("1s { a.center.x += 200 }")
    #expect(session.enter("expect never a.center.x == \(number)").failed)
    #expect(!session.enter("expect eventually a.center.x == \(number)").failed)
    #expect(session.enter("expect always a.center.x != \(number)").failed)
    #expect(session.enter("expect never a.center.x == \(number) && a.alpha == 1").failed)
    #expect(!session.enter("expect never a.center.x == \(number) && a.alpha == 0").failed)
  }

  // It is infinitely fast at the end of each repetition, and then jumps back.
  @Test(arguments: ["repeat: 2", "repeat: 2.5", "repeat: 3"])
  func `knows no bound of a speed before a jump`(repeats: String) {
    let session = Self.session("1s cubic(1, -1.2, 1, -0.4) \(repeats) { a.center.x += 100 }")
    for entry in ["highest(velocity(a.center.x))", "expect always velocity(a.center.x) < 7e8"] {
      let text = session.enter(entry).text
      #expect(text.contains("1.000000s") || text.contains("1.000s"), "\(text)")
    }
    #expect(!session.enter("expect always velocity(a.center.x) < 7e8 to: 0.99s").failed)
    #expect(
      !Self.session("1s \(repeats) { a.center.x += 100 }")
        .enter("expect always velocity(a.center.x) < 200").failed)
  }

  @Test func `sums what jumps`() {
    let session = Session.entered([
      "view a", "animation k position.x 0.3s values: (100, -100) mode: discrete repeatCount: 3",
      "add k to: a",
    ])
    #expect(session.enter("total(a.center.x)").text.hasSuffix("\n0.000"))
    #expect(!session.enter("expect total(a.center.x) == 0.0").failed)
    #expect(session.enter("total(abs(a.center.x))").text.hasSuffix("\n90.000"))
  }

  // It shows its last value at its end, and nothing from the next tick on.
  @Test(arguments: ["fillMode: removed", "fillMode: backwards"])
  func `sees the jump at the end of what stays attached`(mode: String) {
    let session = Session.entered([
      "view a frame: (0, 0, 100, 100)",
      "animation k position.x 1s from: 0 to: 10 \(mode) isRemovedOnCompletion: false",
      "add k to: a",
    ])
    #expect(session.enter("expect always a.center.x <= 10").failed)
    #expect(session.enter("expect continuous a.center.x").failed)
    #expect(session.enter("highest(a.center.x)").text == "50.000")
    #expect(session.enter("crossings a.center.x == 30").text.contains("jumps"))
    #expect(session.enter("run; stage.now == 1").text.hasSuffix("true"))
  }

  // Keyframes are held where the timing is beyond their ends.
  @Test func `does not turn where it is held`() {
    let session = Session.entered(["view a frame: (0, 0, 100, 100)"])
    _ = session.enter("keyframes 1s cubic(0.5, -1, 0.5, 1) { at 0% { a.center.x += 100 } }")
    #expect(!session.enter("expect monotonic a.center.x").failed)
    let turns = session.enter("table a.center.x turns").text
    #expect(!turns.contains("trough") && turns.contains("corner"), "\(turns)")
  }

  // It runs backward through the sequence's time.
  @Test func `says how fast a chain goes back`() {
    let session = Session.entered([
      "view a frame: (0, 0, 100, 100)", "step 1s",
      "chain c { then 1s linear { a.center.x += 100 }; then 1s { a.center.y += 100 } }",
      "perform c", "step 0.75s", "reverse c",
    ])
    for (step, remaining) in [("step 0s", "0.750s"), ("step 0.5s", "0.250s")] {
      _ = session.enter(step)
      let table = session.enter("table").text
      #expect(table.contains("-100.000") && table.contains(remaining), "\(table)")
    }
  }

  @Test func `compares middles in one superview only`() {
    let session = Session.entered([
      "view a frame: (0, 0, 100, 100)", "view b frame: (0, 200, 100, 100)",
      "view dot in: b frame: (0, 0, 10, 10)", "view dash in: b frame: (30, 40, 10, 10)",
    ])
    #expect(session.enter("distance(dot, dash)").text == "50.000")
    for entry in ["distance(dot, a)", "expect distance(dot, a) < 100", "highest(distance(a, dot))"]
    {
      let text = session.enter(entry).text
      #expect(text.contains("not in the same superview"), "\(text)")
    }
  }

  @Test func `does not meet what it jumps over`() {
    let session = Session.entered([
      "view a frame: (0, 0, 100, 100)", "after 1s { a.center.x = 60 }",
    ])
    #expect(!session.enter("expect never a.center.x == 55.5 to: 2s").failed)
  }

  // MARK: Between two ticks

  // It passes 83 on its way from 50 to 150, even if no tick shows it.
  private static let passing = "1s easeIn { a.center.x += 100 }"

  @Test(arguments: [
    "never a.center.x >= 83 && a.center.x <= 83", "never a.frame.minX >= 33 && a.frame.minX <= 33",
    "never abs(a.center.x - 83) <= 0",
    "always abs(a.center.x - 83) > 0", "always (a.center.x - 83) * (a.center.x - 83) > 0",
    "always a.center.x < 83 || a.center.x > 83", "always -abs(83 - a.center.x) < 0",
    "never !(a.center.x < 83) && !(a.center.x > 83)",
  ])
  func `is broken where a number passes another`(claim: String) {
    let session = Self.session(Self.passing)
    let text = session.enter("expect \(claim)").text
    #expect(text.contains("but at 0.513523s"), "\(text)")
    _ = session.enter("promise p \(claim)")
    #expect(session.enter("run").failed)
    #expect(abs(session.now - 0.513523) < 1e-6)
  }

  @Test(arguments: [
    "always a.center.x <= 83 || a.center.x >= 83", "always abs(a.center.x - 83) >= 0",
    "eventually abs(a.center.x - 83) <= 0", "never a.center.x < 83 && a.center.x > 83",
    "never a.center.x >= 83 && a.center.x <= 82.999", "always abs(a.center.x - 100) <= 50",
    "eventually a.center.x >= 83 && a.center.x <= 83", "always (a.center.x - 83) * 2 < 200",
    "never a.center.x < 83 && a.center.y > 50", "always max(a.center.x, 83) >= 83",
  ])
  func `is kept where a number only passes another`(claim: String) {
    #expect(Self.session(Self.passing).enter("expect \(claim)").text == "")
  }

  @Test func `is not decided where two numbers pass others in the same step`() {
    let session = Self.session("1s easeIn { a.center.x += 100; a.center.y += 300 }")
    let text = session.enter("expect never a.center.x >= 83 && a.center.y <= 149").text
    #expect(text.contains("not decided"), "\(text)")
    #expect(session.enter("expect never a.center.x >= 83 && a.center.y <= 148").text == "")
    // The same number, written in two ways.
    let same = session.enter("expect never 3 * a.center.x >= 249 && a.center.x * 3 <= 249").text
    #expect(same.contains("not decided"), "\(same)")
  }

  @Test func `holds of what goes far in a tick`() {
    let session = Self.session("0.001s easeIn { a.center.x += 1e8 }")
    #expect(session.enter("expect always abs(a.center.x - 33333333) > 1").failed)
    #expect(session.enter("lowest(abs(a.center.x - 33333333))").text == "0.000000")
  }

  // MARK: Missing values

  private static let numbers: [(String, String)] = [
    ("1 / (a.center.x - 83)", "divides by zero (at 0.513523s)"),
    ("1 / abs(a.center.x - 83)", "divides by zero (at 0.513523s)"),
    ("log(a.center.x - 50)", "not a finite number"),
    ("log(abs(a.center.x - 83))", "not a finite number (at 0.513523s)"),
    ("sqrt(a.center.x - 83)", "not a finite number"),
    ("sqrt(83 - a.center.x)", "not a finite number (at 0.513523s)"),
    ("tan((a.center.x - 83 + 90) * 1deg)", "not a finite number (at 0.513523s)"),
    ("pow(a.center.x - 83, -2)", "not a finite number (at 0.513523s)"),
  ]

  @Test(arguments: numbers)
  func `about what has no value somewhere says so`(number: String, mistake: String) {
    let session = Self.session(Self.passing)
    for entry in [
      "lowest(\(number))", "highest(\(number))", "total(\(number))",
      "expect always \(number) < 600000000", "expect continuous \(number)",
      "expect monotonic \(number)", "table \(number) turns",
    ] {
      let outcome = session.enter(entry)
      #expect(outcome.failed && outcome.text.contains(mistake), "\(entry): \(outcome.text)")
    }
  }

  @Test(arguments: [
    "sqrt(a.center.x - 50)", "1 / a.center.x", "log(a.center.x)", "tan(0.001 * a.center.x)",
  ])
  func `about what has a value everywhere is decided`(number: String) {
    let session = Self.session(Self.passing)
    #expect(!session.enter("lowest(\(number))").failed)
    #expect(session.enter("expect continuous \(number)").text == "")
    #expect(session.enter("expect monotonic \(number)").text == "")
  }

  // MARK: Until

  @Test func `of until is the number itself`() {
    let session = Self.session("1s { a.center.x += 200 }")
    #expect(session.enter("run until: a.center.x == 150").text == "time 0.500000s  frame 30")
    #expect(session.enter("shown(a.center.x)").text == "150.000000")
  }

  @Test func `of until is its digits where it is never met`() {
    let session = Self.session("20s spring(dampingRatio: 0.65) { a.center.x += 100 }")
    let text = session.enter("run until: a.center.x == 156.81").text
    #expect(
      text.hasSuffix("'a.center.x == 156.81' is never met exactly; its digits are met first here"))
    let there = session.now
    // Finds the same moment again.
    _ = session.enter("step 1s")
    _ = session.enter("undo")
    #expect(session.now == there)
    _ = session.enter("undo")
    #expect(session.now == 0)
    _ = session.enter("redo")
    #expect(session.now == there)
    #expect(session.enter("run until: a.center.x == 157.5").failed)
    #expect(session.now == there)
  }

  @Test func `of until holds at once where its digits do`() {
    let session = Self.session("1s linear { a.center.x += 200 }")
    _ = session.enter("step 0.5001s")
    #expect(session.enter("run until: a.center.x == 150").text.contains("already true"))
  }

  // MARK: Rounding and division

  @Test(arguments: ["120", "77", "33.3"])
  func `is not broken by the last places of a sum`(way: String) {
    for seconds in ["0.3", "0.7", "1", "4"] {
      let session = Session.entered([
        "view a frame: (0, 0, 100, 100)",
        "gesture pan a changed: { .center += translation; translation = (0, 0) }",
        "touch a by: (\(way), 10) over: \(seconds)s",
      ])
      let entry = "expect always a.center.x <= 50 + \(way)"
      #expect(session.enter(entry).text == "", "\(seconds)")
      #expect(session.enter("expect always a.center.x < 50 + \(way) - 0.001").failed)
    }
  }

  @Test func `that divides by zero names the moment`() {
    let session = Self.session("1s linear { a.center.x += 200 }")
    let text = session.enter("expect always abs(1 / (a.center.x - 99.99999)) >= 0").text
    #expect(text.hasPrefix("error: this divides by zero (at 0.250000s)"), "\(text)")
    _ = session.enter("promise p always 1 / (a.center.x - 100) < 1000000000000")
    let outcome = session.enter("run")
    #expect(outcome.failed)
    #expect(session.now == 0.25)
    #expect(outcome.text.contains("this divides by zero (at 0.250000s)"), "\(outcome.text)")
  }

  // It rests for half a second exactly at the limit.
  @Test func `happens at no time where it never does`() {
    let session = Self.session("0.5s linear { a.center.x += 100 }")
    _ = session.enter("animate 1s { a.center.y += 50 }")
    #expect(!session.enter("expect never a.frame.maxX > 200").failed)
    #expect(!session.enter("expect eventually a.frame.maxX >= 200").failed)
    let text = session.enter("expect eventually a.frame.maxX > 200").text
    #expect(text.contains("it never holds from 0s on") || text.contains("it never holds from 0.0"))
    #expect(text.contains("as high as 200.000000 at 0.500000s"), "\(text)")
  }

  // Near its end a transform changes by less than rounding.
  @Test(arguments: ["0% for: 100%", "80% for: 20%"])
  func `sees no jumps in the rounding of keyframes`(part: String) {
    let session = Session.entered([
      "view a frame: (0, 0, 100, 100)", "keyframes 1s { at \(part) { a.transform = scale(2) } }",
    ])
    for check in ["continuous", "monotonic"] {
      let outcome = session.enter("expect \(check) a.frame.maxX")
      #expect(!outcome.failed, "\(outcome.text)")
    }
  }

  @Test func `tells angles in degrees`() {
    let session = Self.session("1s autoreverse { a.transform.rotation = 80deg }")
    #expect(session.enter("highest(a.transform.rotation)").text == "80.000000deg")
    let text = session.enter("expect monotonic a.transform.rotation").text
    #expect(text.contains("rose to 80.000000deg and falls"), "\(text)")
  }
}
