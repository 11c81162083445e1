import FlipbookAssembly
import FlipbookValues
import Foundation
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport
@testable import proof_checker

@Suite struct `Exporting proofs` {
  private static let stage = ["view a frame: (0, 0, 100, 100)", "view b frame: (0, 0, 100, 100)"]

  private static func proof(of check: String, after entries: [String] = []) throws -> String {
    try Exported.export("export proof a.txt", after: stage + entries + [check]).text
  }

  private static let checks: [(check: String, entries: [String])] = [
    (
      "expect always a.frame.maxX <= 390",
      ["animate 1s spring(dampingRatio: 0.6) { a.center.x = 300 }"]
    ),
    ("expect always a.frame.maxX <= 300", ["animate 1s easeOut { a.center.x += 200 }"]),
    (
      "expect always a.alpha > 0.1 for: 3s",
      ["animate 1s delay: 0.5s autoreverse { a.alpha = 0.2 }"]
    ),
    ("expect never a.center.x > 200 || a.center.y < 50", ["animate 0.4s { a.center.x += 100 }"]),
    (
      "expect eventually a.center.x == 100",
      ["animate 1s cubic(0.3, -1, 0.7, 2) { a.center.x += 200 }"]
    ),
    (
      "expect always abs(a.center.x - b.center.x) < 200 && a.cornerRadius <= 20",
      [
        "animate 1s { a.center.x += 200; a.cornerRadius = 20 }",
        "animate 1.3s spring(mass: 1, stiffness: 200, damping: 8) { b.center.x += 150 }",
        "step 0.2s",
      ]
    ),
    (
      "expect always a.center.x < 320 && length(a.center) > 70",
      [
        "animate 1s { a.center.x += 200 }", "step 0.3s", "animate 0.5s { a.center.x -= 60 }",
        "after 0.2s { animate 1s easeIn { a.center.x += 50 } }",
      ]
    ),
    (
      "expect always a.center.x <= 250",
      ["animator slide 1s { a.center.x = 250 }", "start slide", "step 0.3s", "reverse slide"]
    ),
    (
      "expect always a.layer.position.x <= 250",
      [
        "animation slide position.x from: 0 to: 250 1s easeIn",
        "attach slide to: a.layer key: \"Slide\"",
      ]
    ),
    (
      "expect always distance(a.center, (50, 50)) <= 142",
      ["animate 1s { a.center.x += 100; a.center.y += 100 }"]
    ),
    ("expect always sqrt(a.center.x - 50) <= 11", ["animate 1s linear { a.center.x += 100 }"]),
    ("expect always sqrt(1 - a.alpha) <= 1.5", ["animate 1s { a.alpha = 0 }"]),
    (
      "prove ratio from: 0.3 to: 1 { animate 1s spring(dampingRatio: ratio) { a.center.x += 240 }; "
        + "expect always a.frame.maxX <= 390 }", []
    ),
    (
      "prove speed from: -3 to: 3 { animate 1s spring(dampingRatio: 0.5, initialVelocity: speed) "
        + "{ a.center.x += 240 }; expect always a.frame.maxX <= 400 }", []
    ),
    (
      "prove late from: 0s to: 0.5s { animate 1s { a.center.x += 240 }; "
        + "animate 1s delay: late { b.center.x += 240 }; "
        + "expect always a.center.x - b.center.x <= 60 }", []
    ),
    (
      "prove time from: 0.1s to: 2s { animate time easeOut { a.center.x += 240 }; "
        + "expect never a.center.x > 290 }", []
    ),
  ]

  @Test(arguments: 0..<checks.count) func `are accepted by a checker of their own`(
    number: Int
  ) throws {
    let (check, entries) = Self.checks[number]
    let proof = try Self.proof(of: check, after: entries)
    #expect(try ProofChecker.check(proof) > 0)
    #expect(try Self.proof(of: check, after: entries) == proof)
  }

