import HeadlessUIKit
import Testing

/// A layer in a layer in a layer, the innermost with an animation of `position.x` from 0 to 100 in
/// a second, or what a test gives it.
final class Nest {
  let stage = Stage()
  let outer: CALayer
  let inner: CALayer
  let view: UIView
  private(set) var heard: [String] = []

  init() {
    let stage = self.stage
    (outer, inner, view) = stage.run {
      let (outer, inner, view) = (CALayer(), CALayer(), UIView())
      stage.window.layer.addSublayer(outer)
      outer.addSublayer(inner)
      stage.window.addSubview(view)
      return (outer, inner, view)
    }
  }

  func slide(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    animation.delegate = Ear { [unowned self] in hear($0) }
    change(animation)
    return animation
  }

  func hear(_ word: String) {
    heard.append("\(word) \(stage.now)")
  }

  func add(_ animation: CAAnimation, forKey key: String? = nil) {
    stage.run { inner.add(animation, forKey: key) }
  }

  func x(of layer: CALayer? = nil, at moment: Double) -> Double {
    stage.advance(by: moment - stage.now)
    return ((layer ?? inner).presentation().map { Double($0.position.x) * 1e6 } ?? .nan).rounded()
      / 1e6
  }

  private final class Ear: CAAnimationDelegate {
    let hear: (String) -> Void

    init(_ hear: @escaping (String) -> Void) {
      self.hear = hear
    }

    func animationDidStart(_ animation: CAAnimation) { hear("start") }
    func animationDidStop(_ animation: CAAnimation, finished: Bool) { hear("stop \(finished)") }
  }
}
