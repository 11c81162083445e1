import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `The prove command` {
  private static let ranges: [(String, String, String)] = [
    // With one of the values nothing moves.
    ("way from: 0 to: 90", "animate 1s { box.center.x += way }", "box.center.x <= 140"),
    ("way from: -50 to: 50", "animate 1s { box.center.x += way }", "box.center.x <= 100"),
    // Looks in the block change nothing.
    (
      "way from: 10 to: 90", "animate 1s { box.center.x += way }; why box.center.x",
      "box.center.x <= 140"
    ),
    ("way from: 10 to: 90", "animate 1s { box.center.x += way }; events", "box.center.x <= 140"),
    // It comes to rest at its bound.
    ("d from: 0.1s to: 3s", "animate d { box.center.x += 100 }", "box.center.x <= 150"),
    (
      "d from: 0.2s to: 2s", "animate d spring(dampingRatio: 1) { box.center.x += 100 }",
      "box.center.x <= 150"
    ),
    // Several views, while they move.
    (
      "way from: 10 to: 90",
      "for v in [box, card] { animate 1s delay: 0.2s { v.center.x += way } }",
      "abs(box.center.x - card.center.x) < 1"
    ),
  ]

  @Test(arguments: ranges)
  func `proves for all values`(range: String, block: String, condition: String) {
    let found = Answers.known("prove \(range) { \(block); expect always \(condition) }")
    #expect(found.kinds == ["proven"], "\(found.text)")
  }

  // The motion and its bound both depend on the number.
  private static let conditions: [(String, [String])] = [
    ("box.center.x <= 50 + way", ["proven"]), ("50 + way - box.center.x >= 0", ["proven"]),
    ("box.center.x * 2 <= way + way / 1 + 100", ["proven"]),
    ("abs(box.center.x - 50) <= way", ["proven"]), ("way >= abs(50 - box.center.x)", ["proven"]),
    ("box.center.x < 49 + way", ["refuted"]), ("abs(box.center.x - 50) < way - 1", ["refuted"]),
    ("box.center.x <= 2 * way - 10.0004", ["refuted", "undecided", "proven"]),
  ]

  @Test(arguments: conditions)
  func `lets a bound move with the number`(condition: String, kinds: [String]) {
    let found = Answers.known(
      "prove way from: 10 to: 100 { animate 1s easeOut { box.center.x += way }; "
        + "expect always \(condition) }")
    #expect(found.kinds == kinds, "\(found.text)")
  }

  // The end of easeIn has the slope 1/0.58.
  private static let timings: [(String, String, String, [String])] = [
    ("-0.5 to: 0", "1s spring(duration: 0.5, bounce: k)", "box.center.x >= 126", ["refuted"]),
    ("-0.5 to: 0", "1s spring(duration: 0.5, bounce: k)", "box.center.x <= 150", ["proven"]),
    ("-0.9998 to: 0", "1s spring(duration: 0.5, bounce: k)", "box.center.x <= 200", ["proven"]),
    (
      "-0.5 to: -0.2", "1s spring(duration: 0.5, bounce: k)", "velocity(box.center.x) <= 600",
      ["proven"]
    ),
    (
      "0.4 to: 4", "k * 1s easeIn", "velocity(box.center.x) <= 150",
      ["refuted", "undecided", "proven"]
    ),
  ]

  @Test(arguments: timings)
  func `leaves little undecided`(
    range: String, timing: String, condition: String, kinds: [String]
  ) {
    let found = Answers.known(
      "prove k from: \(range) { animate \(timing) { box.center.x += 100 }; "
        + "expect always \(condition) }")
    #expect(found.kinds == kinds, "\(found.text)")
  }

  @Test func `gives up where everything stays undecided`() {
    let found = Answers.known(
      "prove way from: 10 to: 100 { animate 1s { box.center.x += way }; "
        + "expect always (box.center.x - 50) * way <= way * way }")
    #expect(Set(found.kinds).isSubset(of: ["undecided", "proven"]), "\(found.text)")
    #expect(found.text.contains("too much is undecided"), "\(found.text)")
  }

  @Test func `says how its samples were looked at`() {
    let found = Answers.known(
      "prove k from: 0.5 to: 1 { animate 1s linear { box.center.x += k * 100 }; "
        + "expect never eased(easeIn, box.center.x / 1000) == 2 }")
    #expect(found.text.contains("looked at 240 times a second"), "\(found.text)")
  }

  @Test func `proves in flight`() {
    let found = Answers.known(
      "prove way from: 0 to: 90 { animate 1s { box.center.x += way }; "
        + "expect always box.center.x <= 240 }",
      after: ["animate 2s { box.center.x += 100 }", "step 0.5s"])
    #expect(found.kinds == ["proven"], "\(found.text)")
  }

  @Test func `refutes for all values, with the worst`() {
    let found = Answers.known(
      "prove way from: 100 to: 200 { animate 1s linear { box.center.x += way }; "
        + "expect never box.center.x > 140 }")
    #expect(found.kinds == ["refuted"], "\(found.text)")
    #expect(found.text.contains(",250"))
  }

  @Test func `leaves no more undecided than it says`() {
    let found = Answers.known(
      "prove way from: 0 to: 100 { animate 1s { box.center.x += way }; "
        + "expect always box.center.x <= 87.0004 }")
    #expect(found.kinds == ["proven", "undecided", "refuted"], "\(found.text)")
    #expect(found.text.contains("37.000000000,37.001000000,undecided"), "\(found.text)")
  }

  @Test func `gives up at once where one value is undecided`() {
    let spring = "animate 1s spring(dampingRatio: r)"
    let found = Answers.known(
      "prove r from: 0.2 to: 0.9 { \(spring) { box.center.x += 100 }; "
        + "\(spring) { card.center.x += 100 }; expect always box.center.x <= card.center.x }")
    #expect(found.kinds == ["undecided"] && found.text.contains("too much"), "\(found.text)")
  }

  // A box of 100 points around 50 that its transform scales, also by a spring, or moves.
  private static let transforms: [(String, String, String, String, Double)] = [
    ("scale(n)", "1 to: 2", "1s", "box.frame.maxX <= 130", 1.6),
    ("scale(n)", "1 to: 2", "1s spring(dampingRatio: 0.5)", "box.frame.maxX <= 130", 1.515894),
    ("scale(n, 1)", "0.5 to: 2", "1s", "box.frame.width <= 130", 1.3),
    ("translate(n, 0)", "0 to: 200", "1s", "box.frame.maxX <= 250", 150),
  ]

  @Test(arguments: transforms)
  func `knows views that are scaled or moved by a transform`(
    transform: String, range: String, timing: String, check: String, turn: Double
  ) {
    let found = Answers.known(
      "prove n from: \(range) { animate \(timing) { box.transform = \(transform) }; "
        + "expect always \(check) }")
    #expect(found.kinds == ["proven", "undecided", "refuted"], "\(found.text)")
    let ends = found.text.split(separator: "\n").dropFirst().prefix(1)
      .compactMap { Double($0.split(separator: ",")[1]) }
    #expect(abs(ends[0] - turn) < 1e-4 * turn, "\(found.text)")
  }

  // If it is mirrored on the way, or rotated, it does not depend linearly on the number.
  @Test(arguments: [
    "animate 1s { box.transform = scale(n - 0.5) }",
    "animate 1s { box.transform = scale(n) * rotate(20deg) }",
    "box.transform = rotate(20deg); animate 1s { box.transform = scale(n) }",
  ])
  func `samples a transform that turns or mirrors`(block: String) {
    let found = Answers.known(
      "prove n from: 0.1 to: 1 { \(block); expect always box.frame.maxX < 9999 }")
    #expect(found.text.contains("not proven"), "\(found.text)")
  }

  // Answers for motions not known to depend linearly on the number are never called proofs.
  @Test(arguments: [
    "box.center.x += n * n", "if n > 0.5 { box.center.x += 1 }", "box.bounds.size.width += n",
    "box.transform = rotate(n)", "box.center.x += n * card.center.x", "box.center.x += sin(n)",
    "let other = n; box.center.x += other; box.center.x *= n",
    "step n * 0.1s; box.center.x += card.center.x",
    "animate 1s { box.center.x += 1 } completion: { box.center.x = n }",
    "animate 1s cubic(n * n, 0, 1, 1) { box.center.x += 100 }",
    "animate n spring(dampingRatio: n) { box.center.x += 100 }",
    "box.cornerRadius = n; animate n spring(dampingRatio: box.cornerRadius) { box.center.x += 100 }",
    "let \"n n\" = n; animate 1s { box.center.x += \"n n\" }",
    "animate 1s autoreverse { box.center.x += n }",
  ])
  func `samples the rest and says so`(block: String) {
    let found = Answers.known(
      "prove n from: 0.1 to: 1 { \(block); expect always box.center.x < 9999 }")
    #expect(found.kinds == ["kept"] && found.text.contains("not proven"), "\(found.text)")
  }

  private static let checks: [String] = [
    "continuous box.center.x", "monotonic box.center.x", "settled box.center.x by: 2s",
    "eventually box.center.x > 50", "never overlap(box, card) && box.center.x < 0",
  ]

  @Test(arguments: checks)
  func `proves other checks`(check: String) {
    for block in [
      "animate 1s { box.center.x += n }", "animate n * 0.1 { box.center.x += 5 }",
      "animate n * 0.1 spring(dampingRatio: 1) { box.center.x += 5 }",
      "animate 0.5s delay: n * 0.1 { box.center.x += 5 }",
      "animate 1s cubic(0.1 * n, 0, 0.5, 0.1 * n) { box.center.x += 5 }",
    ] {
      let found = Answers.known("prove n from: 1 to: 9 { \(block); expect \(check) }")
      #expect(found.kinds == ["proven"], "\(block): \(found.text)")
    }
  }

  private static let refuted: [(String, String)] = [
    ("continuous box.center.x > 50.5 ? 1 : 0", "animate 1s { box.center.x += n }"),
    ("continuous box.center.x", "animate 1s repeat: 2 { box.center.x += n }"),
    ("monotonic box.center.x", "animate 1s spring(dampingRatio: n / 20) { box.center.x += 90 }"),
    ("settled box.center.x by: 0.9s", "animate n { box.center.x += 90 }"),
    ("settled box.center.x by: 0.9s", "animate 1s delay: n { box.center.x += 90 }"),
    ("eventually box.center.x > 59", "animate 1s { box.center.x += n }"),
    ("never box.center.x == 50.5", "animate 1s { box.center.x += n }"),
    ("always box.center.x != 51", "animate 1s spring(dampingRatio: 0.1 * n) { box.center.x += 3 }"),
    (
      "never overlap(box, card)",
      "card.center.y = 250; animate 1s linear { card.center.y -= 110 + 10 * n }"
    ),
  ]

  @Test(arguments: refuted)
  func `refutes other checks`(check: String, block: String) {
    let found = Answers.known("prove n from: 1 to: 9 { \(block); expect \(check) }")
    #expect(found.kinds == ["refuted"], "\(found.text)")
  }

  // The springs of the first and the last value are not cut off, but the ones between them are.
  @Test func `sees what is cut off between two that are not`() {
    let found = Answers.known(
      "prove r from: 0.6 to: 0.77 { animate 1s spring(dampingRatio: r) { box.center.x += 100 }; "
        + "expect continuous box.center.x }")
    let kinds = ["proven", "undecided", "refuted", "undecided", "proven"]
    #expect(found.kinds == kinds, "\(found.text)")
  }

  // The block's first part takes 0.1 s to 0.9 s, and its second part 0.5 s.
  @Test func `looks from when the block is done`() {
    let found = Answers.known(
      "prove m from: 0.1s to: 0.9s { animate m { box.center.x += 50 }; step m; "
        + "animate 0.5s linear { box.center.x += 90 }; expect settled box.center.x by: 0.51s }")
    #expect(found.kinds == ["kept"] && found.text.contains("not proven"), "\(found.text)")
  }

  // The greatest speed is 694.7 at 0.5 and 339.7 at 1; of the curves it is 164.1 and 146.8.
  private static let fastest: [(String, String, Int, Bool)] = [
    ("p from: 0.5 to: 1", "spring(dampingRatio: p)", 200, false),
    ("p from: 0.5 to: 1", "spring(dampingRatio: p)", 300, false),
    ("p from: 0.9 to: 1", "spring(dampingRatio: p)", 1_000, true),
    ("p from: 0.1 to: 0.4", "cubic(0.42, p, 0.58, 1)", 140, false),
    ("p from: 0.1 to: 0.4", "cubic(0.42, p, 0.58, 1)", 200, true),
    ("p from: 0.5 to: 3", "spring(mass: p, stiffness: 100, damping: 10)", 900, true),
    ("(p, q) from: (0.9, 50) to: (1, 60)", "spring(dampingRatio: p)", 100, false),
  ]

  @Test(arguments: fastest)
  func `knows how fast all are`(range: String, timing: String, most: Int, isKept: Bool) {
    let motion = "animate 1s \(timing) { box.center.x += 100 }"
    let found = Answers.known(
      "prove \(range) { \(motion); expect always velocity(box.center.x) <= \(most) }")
    #expect(found.text.contains("proven") == isKept, "\(found.text)")
  }

  // No bounds are known for the acceleration of a range of curves.
  @Test func `samples what it knows no bounds of`() {
    let found = Answers.known(
      "prove p from: 0.1 to: 0.4 { animate 1s cubic(0.42, p, 0.58, 1) { box.center.x += 100 }; "
        + "expect always acceleration(box.center.x) <= 100 }")
    #expect(found.kinds == ["broken"] && found.text.contains("not proven"), "\(found.text)")
  }

  // The first of the checks would be ignored.
  @Test(arguments: [
    "prove n from: 0 to: 9 { box.center.x = n; expect always box.alpha == 0; "
      + "expect always box.center.x < 99 }",
    "sweep n from: 0 to: 9 by: 3 { box.center.x = n; if true { expect never box.alpha == 1 } } "
      + "measure: box.center.x",
    "solve n from: 0 to: 9 { box.center.x = n; expect always box.alpha == 0 } "
      + "where: box.center.x == 3",
  ])
  func `refuses a check over time before its own`(entry: String) {
    let outcome = Answers.outcome(entry, after: Answers.boxes)
    #expect(outcome.failed && outcome.text.contains("not looked at here"), "\(outcome.text)")
  }

  @Test(arguments: [
    "prove way from: 50 to: 150 { expect always box.center.x <= 160 for: 1s }",
    "sweep way from: 50 to: 150 by: 50 { step 0.1s } measure: box.center.x",
    "solve way from: 50 to: 200 { step 0.5s } where: box.center.x == 125",
  ])
  func `says when nothing depends on the number`(entry: String) {
    let lines = ["let way = 100", "animate 1s linear { box.center.x += way }"]
    let text = Answers.text(entry, after: Answers.boxes + lines)
    let line = "nothing in the block depends on way: the session's 'let' keeps its value"
    #expect(text.contains(line), "\(text)")
    #expect(
      !Answers.text(
        entry.replacing("{ ", with: "{ card.alpha = way; "), after: Answers.boxes + lines
      )
      .contains("depends"))
  }

  @Test func `says when nothing moves`() {
    let (stands, moves) = ("box.center.x = n", "animate 1s { box.center.x += n }")
    for block in [stands, moves] {
      let found = Answers.known(
        "prove n from: 0 to: 9 { \(block); expect always box.center.x < 300 }")
      #expect(found.kinds == ["proven"], "\(found.text)")
      #expect(found.text.contains("nothing moves") == (block == stands), "\(found.text)")
    }
  }

  @Test func `samples what is smooth`() {
    let found = Answers.known(
      "prove n from: 1 to: 9 { animate 1s { box.center.x += n }; expect smooth box.center.x }")
    #expect(found.kinds == ["kept"] && found.text.contains("not proven"), "\(found.text)")
  }

  private static let parts: [(String, String)] = [
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
  ]

  @Test(arguments: parts)
  func `says what is wrong`(entry: String, part: String) {
    let outcome = Answers.outcome(entry, after: Answers.boxes)
    #expect(outcome.failed && outcome.text.contains(part), "\(outcome.text)")
  }
}
