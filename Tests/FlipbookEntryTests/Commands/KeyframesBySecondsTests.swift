import FlipbookCommands
import FlipbookSession
import FlipbookValues
import Testing

@testable import SessionTestSupport

@Suite struct `keyframes by seconds` {
  private static let stage = ["view box frame: (0, 0, 50, 50)"]
  private static let parts =
    "at 0.5s for: 1s { box.center.x += 100 }; at 1s for: 2s { box.alpha = 0 }"

  @Test(arguments: [
    "keyframes linear { \(parts) }",
    "keyframes 2.5s linear delay: 0.5s { at 0% for: 40% { box.center.x += 100 }; "
      + "at 20% for: 80% { box.alpha = 0 } }",
    "keyframes 2.5s linear delay: 0.5s { at 0s for: 1s { box.center.x += 100 }; "
      + "at 0.5s { box.alpha = 0 } }",
    "chain c { then linear keyframes { \(parts) } }; perform c",
  ])
  func `begin with the first and end with the last, as the same shares do`(entry: String) {
    let session = Session.entered(Self.stage + [entry])
    #expect(
      session.enter("sample box.center.x box.alpha every: 0.5s").text
        == """
          time  box.center.x  box.alpha
        ──────  ────────────  ─────────
        0.000s        25.000      1.000
        0.500s        25.000      1.000
        1.000s        75.000      1.000
        1.500s       125.000      0.750
        2.000s       125.000      0.500
        2.500s       125.000      0.250
        3.000s       125.000      0.000
        """)
  }

  @Test func `count the passes of a loop, and their chain waits for them`() {
    let entry =
      "chain c { then keyframes { for i in 0..<3 { at i * 0.5s for: 0.5s { box.center.x += 9 } } }; "
      + "then 1s { box.alpha = 0 } }"
    let entries = Self.stage + [entry, "perform c", "run"]
    #expect(Answers.holds("stage.now == 2.5", after: entries))
  }

  private static let bounds: [(String, String, String)] = [
    ("keyframes 1s { at 2s { box.alpha = 0 } }", "2s", "the keyframes take 1.000s"),
    ("keyframes 1s { at 0% for: 1.5s { box.alpha = 0 } }", "1.5s", "the keyframes take 1.000s"),
    ("keyframes { at -1s { box.alpha = 0 } }", "-1s", "the keyframes take"),
    ("keyframes { at 0% for: 1s { box.alpha = 0 } }", "1s", "the keyframes take 0.250s"),
    ("keyframes 1s { at 150% { box.alpha = 0 } }", "150%", "a share lies between 0% and 100%"),
  ]

  @Test(arguments: bounds)
  func `lie within the whole`(entry: String, under: String, allowed: String) throws {
    let complaint = try #require(Complaint(about: entry, after: Self.stage))
    #expect(complaint.message == "'\(under)' is out of range" && complaint.under == under)
    #expect(complaint.hint?.hasPrefix(allowed) == true, "\(complaint)")
  }
}

@Suite struct `The mode of keyframes` {
  private static let note = "note: a transform goes straight from value to value, in mode: "

  @Test(arguments: [
    "keyframes 1s mode: cubic { at 0% for: 50% { box.transform = scale(2) } }",
    "keyframes 1s mode: cubicPaced { at 0% for: 50% { box.alpha = 0; box.transform = scale(2) } }",
    "animation grow transform values: (identity, scale(2), identity) mode: cubic 1s",
  ])
  func `says where a transform does not go by it`(entry: String) {
    #expect(Answers.text(entry).hasPrefix(Self.note), "\(Answers.text(entry))")
  }

  @Test(arguments: [
    "keyframes 1s { at 0% for: 50% { box.transform = scale(2) } }",
    "keyframes 1s mode: cubic { at 0% for: 50% { box.center.x = 9 } }",
    "animation grow transform.scale values: (1, 2, 1) mode: cubic 1s",
  ])
  func `says nothing else`(entry: String) { #expect(Answers.text(entry).isEmpty) }
}
