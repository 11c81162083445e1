import FlipbookAssembly
import Testing

@testable import FlipbookSession

@Suite struct `The prove command` {
  private static let box = [
    "set format csv", "set digits 9", "view box frame: (0, 0, 100, 100)",
    "view card frame: (0, 0, 100, 100)",
  ]

  /// What is known of each range, and the whole text.
  private func known(_ entry: String, after entries: [String] = []) -> (
    kinds: [String], text: String
  ) {
    let text = Answers.text(entry, after: Self.box + entries)
    let rows = text.split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }.filter { $0.count == 6 }
    return (rows.map { String($0[2]) }, text)
  }

  @Test(arguments: [
    // Nothing moves with the first value, or no way at all.
    ("way from: 0 to: 90", "animate 1s { box.center.x += way }", "box.center.x <= 140"),
    ("way from: -50 to: 50", "animate 1s { box.center.x += way }", "box.center.x <= 100"),
    // It comes to rest at its bound.
    ("d from: 0.1s to: 3s", "animate d { box.center.x += 100 }", "box.center.x <= 150"),
    (
      "d from: 0.2s to: 2s", "animate d spring(dampingRatio: 1) { box.center.x += 100 }",
      "box.center.x <= 150"
    ),
    // In flight, and many at once.
    (
      "way from: 10 to: 90",
      "for v in [box, card] { animate 1s delay: 0.2s { v.center.x += way } }",
      "abs(box.center.x - card.center.x) < 1"
    ),
  ])
  func `proves for all values`(range: String, block: String, condition: String) {
    let found = known("prove \(range) { \(block); expect always \(condition) }")
    #expect(found.kinds == ["proven"], "\(found.text)")
  }

  // The motion and its bound go with the number together.
  @Test(arguments: [
    ("box.center.x <= 50 + way", ["proven"]), ("50 + way - box.center.x >= 0", ["proven"]),
    ("box.center.x * 2 <= way + way / 1 + 100", ["proven"]),
    ("abs(box.center.x - 50) <= way", ["proven"]), ("way >= abs(50 - box.center.x)", ["proven"]),
    ("box.center.x < 49 + way", ["refuted"]), ("abs(box.center.x - 50) < way - 1", ["refuted"]),
    ("box.center.x <= 2 * way - 10.0004", ["refuted", "undecided", "proven"]),
  ])
  func `lets a bound move with the number`(condition: String, kinds: [String]) {
    let found = known(
      "prove way from: 10 to: 100 { animate 1s easeOut { box.center.x += way }; "
        + "expect always \(condition) }")
    #expect(found.kinds == kinds, "\(found.text)")
  }

  @Test func `gives up where everything stays undecided`() {
    let found = known(
      "prove way from: 10 to: 100 { animate 1s { box.center.x += way }; "
        + "expect always (box.center.x - 50) * way <= way * way }")
    #expect(Set(found.kinds).isSubset(of: ["undecided", "proven"]), "\(found.text)")
    #expect(found.text.contains("too much is undecided"), "\(found.text)")
  }

  @Test func `proves in flight`() {
    let found = known(
      "prove way from: 0 to: 90 { animate 1s { box.center.x += way }; "
        + "expect always box.center.x <= 240 }",
      after: ["animate 2s { box.center.x += 100 }", "step 0.5s"])
    #expect(found.kinds == ["proven"], "\(found.text)")
  }

  @Test func `refutes for all values, with the worst`() {
    let found = known(
      "prove way from: 100 to: 200 { animate 1s linear { box.center.x += way }; "
        + "expect never box.center.x > 140 }")
    #expect(found.kinds == ["refuted"], "\(found.text)")
    #expect(found.text.contains(",250"))
  }

  @Test func `leaves no more undecided than it says`() {
    let found = known(
      "prove way from: 0 to: 100 { animate 1s { box.center.x += way }; "
        + "expect always box.center.x <= 87.0004 }")
    #expect(found.kinds == ["proven", "undecided", "refuted"], "\(found.text)")
    #expect(found.text.contains("37.000000000,37.001000000,undecided"), "\(found.text)")
  }

  @Test func `gives up at once where one value is undecided`() {
    let spring = "animate 1s spring(dampingRatio: r)"
    let found = known(
      "prove r from: 0.2 to: 0.9 { \(spring) { box.center.x += 100 }; "
        + "\(spring) { card.center.x += 100 }; expect always box.center.x <= card.center.x }")
    #expect(found.kinds == ["undecided"] && found.text.contains("too much"), "\(found.text)")
  }

  // What is not known to go evenly with the number is never called a proof.
  @Test(arguments: [
    "box.center.x += n * n", "if n > 0.5 { box.center.x += 1 }", "box.bounds.size.width += n",
    "box.transform = scale(n)", "box.center.x += n * card.center.x", "box.center.x += sin(n)",
    "let other = n; box.center.x += other; box.center.x *= n", "step n",
    "animate 1s { box.center.x += 1 } completion: { box.center.x = n }",
    "animate 1s cubic(n * n, 0, 1, 1) { box.center.x += 100 }",
    "animate n spring(dampingRatio: n) { box.center.x += 100 }",
    "animate 1s autoreverse { box.center.x += n }",
  ])
  func `samples the rest and says so`(block: String) {
    let found = known("prove n from: 0.1 to: 1 { \(block); expect always box.center.x < 9999 }")
    #expect(found.kinds == ["kept"] && found.text.contains("not proven"), "\(found.text)")
  }

  @Test(arguments: [
    "continuous box.center.x", "monotonic box.center.x", "settled box.center.x by: 2s",
    "eventually box.center.x > 50", "never overlap(box, card) && box.center.x < 0",
  ])
  func `proves other checks`(check: String) {
    for block in [
      "animate 1s { box.center.x += n }", "animate n * 0.1 { box.center.x += 5 }",
      "animate n * 0.1 spring(dampingRatio: 1) { box.center.x += 5 }",
      "animate 0.5s delay: n * 0.1 { box.center.x += 5 }",
      "animate 1s cubic(0.1 * n, 0, 0.5, 0.1 * n) { box.center.x += 5 }",
    ] {
      let found = known("prove n from: 1 to: 9 { \(block); expect \(check) }")
      #expect(found.kinds == ["proven"], "\(block): \(found.text)")
    }
  }

  @Test(arguments: [
    ("continuous box.center.x > 50.5 ? 1 : 0", "animate 1s { box.center.x += n }"),
    ("continuous box.center.x", "animate 1s repeat: 2 { box.center.x += n }"),
    ("monotonic box.center.x", "animate 1s spring(dampingRatio: n / 20) { box.center.x += 90 }"),
    ("settled box.center.x by: 0.9s", "animate n { box.center.x += 90 }"),
    ("settled box.center.x by: 0.9s", "animate 1s delay: n { box.center.x += 90 }"),
    ("eventually box.center.x > 59", "animate 1s { box.center.x += n }"),
  ])
  func `refutes other checks`(check: String, block: String) {
    let found = known("prove n from: 1 to: 9 { \(block); expect \(check) }")
    #expect(found.kinds == ["refuted"], "\(found.text)")
  }

  // Neither the first value nor the last is cut off, but what lies between them is.
  @Test func `sees what is cut off between two that are not`() {
    let found = known(
      "prove r from: 0.6 to: 0.77 { animate 1s spring(dampingRatio: r) { box.center.x += 100 }; "
        + "expect continuous box.center.x }")
    let kinds = ["proven", "undecided", "refuted", "undecided", "proven"]
    #expect(found.kinds == kinds, "\(found.text)")
  }

  // The block takes 0.1 s to 0.9 s, and then its second part 0.5 s.
  @Test func `looks from when the block is done`() {
    let found = known(
      "prove m from: 0.1s to: 0.9s { animate m { box.center.x += 50 }; step m; "
        + "animate 0.5s linear { box.center.x += 90 }; expect settled box.center.x by: 0.51s }")
    #expect(found.kinds == ["kept"] && found.text.contains("not proven"), "\(found.text)")
  }

  // What has no way settles by how far it went, of which no bound is known.
  @Test func `leaves undecided when a number settles that comes back`() {
    let found = known(
      "prove n from: 1 to: 9 { animate 1s { box.center.x += n }; "
        + "animate 1s delay: 1s { box.center.x -= n }; expect settled box.center.x by: 0.5s }")
    #expect(found.kinds == ["undecided"], "\(found.text)")
  }

  // The motion from 50 to 150 is beyond its middle after half a second, and over after 0.977 s. How
  // far the check looks, and how soon it wants its end, are those of each value.
  @Test(arguments: [
    ("always box.center.x < 100 for: x", 0.5), ("never box.center.x > 100 for: 0.1 * x", 5),
    ("settled box.center.x by: x", 0.977), ("eventually box.center.x > 100 for: x", 0.5),
    ("always box.center.x < 100 for: card.center.x * 1s", 0.5),
  ])
  func `reads the check with each value`(check: String, turn: Double) {
    let found = known(
      "prove x from: 0 to: 10 { card.center.x = x; animate 1s easeInOut { box.center.x += 100 }; "
        + "expect \(check) }")
    let isKeptFirst = check.hasPrefix("always") || check.hasPrefix("never")
    let kinds = isKeptFirst ? ["kept", "broken"] : ["broken", "kept"]
    #expect(found.kinds == kinds, "\(found.text)")
    #expect(found.text.contains("not proven"))
    let rows = found.text.split(separator: "\n").dropFirst().prefix(2)
      .map { $0.split(separator: ",").prefix(2).compactMap { Double($0) } }
    #expect(rows[0][1] <= turn + 0.001 && turn - 0.001 <= rows[1][0], "\(found.text)")
    #expect(rows[1][0] - rows[0][1] < 0.05)
  }

  @Test func `still proves a check that looks equally far with all`() {
    let found = known(
      "prove x from: 0 to: 2 { animate 1s easeInOut { box.center.x += x }; "
        + "expect always box.center.x < 53 for: 0.5s + 0.1s }")
    #expect(found.kinds == ["proven"], "\(found.text)")
  }

  @Test func `samples what is smooth`() {
    let found = known(
      "prove n from: 1 to: 9 { animate 1s { box.center.x += n }; expect smooth box.center.x }")
    #expect(found.kinds == ["kept"] && found.text.contains("not proven"), "\(found.text)")
  }

  @Test(arguments: [
    ("prove n from: 1 to: 0 { box.alpha = n; expect always box.alpha < 1 }", "more than 1"),
    (
      "prove n from: 0 to: 1 { box.alpha = n }", "{ box.alpha = n; expect always box.alpha <= 300 }"
    ),
    (
      "prove n from: 0 to: 1 { box.alpha = n; expect box.alpha < 1 }",
      "expect always box.alpha < 1 }"
    ),
    ("prove n from: 0 to: 1 { }", "is not a check over time"),
    ("prove n from: 0 to: 1 { bix.alpha = n; expect always box.alpha < 1 }", "bix"),
    ("prove n from: 0 to: 1 { box.alpha = n; expect always bix.alpha < 1 }", "bix"),
    ("prove box from: 0 to: 1 { expect always box.alpha < 1 }", "box"),
    (
      "prove n from: 0 to: 1 { animate 1s repeat { box.alpha = n }; expect always box.alpha < 2 }",
      "for: 1s"
    ),
    ("prove n from: 0 to: 1 { box.alpha = n; expect settled box.alpha }", "by:"),
    ("prove n from: 0 to: 1 { box.alpha = n; expect always box.alpha < 2 from: 0s }", "from:"),
  ])
  func `says what is wrong`(entry: String, part: String) {
    let outcome = Answers.outcome(entry, after: Self.box)
    #expect(outcome.failed && outcome.text.contains(part), "\(outcome.text)")
  }
}
