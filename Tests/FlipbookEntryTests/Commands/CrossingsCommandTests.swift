import Foundation
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The crossings command` {
  private static let box = ["view box frame: (0, 0, 100, 100)"]

  /// The rows of the table: when, what, and how fast.
  private func rows(
    _ entry: String, after entries: [String]
  ) -> [(time: Double, what: String, rate: Double?)] {
    Answers.text(entry, after: ["set digits 9", "set format csv"] + Self.box + entries)
      .split(separator: "\n").dropFirst().map { line in
        let cells = line.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
        return (Double(cells[0]) ?? .nan, cells[1], Double(cells[2]))
      }
  }

  // Mass 1, stiffness 100, damping 4: ζ is 0.2, and the spring passes its end whenever
  // ω·t = π − acos(ζ) + kπ.
  @Test(arguments: [50, 5_000_050, -3_000_000.0])
  func `are those of the closed form, wherever the origin lies`(start: Double) throws {
    let rows = rows(
      "crossings box.center.x == \(start + 100)",
      after: [
        "box.center.x = \(start)",
        "animate 1s spring(mass: 1, stiffness: 100, damping: 4) { box.center.x += 100 }",
      ])
    let swing = 10 * (1 - 0.2 * 0.2).squareRoot()
    let expected = (0..<3).map { (.pi - acos(0.2) + Double($0) * .pi) / swing }
    try #require(rows.count >= 3)
    for (row, time) in zip(rows, expected) { #expect(abs(row.time - time) < 1e-7) }
    #expect(rows.prefix(3).map(\.what) == ["rises", "falls", "rises"])
    // x′ at a crossing is the envelope's: 100·ω·e^(−ζωt).
    #expect(abs((rows[0].rate ?? 0) - 1000 * exp(-2 * rows[0].time)) < 1e-3)
  }

  @Test func `tell what it does there`() {
    let there = [
      "animate 1s linear { box.center.x += 100 } completion: { "
        + "animate 1s linear { box.center.x -= 100 } }"
    ]
    #expect(rows("crossings box.center.x == 150", after: there).map(\.what) == ["touches"])
    #expect(rows("crossings box.center.x == 150", after: there).map(\.time) == [1])
    let back = rows("crossings box.center.x == 50", after: there)
    #expect(back.map(\.what) == ["leaves", "arrives"])
    #expect(
      rows("crossings box.center.x == 100", after: there).map(\.what) == ["rises", "falls"])
  }

  @Test(arguments: [
    "abs(box.center.x - 83) == 0", "(box.center.x - 83) * (box.center.x - 83) == 0",
    "2 - abs(83 - box.center.x) == 2",
  ])
  func `touch where a part of the number passes 0`(equation: String) throws {
    let motion = ["animate 1s easeIn { box.center.x += 100 }"]
    let passed = try #require(rows("crossings box.center.x == 83", after: motion).first)
    let rows = rows("crossings \(equation)", after: motion)
    #expect(rows.map(\.what) == ["touches"])
    // Both are printed to a billionth.
    #expect(abs((rows.first?.time ?? 0) - passed.time) < 2e-9)
  }

  @Test func `a number that jumps past a value says so`() {
    let jump = ["after 0.5s { box.center.x = 200 }", "after 1s { box.alpha = 0 }"]
    let rows = rows("crossings box.center.x == 120", after: jump)
    #expect(rows.map(\.what) == ["jumps"])
    #expect(rows.map(\.time) == [0.5])
  }

  @Test func `two numbers that move meet`() {
    let rows = rows(
      "crossings box.center.x == card.center.x",
      after: [
        "view card frame: (100, 0, 100, 100)", "animate 1s linear { box.center.x = 250 }",
        "animate 2s linear { card.center.x = 100 }",
      ])
    // 50 + 200t and 150 − 25t.
    #expect(rows.map(\.what) == ["rises"])
    #expect(abs(rows[0].time - 100.0 / 225) < 1e-8)
    #expect(abs((rows[0].rate ?? 0) - 225) < 1e-6)
  }

  @Test func `none, and all the time, are said`() {
    let moved = Self.box + ["animate 1s { box.center.x += 100 }"]
    #expect(
      Answers.text("crossings box.center.x == 500", after: moved)
        == "box.center.x is never 500 from 0.000s to 1.000s")
    #expect(
      Answers.text("crossings box.center.y == 50", after: moved)
        == "box.center.y is always 50 from 0.000s to 1.000s")
  }

  @Test func `none are, where the bounds of a velocity tell`() {
    let keyframes =
      "keyframes 2s mode: cubicPaced { at 10% for: 30% { box.center.x += -42 }; "
      + "at 50% for: 20% { box.center.x += 75 } }"
    let text = Answers.text(
      "crossings velocity(box.center.x) == 20000", after: Self.box + [keyframes])
    #expect(text == "velocity(box.center.x) is never 20000 from 0.000s to 2.000s")
  }

  @Test func `ask for an equation`() {
    #expect(
      Answers.text("crossings box.center.x > 500", after: Self.box)
        .contains("is not an equation\n"))
  }
}
