import Foundation
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `Measures over time` {
  private static let two = [
    "set digits 9", "view box frame: (0, 0, 100, 100)", "view card frame: (300, 50, 100, 100)",
  ]

  private func number(_ entry: String, after entries: [String]) -> Double {
    let text = Answers.text(entry, after: Self.two + entries)
    return text.split(separator: "\n").last.flatMap { Double($0) } ?? .nan
  }

  // In one dimension it moves at one speed, its length per second, and only reverses.
  @Test(arguments: [50.0, -3e5, 1e6])
  func `an even speed on a smooth curve is known in all verbs`(start: Double) {
    let values = [0, 100, -30, 0].map { "\(start + $0)" }.joined(separator: ", ")
    let paced = [
      "box.center.x = \(start)",
      "animation k position.x 1s values: (\(values)) mode: cubicPaced", "add k to: box",
    ]
    #expect(abs(number("highest(velocity(box.center.x))", after: paced) - 269.062666) < 1e-4)
    #expect(abs(number("lowest(velocity(box.center.x))", after: paced) + 269.062666) < 1e-4)
    for measure in ["highest", "lowest", "settled"] {
      #expect(number("\(measure)(box.center.x)", after: paced).isFinite)
    }
    let continuous = Answers.text("expect continuous box.center.x", after: Self.two + paced)
    #expect(continuous.isEmpty, "\(continuous)")
    #expect(
      Answers.text("crossings box.center.x == \(start + 50)", after: Self.two + paced)
        .contains("-269.06266"))
  }

  // 50 + 100·t² is above 75 from t = 0.5 on.
  @Test func `duration is how long a condition holds`() {
    let fall = ["animate 1s cubic(1/3, 0, 2/3, 1/3) { box.center.x += 100 }"]
    #expect(abs(number("duration(box.center.x > 75)", after: fall) - 0.5) < 1e-8)
    #expect(number("duration(box.center.x > 500)", after: fall) == 0)
    #expect(number("duration(box.center.x > 0)", after: fall) == 1)
    #expect(abs(number("duration(box.center.x > 75, for: 3s)", after: fall) - 2.5) < 1e-8)
  }

  @Test func `duration adds up what holds again and again`() {
    let swing = ["animate 1s linear repeat autoreverse { box.center.x += 100 }"]
    #expect(abs(number("duration(box.center.x > 75, for: 10s)", after: swing) - 7.5) < 1e-7)
  }

  @Test func `total of a speed is how far something goes`() {
    let swing = [
      "animate 1s spring(mass: 1, stiffness: 100, damping: 4) { box.center.x += 100 }"
    ]
    // Each swing is smaller than the one before by the same factor.
    let factor = exp(-.pi * 0.2 / (1 - 0.2 * 0.2).squareRoot())
    let going = number("total(abs(velocity(box.center.x)), to: 0.3206374s)", after: swing)
    #expect(abs(going - 100 * (1 + factor)) < 1e-4)
    #expect(abs(number("total(velocity(box.center.x))", after: swing) - 100) < 1e-6)
    // A jump does not count as a velocity.
    let jump = ["after 0.5s { box.center.x += 70 }", "animate 1s linear { box.center.y += 10 }"]
    #expect(number("total(abs(velocity(box.center.x)))", after: jump) == 0)
  }

  @Test func `total of any number is its integral`() {
    let fall = ["animate 1s cubic(1/3, 0, 2/3, 1/3) { box.center.x += 100 }"]
    #expect(abs(number("total(box.center.x)", after: fall) - (50 + 100.0 / 3)) < 1e-6)
    #expect(
      Answers.text("total(box.center.x)", after: Self.two + fall)
        .contains("summed in steps"))
  }

  // The curve is steep at its end; 129.5 is the integral of a polynomial.
  @Test(arguments: [0, 1e6, -3e5])
  func `total of a steep curve is its integral, wherever it lies`(origin: Double) {
    let steep = [
      "box.center.x = \(origin)", "animate 1s cubic(0.9, 3, 1, 2) { box.center.x += 100 }",
    ]
    #expect(abs(number("total(box.center.x)", after: steep) - origin - 129.5) < 1e-4)
  }

  // Goes there and back: half the way on average, whatever the curve.
  private static let motions: [(String, Double)] = [
    ("0.001s easeInOut autoreverse repeat: 2", 0.2), ("0.002s linear autoreverse", 0.2),
    ("0.001s easeInOut autoreverse repeat: 40", 4), ("0.01s easeInOut autoreverse repeat: 3", 3),
    ("0.0001s easeInOut", 0.005),
  ]

  @Test(arguments: motions)
  func `total of what is short is its integral too`(motion: String, total: Double) {
    let entries = ["box.center.x = 0", "animate \(motion) { box.center.x = 100 }"]
    #expect(abs(number("total(box.center.x)", after: entries) / total - 1) < 1e-4)
  }

  // It bends abruptly at its keyframes, however short it is; looking back gives the same.
  @Test(arguments: [1, 0.02, 0.006])
  func `total of keyframes is their integral`(time: Double) {
    let entries = [
      "keyframes \(time)s mode: cubic { at 10% for: 30% { box.center.x += 77.7085 }; "
        + "at 50% for: 20% { box.center.x += -90.6481 } }"
    ]
    let ahead = number("total((box.center.x - 50) / \(time))", after: entries)
    let behind = number(
      "total((box.center.x - 50) / \(time), from: 0s)",
      after: entries + ["goto \(0.9 * time)s", "run"])
    #expect(abs(ahead - 9.745674) < 2e-6 && abs(behind - ahead) < 2e-6, "\(ahead), \(behind)")
  }

  @Test func `settled takes a distance`() {
    let swing = ["animate 2s spring(dampingRatio: 1) { box.center.x += 100 }"]
    let near = number("settled(box.center.x, within: 10)", after: swing)
    let nearer = number("settled(box.center.x, within: 0.5)", after: swing)
    #expect(near < nearer)
    let value = number("shown(box.center.x)", after: swing + ["step \(near)s"])
    #expect(abs(value - 140) < 1e-4)
    #expect(
      number("settled(box.center.x, within: 0.1)", after: swing)
        == number("settled(box.center.x)", after: swing))
    // A percentage is a share of its way.
    for (share, way) in [("0.1%", "0.1"), ("10%", "10"), ("50%", "50")] {
      #expect(
        number("settled(box.center.x, within: \(share))", after: swing)
          == number("settled(box.center.x, within: \(way))", after: swing))
    }
    #expect(
      Answers.text("settled(box.center.x, within: 0)", after: Self.two)
        .contains("it is a distance from the end or a percentage of the way, more than 0"))
  }

  @Test func `total of an angle's speed is an angle`() {
    let turn = ["animate 1s { box.transform = rotate(60deg) }"]
    func total(_ path: String) -> String {
      Answers.text("total(abs(velocity(\(path))))", after: Self.two + turn)
    }
    #expect(total("box.transform.rotation") == "60.000000000deg")
    #expect(total("box.center.x") == "0.000000000")
  }

  // The acceleration of such a spring is −(ω0²·y + 2α·y′), greatest at the start.
  @Test(arguments: [0.1, 1, 5])
  func `highest of a size is the greater of both ends`(damping: Double) {
    let spring = "spring(mass: 1, stiffness: 100, damping: \(damping))"
    let swing = ["animate \(spring) { box.center.y += 300 }"]
    #expect(number("highest(abs(acceleration(box.center.y)))", after: swing) == 30_000)
    #expect(
      number("highest(abs(box.center.y - 350))", after: swing)
        == max(
          number("highest(box.center.y)", after: swing) - 350,
          350 - number("lowest(box.center.y)", after: swing)))
  }

  @Test func `what is taken from itself is 0`() {
    let keys = [
      "animation k position.x values: (0, 100, 30, 60) 1s mode: cubic", "add k to: box",
    ]
    for entry in [
      "highest(box.center.x - box.center.x)", "lowest(2 * box.center.x - box.center.x * 2)",
    ] {
      #expect(number(entry, after: keys) == 0)
    }
    #expect(
      !Answers.outcome("expect monotonic box.center.x - box.center.x", after: Self.two + keys)
        .failed)
    // The difference, once its number, goes as far as the number.
    #expect(
      abs(
        number("highest(3 * box.center.x - 2 * box.center.x)", after: keys)
          - number("highest(box.center.x)", after: keys)) < 1e-9)
  }

  // It swings 440 times; after half a second its amplitude is still e^(−0.05 · 0.5) of its way.
  @Test func `settled is refuted however often a spring swings`() {
    let swing = ["animate spring(mass: 1, stiffness: 100, damping: 0.1) { box.center.x += 300 }"]
    let text = Answers.text("expect settled box.center.x by: 0.5s", after: Self.two + swing)
    #expect(text.contains("settles after 137.9") && text.contains("as far as 29"), "\(text)")
    #expect(
      !Answers.outcome("expect settled box.center.x by: 138s", after: Self.two + swing).failed)
  }

  @Test func `eased is how far a timing is`() {
    #expect(number("eased(linear, 30%)", after: []) == 0.3)
    let ease = ["animate 1s easeOut { box.center.x += 1 }", "step 0.5s"]
    #expect(
      abs(
        number("eased(easeOut, 0.5)", after: []) - number("shown(box.center.x) - 50", after: ease))
        < 1e-9)
    #expect(abs(number("eased(back.out(1.7), 58%)", after: []) - 1.0998) < 1e-3)
    #expect(Answers.text("eased(3, 0.5)", after: []).contains("not a timing"))
  }

  @Test func `closest is how near two frames come, and tells when`() {
    let past = ["animate 1s linear { box.center.y = 500; box.center.x = 250 }"]
    // Its nearest corner starts (200, -150) from the card's and moves by (-200, 450) in the second.
    #expect(abs(number("closest(box, card)", after: past) - 60_000 / 242_500.0.squareRoot()) < 1e-6)
    #expect(
      Answers.text("closest(box, card)", after: Self.two + past).contains("at 0.443298969s"))
    #expect(number("closest(box, card)", after: ["animate 1s { box.center.x = 350 }"]) == 0)
  }

  @Test func `overlap is a condition`() {
    let through = ["animate 1s linear { box.center.x += 600 }"]
    #expect(Answers.text("overlap(box, card)", after: Self.two + through) == "false")
    #expect(
      Answers.text("expect never overlap(box, card)", after: Self.two + through)
        .contains("0.333"))
    // They overlap from 200 to 400 points of its way of 600.
    #expect(abs(number("duration(overlap(box, card))", after: through) - 1.0 / 3) < 1e-7)
    #expect(
      Answers.text(
        "overlap(box, dot)", after: Self.two + ["view dot in: card frame: (0, 0, 9, 9)"]
      ).contains("box and dot are not in the same superview"))
  }
}