  @Test(arguments: 0..<Int(Seeds.count)) func `of random claims are accepted`(number: Int) throws {
    var random = SeededGenerator(seed: UInt64(number + 1))
    func any(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    let motion =
      number % 3 == 0
      ? "animate \(any(1...20))00ms easeIn"
      : "animate spring(mass: \(any(1...3)), stiffness: \(any(40...400)), damping: \(any(2...30)))"
    let entry =
      "prove way from: \(any(1...50)) to: \(any(60...400)) { \(motion) { a.center.x += way }; "
      + "expect always a.center.x <= \(any(100...600)) }"
    #expect(try ProofChecker.check(Self.proof(of: entry)) > 0, "\(entry)")
  }

  // MARK: False proofs

  private static func moved(_ ticks: String, by change: Int64) -> String {
    "\((Int64(ticks) ?? 0) + change)"
  }

  /// Ways to falsify a line, each with the lines to which it applies.
  private static let faults:
    [(
      name: String, first: String, spoil: @Sendable (inout [String]) -> Void
    )] = [
      ("a piece is left out", "piece", { $0 = [] }),
      ("a piece ends sooner", "piece", { $0[2] = moved($0[2], by: -10) }),
      ("a bound is tightened", "piece", { $0[4] = "\((Double($0[4]) ?? 0) - 1)" }),
      ("a bound is loosened", "piece", { $0[4] = "1" }),
      ("a bound is left out", "piece", { $0.removeLast() }),
      ("a stretch is left out", "stretch", { $0 = [] }),
      ("a stretch begins later", "stretch", { $0[1] = moved($0[1], by: 10) }),
      ("slack is added", "stretch", { $0[3] = "0.1" }),
      (
        "a spring is another", "condition",
        { words in
          let line = words.joined(separator: " ").replacing("(spring 1.0 ", with: "(spring 1.5 ")
          words = line.split(separator: " ").map { String($0) }
        }
      ),
      (
        "a way is longer", "condition",
        { $0 = $0.map { $0.hasPrefix("240") ? $0.replacing("240", with: "340") : $0 } }
      ),
      ("a word is unknown", "condition", { $0 = $0.map { $0 == "(spring" ? "(sprung" : $0 } }),
      ("a bracket is open", "condition", { $0[$0.count - 1].removeLast() }),
      ("the time is longer", "claim", { $0[2] = moved($0[2], by: 9_000_000_000) }),
    ]

  @Test(arguments: 0..<faults.count) func `are refused with a fault in them`(number: Int) throws {
    let proof = try Self.proof(
      of: "expect always a.frame.maxX <= 390",
      after: ["animate 1s spring(dampingRatio: 0.6) { a.center.x += 240 }"])
    var lines = proof.split(separator: "\n").map { String($0) }
    let (name, first, spoil) = Self.faults[number]
    let place = try #require(
      lines.lastIndex { line in
        line.hasPrefix(first + " ") && (first != "condition" || line.contains("(spring "))
      })
    var words = lines[place].split(separator: " ").map { String($0) }
    spoil(&words)
    lines[place] = words.joined(separator: " ")
    #expect(lines.joined(separator: "\n") + "\n" != proof)
    #expect(throws: (any Error).self, "\(name)") {
      try ProofChecker.check(lines.joined(separator: "\n"))
    }
  }

  @Test func `are refused when values of a number are left out`() throws {
    let proof = try Self.proof(of: Self.checks[12].check)
    let lines = proof.split(separator: "\n").map { String($0) }
    for kind in ["proven", "refuted"] {
      let first = try #require(lines.firstIndex { $0.hasPrefix("part") && $0.hasSuffix(kind) })
      let next = lines[(first + 1)...].firstIndex { $0.hasPrefix("part") } ?? lines.count
      let without = Array(lines[..<first] + lines[next...])
      #expect(throws: (any Error).self) { try ProofChecker.check(without.joined(separator: "\n")) }
    }
  }

  // MARK: Claims without a proof

  private static let entries: [([String], String)] = [
    (["view c"], "'expect always …' and 'prove' make one"),
    (["expect always a.alpha > 2"], "the last check failed"),
    (["expect always a.alpha > 0", "animate 1s { a.alpha = 0.5 }"], "the stage has changed since"),
    (
      ["animate 1s { a.center.x = 300 }", "expect settled a.center.x by: 1s"],
      "bounds show 'always', 'never' and 'eventually', and not 'settled'"
    ),
    (
      ["animate 1s { a.transform = rotate(90deg) }", "expect always a.frame.maxX < 400"],
      "a file has no words for a rotation"
    ),
    (
      ["animate 1s { a.center.x = 300 }", "expect always velocity(a.center.x) < 1000"],
      "a file has no words for a rate"
    ),
  ]

  @Test(arguments: entries)
  func `are not written where none is known`(entries: [String], why: String) {
    let session = Session()
    for entry in Self.stage + entries { _ = session.enter(entry) }
    let outcome = session.enter("export proof a.txt")
    #expect(outcome.failed && outcome.request == nil)
    #expect(outcome.text.contains(why), "\(outcome.text)")
  }
}
