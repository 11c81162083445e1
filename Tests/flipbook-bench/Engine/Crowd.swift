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

  /// Lets everything that moves end, then makes every view transparent, at the left edge.
  func reset() {
    stage.advance(by: 20)
    stage.run {
      for view in views {
        view.alpha = 0
        view.center.x = 0
      }
    }
  }

  /// Moves time by a frame and computes everything that moves.
  func tick() {
    stage.advance(by: 1 / 60.0)
    stage.pose()
  }

  /// Starts one animator that changes every view.
  @discardableResult
  func startTogether(
    _ timing: any UITimingCurveProvider, _ change: @escaping (UIView) -> Void = show
  ) -> UIViewPropertyAnimator {
    let views = views
    return stage.run {
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
      animator.addAnimations { views.forEach(change) }
      animator.startAnimation()
      return animator
    }
  }

  /// Starts an animator with a completion for each view, each at its own moment within
  /// ``Reference/spread``, or all at once.
  @discardableResult
  func startEach(
    _ timing: any UITimingCurveProvider, spread: Bool = true,
    _ change: @escaping (UIView) -> Void = show, completion: @escaping () -> Void = {}
  ) -> [UIViewPropertyAnimator] {
    let starts = spread ? Reference.starts(views.count) : []
    return stage.run {
      views.indices.map { index in
        start(
          views[index], timing, delay: spread ? starts[index] : 0, change, completion: completion)
      }
    }
  }

  /// Starts an animator with a completion for a change of one view.
  @discardableResult
  func start(
    _ view: UIView, _ timing: any UITimingCurveProvider, delay: Double = 0,
    _ change: @escaping (UIView) -> Void, completion: @escaping () -> Void = {}
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
    animator.addAnimations { change(view) }
    animator.addCompletion { _ in completion() }
    if delay > 0 {
      animator.startAnimation(afterDelay: delay)
    } else {
      animator.startAnimation()
    }
    return animator
  }

  /// Makes a view opaque.
  static func show(_ view: UIView) { view.alpha = 1 }

  /// Moves a view.
  static func move(_ view: UIView) { view.center.x = 100 }

  /// The opacity that a view shows, 0…1.
  func shown(_ index: Int) -> Double { views[index].layer.presentation()?.exactOpacity ?? .nan }
}
