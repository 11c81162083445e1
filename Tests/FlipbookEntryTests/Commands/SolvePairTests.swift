import FlipbookAssembly
import Foundation
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `Solving for two numbers` {
  private static let box = [
    "set digits 9", "set format csv", "view box frame: (-50, -50, 100, 100)",
  ]

  /// The rows of the table, with their cells.
  private func rows(_ entry: String, after entries: [String] = []) -> [[String]] {
    Answers.text(entry, after: Self.box + entries).split(separator: "\n")
      .map { $0.split(separator: ",").map { String($0) } }.filter { $0.count == 4 }
      .dropFirst().map(\.self)
  }

  private func solutions(_ entry: String) -> [[Double]] {
    rows(entry).filter { $0[2] == "solution" }.map { $0.prefix(2).compactMap { Double($0) } }
  }

  /// The entry that solves two formulas of x and y for two goals.
  private static func formulas(_ first: String, _ second: String, to goals: (Double, Double))
    -> String
  {
    "solve (x, y) from: (-2, -2) to: (3, 2.5) { box.center = (\(first), \(second)) } "
      + "where: box.center.x == \(goals.0) && box.center.y == \(goals.1)"
  }

  @Test(arguments: [(0.05, 180.0), (0.3, 60)])
  func `a spring's ratio and its way are found by the closed form`(share: Double, top: Double)
    throws
  {
    let found = solutions(
      "solve (ratio, way) from: (0.2, 40) to: (0.95, 300) { animate spring(mass: 1, "
        + "stiffness: 100, damping: 20 * ratio) { box.center.x += way } } "
        + "where: overshoot(box.center.x) == \(share * 100)% && highest(box.center.x) == \(top)")
    let ratio = -log(share) / (.pi * .pi + log(share) * log(share)).squareRoot()
    #expect(found.count == 1)
    #expect(abs(try #require(found.first)[0] - ratio) < 1e-9)
    #expect(abs(found[0][1] - top / (1 + share)) < 1e-9 * top)
  }

  @Test func `every pair is found`() {
    // A circle meets a parabola, and a line meets a cubic.
    let circle = solutions(
      Self.formulas("x * x + y * y", "y - x * x", to: (2, -0.5)))
    #expect(circle.count == 2)
    for (root, sign) in zip(circle, [-1.0, 1]) {
      let square = root[0] * root[0]
      #expect(abs(square + (square - 0.5) * (square - 0.5) - 2) < 1e-8)
      #expect(root[0] * sign > 0 && abs(root[1] - square + 0.5) < 1e-8)
    }
    let cubic = solutions(Self.formulas("x * x * x - 3 * x - y", "y + x / 2", to: (0, 0)))
    #expect(cubic.count == 3)
    for (root, x) in zip(cubic, [-2.5.squareRoot(), 0, 2.5.squareRoot()]) {
      #expect(abs(root[0] - x) < 1e-9 && abs(root[1] + x / 2) < 1e-9)
    }
  }

  @Test func `rounded values stand beside a solution`() {
    let rows = rows(Self.formulas("3 * x", "7 * y", to: (1, 1)))
    #expect(
      rows == [
        ["0.333333333", "0.142857143", "solution", "1 and 1"],
        ["0.330000000", "0.140000000", "rounded", "0.99 and 0.98"],
      ])
  }

  @Test func `where there are many, what they lie between is told`() {
    let same = rows(Self.formulas("x + y", "2 * (x + y)", to: (1, 2)))
    #expect(same.count == 1 && same[0][2] == "many between")
    let flat = rows(
      "solve (ratio, way) from: (0.6, 40) to: (1, 300) { animate 1s spring(dampingRatio: ratio) "
        + "{ box.center.x += way } } where: overshoot(box.center.x) == 0% && model(box.center.x) == 90"
    )
    #expect(flat.count == 1 && flat[0][2] == "many between")
    #expect(flat[0][0].hasSuffix(" to 1") && flat[0][1] == "90.000000000", "\(flat)")
  }

  @Test func `a jump has both its sides`() {
    let jump = rows(
      "solve (x, y) from: (0, 0) to: (2, 3) { box.center = (1, y); if x > 1.25 "
        + "{ box.center.x = 3 } } where: box.center.x == 2 && box.center.y == 0.7")
    #expect(jump == [["1.250000000", "0.700000000", "jumps across", "1 to 3 and 0.7"]])
  }

  @Test func `where there is none, the nearest is told`() {
    let text = Answers.text(Self.formulas("x * x + y * y", "x", to: (-1, 0)), after: Self.box)
    #expect(text.hasPrefix("no pair was found with which box.center.x == -1"))
    #expect(text.contains(": the nearest, x = "))
    #expect(text.contains("looked at 625 pairs of values"))
  }

  private static let keptPairs: [([String], [String])] = [
    (["let a = 1", "let b = 2"], ["edit 4 { let a = 3.5 }", "edit 5 { let b = 0.5 }"]),
    (["let a = 1; let b = 2"], ["edit 4 { let a = 3.5; let b = 0.5 }"]),
  ]

  @Test(arguments: keptPairs)
  func `two numbers of the session are tried, and kept`(lets: [String], edits: [String]) {
    let outcome = Answers.outcome(
      "solve (a, b) from: (0, 0) to: (5, 5) where: box.center.x == 4 && box.center.y == 3",
      after: Self.box + lets + ["box.center = (a + b, a - b)"])
    #expect(outcome.offer == edits[0])
    for edit in edits { #expect(outcome.text.contains(edit), "\(outcome.text)") }
  }

  private static let wrongNumbers: [(String, String)] = [
    ("(a, b) from: 0 to: (1, 1)", "two numbers in brackets, for a, b"),
    ("(a, b) from: (0, 0) to: (1, 1, 1)", "two numbers in brackets, for a, b"),
    ("a from: (0, 0) to: 1", "one number for a"),
    ("(a, b) from: (0, 1) to: (1, 1)", "more than 1"),
    ("(a, b, c) from: (0, 0, 0) to: (1, 1, 1)", "one name, or two"),
    ("(a, a) from: (0, 0) to: (1, 1)", "'a'"),
    ("(a, 3) from: (0, 0) to: (1, 1)", "a name"),
    ("(a, b) from: (0s, 0) to: (50%, 1)", "do not go together"),
  ]

  @Test(arguments: wrongNumbers)
  func `says which of the numbers is wrong`(head: String, part: String) {
    let entry =
      "solve \(head) { box.center = (a, b) } where: box.center.x == 1 && box.center.y == 1"
    let outcome = Answers.outcome(entry, after: ["view box"])
    #expect(outcome.failed && outcome.text.contains(part), "\(outcome.text)")
    #expect(outcome.text.contains("^"))
  }

  private static let wrongGoals: [(String, String)] = [
    ("where: box.center.x == 1", "two equations"),
    ("where: box.center.x == 1 && box.center.y > 1", "two equations"),
    ("where: box.center.x == 1 && box.center.y == 1 && box.alpha == 1", "two equations"),
    ("least: box.center.x where: box.center.y == 1", "it takes one name"), ("", "'where:'"),
  ]

  @Test(arguments: wrongGoals)
  func `says which of the goals is wrong`(tail: String, part: String) {
    let entry = "solve (a, b) from: (0, 0) to: (1, 1) { box.center = (a, b) } \(tail)"
    let outcome = Answers.outcome(entry, after: ["view box"])
    #expect(outcome.failed && outcome.text.contains(part), "\(outcome.text)")
  }
}
