import HeadlessUIKit

/// A layer on a stage, and what is heard of its animations, in order.
final class Theatre {
  let stage = Stage()
  let layer: CALayer
  private(set) var heard: [String] = []

  init(isInWindow: Bool = true) {
    let stage = self.stage
    layer = stage.run {
      let layer = CALayer()
      if isInWindow { stage.window.layer.addSublayer(layer) }
      return layer
    }
  }

  func hear(_ word: String) {
    heard.append(word)
  }

  /// An animation from no opacity that is heard to start and stop by its name.
  func fade(_ name: String, seconds: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = seconds
    animation.delegate = Listener(name, self)
    return animation
  }

  private final class Listener: CAAnimationDelegate {
    private let name: String
    private unowned let theatre: Theatre

    init(_ name: String, _ theatre: Theatre) {
      (self.name, self.theatre) = (name, theatre)
    }

    func animationDidStart(_ animation: CAAnimation) {
      theatre.hear("start\(name)")
    }

    func animationDidStop(_ animation: CAAnimation, finished: Bool) {
      theatre.hear("stop\(name):finished=\(finished ? 1 : 0)")
    }
  }
}
