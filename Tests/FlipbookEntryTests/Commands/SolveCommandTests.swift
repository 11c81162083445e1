import FlipbookAssembly
import Foundation
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The solve command` {
  private static let box = [
    "set digits 9", "set format csv", "view box frame: (0, 0, 100, 100)",
  ]

  /// The rows of the table, with their cells.
  private func rows(_ entry: String, after entries: [String] = []) -> [[String]] {
    Answers.text(entry, after: Self.box + entries).split(separator: "\n")
      .map { $0.split(separator: ",").map { String($0) } }.filter { $0.count == 3 }
      .dropFirst().map(\.self)
  }

  private static let spring =
    "animate 1s spring(mass: 1, stiffness: 100, damping: 20 * ratio) { box.center.x += 100 }"

  @Test(arguments: [0.02, 0.05, 0.1, 0.3])
  func `finds the damping ratio of an overshoot by the closed form`(share: Double) throws {
    let rows = rows(
      "solve ratio from: 0.2 to: 0.95 { \(Self.spring) } "
        + "where: overshoot(box.center.x) == \(share * 100)%")
    let ratio = -log(share) / (.pi * .pi + log(share) * log(share)).squareRoot()
    #expect(rows.map { $0[1] } == ["solution", "rounded"])
    #expect(abs(try #require(Double(rows[0][0])) - ratio) < 1e-9)
  }

  @Test(arguments: [2.0, 3, 3.01, 4, 7])
  func `finds the touch at which nothing moves`(place: Double) throws {
    let rows = rows(
      "solve v from: 0 to: 10 { animate 1s { box.center.x += (v - \(place)) * (v - \(place)) } } "
        + "where: highest(box.center.x) == 50")
    #expect(rows.first?[1] == "solution", "\(rows)")
    // Nearer to it, the way is too short to be a motion.
    #expect(abs((rows.first.flatMap { Double($0[0]) } ?? .nan) - place) < 1e-5)
  }

  @Test func `rounds by the range where that is narrow`() {
    let rows = rows(
      "solve k from: 1000000 to: 1000001 { box.center.x = k } "
        + "where: abs(box.center.x - 1000000.3041) == 0")
    #expect(rows.map { $0[1] } == ["solution", "rounded"])
    #expect(rows.last?[0] == "1000000.300000000", "\(rows)")
  }

  @Test func `carries its block out once where a measure looks ahead`() throws {
    // It goes a twentieth of its way beyond its end, which is at 50 points plus the way.
    let rows = rows(
      "solve way from: 50 to: 300 { animate 1s spring(mass: 1, stiffness: 100, "
        + "damping: 20 * 0.6901067305598217) { box.center.x += way } } "
        + "where: highest(box.center.x) == 155")
    #expect(abs(try #require(Double(rows[0][0])) - 100) < 1e-6)
  }

  @Test func `finds every solution`() throws {
    let rows = rows(
      "solve way from: -3 to: 3 { box.center.x = way * way * way - 3 * way } "
        + "where: box.center.x == 1")
    let found = rows.filter { $0[1] == "solution" }.compactMap { Double($0[0]) }
    #expect(found.count == 3)
    for (root, degrees) in zip(found, [140.0, 260, 20]) {
      #expect(abs(root - 2 * cos(degrees * .pi / 180)) < 1e-9)
    }
  }

  @Test func `finds where a measure only touches`() throws {
    let rows = rows(
      "solve way from: -1 to: 2 { box.center.x = (way - 0.3) * (way - 0.3) } "
        + "where: box.center.x == 0")
    #expect(abs((Double(try #require(rows.first)[0]) ?? 0) - 0.3) < 1e-4)
  }

  @Test func `tells a stretch of solutions, and a jump across`() throws {
    let stretch = rows(
      "solve ratio from: 0.5 to: 2 { \(Self.spring) } where: overshoot(box.center.x) == 0%")
    #expect(stretch.count == 1 && stretch[0][1] == "all between")
    #expect(stretch[0][0].hasSuffix(" to 2"))
    let jump = rows(
      "solve way from: 0 to: 2 { box.center.x = 1; if way > 1.25 { box.center.x = 3 } } "
        + "where: box.center.x == 2")
    #expect(jump == [["1.250000000", "jumps across", "1 to 3"]])
  }

  // The period matches the spacing of the values tried, so other values are tried as well.
  private static let ways: [(String, Int)] = [
    ("x % 1 < 0.001 ? 10 : 50", 10), ("x % 0.5 < 0.01 ? 10 : 60", 10),
    ("50 + sin(x * 180deg) * 10", 50),
  ]

  @Test(arguments: ways)
  func `takes no values that repeat for a stretch`(way: String, goal: Int) {
    let text = Answers.text(
      "solve x from: 0 to: 128 { box.center.x = \(way) } where: box.center.x == \(goal)",
      after: Self.box)
    #expect(!text.contains("all between"), "\(text)")
  }

  @Test func `says of which values a stretch is known, and ends within it`() throws {
    let text = Answers.text(
      "solve x from: 0 to: 1 { box.center.x = x > 1/3 && x < 2/3 ? 3 : 0 } where: box.center.x == 3",
      after: Self.box)
    #expect(text.contains("0.333333334 to 0.666666666,all between,3"), "\(text)")
    #expect(text.hasSuffix("'all between' is known of the values that were looked at"))
  }

  @Test func `tells how far a measure goes where there is none`() {
    let text = Answers.text(
      "solve ratio from: 0.2 to: 1 { \(Self.spring) } where: overshoot(box.center.x) == 90%",
      after: ["view box frame: (0, 0, 100, 100)"])
    #expect(text.hasPrefix("no value was found with which overshoot(box.center.x) == 90%: "))
    #expect(text.contains("from 0% to 52."))
  }

  @Test func `tries the numbers of a let, and tells how to keep one`() {
    let text = Answers.text(
      "solve d from: 0.2s to: 2s where: settled(box.center.x) == 0.8s",
      after: [
        "view box frame: (0, 0, 100, 100)", "let d = 1s", "animate d linear { box.center.x = 90 }",
      ])
    #expect(text.contains("0.800801s"))
    #expect(text.contains("to keep it: edit 2 { let d = 0.8s }"))
  }

  @Test func `keeps a solution as one edit, which undo takes back`() {
    let session = Session.entered([
      "view box frame: (0, 0, 100, 100)", "let d = 1s", "animate d linear { box.center.x = 90 }",
    ])
    let outcome = session.enter(
      "solve d from: 0.2s to: 2s where: settled(box.center.x) == 0.8s keep")
    #expect(outcome.text.contains("was  let d = 1s") && !outcome.text.contains("to keep it"))
    #expect(session.change(numbered: 2) == "let d = 0.8s")
    #expect(session.enter("d").text == "0.800")
    #expect(!session.enter("undo").failed && session.enter("d").text == "1.000")
  }

  @Test func `keeps two numbers of two entries as one edit`() {
    let session = Session.entered([
      "view box frame: (0, 0, 100, 100)", "let x = 1", "box.center.x = x", "let y = 2",
      "box.center.y = y",
    ])
    let outcome = session.enter(
      "solve (x, y) from: (0, 0) to: (50, 50) where: box.center.x == 20 && box.center.y == 30 keep")
    #expect(!outcome.failed, "\(outcome.text)")
    #expect([2, 4].map(session.change(numbered:)) == ["let x = 20", "let y = 30"])
    #expect(session.enter("box.center").text == "(20.000, 30.000)")
    #expect(!session.enter("undo").failed && session.enter("x + y").text == "3.000")
  }

  @Test func `a name may be keep`() {
    let text = Answers.text(
      "solve keep from: 0 to: 1 { box.alpha = keep } where: box.alpha == 0.5", after: ["view box"])
    #expect(text.contains("solution"))
  }

  private static let entries: [(String, String)] = [
    ("solve r from: 0 to: 1 { box.alpha = r } where: box.alpha == 0.5 keep", "a 'let' can be kept"),
    ("solve r from: 1 to: 0 { box.alpha = r } where: box.alpha == 0.5", "more than 1"),
    ("solve r from: 0 to: 1 { box.alpha = r } where: box.alpha > 0.5", "an equation"),
    ("solve r from: 0 to: 1 where: box.alpha == 0.5", "the name of a 'let'"),
    ("solve box from: 0 to: 1 { box.alpha = 1 } where: box.alpha == 0.5", "box"),
    ("solve r from: 0 to: 1 { bix.alpha = r } where: box.alpha == 0.5", "bix"),
  ]

  @Test(arguments: entries)
  func `says what is wrong`(entry: String, part: String) {
    let outcome = Answers.outcome(entry, after: ["view box frame: (0, 0, 100, 100)"])
    #expect(outcome.failed && outcome.text.contains(part), "\(outcome.text)")
  }
}

@Suite struct `The best value` {
  private static let box = ["set digits 9", "set format csv", "view box frame: (0, 0, 100, 100)"]

  private func rows(_ entry: String, after entries: [String] = []) -> [[String]] {
    Answers.text(entry, after: Self.box + entries).split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",").map { String($0) } }.filter { $0.count == 3 }
  }

  @Test func `least and greatest find where a measure turns`() throws {
    let least = rows(
      "solve way from: -1 to: 2 { box.alpha = (way - 0.3) * (way - 0.3) } least: box.alpha")
    #expect(least.count == 1 && least[0][1] == "least")
    #expect(abs(try #require(Double(least[0][0])) - 0.3) < 1e-4)
    let greatest = rows(
      "solve way from: -1 to: 2 { box.center.x = 5 - (way - 0.3) * (way - 0.3) } greatest: box.center.x"
    )
    #expect(greatest[0][1] == "greatest" && greatest[0][2] == "5")
  }

  @Test func `where tells which values are allowed`() throws {
    // The fastest spring that overshoots by at most a twentieth.
    let rows = rows(
      "solve ratio from: 0.2 to: 1 { animate 1s spring(mass: 1, stiffness: 100, "
        + "damping: 20 * ratio) { box.center.x += 100 } } least: ratio "
        + "where: overshoot(box.center.x) <= 5%")
    #expect(abs(try #require(Double(rows[0][0])) - 0.690107) < 1e-5)
    let none = Answers.text(
      "solve way from: 0 to: 1 { box.center.x = way } least: way where: box.center.x > 2",
      after: Self.box)
    #expect(none.hasPrefix("no value was found with which box.center.x > 2"))
  }

  // At a jump, and beside values that are not allowed, the printed digits have to satisfy the goal.
  private static let blocks: [(String, String, String, String)] = [
    (
      "0.5", "1", "animate 1s spring(dampingRatio: x) { box.center.x += 100 }",
      "least: settled(box.center.x)"
    ),
    (
      "0.2", "0.95", "animate 0.9s spring(dampingRatio: x) { box.center.x += 100 }",
      "least: settled(box.center.x) where: overshoot(box.center.x) < 4%"
    ),
    (
      "0", "100", "animate 1s { box.center.x = x }",
      "greatest: highest(box.center.x) where: highest(box.center.x) < 77.7"
    ),
    ("0", "3", "box.center.x = x > 1/3 ? 5 - x : 0", "greatest: box.center.x"),
  ]

  @Test(arguments: blocks)
  func `is what it says once it is typed`(from: String, to: String, block: String, goal: String)
    throws
  {
    let row = try #require(rows("solve x from: \(from) to: \(to) { \(block) } \(goal)").first)
    let parts = goal.split(separator: " where: ").map { String($0) }
    let measure = String(try #require(parts[0].split(separator: ": ").last))
    let session = Session.entered(Self.box + ["let x = \(row[0])", block])
    let given = try #require(Double(row[2].replacing("s", with: "")))
    let there = try #require(Double(session.enter(measure).text.replacing("s", with: "")))
    #expect(abs(given - there) < 1e-8)
    if parts.count == 2 { #expect(!session.enter("expect \(parts[1])").failed) }
  }

  @Test func `sees what is better than all even values`() {
    let found = rows(
      "solve x from: 0 to: 128 { box.center.x = x % 1 < 0.001 ? 10 : 50 } greatest: box.center.x")
    #expect(found.first?[1] == "greatest" && found.first?[2] == "50")
  }

  @Test func `of several solutions the best is taken`() throws {
    let rows = rows(
      "solve way from: -3 to: 3 { box.center.x = way * way * way - 3 * way } "
        + "greatest: way where: box.center.x == 1")
    let root = 2 * cos(20 * Double.pi / 180)
    #expect(abs(try #require(Double(rows[0][0])) - root) < 1e-6)
  }

  private static let goals: [(String, String)] = [
    ("greatest: box where: d > 0.5", "not a number"), ("least: box.center", "not a number"),
    ("least: box.alpha where: box > 0.5", "a view"),
  ]

  @Test(arguments: goals)
  func `what is no number is told`(goal: String, part: String) {
    let entry = "solve d from: 0 to: 1 { box.alpha = d } \(goal)"
    let outcome = Answers.outcome(entry, after: Self.box)
    #expect(outcome.failed && outcome.text.contains(part), "\(outcome.text)")
  }

  @Test func `a let is offered with its best value`() {
    let outcome = Answers.outcome(
      "solve gap from: 0 to: 2 least: box.center.x",
      after: ["view box", "let gap = 1", "box.center.x = (gap - 0.5) * (gap - 0.5)"])
    #expect(outcome.offer == "edit 2 { let gap = 0.5 }")
  }
}
