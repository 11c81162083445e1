import FlipbookAssembly
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct `A proof for each moment` {
  private static let slide = ["animator slide 1s { box.center.x += 100 }", "start slide"]

  // The motion from 50 to 150 is half-way after half a second.
  private static let blocks: [(String, String, [String])] = [
    ("step t; reverse slide", "continuous box.center.x", ["proven"]),
    ("step t; reverse slide", "always box.center.x <= 150", ["proven"]),
    ("step t; reverse slide", "always box.center.x < 100", ["proven", "undecided", "refuted"]),
    ("step t; reverse slide", "eventually box.center.x < 50.5", ["proven"]),
    ("step t; pause slide", "always box.center.x < 100", ["proven", "undecided", "refuted"]),
    ("step t; pause slide; step 1s; start slide", "always box.center.x <= 150", ["proven"]),
    ("step t; animate 1s { box.center.x += 50 }", "always box.center.x <= 200", ["proven"]),
    ("step t; animate 1s { box.center.x -= 50 }", "continuous box.center.x", ["proven"]),
    (
      "step t; animate 1s spring(dampingRatio: 0.5) { box.center.x -= 100 }",
      "never box.center.x > 160", ["proven"]
    ),
  ]

  @Test(arguments: blocks)
  func `proves for every moment of an interruption`(block: String, check: String, kinds: [String]) {
    let found = Answers.known(
      "prove t from: 0.1s to: 0.9s { \(block); expect \(check) }", after: Self.slide)
    // Merges neighbours, because undecided parts are split down to a hundred-thousandth.
    let parts = found.kinds.reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
    #expect(parts == kinds && found.kinds.count < 8, "\(found.text)")
    guard kinds.count == 3 else { return }
    #expect(found.text.contains(",0.500000000,") || found.text.contains("0.49999"), "\(found.text)")
  }

  // The reversed animator arrives at twice the moment.
  private static let checks: [(String, String)] = [
    ("always velocity(box.center.x) <= -50 for: 2s", "refuted"),
    ("never velocity(box.center.x) == 0 for: 2s", "refuted"),
    ("always velocity(box.center.x) <= 0", "proven"),
    ("always velocity(box.center.x) >= -100 || box.center.y > 0", "proven"),
  ]

  @Test(arguments: checks)
  func `knows when what was turned around has arrived`(check: String, kind: String) {
    let found = Answers.known(
      "prove t from: 0.3s to: 0.35s { step t; reverse slide; step 0.1s; expect \(check) }",
      after: ["animator slide 1s linear { box.center.x += 100 }", "start slide"])
    #expect(found.kinds == [kind], "\(found.text)")
  }

  // For some of the moments the motion has already ended.
  @Test func `splits where the order of events changes`() {
    let found = Answers.known(
      "prove t from: 0.5s to: 1.5s { step t; animate 1s { box.center.x -= 50 }; "
        + "expect always box.center.x <= 150 }", after: Self.slide)
    #expect(found.kinds == ["proven", "undecided", "proven"], "\(found.text)")
    #expect(found.text.contains(",1.000000000,undecided"), "\(found.text)")
  }

  // The result depends on a value shown at the moment, or on a completion before it.
  private static let entries: [(String, [String])] = [
    ("step t; animate 1s { box.alpha = 0.5 }", []), ("step t; start fade", []),
    ("step t; pause fade; start fade", []), ("step t; pause", []),
    ("start fade after: 0.5s; step t; step 1s", []),
    ("if 1 == 2 { start fade }; step t; reverse fade", []),
    ("for i in 0...1 { if i > 0 { animate 1s { box.alpha = i } }; step t }", []),
    ("start fade; step t; reverse fade", ["animate 1s { box.alpha = 0.5 }"]),
    ("step t; let x = stage.now; card.center.x += x * 1", []),
    ("step t; animate 1s { box.center.x += 1 }", ["completion slide { box.center.x = 3 }"]),
  ]

  @Test(arguments: entries)
  func `samples a moment at which what is shown counts`(block: String, entries: [String]) {
    let fade = ["animator fade 1s { box.alpha = 0 }"]
    let found = Answers.known(
      "prove t from: 0.1s to: 0.9s { \(block); expect always box.center.x < 9999 }",
      after: Self.slide + fade + entries)
    #expect(found.kinds == ["kept"] && found.text.contains("not proven"), "\(found.text)")
  }

  // A number that comes back settles relative to how far it went, which has no known bound.
  @Test func `leaves undecided when a number settles that comes back`() {
    let found = Answers.known(
      "prove n from: 1 to: 9 { animate 1s { box.center.x += n }; "
        + "animate 1s delay: 1s { box.center.x -= n }; expect settled box.center.x by: 0.5s }")
    #expect(found.kinds == ["undecided"], "\(found.text)")
  }

  // The motion from 50 to 150 is half-way after half a second, and settled after 0.977 s. How far
  // the check looks, and when it wants the end, depend on the value.
  private static let turns: [(String, Double)] = [
    ("always box.center.x < 100 for: x", 0.5), ("never box.center.x > 100 for: 0.1 * x", 5),
    ("settled box.center.x by: x", 0.977), ("eventually box.center.x > 100 for: x", 0.5),
    ("always box.center.x < 100 for: card.center.x * 1s", 0.5),
  ]

  @Test(arguments: turns)
  func `reads the check with each value`(check: String, turn: Double) {
    let found = Answers.known(
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
    let found = Answers.known(
      "prove x from: 0 to: 2 { animate 1s easeInOut { box.center.x += x }; "
        + "expect always box.center.x < 53 for: 0.5s + 0.1s }")
    #expect(found.kinds == ["proven"], "\(found.text)")
  }
}
