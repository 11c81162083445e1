import FlipbookAssembly
import Foundation
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `What solve says of a measure` {
  private static let box = ["view box frame: (0, 0, 100, 100)"]

  private static let corners = [
    (
      "{ box.center = (k * 100, 30) } where: distance(box.center, (51, 30)) == 0", "0.51  solution"
    ),
    ("{ box.center.x = abs(k - 0.5041) } where: box.center.x == 0", "0.5041  solution"),
    ("{ box.center.x = abs(k - 0.001) } where: box.center.x == 0", "0.001  solution"),
    ("{ box.center.x = abs(k - 0.999) } where: box.center.x == 0", "0.999  solution"),
    ("{ box.center.x = max(0, k - 0.3) } where: box.center.x == 0", "0 to 0.3  all between"),
    ("{ box.center.x = k } where: abs(sqrt(box.center.x) - 0.3) == 0", "0.09  solution"),
    (
      "{ animate 1s spring(dampingRatio: 0.5) { box.center.x += 200 * k } } "
        + "where: abs(highest(box.center.x) - 158.78) == 0", "0.467656  solution"
    ),
    // The measure meets its goal in a corner, and changes slowly on one side of it.
    (
      "{ box.center.x = max(k - 0.3, 0.2 - k * 0.25) } where: box.center.x - 0.1 == 0",
      "0.4  solution"
    ),
  ]

  @Test(arguments: corners)
  func `finds where one comes to its goal in a corner`(entry: String, row: String) {
    let text = Answers.text("solve k from: 0 to: 1 " + entry, after: Self.box)
    #expect(text.contains(row), "\(text)")
  }

  private static let ways: [(String, String)] = [
    ("abs(k - 1000.0003517) * 3 + 1e-14", "1000.0003517  solution"),
    ("pow(k - 1000.0003517, 2) + 1e-20", "1000.0003517"),
  ]

  @Test(arguments: ways)
  func `ends where no numbers lie between two`(way: String, part: String) {
    let text = Answers.text(
      "solve k from: 1000 to: 1000.001 { box.center.x = \(way) } where: box.center.x == 0",
      after: Self.box)
    #expect(text.contains(part), "\(text)")
  }

  @Test func `takes no corner beside its goal for a solution`() {
    let text = Answers.text(
      "solve k from: 0 to: 1 { box.center.x = abs(k - 0.5041) + 0.001 } where: box.center.x == 0",
      after: Self.box)
    #expect(text.hasPrefix("no value was found"), "\(text)")
  }

  private static let edges = [
    (
      "solve d from: 0 to: 1 { animate 1s linear { box.center.x += 100 }; step d * 1s } "
        + "where: total(velocity(box.center.x)) == 0.5", "0.995  solution"
    ),
    (
      "solve d from: 0 to: 2 { animate 1s linear { box.center.x += 100 }; step d * 1s } "
        + "where: total(velocity(box.center.x)) == 0.5", "0.995  solution"
    ),
    (
      "solve k from: 0 to: 10 { box.center.x = k } where: sqrt(box.center.x - 5.03) == 0.1",
      "5.04  solution"
    ),
  ]

  @Test(arguments: edges)
  func `looks up to where there is no measure any more`(entry: String, row: String) {
    let text = Answers.text(entry, after: Self.box)
    #expect(text.contains(row), "\(text)")
  }

  @Test func `tells narrow ranges apart`() throws {
    let text = Answers.text(
      "solve k from: 0 to: 0.000001 { animate 1s spring(dampingRatio: 0.5) { box.center.x += k } } "
        + "where: highest(box.center.x) == 50.0000005", after: Self.box)
    let row = try #require(text.split(separator: "\n").first { $0.contains("solution") })
    let value = try #require(row.split(separator: " ").first.flatMap { Double($0) })
    #expect(abs(value - 5e-7 / (1 + exp(-.pi * 0.5 / 0.75.squareRoot()))) < 1e-11, "\(text)")
  }

  @Test func `has no hole where rounding makes one`() {
    let text = Answers.text(
      "solve d from: 0 to: 600 { animate 1s { box.center.x += d; card.center.x += 100 } } "
        + "where: lowest(distance(box.center, card.center)) == 0",
      after: Self.box + ["view card frame: (200, 0, 100, 100)"])
    #expect(text.contains("300 to 600  all between"), "\(text)")
  }

  @Test func `says only of what it looked at how far the measure goes`() {
    let text = Answers.text(
      "solve k from: 0 to: 1 { box.center.x = k < 0.3 ? 10 : (k < 0.302 ? 90 : 10) } "
        + "where: box.center.x == 90", after: Self.box)
    #expect(text.contains("with those looked at, the measure is 10\n"), "\(text)")
  }

  @Test func `finds the edge of what is least as exactly as that of what is equal`() throws {
    func start(_ goal: String) throws -> Double {
      let text = Answers.text(
        "solve r from: 0.2 to: 1 { animate 1s spring(dampingRatio: r) { box.center.x += 100 } } \(goal)",
        after: Self.box)
      let row = try #require(text.split(separator: "\n").first { $0.contains("all between") })
      return try #require(row.split(separator: " ").first.flatMap { Double($0) })
    }
    let (equal, least) = (
      try start("where: overshoot(box.center.x) == 0"), try start("least: overshoot(box.center.x)")
    )
    #expect(abs(equal - least) < 1e-5)
  }

  private static let sampled = [
    "solve k from: 10 to: 400 { animate 1s { box.center.x += k } } where: total(box.center.x) == 150",
    "solve k from: 10 to: 400 { animate 1s { box.center.x += k } } least: total(box.center.x)",
    "animate 1s { box.center.x += 20 }; matters total(box.center.x)",
    "solve (k, w) from: (10, 10) to: (40, 40) { animate 1s { box.center.x += k; box.alpha = 0 }; "
      + "animate 30s { box.center.y += w } } where: total(box.center.x) == 70 "
      + "&& highest(velocity(box.center.y) * abs(box.alpha - 0.5)) == 1",
  ]

  @Test(arguments: sampled)
  func `says how it was found`(entry: String) {
    let text = Answers.text(entry, after: Self.box)
    #expect(text.components(separatedBy: "summed in steps").count == 2, "\(text)")
  }
}

