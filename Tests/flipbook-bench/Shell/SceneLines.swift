import FlipbookSession
import FlipbookValues
import HeadlessUIKit

/// The shell's costs in very large sessions.
enum SceneLines {
  static let all = named + large + changing

  // MARK: 1,000 views and 10,000 named animators

  private static let named = [
    Line("enter 1,000 views and 10,000 named animators", aims: [.atMost(0.2e9)]) {
      [.entering(Scene.named(10_000)), inTheLibrary]
    },
    Line("table with 10,000 named animators", aims: [.atMost(0.2e9)]) {
      [.table(after: Scene.named(10_000))]
    },
    look("plot", "plot v0.center.x"), look("sheet", "sheet"),
    look("export csv", "export csv a.csv"),
    page(1_000, aim: 0.2e9), page(10_000, aim: 1e9),
  ]

  private static func look(_ name: String, _ entry: String) -> Line {
    Line("\(name) with 10,000 named animators", aims: [.atMost(0.2e9)]) {
      [.entering([entry], after: Scene.named(10_000))]
    }
  }

  private static func page(_ count: Int, aim: Double) -> Line {
    Line("export html of 0.1 s with \(Numbers.count(count)) animators", aims: [.atMost(aim)]) {
      [.entering(["export html a.html for: 0.1s"], after: Scene.named(count))]
    }
  }

  // The same views and animators made by library calls; the difference is the shell's cost.
  private static var inTheLibrary: Contestant {
    Contestant("the library") {
      {
        let crowd = Crowd(1_000)
        for index in 0..<10_000 {
          let view = crowd.views[index % 1_000]
          crowd.stage.run { _ = crowd.start(view, FrameLines.curve) { $0.center.x += 1 } }
        }
      }
    }
  }

  // MARK: Very many views

  private static let crowded = Scene.views(10_000) + Scene.blocks(100_000, of: 10_000)

  private static let large = [
    Line("draw with 10,000 views and 100,000 animators", aims: [.atMost(0.3e9)]) {
      [.entering(["draw"], after: crowded)]
    },
    Line("table with 10,000 views and 100,000 animators", aims: [.atMost(1e9)]) {
      [.table(after: crowded)]
    },
    Line("draw of 10,000 flat views", aims: [.atMost(0.3e9)]) {
      [.entering(["draw"], after: Scene.views(10_000))]
    },
    Line("enter 10,000 views in each other", aims: [.atMost(0.3e9)]) {
      [.entering(Scene.nested(10_000))]
    },
    // More than the limit on callbacks that call each other; the aim is that they end.
    Line("20,000 animators end at one moment in the shell", aims: [.atMost(1e9)]) {
      [.entering(["run"], after: Scene.views(100) + Scene.blocks(20_000, of: 100))]
    },
  ]

  // MARK: Very many entries

  private static let changing =
    [
      Line("4,000 undo", aims: [.atMost(0.5e9)]) {
        [.entering(Array(repeating: "undo", count: 4_000), after: Scene.changes(5_000))]
      },
      Line("5,000 attach", aims: [.atMost(0.2e9)]) {
        [.entering(Scene.attached(5_000))]
      },
      Line("100,000 animate of one property, time standing", aims: [.atMost(0.3e9)]) {
        [.entering(Scene.blocks(100_000, of: 1), after: Scene.views(1))]
      },
    ]
    + [10_000, 100_000].flatMap { count in
      [
        Line("undo after \(Numbers.count(count)) entries", aims: [.atMost(10e6)]) {
          [.entering(["undo"], after: Scene.changes(count))]
        },
        Line("entry that fails after \(Numbers.count(count))", aims: [.atMost(10e6)]) {
          [failure(after: count)]
        },
      ]
    }

  /// An entry that fails half-way, so that its changes are taken back.
  static func failure(after count: Int) -> Contestant {
    Contestant("shell") {
      let session = try Scene.session(Scene.changes(count))
      return {
        guard session.enter("v.alpha = 0; v.alpha = nothing").failed,
          session.enter("expect v.alpha > 0").failed == false
        else { throw WrongResult(description: "it does not fail, or leaves something") }
      }
    }
  }
}
