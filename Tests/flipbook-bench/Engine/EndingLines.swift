import HeadlessUIKit
import TestSupport

/// The cost of stopping animators, and of many ends at one moment.
enum EndingLines {
  static let all = [
    each("stop") { $0.stopAnimation(true) },
    each("finish") {
      $0.stopAnimation(false)
      $0.finishAnimation(at: .current)
    },
    endings,
  ]

  // Stops only some of the running animators: to stop all would take minutes.
  private static func each(
    _ verb: String, _ end: @escaping @Sendable (UIViewPropertyAnimator) -> Void
  ) -> Line {
    Line("\(verb), each of 10,000 running animators", aims: [.atMost(3_000)], allocations: []) {
      [
        stops(200, of: 10_000, isForEach: true, end),
        Peer.qt.contestant("Qt stop", "stop", 10_000),
      ]
    }
  }

  /// Ends some of many running animators, in random order, each in its own turn.
  static func stops(
    _ stopped: Int, of count: Int, isForEach each: Bool,
    _ end: @escaping (UIViewPropertyAnimator) -> Void = { $0.stopAnimation(true) }
  ) -> Contestant {
    let crowd = Crowd(count)
    return Contestant("engine", operations: each ? stopped : 1) {
      crowd.reset()
      var random = SeededGenerator(seed: 2)
      let running = crowd.startEach(FrameLines.curve).shuffled(using: &random)
      crowd.stage.advance(by: 0.5)
      crowd.stage.pose()
      return {
        for animator in running.prefix(stopped) { crowd.stage.run { end(animator) } }
      }
    }
  }

  // More animators than the limit on callbacks that call each other at one moment; the aim is that
  // they end at all.
  private static let endings = Line("20,000 animators end at one moment", aims: [.atMost(1e9)]) {
    [atOnce(20_000)]
  }

  /// Lets animators that were started at one moment end at one moment.
  static func atOnce(_ count: Int) -> Contestant {
    let crowd = Crowd(count)
    return Contestant("engine") {
      var ended = 0
      crowd.reset()
      crowd.startEach(FrameLines.curve, spread: false, completion: { ended += 1 })
      crowd.stage.advance(by: 0.5)
      return {
        crowd.stage.advance(by: 0.5)
        guard ended == count else { throw WrongResult(description: "\(ended) have ended") }
      }
    }
  }
}
