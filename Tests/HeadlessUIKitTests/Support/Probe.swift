import HeadlessUIKit

/// The timings that tests try.
enum ProbeTiming: CaseIterable, Sendable {
  case linear, easeOut, fullSpring, ratioSpring

  var parameters: any UITimingCurveProvider {
    switch self {
    case .linear: UICubicTimingParameters(animationCurve: .linear)
    case .easeOut: UICubicTimingParameters(animationCurve: .easeOut)
    case .fullSpring:
      UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    case .ratioSpring: UISpringTimingParameters(dampingRatio: 0.5)
    }
  }

  /// The same for an animator of two seconds.
  var naive: NaiveTiming {
    switch self {
    case .linear: .linear(seconds: 2)
    case .easeOut: .cubic(0, 0, 0.58, 1, seconds: 2)
    case .fullSpring: .fullSpring(stiffness: 100, damping: 10)
    case .ratioSpring: .ratioSpring(0.5, seconds: 2)
    }
  }
}

/// A box in a window and an animator of it, with what its completions were told.
final class Probe {
  let stage = Stage()
  let box: UIView
  let animator: UIViewPropertyAnimator
  private(set) var positions: [UIViewAnimatingPosition] = []

  /// Makes an animator without blocks over a box of no size at (0, 0).
  init(duration: Double = 2, timing: any UITimingCurveProvider) {
    let stage = self.stage
    box = stage.run {
      let box = UIView()
      stage.window.addSubview(box)
      return box
    }
    animator = stage.run { UIViewPropertyAnimator(duration: duration, timingParameters: timing) }
  }

  /// Makes an animator that moves the box to x = 100.
  convenience init(duration: Double = 2, _ timing: ProbeTiming) {
    self.init(duration: duration, timing: timing.parameters)
    moveBox(to: 100)
  }

  /// Adds a block that moves the box, and a completion that is remembered.
  func moveBox(to x: CGFloat) {
    animator.addAnimations { [box] in box.center.x = x }
    animator.addCompletion { [weak self] in self?.positions.append($0) }
  }

  /// Calls something on the stage, and lets the turn end.
  func call(_ body: (UIViewPropertyAnimator) -> Void) {
    stage.run { body(animator) }
  }

  var shownX: Double { Double(box.shown.position.x) }
  var modelX: Double { Double(box.center.x) }
  var fraction: Double { Double(animator.fractionComplete) }
}

extension UIView {
  /// What the view's layer shows; its model while it is in no window.
  var shown: CALayer { layer.presentation() ?? layer }
}
