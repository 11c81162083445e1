import Foundation
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The extremes command` {
  private static let box = ["view box frame: (0, 0, 100, 100)"]
  private static let exact = ["set digits 9", "set format csv"]

  /// The rows of the table, with their cells.
  private func rows(_ entry: String, after entries: [String]) -> [[String]] {
    Answers.text(entry, after: Self.exact + Self.box + entries)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map { String($0) } }
  }

  private func rows(of word: String, in rows: [[String]]) -> [(time: Double, value: Double)] {
    rows.filter { $0[1] == word }.map { (Double($0[0]) ?? .nan, Double($0[2]) ?? .nan) }
  }

  // Mass 1 and stiffness 100: ω is 10 and ζ a twentieth of the damping.
  @Test(arguments: [0.2, 2, 6, 10, 14])
  func `a spring turns where the closed form does`(damping: Double) throws {
    let rows = rows(
      "extremes box.center.x",
      after: [
        "animate 1s spring(mass: 1, stiffness: 100, damping: \(damping)) { box.center.x += 100 }"
      ])
    let ratio = damping / 20
    let swing = 10 * (1 - ratio * ratio).squareRoot()
    let peak = try #require(self.rows(of: "peak", in: rows).first)
    let trough = try #require(self.rows(of: "trough", in: rows).first)
    let decay = exp(-.pi * ratio / (1 - ratio * ratio).squareRoot())
    #expect(abs(peak.time - .pi / swing) < 1e-9)
    #expect(abs(peak.value - (150 + 100 * decay)) < 1e-9)
    #expect(abs(trough.time - 2 * .pi / swing) < 1e-9)
    #expect(abs(trough.value - (150 - 100 * decay * decay)) < 1e-9)
    // It first passes its model where its cosine and sine terms cancel.
    let crossing = try #require(self.rows(of: "crosses its model", in: rows).first)
    #expect(abs(crossing.time - (.pi - acos(ratio)) / swing) < 1e-9)
    let times: [Double] = rows.map { Double($0[0]) ?? .nan }
    #expect(times == times.sorted())
  }

  // The motion that moves it down also makes it taller.
  private static let motions: [(String, String)] = [
    ("animate 1s { box.frame = (0, 0, 200, 200) }", "frame.minY"),
    ("animate 1s spring(dampingRatio: 0.8) { box.frame.size.height = 200 }", "frame.origin.y"),
    (
      "animate 1s { box.center.y += 50; box.bounds.size.width += 100 }",
      "center.y - box.bounds.width / 2"
    ),
  ]

  @Test(arguments: motions)
  func `an edge stays where one motion leads all of it`(motion: String, edge: String) {
    for question in ["lowest", "highest"] {
      let text = Answers.text("\(question)(box.\(edge))", after: Self.exact + Self.box + [motion])
      #expect(Double(text) == 0, "\(text)")
    }
  }

  @Test func `jumps tell both numbers, corners both velocities`() {
    let entries = [
      "animate 1s linear { box.center.x += 100 } completion: { "
        + "animate 1s linear { box.center.x += 50 } }",
      "after 1.5s { box.center.x += 20 }",
    ]
    #expect(
      Answers.text("extremes box.center.x", after: Self.box + entries) == """
          time  what                 value           velocity
        ──────  ──────  ──────────────────  ─────────────────
        1.000s  corner             150.000  100.000 to 50.000
        1.500s  jumps   175.000 to 195.000
        2.000s  corner             220.000    50.000 to 0.000
        """)
  }

  @Test func `a corner counts where the number goes on the same way`() {
    let entries = [
      "animation bend position.x 1s values: (0, 10, 100) mode: linear", "attach bend to: box.layer",
    ]
    #expect(
      Answers.text("extremes box.center.x for: 0.6s", after: Self.box + entries) == """
          time  what     value           velocity
        ──────  ──────  ──────  ─────────────────
        0.500s  corner  10.000  20.000 to 180.000
        """)
    let smooth = Answers.text("expect smooth box.center.x for: 0.6s", after: Self.box + entries)
    #expect(smooth.contains("at 0.500s the velocity of box.center.x jumps from 20.000 to 180.000"))
  }

  @Test func `the lesser of two that are equal all along has no corners`() {
    let entries = [
      "view other frame: (0, 0, 100, 100)",
      "animate 1s spring(dampingRatio: 0.5) { box.center.x += 100; other.center.x += 100 }",
    ]
    let one = rows("extremes shown(box.center.x)", after: entries)
    let lesser = rows("extremes min(shown(box.center.x), shown(other.center.x))", after: entries)
    #expect(!one.isEmpty && lesser == one)
  }

  @Test(arguments: ["easeInOut", "spring(dampingRatio: 0.5)", "cubic(0.9, 0, 0.1, 1)"])
  func `the lesser of two that set out alike has no corner there`(timing: String) {
    let rows = rows(
      "extremes min(box.center.x, card.center.x)",
      after: [
        "view card frame: (0, 0, 100, 100)",
        "animate 1s \(timing) { box.center.x += 100; card.center.x += 100 }",
      ])
    // A spring that is cut off has a corner at its end.
    let corners = self.rows(of: "corner", in: rows)
    #expect(!corners.contains { $0.time < 0.5 }, "\(rows)")
  }

  @Test func `each turn of a turning that is repeated stands out like the first`() {
    let entries = [
      "animate 1s spring(dampingRatio: 0.5) repeat { box.transform.rotation = 90deg }"
    ]
    let rows = rows("extremes box.frame.size.width for: 4s", after: entries)
    let turns = rows.map { row in
      (time: Double(row[0]) ?? .nan, told: row.dropFirst().joined(separator: ","))
    }
    func told(of way: Int) -> [String] {
      turns.filter { Double(way) < $0.time && $0.time <= Double(way + 1) }.map(\.told)
    }
    #expect(told(of: 0).count == 11)
    for way in 1..<4 { #expect(told(of: way) == told(of: 0)) }
  }

  @Test func `what has been is looked at as well, with the jumps of what was entered`() {
    let entries = ["animate 1s linear { box.alpha = 0 }", "step 0.5s", "box.alpha = 1", "run"]
    let rows = rows("extremes box.alpha from: 0s", after: entries)
    // The animation covers the value that was set, until its end shows it.
    #expect(rows.map { $0[1] } == ["jumps"])
    #expect(self.rows(of: "jumps", in: rows).map(\.time) == [1])
    #expect(rows.first?[2] == "0.000000000 to 1.000000000")
  }

  @Test func `the velocity has no model to cross, nor has what is shown`() {
    let entries = ["animate 1s spring(dampingRatio: 0.3) { box.center.x += 100 }"]
    let rows = rows("extremes shown(box.center.x)", after: entries)
    #expect(self.rows(of: "peak", in: rows).count == 3)
    #expect(self.rows(of: "crosses its model", in: rows).isEmpty)
  }

  @Test func `where nothing stands out it says so`() {
    let entries = ["animate 1s { box.center.x += 100 }"]
    #expect(
      Answers.text("extremes box.center.x", after: Self.box + entries)
        == "box.center.x does not turn, jump or pass its model from 0.000s to 1.000s")
    #expect(
      Answers.text("extremes box.center.y for: 2s", after: Self.box + entries)
        == "box.center.y does not turn, jump or pass its model from 0.000s to 2.000s")
  }

  private static let messages: [(String, String, String, String)] = [
    (
      "extremes", "PATH is missing", "^", "the form is table turns PATH… [from: D] [to: D] [for: D]"
    ),
    (
      "extremes box for: 1s", "nothing moves in 'box' during this time", "box",
      "name one of its values: box.alpha"
    ),
    (
      "extremes box.alpha", "'for:' is missing", "extremes",
      "write extremes box.alpha for: 1s, or start something first"
    ),
    (
      "extremes box.alpha to: 1s for: 2s", "'to: 1s' is not expected here", "1s",
      "'for:' is the length, 'to:' the end: give one of them"
    ),
  ]

  @Test(arguments: messages)
  func `what cannot be told is refused`(
    entry: String, message: String, under: String, hint: String
  ) {
    let complaint = Complaint(about: entry, after: Self.box)
    #expect(complaint?.message == message)
    #expect(complaint?.hint == hint)
    if under != "^" { #expect(complaint?.under == under) }
  }

  @Test func `a thing with its name is still the thing`() {
    #expect(!Answers.outcome("extremes", after: ["view extremes"]).failed)
  }

  @Test func `rounding makes no corner of what stands still`() {
    let still = [
      "view box frame: (53, 181, 80, 60) transform: rotate(10deg)",
      "keyframes 0.8s { at 25% for: 50% { box.transform.translation = (59, 10) } }",
    ]
    #expect(Answers.text("extremes box.transform.scale", after: still).contains("does not turn"))
    #expect(Answers.text("expect smooth box.transform.scale strict for: 1s", after: still).isEmpty)
    // One of the keyframes starts between two ticks.
    let late = ["view card", "keyframes 0.3s { at 75% { card.center.y -= 26 } }"]
    #expect(Answers.text("expect smooth card.center.y", after: late).isEmpty)
    #expect(Answers.text("expect continuous card.center.y", after: late).isEmpty)
    // The same keyframes have true corners.
    #expect(Answers.text("extremes box.transform.translation.x", after: still).contains("corner"))
  }

  // Near the end of an eased progress, rounding takes it beyond its end for a long time.
  @Test(arguments: [0.01, 20.01, 40, 100, 10_000])
  func `keyframes of any length have a fastest moment and a corner`(length: Double) throws {
    let entries = [
      "set digits 9", "view box frame: (0, 0, 100, 100)",
      "keyframes \(length)s { at 0% for: 50% { box.center.x += 100 }; "
        + "at 50% for: 50% { box.center.x += 40 } }",
    ]
    for before in [[], ["step \(length / 4)s"]] {
      let text = Answers.text("highest(velocity(box.center.x))", after: entries + before)
      let number = text.split { $0.isNewline }.compactMap { Double($0) }.first
      let speed = try #require(number, "\(text)")
      // Where the curve is steepest, its slope is 50 / 29.
      #expect(abs(speed * length / (200 * 50 / 29) - 1) < 1e-4, "\(text)")
      #expect(Answers.outcome("expect smooth box.center.x", after: entries + before).failed)
    }
  }
}