@Suite struct `The rates of rates` {
  private static let spring = [
    "set digits 9", "view box frame: (0, 0, 100, 100)",
    "animate 1s spring(mass: 1, stiffness: 100, damping: 4) { box.center.x += 100 }",
  ]

  private func number(_ entry: String, after entries: [String]) throws -> Double {
    let text = Answers.text(entry, after: entries)
    return try #require(Double(text.prefix { $0 != "\n" }), "\(text)")
  }

  // x″ = 100·(target − x) − 4·x′, and x‴ = −100·x′ − 4·x″.
  @Test(arguments: [0, 0.1, 0.25, 0.7])
  func `a spring obeys its own law`(time: Double) throws {
    let there = Self.spring + (time == 0 ? [] : ["step \(time)s"])
    let (x, v) = (
      try number("shown(box.center.x)", after: there),
      try number("velocity(box.center.x)", after: there)
    )
    let a = try number("acceleration(box.center.x)", after: there)
    #expect(abs(a - (100 * (150 - x) - 4 * v)) < 1e-5)
    let jerk = try number("jerk(box.center.x)", after: there)
    #expect(abs(jerk - (-100 * v - 4 * a)) < 1e-4)
    #expect(try number("velocity(velocity(box.center.x))", after: there) == a)
  }

  // x = 50 + 100·t³, because cubic(1/3, 0, 2/3, 0) has x(s) = s and y(s) = s³.
  @Test func `a curve bends as its polynomial does`() throws {
    let there = [
      "set digits 9", "view box frame: (0, 0, 100, 100)",
      "animate 1s cubic(1/3, 0, 2/3, 0) { box.center.x += 100 }", "step 0.5s",
    ]
    #expect(abs(try number("acceleration(box.center.x)", after: there) - 300) < 1e-5)
    #expect(abs(try number("jerk(box.center.x)", after: there) - 600) < 1e-4)
    // (x²)″ = 2·(x′² + x·x″)
    let square = try number("acceleration(box.center.x * box.center.x)", after: there)
    #expect(abs(square - 2 * (75 * 75 + 62.5 * 300)) < 1e-3)
  }