@Suite struct `What one verb says another does not deny` {
  private static let box = ["view box frame: (0, 0, 100, 100)"]

  @Test(arguments: [">=", "=="])
  func `run says where its condition was true only up to an end`(sign: String) {
    let entries = [
      "animation glide position.x 1s linear from: 0 to: 100", "add glide to: box",
      "expect always box.center.x < 100",
    ]
    let text = Answers.text("run until: box.center.x \(sign) 100", after: Self.box + entries)
    #expect(text.hasSuffix("'box.center.x \(sign) 100' was true up to now"), "\(text)")
    let kept = Answers.text(
      "run until: box.center.x \(sign) 150",
      after: Self.box + ["animate 1s linear { box.center.x += 100 }"])
    #expect(kept.contains("time 1.000s") && !kept.contains("was true"), "\(kept)")
  }

  @Test func `an entry breaks a promise that it makes`() {
    let outcome = Answers.outcome(
      "promise low always box.center.x <= 100; box.center.x = 150", after: Self.box)
    #expect(outcome.failed && outcome.text.contains("promise low is broken"), "\(outcome.text)")
  }

  @Test func `a sweep speaks of what comes after its block`() {
    let text = Answers.text(
      "sweep k from: 0.2 to: 0.4 by: 0.2 { animate 1s spring(dampingRatio: k) "
        + "{ box.center.x += 100 }; step 0.5s } measure: box.center.x",
      after: Self.box + ["promise low always box.center.x <= 170"])
    let line = "once the block is done, promise low is kept with every value"
    #expect(text.hasSuffix(line), "\(text)")
  }

  @Test func `a number matters that changes a measure one way only`() {
    let text = Answers.text(
      "matters closest(box, card)",
      after: Self.box + [
        "view card frame: (200, 0, 100, 100)", "animate 1s { box.center.x += 100 }",
      ])
    #expect(text.contains("center.x") && text.contains("frame.x"), "\(text)")
  }

  @Test func `the doctor looks as far as what runs goes`() {
    let entries = Self.box + ["animate 1s repeat: 3 autoreverse { box.center.x += 100 }"]
    let ahead = Answers.text("doctor", after: entries)
    let behind = Answers.text("doctor", after: entries + ["run"])
    #expect(ahead == behind && ahead.contains("jumps"), "\(ahead)")
  }

  @Test func `the greatest difference is one between moments, too`() {
    let entries =
      Self.box + [
        "view card frame: (200, 0, 100, 100)", "animate 100s { box.center.x += 100 }",
        "animate 0.01s spring(dampingRatio: 0.1) delay: 50.0003s { card.center.x += 100 }",
      ]
    let text = Answers.text("plot box.center.x card.center.x difference", after: entries)
    let most = Answers.text("highest(abs(box.center.x - card.center.x))", after: entries)
    #expect(text.contains("maximum difference \(most.prefix { $0 != "\n" })"), "\(text)\n\(most)")
  }
}
