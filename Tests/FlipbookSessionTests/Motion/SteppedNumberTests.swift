import FlipbookAssembly
import FlipbookLanguage
import FlipbookValues
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Numbers that jump where an even motion is at a round number, or are held for a single tick there.
@Suite struct `A number that goes in steps` {
  /// A view that moves evenly by 100 points to the right of an origin.
  private static func stage(_ origin: Int = 0, _ seconds: Int = 1) -> [String] {
    [
      "view a center: (\(origin), 0)", "animate \(seconds)s linear { a.center.x += 100 }",
    ]
  }

  private static let exact = ["set digits 9", "set format csv"]

  private static func rows(_ entry: String, after entries: [String]) -> [[String]] {
    Answers.text(entry, after: entries).split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) } }
  }

  private static func times(_ word: String, _ rows: [[String]]) -> [Double] {
    rows.filter { $0[1] == word }.map { Double($0[0]) ?? .nan }
  }

  // The shares of the time at which it jumps; a value held for one tick jumps twice.
  @Test(
    arguments: [
      ("floor(X / 30)", [0.3, 0.6, 0.9]), ("round(X / 50)", [0.25, 0.75]),
      ("ceil(X / 50)", [0, 0.5]), ("sign(X - 50)", [0.5, 0.5]), ("X % 30", [0.3, 0.6, 0.9]),
      ("X > 50 ? 1 : 0", [0.5]), ("X >= 50 ? 1 : X / 100", [0.5]), ("atan2(X - 50, -1)", [0.5]),
      ("floor(X / 30) + X", [0.3, 0.6, 0.9]),
      ("floor(X / 30) * (X % 50)", [0.3, 0.5, 0.6, 0.9, 1]),
    ], [(0, 1), (1_000_000, 1), (1_000_000_000, 1), (0, 3600), (1_000_000, 3600)])
  func `jumps there, wherever the origin lies and however slow it is`(
    number: (text: String, shares: [Double]), motion: (origin: Int, seconds: Int)
  ) throws {
    let parts = number.text.split(separator: "X", omittingEmptySubsequences: false)
    let text = parts.joined(separator: "(a.center.x - \(motion.origin))")
    let stage = Self.stage(motion.origin, motion.seconds)
    let times = Self.times("jumps", Self.rows("extremes \(text)", after: stage + Self.exact))
    try #require(times.count == number.shares.count, "\(times)")
    for (time, share) in zip(times, number.shares) {
      #expect(abs(time / Double(motion.seconds) - share) < 1e-7)
    }
    #expect(Answers.outcome("expect continuous \(text)", after: stage).failed)
  }

  @Test(arguments: ["floor(a.center.x / 50)", "ceil(a.center.x / 50)", "round(a.center.x / 100)"])
  func `jumps between two ticks of an easing too`(number: String) {
    let stage = ["view a", "animate 1s easeIn { a.center.x = 100 }"]
    #expect(Answers.outcome("expect continuous \(number) from: 0.1s to: 0.9s", after: stage).failed)
    #expect(Answers.text("expect monotonic \(number)", after: stage) == "")
  }

  @Test(arguments: [
    "a.center.x % 30", "sign(abs(a.center.x - 50))", "atan2(a.center.x - 50, -1)",
    "velocity(abs(a.center.x - 33)) * (50 - a.center.x)",
  ])
  func `turns back where it jumps back`(number: String) {
    #expect(Answers.outcome("expect monotonic \(number)", after: Self.stage()).failed)
  }

  // Every step of a sample is a jump, and every jump is a step.
  @Test(arguments: 0..<Effort.seeds)
  func `jumps where its samples differ`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let timing = random.pick([
      "linear", "easeIn", "easeOut", "cubic(0.3, -0.5, 0.7, 1.6)", "spring(dampingRatio: 0.4)",
    ])
    let width = random.number(2...60)
    let number = random.pick([
      "floor(a.center.x / \(width))", "ceil(a.center.x / \(width))",
      "round(a.center.x / \(width)) + sign(a.center.y - \(width))",
      "a.center.x > \(width) ? floor(a.center.y / 9) : 1",
      "sign(a.center.x - \(width)) * sign(a.center.y)",
    ])
    let entry = try Parser.entry(from: number)
    guard case .query(let expression) = entry.statements[0] else { return }
    let session = Session.entered([
      "view a", "animate \(random.number(1...20)) / 10 \(timing) { a.center.x = 100 }",
      "animate 1s \(random.pick(["linear", "easeOut"])) { a.center.y = -50 }",
    ])
    let world = session.world
    let end = try #require(world.stage.nextDueTicks) - 1
    var course = NumberCourse(of: expression, source: number)
    try course.look(at: world, 0...end) { () throws(Mistake) in }
    let moving = try course.moving(in: world)
    let jumps = Set(course.breaks.filter(\.isJump).map(\.ticks))
    for ticks in jumps {
      #expect(try moving.value(at: ticks - 1) != moving.value(at: ticks), "\(number), \(ticks)")
    }
    var last: Int64 = 0
    for sample in 1...1000 {
      let ticks = end / 1000 * Int64(sample)
      let before = try moving.value(at: last)
      if try moving.value(at: ticks) != before {
        var (low, high) = (last, ticks)
        while high - low > 1 {
          let middle = (low + high) / 2
          if try moving.value(at: middle) == before { low = middle } else { high = middle }
        }
        #expect(jumps.contains(high), "\(number), \(timing), \(high)")
      }
      last = ticks
    }
  }

  // MARK: Crossings

  @Test func `crosses a value on its slopes, and jumps past it`() {
    #expect(
      Answers.text("crossings a.center.x % 30 == 15", after: Self.stage()) == """
          time  what   velocity
        ──────  ─────  ────────
        0.150s  rises   100.000
        0.300s  jumps
        0.450s  rises   100.000
        0.600s  jumps
        0.750s  rises   100.000
        0.900s  jumps
        """)
  }

  @Test func `crosses it nowhere else`() {
    let back = ["view a center: (10, 0)", "animate 1s linear { a.center.x -= 100 }"]
    let rows = Self.rows("crossings (a.center.x - 25) % 20 == -10", after: back + Self.exact)
    #expect(Self.times("falls", rows) == [0.15, 0.35, 0.55, 0.75, 0.95])
    #expect(Self.times("jumps", rows) == [0.05, 0.25, 0.45, 0.65, 0.85])
    #expect(rows.count == 10)
    let eased = ["view a", "animate 1s easeIn { a.center.x = 100 }"] + Self.exact
    let half = Self.rows("crossings floor(a.center.x / 60) == 0.5", after: eased)
    #expect(half.map { $0[1] } == ["jumps"])
    let two = Self.rows("crossings floor(a.center.x / 50) == 2", after: eased)
    #expect(two.count == 1 && Self.times("arrives", two) == [1], "\(two)")
  }

  // MARK: Conditions

  private static func discrete(_ values: String, mode: String = "discrete") -> [String] {
    [
      "view a center: (50, 0)", "animation f position.x 1s values: (\(values)) mode: \(mode)",
      "add f to: a", "set digits 6",
    ]
  }

  private static let values: [(String, String, String)] = [
    ("100, 0, 0", "discrete", "always floor(a.center.x / 30) <= 2"),
    ("100, 0, 0, 0", "linear", "always floor(a.center.x / 30) <= 2"),
    ("100, 0, 0, 0", "linear", "never floor(a.center.x / 30) > 2"),
    ("100, 0", "discrete", "always round(a.center.x / 40) <= 2"),
    ("100, 0, 0", "discrete", "never a.center.x % 70 >= 30"),
  ]

  @Test(arguments: values)
  func `breaks a bound as long as it is beyond it`(values: String, mode: String, check: String) {
    #expect(Answers.outcome("expect \(check)", after: Self.discrete(values, mode: mode)).failed)
  }

  @Test func `is back when it is`() {
    let text = Answers.text(
      "expect always floor(a.center.x / 30) <= 2 to: 0.3s", after: Self.discrete("100, 0, 10, 20"))
    #expect(text.contains("back at 0.250000s"), "\(text)")
  }

  @Test(arguments: ["sign(a.center.y) <= -1", "atan2(a.center.y, -1) <= 0"])
  func `breaks a bound in which it is not for one instant`(condition: String) {
    let stage = ["view a", "animate 1s linear { a.center.y = -100 }"]
    #expect(Answers.outcome("expect always \(condition)", after: stage).failed)
    let later = "expect always \(condition) from: 0.000001s"
    #expect(Answers.text(later, after: stage) == "")
  }

  @Test(arguments: [("30", "proven"), ("20", "refuted")])
  func `keeps it with every value of a number, or with none`(width: String, what: String) {
    let rows = Self.rows(
      "prove x from: 100 to: 110 { animate 1s linear { a.center.x = x }; "
        + "expect always floor(a.center.x / \(width)) <= 3 }", after: ["view a"] + Self.exact)
    #expect(Set(rows.map { $0[2] }) == [what], "\(rows)")
  }

  // MARK: Velocities

  @Test(arguments: [
    "abs(a.center.x - 33)", "max(a.center.x, 33)", "min(a.center.x, 33)",
    "clamp(a.center.x, 33, 200)", "a.center.x + abs(a.center.x - 33)",
  ])
  func `is a velocity where its number has a corner`(number: String) {
    let stage = Self.stage()
    for (text, word) in [(number, "corner"), ("velocity(\(number))", "jumps")] {
      let rows = Self.rows("extremes \(text) to: 0.9s", after: stage + Self.exact)
      #expect(Self.times(word, rows) == [0.33], "\(rows)")
    }
    let check = "expect continuous velocity(\(number)) to: 0.9s"
    #expect(Answers.outcome(check, after: stage).failed)
  }

  @Test func `is the velocity of a frame that turns back`() {
    let stage = [
      "view a frame: (50, 60, 100, 100)",
      "animation g transform.rotation.z from: 0 to: -0.6 1s autoreverses", "add g to: a",
    ]
    let rows = Self.rows(
      "extremes velocity(a.frame.width) to: 1.5s", after: stage + Self.exact)
    #expect(rows.count == 1 && Self.times("jumps", rows) == [1], "\(rows)")
    for check in ["continuous", "monotonic"] {
      let entry = "expect \(check) velocity(a.frame.width) to: 1.5s"
      #expect(Answers.outcome(entry, after: stage).failed == (check == "continuous"))
    }
    let crossings = Self.rows("crossings velocity(a.frame.width) == 10", after: stage + Self.exact)
    #expect(crossings.count == 1 && Self.times("jumps", crossings) == [1], "\(crossings)")
  }

  // MARK: Springs at rest

  private static let spring = [
    "view a", "animate spring(duration: 0.5, bounce: 0.5) { a.center.x = 100 }",
  ]

  @Test(arguments: [
    "a.center.x", "a.center.x * 2", "a.center.x * a.center.x", "a.center.x / 1000",
    "1 / (a.center.x + 1)", "min(a.center.x * 3, 1000)",
  ])
  func `does not jump where a spring comes to rest, whatever its scale`(number: String) {
    let check = "expect continuous \(number) from: 0.5s"
    #expect(Answers.text(check, after: Self.spring) == "")
  }

  @Test(arguments: [
    "a.center.x < 100 ? 0 : 1", "floor(a.center.x / 100)", "sign(a.center.x - 100)",
  ])
  func `jumps with a spring that comes to rest`(number: String) {
    let check = "expect continuous \(number) from: 1.16s"
    #expect(Answers.outcome(check, after: Self.spring).failed)
  }

  private static let sums: [(String, Double)] = [
    ("floor(a.center.x / 10)", 0.0), ("a.center.x % 30", 100),
    ("a.center.x + sign(a.center.x)", 100),
  ]

  @Test(arguments: sums)
  func `adds up its velocity without its jumps`(number: String, sum: Double) throws {
    let text = Answers.text("total(abs(velocity(\(number))))", after: Self.stage())
    #expect(abs(try #require(Double(text)) - sum) < 0.001, "\(text)")
  }
}
