import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `A proof about keyframes` {
  private func kinds(_ entry: String, after entries: [String] = []) -> [String] {
    Answers.known(entry, after: entries).kinds
  }

  private static func keyframes(_ settings: String, way: String = "100") -> String {
    "keyframes \(settings) { at 0% for: 50% { box.center.x += \(way) }; "
      + "at 50% for: 50% { box.center.x -= 30 } }"
  }

  private static let ranges: [(String, String, String)] = [
    ("p from: 10 to: 200", keyframes("1s", way: "p"), "always box.center.x <= 150"),
    ("p from: 10 to: 200", keyframes("1s mode: cubic", way: "p"), "always box.center.x <= 150"),
    ("p from: 0.3s to: 2s", keyframes("p"), "always velocity(box.center.x) <= 200"),
    ("p from: 0s to: 1s", keyframes("1s delay: p"), "settled box.center.x by: 1.5s"),
  ]

  @Test(arguments: ranges)
  func `finds for which values it holds`(range: String, block: String, check: String) {
    let found = kinds("prove \(range) { \(block); expect \(check) }")
    #expect(found.contains("undecided") && found.count == 3, "\(found)")
    #expect(found.contains("proven") && found.contains("refuted"), "\(found)")
  }

  private static let blocks: [(String, String, String, String)] = [
    ("p from: 0.3s to: 2s", keyframes("p"), "always box.center.x <= 150", "proven"),
    ("p from: 0.3s to: 2s", keyframes("1s delay: p"), "continuous box.center.x", "proven"),
    ("p from: 0.3s to: 2s", keyframes("p"), "monotonic box.center.x", "refuted"),
    (
      "p from: 10 to: 90", keyframes("1s mode: discrete", way: "p"), "continuous box.center.x",
      "refuted"
    ),
  ]

  @Test(arguments: blocks)
  func `holds for all values, or for none`(
    range: String, block: String, check: String, kind: String
  ) { #expect(kinds("prove \(range) { \(block); expect \(check) }") == [kind]) }

  // The times of paced keyframes depend on the values; when keyframes end, other motions and values
  // set outside of them show.
  private static let entries: [(String, [String], String)] = [
    ("p from: 10 to: 90", [], keyframes("1s mode: paced", way: "p")),
    ("p from: 10 to: 90", ["keyframes 1s { at 0% { box.center.x += 30 } }"], "box.center.x += p"),
    ("p from: 0.1s to: 1s", [], "keyframes p { at 0.1s for: 0.1s { box.center.x += 9 } }"),
    ("p from: 0s to: 1s", [], "step p; " + keyframes("1s")),
    // A keyframe that sets the present value has no effect, and replaces no running motion.
    (
      "p from: -50 to: 60", ["animate 1s { box.center.x += 100 }"],
      "keyframes 0.5s { at 0% { box.center.y += p } }"
    ),
    (
      "p from: 69 to: 71", [],
      "keyframes 1s { at 50% for: 25% { box.center.x = p }; at 0% for: 50% { box.center.x = 70 } }"
    ),
    ("p from: 0.4 to: 0.6", [], "animate 1s { box.alpha = 0.5 }; animate 0.1s { box.alpha = p }"),
    ("p from: 0.4 to: 0.6", ["animate 1s { box.alpha = 0.5 }"], "animate 0.1s { box.alpha = p }"),
    // Keyframes inside keyframes with another duration, and a block outside of the proof's block.
    (
      "p from: 0.9s to: 1.1s", [],
      "keyframes p { keyframes 0.3s { at 0% { box.alpha = 0.5 } }; "
        + "at 0.5s for: 10% { box.center.x = 150 } }"
    ),
    (
      "p from: 0 to: 101", ["animator a 1s { box.center.x = box.center.x * box.center.x / 50 }"],
      "box.center.x += p; start a"
    ),
  ]

  @Test(arguments: entries)
  func `samples what is not known, and says so`(range: String, entries: [String], block: String) {
    let entry = "prove \(range) { \(block); expect always box.center.x < 999 }"
    #expect(kinds(entry, after: entries) == ["kept"])
  }

  @Test func `sees what is set below a motion`() {
    let below = "animate 1s { box.alpha = 0 }; box.alpha = p"
    let found = kinds(
      "prove p from: 0.96 to: 0.99 { \(below); expect always box.alpha <= 0.95 }",
      after: ["box.alpha = 0.9"])
    #expect(found == ["broken"])
  }
}