  // The speed of a spring is greatest where x″ = 0.
  @Test func `a velocity turns where the acceleration is nothing`() throws {
    let text = Answers.text("table velocity(box.center.x) turns", after: Self.spring)
    let peak = try #require(text.split(separator: "\n").first { $0.contains("peak") })
    let cell = String(peak.prefix { $0 != "s" }).filter { $0 != " " }
    let time = try #require(Double(cell) as Double?)
    let there = Self.spring + ["step \(time)s"]
    #expect(abs(try number("acceleration(box.center.x)", after: there)) < 1e-4)
    #expect(
      try number("highest(velocity(box.center.x))", after: Self.spring)
        == number("velocity(box.center.x)", after: there))
  }

  // The extremes of a stretch bound the value at each of its moments.
  @Test func `the extremes of an acceleration hold its samples`() throws {
    let high = try number("highest(acceleration(box.center.x))", after: Self.spring)
    let low = try number("lowest(acceleration(box.center.x))", after: Self.spring)
    for step in 0..<20 {
      let there = Self.spring + (step == 0 ? [] : ["step \(Double(step) * 0.05)s"])
      let a = try number("acceleration(box.center.x)", after: there)
      #expect(a <= high + 1e-6 && a >= low - 1e-6)
    }
    #expect(high == 10_000)
  }
}
