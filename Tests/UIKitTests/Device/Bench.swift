import UIKit

/// A box to move, and the readings taken of it.
@MainActor final class Bench {
  let box = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  /// What the scenario was told by completions, and computed.
  var ended = -1.0
  var duration = -1.0
  private(set) var readings: [Reading] = []

  private let root: UIView
  private let scenario: Scenario
  private let pass: (Double) -> Void
  private var moments: ArraySlice<Double>
  private var animators: [UIViewPropertyAnimator] = []
  // Moves a point a second from the moment at which the motion begins. What it shows is the time at
  // which the box beside it is shown, however late that is.
  private let ruler = CALayer()

  init(
    _ scenario: Scenario, in window: UIView, at moments: [Double],
    passing pass: @escaping (Double) -> Void
  ) {
    (self.scenario, self.moments, self.pass) = (scenario, moments[...], pass)
    root = UIView(frame: window.bounds)
    window.addSubview(root)
    root.addSubview(box)
    root.layer.addSublayer(ruler)
    box.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    if scenario.clock == .frozen { root.layer.speed = 0 }
    pass(0)
    let seconds = CABasicAnimation(keyPath: "position.x")
    seconds.fromValue = 0
    seconds.toValue = 1000
    seconds.duration = 1000
    ruler.add(seconds, forKey: "seconds")
  }

  /// Moves the box by 200 points.
  func move() { box.center.x = 300 }

  /// An animator that does so.
  func mover(_ curve: UIView.AnimationCurve, duration: Double = 1) -> UIViewPropertyAnimator {
    hold(UIViewPropertyAnimator(duration: duration, curve: curve) { self.move() })
  }

  /// Keeps an animator until the scenario is over.
  func hold(_ animator: UIViewPropertyAnimator) -> UIViewPropertyAnimator {
    animators.append(animator)
    animator.addCompletion { [weak self] position in self?.ended = Double(position.rawValue) }
    return animator
  }

  /// Adds an animation to the box, after setting it up.
  func add<Animation: CAAnimation>(_ animation: Animation, _ prepare: (Animation) -> Void) {
    prepare(animation)
    box.layer.add(animation, forKey: nil)
  }

  /// Goes to each of the moments and reads all keys there.
  func look(_ moments: Double...) {
    for planned in moments {
      var moment = self.moments.popFirst() ?? planned
      switch scenario.clock {
      case .running:
        pass(max(0, moment - elapsed))
        moment = elapsed
      case .frozen:
        root.layer.timeOffset = moment
        pass(0)
      case .scrubbed:
        animators.first?.fractionComplete = CGFloat(moment)
        pass(0)
      }
      readings += scenario.keys.map { key in
        Reading(scenario: scenario.id, moment: moment, key: key, value: value(of: key))
      }
    }
  }

  private var elapsed: Double { Double(ruler.presentation()?.position.x ?? 0) }

  private func value(of key: Scenario.Key) -> Double {
    let shown = box.layer.presentation() ?? box.layer
    let transform = shown.affineTransform()
    switch key {
    case .x: return Double(shown.position.x)
    case .y: return Double(shown.position.y)
    case .width: return Double(shown.bounds.width)
    case .opacity: return Double(shown.opacity)
    case .cornerRadius: return Double(shown.cornerRadius)
    case .red: return Double(shown.backgroundColor?.components?.first ?? -1)
    case .scale: return Double(hypot(transform.a, transform.b))
    case .angle: return Double(atan2(transform.b, transform.a))
    case .fraction: return Double(animators.first?.fractionComplete ?? -1)
    case .state: return Double(animators.first?.state.rawValue ?? -1)
    case .duration: return duration
    case .ended: return ended
    }
  }

  /// Ends all animators, as UIKit wants it, and takes the views away.
  func clear() {
    for animator in animators {
      if animator.state == .active { animator.stopAnimation(true) }
      if animator.state == .stopped { animator.finishAnimation(at: .current) }
    }
    root.removeFromSuperview()
    pass(0)
  }
}
