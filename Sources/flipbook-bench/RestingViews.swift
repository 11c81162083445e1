import HeadlessUIKit

/// What a step costs where few things move and many rest.
enum RestingViews {
  static let running = 10
  static let (few, many) = (100, 100_000)
  /// The ratio must stay below: cost grows with what moves.
  static let aim = 1.2

  /// The cost of one step among many resting views over that among few.
  static func ratio() -> Double {
    let times = Measuring.nanoseconds(of: [few, many].map(workload), rounds: 15)
    return times[1] / times[0]
  }

  // A frame: time moves, everything is computed, and what moves is read.
  private static func workload(resting: Int) -> Workload {
    let crowd = Crowd(resting + running)
    let moving = crowd.views.suffix(running)
    let steps = 2_000
    return Workload(operations: steps) {
      crowd.stage.advance(by: 61)
      crowd.stage.run {
        for view in moving {
          view.center.x = 0
          let animator = UIViewPropertyAnimator(duration: 60, curve: .easeInOut)
          animator.addAnimations { view.center.x = 100 }
          animator.startAnimation()
        }
      }
      return {
        for _ in 0..<steps {
          crowd.tick()
          for view in moving { precondition(view.layer.presentation() != nil) }
        }
      }
    }
  }
}
