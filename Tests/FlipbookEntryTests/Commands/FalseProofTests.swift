import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Blocks for which a value between the ends behaves differently from both ends.
@Suite struct `A claim that a value between breaks` {
  struct Claim: CustomTestStringConvertible {
    let range, block, check, value: String
    var setup: [String] = []
    var testDescription: String { block }
  }

  private static let slide =
    "animator a 1s spring(dampingRatio: 0.3) { box.center.x += 100 }; start a; step n; reverse a"

  static let claims = [
    // With both end values nothing moves any more.
    Claim(range: "0 to: 1", block: slide, check: "always box.center.x <= 160", value: "0.5"),
    Claim(range: "0 to: 2", block: slide, check: "never box.center.x == 165", value: "0.5"),
    Claim(
      range: "0.1 to: 1.5", block: slide + "; step 0.4s", check: "always box.center.x <= 160",
      value: "0.6"),
    // Times depend on the number, while something moves.
    Claim(
      range: "0.1s to: 0.9s", block: "animate n { card.center.x += 100 }; step 0.05s",
      check: "always card.frame.maxX <= 180", value: "0.5s"),
    Claim(
      range: "0.1 to: 0.9",
      block: "animate 1s spring(dampingRatio: n) { card.center.x += 100 }; step 0.05s",
      check: "always card.frame.maxX - box.frame.minX <= 160", value: "0.1"),
    // Values are passed from name to name, and through a loop.
    Claim(
      range: "400 to: 1300", block: "touch card by: (n, 0)", check: "always box.center.x >= -500",
      value: "850",
      setup: [
        "let a = 0", "let b = 0", "let c = 0",
        "gesture pan card changed: { c = b; b = a; a = translation.x } "
          + "ended: { box.center.x = (c - 500) * (c - 1100) / 100 }",
      ]),
    Claim(
      range: "40 to: 160",
      block: "for i in 1...2 { animate 1s { box.center.x = (k - 50) * (k - 150) }; k = n }",
      check: "always box.center.x >= -2000", value: "100", setup: ["let k = 0"]),
    Claim(
      range: "40 to: 160", block: "touch card by: (0, 100); step 0.05s; k = n",
      check: "always box.center.x >= -2000", value: "100",
      setup: ["let k = 0", "gesture pan card ended: { box.center.x = (k - 50) * (k - 150) }"]),
    // The finger touches another view.
    Claim(
      range: "40 to: 160", block: "touch box by: (n, 0)", check: "always box.center.x >= -2000",
      value: "100",
      setup: [
        "gesture pan card ended: { box.center.x = (translation.x - 50) * (translation.x - 150) }"
      ]),
    // Other code runs while a finger moves.
    Claim(
      range: "40 to: 160", block: "touch box by: (n, 0)", check: "always box.center.x >= -2000",
      value: "100",
      setup: [
        "let k = 0", "gesture pan card ended: { k = translation.x }",
        "after 0.5s { box.center.x = (k - 50) * (k - 150) }",
      ]),
    // A frame depends on the magnitude of a scale.
    Claim(
      range: "-1 to: 1",
      block: "box.transform = scale(n); animate 1s { card.center.x = box.frame.size.width }",
      check: "always card.center.x >= 20", value: "0.001"),
    Claim(
      range: "0.5 to: 2",
      block: "box.transform = scale(n); box.frame = (0, 0, 200, 100); card.center.x = 200 * n",
      check: "always box.bounds.size.width + card.center.x >= 450 for: 1s", value: "1.25"),
    // One view has several names.
    Claim(
      range: "0.2 to: 0.8",
      block: "for w in [card, box] { animate 1s linear { w.alpha = 0.5 } }; "
        + "animate 3s linear { card.alpha = n }",
      check: "always card.alpha <= 0.85", value: "0.5"),
    Claim(
      range: "0.2 to: 0.8",
      block: "animate 1s linear { w.alpha = 0.5 }; animate 3s linear { card.alpha = n }",
      check: "always card.alpha <= 0.85", value: "0.5", setup: ["let w = card"]),
    // A thing as a whole depends on its set values, and an animator means its progress.
    Claim(
      range: "40 to: 160",
      block: "card.center.x = n; "
        + "animate 1s { box.center.x = ((card).center.x - 50) * ((card).center.x - 150) }",
      check: "always box.center.x >= -2000", value: "100"),
    Claim(
      range: "200 to: 450",
      block: "card.center.x = n; if distance(card, kk) < 130 { box.center.x = 999 }",
      check: "always box.center.x <= 100 for: 1s", value: "325",
      setup: ["view kk frame: (300, 300, 50, 50)", "card.center.y = 325"]),
    Claim(
      range: "0.1s to: 0.9s",
      block: "animator an 1s { card.center.x = 200 }; start an; step n; "
        + "animate 1s { box.center.x = (an - 0.2) * (an - 0.8) * 1000 }",
      check: "always box.center.x >= -50", value: "0.5s"),
    // A block that changes nothing ends at once.
    Claim(
      range: "-1 to: 1", block: "animate m 1s linear { box.center.y += n }",
      check: "always m <= 0.5 for: 0.2s", value: "0"),
    // The finger's way depended on the number when it was planned.
    Claim(
      range: "-30 to: 30", block: "k = n; touch card by: (k, 0); k = 1000",
      check: "always box.center.x <= 500", value: "0",
      setup: [
        "let k = 0", "gesture pan card ended: { box.center.x += 300 }",
        "gesture tap card ended: { box.center.x = 900 }",
      ]),
  ]

  @Test(arguments: claims)
  func `is not proven`(claim: Claim) throws {
    let entry = "prove n from: \(claim.range) { \(claim.block); expect \(claim.check) }"
    let text = Answers.known(entry, after: claim.setup).text
    let single = Answers.outcome(
      "expect \(claim.check)",
      after: Answers.boxes + claim.setup + ["let n = \(claim.value)", claim.block])
    #expect(single.failed, "\(single.text)")
    let value = try #require(Double(claim.value.prefix { $0 != "s" }))
    for row in text.split(separator: "\n").map({ $0.split(separator: ",") }) where row.count > 2 {
      let ends = row.prefix(2).compactMap { Double($0.drop { $0 == "'" }) }
      guard ends.count == 2, ends[0] <= value, value <= ends[1] else { continue }
      #expect(row[2] != "proven", "\(text)")
    }
  }
}
