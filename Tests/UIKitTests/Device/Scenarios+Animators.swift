import UIKit

extension Scenario {
  static let animators = [
    Scenario("animator-linear", .running, [.x, .fraction]) { bench in
      bench.mover(.linear).startAnimation()
      bench.look(0.25, 0.5, 0.75)
    },
    Scenario("animator-ease-in-out", .running, [.x, .fraction]) { bench in
      bench.mover(.easeInOut).startAnimation()
      bench.look(0.1, 0.25, 0.5, 0.75, 0.9)
    },
    Scenario("animator-ease-in", .scrubbed, [.x, .fraction]) { bench in
      bench.scrub(bench.mover(.easeIn))
    },
    Scenario("animator-control-points", .scrubbed, [.x, .fraction]) { bench in
      let points = (CGPoint(x: 0.2, y: 0.8), CGPoint(x: 0.6, y: 1.4))
      let animator = UIViewPropertyAnimator(
        duration: 1, controlPoint1: points.0, controlPoint2: points.1)
      animator.addAnimations { bench.move() }
      bench.scrub(bench.hold(animator))
    },
    Scenario("animator-scrubbed-linearly", .scrubbed, [.x, .fraction]) { bench in
      bench.mover(.easeInOut).pauseAnimation()
      bench.look(0.1, 0.25, 0.5, 0.75, 0.9)
    },
    Scenario("animator-delay-factor", .scrubbed, [.x, .y]) { bench in
      let animator = bench.mover(.linear)
      animator.addAnimations({ bench.box.center.y = 300 }, delayFactor: 0.5)
      bench.scrub(animator)
    },
    Scenario("animator-delayed-start", .running, [.x, .fraction, .state]) { bench in
      bench.mover(.linear).startAnimation(afterDelay: 0.3)
      bench.look(0.15, 0.5, 0.8, 1.1)
    },
    Scenario("animator-paused-and-started", .running, [.x, .fraction]) { bench in
      let animator = bench.mover(.easeInOut)
      animator.startAnimation()
      bench.look(0.3)
      animator.pauseAnimation()
      bench.look(0.5)
      animator.startAnimation()
      bench.look(0.7, 0.9)
    },
    Scenario("animator-reversed-halfway", .running, [.x, .fraction, .ended]) { bench in
      let animator = bench.mover(.easeInOut)
      animator.startAnimation()
      bench.look(0.5)
      animator.isReversed = true
      bench.look(0.6, 0.8)
    },
    Scenario("animator-scrubbed-and-continued", .running, [.x, .fraction]) { bench in
      let animator = bench.mover(.easeInOut)
      animator.pauseAnimation()
      animator.fractionComplete = 0.4
      bench.look(0.1)
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      bench.look(0.3, 0.5)
    },
    Scenario("animator-continued-on-a-spring", .running, [.x]) { bench in
      let animator = bench.mover(.linear)
      animator.startAnimation()
      bench.look(0.4)
      animator.pauseAnimation()
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.6), durationFactor: 0.5)
      bench.look(0.5, 0.6, 0.8)
    },
    Scenario("animator-pausing-on-completion", .running, [.x, .fraction, .state, .ended]) { bench in
      let animator = bench.mover(.linear, duration: 0.5)
      animator.pausesOnCompletion = true
      animator.startAnimation()
      bench.look(0.25, 0.7)
      animator.isReversed = true
      animator.startAnimation()
      bench.look(0.95)
    },
    stopped("animator-finished-at-start", .running, [.x, .state, .ended], at: .start),
    stopped("animator-finished-at-current", .running, [.x, .state, .ended], at: .current),
    stopped("animator-finished-at-end", .running, [.x, .state, .ended], at: .end),
    Scenario("animator-block-added-later", .running, [.x, .y]) { bench in
      let animator = bench.mover(.linear)
      animator.startAnimation()
      bench.look(0.5)
      animator.addAnimations { bench.box.center.y = 300 }
      bench.look(0.6, 0.8)
    },
  ]

  private static func stopped(
    _ id: String, _ clock: Clock, _ keys: [Key], at position: UIViewAnimatingPosition
  ) -> Scenario {
    Scenario(id, clock, keys) { bench in
      let animator = bench.mover(.linear)
      animator.startAnimation()
      bench.look(0.2, 0.4)
      animator.stopAnimation(false)
      bench.look(0.5)
      animator.finishAnimation(at: position)
      bench.look(0.6)
    }
  }
}

extension Bench {
  /// Reads an animator that is scrubbed along its own curve.
  fileprivate func scrub(_ animator: UIViewPropertyAnimator) {
    animator.scrubsLinearly = false
    animator.pauseAnimation()
    look(0.1, 0.25, 0.5, 0.75, 0.9)
  }
}
