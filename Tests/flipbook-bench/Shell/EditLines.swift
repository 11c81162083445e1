import FlipbookSession

/// The cost of changing the past, and of running a loop.
enum EditLines {
  static let all = [
    Growth.line("edit among N entries", contestant: edit(among:)),
    Line("edit among 1,000 entries", aims: [.atMost(100e6)]) { [edit(among: 1_000)] },
    Line("a loop of 10,000 passes that makes views", aims: [.times(2, "one by one")]) {
      [
        .entering(["for i in 0..<10000 { view \"v\\(i)\" frame: (i, 0, 10, 10) }"]),
        .entering(Scene.views(10_000), named: "one by one"),
      ]
    },
    Line("a loop of 10,000 passes that sets a number", aims: [.atMost(100e6)]) {
      [.entering(["for i in 0..<10000 { v0.tag = i }"], after: Scene.views(1))]
    },
  ]

  // Edits the first entry that moves something, so all later ones are entered again.
  private static func edit(among count: Int) -> Contestant {
    let number = Scene.firstBlock(among: count)
    return .entering(
      ["edit \(number) { animate 0.5s { v0.alpha = 0 } }"], after: Scene.changed(count))
  }
}
