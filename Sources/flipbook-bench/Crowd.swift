import HeadlessUIKit

/// A stage with many views in its window.
final class Crowd {
  let stage = Stage()
  let views: [UIView]

  init(_ count: Int) {
    let stage = stage
    views = stage.run {
      (0..<count).map { _ in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        return view
      }
    }
  }

  /// Makes every view clear again, at once.
  func reset() {
    stage.run {
      for view in views { view.alpha = 0 }
    }
  }

  /// Moves time by a frame and computes all that moves.
  func tick() {
    stage.advance(by: 1 / 60.0)
    stage.pose()
  }

  /// Starts one animator that moves a number of every view to 1.
  func startTogether(_ timing: any UITimingCurveProvider) -> UIViewPropertyAnimator {
    let views = views
    return stage.run {
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
      animator.addAnimations {
        for view in views { view.alpha = 1 }
      }
      animator.startAnimation()
      return animator
    }
  }

  /// Starts an animator of its own, with a completion, for a number of every view.
  func startEach(
    _ timing: any UITimingCurveProvider, completion: @escaping () -> Void = {}
  ) {
    var delay = 0.0
    stage.run {
      for view in views {
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations { view.alpha = 1 }
        animator.addCompletion { _ in completion() }
        // Each goes its own way: their progresses differ.
        delay += 1e-7
        animator.startAnimation(afterDelay: delay)
      }
    }
  }

  /// What a view shows, 0…1.
  func shown(_ index: Int) -> Double { views[index].layer.presentation()?.exactOpacity ?? .nan }
}
