import FlipbookAssembly
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// A finger whose way or velocity depends on a number, and gestures that go on from there.
@Suite struct `A proof for every throw` {
  private static let follow = "changed: { .center += translation; translation = (0, 0) }"
  private static let push = "relativeVelocity(velocity.y, from: box.center.y, to: 300)"

  /// A gesture's blocks.
  private static let gestures: [String] = [
    "\(follow) ended: { animate 0.5s { box.center.y = 300 } }",
    "\(follow) ended: { animate 0.5s spring(dampingRatio: 0.6, initialVelocity: velocity.y / 100) "
      + "{ box.center.y = 300 } }",
    "\(follow) ended: { let push = \(push)\n"
      + "animate 0.6s spring(dampingRatio: 0.7, initialVelocity: push) { .center.y = 300 } }",
    "\(follow) ended: { animate spring(mass: 1, stiffness: 170, damping: 20, "
      + "initialVelocity: \(push)) { .center.y = 300 } }",
    "began: { grabbed = box.center.y } changed: { box.center.y = grabbed + translation.y / 2 } "
      + "ended: { animate 0.3s { box.center.y = grabbed + velocity.y * 0.1 } }",
    "changed: { box.center.y += translation.y; translation = (0, 0) }",
  ]

  private static func entries(_ gesture: String) -> [String] {
    ["remove card", "let grabbed = 0", "gesture pan box \(gesture)"]
  }

  private static func number(_ text: Substring) -> Double? {
    Double(text.hasPrefix("'") ? text.dropFirst() : text)
  }

  // Checks that the state of each part is right for single values in it.
  private static func check(
    _ gesture: String, _ block: String, _ range: String, _ check: String
  ) -> [String] {
    let entry = "prove v \(range) { \(block); expect \(check) }"
    let found = Answers.known(entry, after: entries(gesture))
    #expect(!found.text.contains("not proven"), "\(found.text)")
    let rows = found.text.split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }.filter { $0.count == 6 }
    var undecided = 0.0
    for row in rows {
      guard let low = number(row[0]), let high = number(row[1]) else {
        Issue.record("\(row)")
        continue
      }
      guard row[2] != "undecided" else {
        undecided += high - low
        continue
      }
      for share in [0.001, 0.31, 0.87, 0.999] {
        let lines =
          Answers.boxes + entries(gesture)
          + ["let v = \(low + (high - low) * share)"] + [block, "expect \(check)"]
        let outcome = Answers.outcome(lines[lines.count - 1], after: lines.dropLast())
        #expect(outcome.failed == (row[2] == "refuted"), "\(gesture) \(entry) \(row) \(share)")
      }
    }
    #expect(undecided < 3, "\(found.text)")
    return found.kinds
  }

  @Test(arguments: gestures.indices)
  func `agrees with every single one`(place: Int) {
    let bounds = ["<= 340", ">= 40", "< 301"]
    // Tries each gesture with one of these, or with all in a long search.
    for (turn, (block, range)) in [
      ("touch box flick: (0, v)", "from: 300 to: 3000"),
      ("touch box flick: (0, v); step 0.2s", "from: -2000 to: 2000"),
      ("touch box by: (30, v) over: 0.2s hold: 0.05s", "from: -200 to: 500"),
    ].enumerated() where turn == place % 3 || Seeds.count > 12 {
      let bound = bounds[(place + turn) % bounds.count]
      _ = Self.check(
        Self.gestures[place], block, range, "always box.center.y \(bound) for: 1s")
    }
  }

  @Test func `splits where the finger begins the gesture later`() {
    // The ten points at which the pan begins are reached at different ones of the twelve samples.
    let kinds = Self.check(
      Self.gestures[5], "touch box flick: (0, v)", "from: 500 to: 1300",
      "always box.center.y <= 200")
    #expect(kinds == ["proven", "undecided", "proven", "undecided", "proven"])
  }

  @Test func `proves two numbers at once`() {
    let text = Answers.text(
      "prove (v, w) from: (400, -100) to: (1100, 100) { touch box flick: (w, v); "
        + "expect always box.center.y <= 345 }",
      after: Answers.boxes + Self.entries(Self.gestures[1]))
    #expect(text.contains("proven") && !text.contains("refuted"), "\(text)")
  }

  // A gesture that decides, or that reads a shown value; a finger that touches elsewhere.
  private static let blocks: [(String, String)] = [
    ("ended: { if velocity.y > 500 { box.center.y = 300 } }", "touch box flick: (0, v)"),
    ("ended: { box.center.y = velocity.y > 500 ? 0 : 300 }", "touch box flick: (0, v)"),
    ("ended: { box.center.y = shown(box.center.y) + velocity.y }", "touch box flick: (0, v)"),
    (
      "ended: { let a = velocity.y / 5000\nanimate 1s { box.alpha = a } }",
      "touch box flick: (0, v)"
    ),
    ("ended: { box.center.y = velocity.y * velocity.y }", "touch box flick: (0, v)"),
    (follow, "box.center.x = v; touch box flick: (0, v)"),
    (follow, "touch box flick: (0, v); touch box flick: (0, v)"),
    (follow, "touch box by: (0, 100) over: v * 1ms"), (follow, "touch box taps: 2"),
    (follow, "touch box flick: (0, v); step v * 1ms"),
  ]

  @Test(arguments: blocks)
  func `samples what does not go evenly`(gesture: String, block: String) {
    let found = Answers.known(
      "prove v from: 100 to: 900 { \(block); expect always box.center.y < 9e9 }",
      after: Self.entries(gesture))
    #expect(found.text.contains("not proven"), "\(found.text)")
  }
}
