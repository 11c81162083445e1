import Foundation
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Claims about a view that an animator scales or rotates.
@Suite struct `A claim about what is scaled or turned` {
  private static let view = "view box frame: (0, 0, 100, 80)"
  private static let spring = "spring(dampingRatio: 0.6)"
  private static let keyframes =
    "keyframes 1.0001s { at 0% for: 50% { box.transform.rotation = 90deg }; "
    + "at 50% for: 50% { box.transform.rotation = 0deg } }"

  // The answers are proven: no note says that they were sampled.
  private static let questions: [([String], String, String)] = [
    (["animate 1s { box.transform.scale = 2 }"], "highest(box.transform.scale)", "2.000"),
    (["animate 1s { box.transform.scale = 2 }"], "highest(box.frame.width)", "200.000"),
    (["animate 1s { box.transform = scale(2) }"], "highest(box.transform.scale.x)", "2.000"),
    (["animate 1s { box.transform.scale = 0 }"], "lowest(box.transform.scale)", "0.000"),
    (
      [
        "box.transform.scale = 0",
        "animate 1s spring(dampingRatio: 0.9) { box.transform.scale = 1 }",
      ],
      "highest(box.transform.scale)", "1.002"
    ),
    (
      ["animate 1s linear { box.transform = rotate(90deg) }"],
      "duration(box.transform.rotation > 45deg)", "0.500"
    ),
    (
      ["animate 1s { box.layer.transform.rotation.z = 180deg }"],
      "highest(box.layer.transform.rotation.z)", "180.000deg"
    ),
    ([keyframes], "highest(box.transform.rotation)", "90.000deg"),
    (["animate 0.7s { box.transform = rotate(90deg) }"], "highest(box.transform.scale)", "1.000"),
    (["animate 0.7s { box.transform = rotate(90deg) }"], "expect smooth box.transform.scale", ""),
    (
      ["animate 0.7s { box.transform = rotate(90deg) }"],
      "expect never box.transform.scale.y > 1", ""
    ),
    (
      [
        "animation q transform.rotation.z from: 0 to: 3 1s", "add q to: box",
        "animate 2s \(spring) { box.alpha = 0 }",
      ], "lowest(box.transform.scale.x)", "1.000"
    ),
    (
      [
        "animate 1s \(spring) { box.transform.scale = 1.5 }", "step 0.3s",
        "animate 1s \(spring) { box.transform.scale = 1 }",
      ], "lowest(box.transform.scale)", "0.953"
    ),
  ]

  @Test(arguments: questions)
  func `is proven`(entries: [String], question: String, answer: String) {
    #expect(Answers.text(question, after: [Self.view] + entries) == answer)
  }

  // The first peak of a spring overshoots by exp(-π·0.6 / √(1 - 0.36)), 9.478 % of the way.
  @Test(arguments: ["scale = 1.5", "rotation = 0.5rad"])
  func `peaks where its spring does`(change: String) {
    let entries = [
      Self.view, "set digits 9", "animate 1s \(Self.spring) { box.transform.\(change) }",
    ]
    let peak = (change.hasPrefix("scale") ? 1 : 0) + 0.5 * (1 + exp(-.pi * 0.6 / 0.8))
    let name = "box.transform.\(change.prefix { $0 != " " })"
    let turns = change.hasPrefix("scale") ? 1 : 180 / Double.pi
    let highest = Answers.text("highest(\(name))", after: entries).replacing("deg", with: "")
    #expect(abs((Double(highest) ?? 0) - peak * turns) < 2e-9 * turns)
    #expect(Answers.text("crossings \(name) == \(peak + 1e-6)", after: entries).contains("never"))
    let touched = Answers.text("crossings \(name) == \(peak - 1e-6)", after: entries)
    #expect(touched.contains("rises") && touched.contains("falls"), "\(touched)")
  }

  // For two rotations at once the sum is known, but the scale is not.
  @Test func `is sampled where two turns are one`() {
    let turn = "animate 1s \(Self.spring) { box.transform.rotation"
    let entries = [Self.view, "\(turn) = 1rad }", "step 0.2s", "\(turn) = -1rad }"]
    let text = Answers.text("highest(box.transform.scale.x)", after: entries)
    #expect(text.contains("240 times a second") && text.contains("1.000"), "\(text)")
    #expect(!Answers.outcome("highest(box.transform.rotation)", after: entries).failed)
  }

  @Test func `holds of what is mirrored and tiny`() {
    let entries = [Self.view, "box.transform = scale(1e-7, -1e-7)"]
    #expect(
      Answers.text("expect always box.transform.scale.y * 1e8 < 0 for: 1s", after: entries).isEmpty)
  }

  // A scale below 0 is read as a rotation: no range is known there, and the answer says so.
  @Test func `is sampled where it is mirrored`() {
    let entries = [Self.view, "animate 1s spring(dampingRatio: 0.2) { box.transform.scale = 0 }"]
    let text = Answers.text("lowest(box.transform.scale)", after: entries)
    #expect(text.contains("240 times a second"), "\(text)")
  }
}
