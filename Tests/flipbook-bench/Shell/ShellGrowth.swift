/// How the shell's costs grow with the number of things.
enum ShellGrowth {
  static let all = [
    growth("enter N views") { .entering(Scene.views($0)) },
    growth("enter N named animators") { .entering(Scene.named($0)) },
    growth("table of N animators") { .table(after: Scene.named($0)) },
    growth("list of N animators") { .entering(["list"], after: Scene.named($0)) },
    growth("plot among N animators") {
      .entering(["plot v0.center.x"], after: Scene.named($0))
    },
    growth("sheet of N animators") { .entering(["sheet"], after: Scene.named($0)) },
    growth("export csv of N animators") {
      .entering(["export csv a.csv for: 0.1s"], after: Scene.named($0))
    },
    growth("export html of N animators") {
      .entering(["export html a.html for: 0.1s"], after: Scene.named($0))
    },
    growth("draw of N views") { .entering(["draw"], after: Scene.views($0)) },
    growth("run to the end of N animators") { .entering(["run"], after: Scene.named($0)) },
    growth("enter N views in each other") { .entering(Scene.nested($0)) },
    growth("N attach") { .entering(Scene.attached($0)) },
    growth("N animate of one property, time standing") {
      .entering(Scene.blocks($0, of: 1), after: Scene.views(1))
    },
    growth("N undo") {
      .entering(Array(repeating: "undo", count: $0), after: Scene.changes($0 + 1))
    },
    Growth.line("one undo after N entries", isForEach: true) {
      .entering(["undo"], after: Scene.changes($0))
    },
    Growth.line("an entry that fails after N", isForEach: true) {
      SceneLines.failure(after: $0)
    },
  ]

  private static func growth(
    _ name: String, contestant: @escaping @Sendable (Int) -> Contestant
  ) -> Line {
    Growth.line(name + " in the shell", contestant: contestant)
  }
}
