import FlipbookSession

/// The cost of proving something about a motion, beside sampling it 240 times a second.
enum ProofLines {
  static let all = [
    beside("a promise over 10 s of 100 moving views, proven", "expect always \(all100) <= 2000"),
    Line("solve of one number", aims: [.atMost(50e6)]) {
      [.entering([solve], after: Scene.views(1))]
    },
    Line("hunt, 1,000 sequences on a drawer", aims: [.atMost(500e6)]) {
      [.entering(["hunt tries: 1000"], after: drawer)]
    },
    beside("run until, over 10 s of 100 moving views", "run until: \(all100) > 1390; undo"),
    Line("prove over 100 views", aims: [.atMost(1e9)]) {
      [
        .entering(
          [
            "prove ratio from: 0.3 to: 1 { for i in 0..<100 { "
              + "animate 1s spring(dampingRatio: ratio) { "
              + "\"v\\(i)\".center.x += 240 } }; expect always \(all100) <= 700 }"
          ], after: Scene.views(100))
      ]
    },
    Growth.line("a promise over N moving views") { count in
      .entering(["expect always v0.center.x <= 2000"], after: moving(count))
    },
  ]

  static let solve =
    "solve ratio from: 0.2 to: 1 { animate 1s spring(dampingRatio: ratio) "
    + "{ v0.center.x += 100 } } where: overshoot(v0.center.x) == 5%"

  static let drawer = [
    "view drawer frame: (0, 744, 390, 540)",
    "animator open 0.4s spring(response: 0.4, dampingFraction: 1) { drawer.center.y -= 440 }",
    "let grabbed = 0",
    "gesture pan drawer began: { pause open; grabbed = open.fractionComplete } "
      + "changed: { open.fractionComplete = grabbed + translation.y / 440 } "
      + "ended: { if (velocity.y > 0) != open.isReversed { reverse open }; continue open }",
    "promise below always drawer.frame.minY > 250",
  ]

  // Views that start one after the other and move for ten seconds, each with its own timing.
  private static func moving(_ count: Int) -> [String] {
    let timings = ["easeInOut", "spring(mass: 1, stiffness: 20, damping: 2)", "linear"]
    return Scene.views(count)
      + (0..<count).map { view in
        "animate \(10 - view % 5)s \(timings[view % 3]) delay: \(view % 5)s { "
          + "v\(view).center.x += 1000 }"
      }
  }

  private static let all100 =
    "max(" + (0..<100).map { "v\($0).center.x" }.joined(separator: ", ") + ")"

  private static func beside(_ name: String, _ entry: String) -> Line {
    let entries = entry.split(separator: ";").map { $0.drop { $0 == " " } }.map { String($0) }
    return Line(name, aims: [.atMost(50e6)]) {
      [
        .entering(entries, after: moving(100)),
        .entering(
          ["sample \(all100) every: 1s / 240 for: 10s"], after: moving(100), named: "looking"),
      ]
    }
  }
}
