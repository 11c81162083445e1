import HeadlessUIKit
import Testing

extension UIView {
  /// A plane that takes off: forward, up and away, and back from behind.
  fileprivate func takeOff(completion: ((Bool) -> Void)? = nil) {
    let originalCenter = center
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: [.calculationModeLinear],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          self.center.x += 80
          self.center.y -= 10
        }
        UIView.addKeyframe(withRelativeStartTime: 0.1, relativeDuration: 0.4) {
          self.transform = CGAffineTransform(rotationAngle: -.pi / 8)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) {
          self.center.x += 100
          self.center.y -= 50
          self.alpha = 0
        }
        UIView.addKeyframe(withRelativeStartTime: 0.51, relativeDuration: 0.01) {
          self.transform = .identity
          self.center = CGPoint(x: 0, y: originalCenter.y)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.55, relativeDuration: 0.45) {
          self.alpha = 1
          self.center = originalCenter
        }
      }, completion: completion)
  }
}

@Suite struct `a sequence of keyframes` {
  private let stage = Stage()
  private let plane: UIView

  init() {
    plane = stage.run { UIView(frame: CGRect(x: 80, y: 180, width: 40, height: 40)) }
    stage.window.addSubview(plane)
  }

  private var shown: CALayer? { plane.layer.presentation() }

  // The time at which ease-in-ease-out, the curve of the whole, has a progress.
  private func moment(of progress: Double) -> TimeInterval {
    // x and y of (0.42, 0) (0.58, 1), by the curve's parameter.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let s = (low + high) / 2
      if 3 * s * s - 2 * s * s * s < progress { low = s } else { high = s }
    }
    let s = low
    return 2 * (3 * 0.42 * s * (1 - s) * (1 - s) + 3 * 0.58 * s * s * (1 - s) + s * s * s)
  }

  @Test func `goes from one to the next along one curve`() {
    stage.run { plane.takeOff() }
    #expect(plane.center == CGPoint(x: 100, y: 200))
    stage.advance(by: moment(of: 0.125))
    expect(shown?.position, near: CGPoint(x: 140, y: 195), within: 1e-5)
    stage.advance(by: moment(of: 0.25) - stage.now)
    expect(shown?.position, near: CGPoint(x: 180, y: 190), within: 1e-5)
    expect(shown.map { CGFloat($0.opacity) }, near: 1)
    stage.advance(by: moment(of: 0.3) - stage.now)
    let half = -CGFloat.pi / 16
    expect(shown?.affineTransform().a, near: cos(half))
    expect(shown?.affineTransform().b, near: sin(half))
    stage.advance(by: moment(of: 0.375) - stage.now)
    expect(shown?.position, near: CGPoint(x: 230, y: 165), within: 1e-5)
    expect(shown.map { CGFloat($0.opacity) }, near: 0.5)
    // Between keyframes a value rests.
    stage.advance(by: moment(of: 0.53) - stage.now)
    expect(shown?.position, near: CGPoint(x: 0, y: 200), within: 1e-5)
    expect(shown?.affineTransform().a, near: 1)
    stage.advance(by: moment(of: 0.775) - stage.now)
    expect(shown?.position, near: CGPoint(x: 50, y: 200), within: 1e-5)
    expect(shown.map { CGFloat($0.opacity) }, near: 0.5)
  }

  @Test func `ends once for all of them`() {
    var ended: [String] = []
    stage.run { plane.takeOff { ended.append("\($0) \(self.stage.now)") } }
    stage.advance(by: 5)
    #expect(ended == ["true 2.0"])
    #expect(plane.alpha == 1 && plane.transform == .identity)
  }

  @Test func `inside an animator can be scrubbed`() {
    let animator = stage.run {
      UIViewPropertyAnimator(duration: 4, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            self.plane.center.x = 200
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            self.plane.center.y = 400
          }
        }
      }
    }
    for (fraction, x, y) in [(0.25, 150, 200), (0.5, 200, 200), (0.75, 200, 300)] {
      animator.fractionComplete = fraction
      expect(shown?.position, near: CGPoint(x: x, y: y))
    }
    animator.startAnimation()
    stage.advance(by: 0.5)
    expect(shown?.position, near: CGPoint(x: 200, y: 350))
    stage.advance(by: 1)
    #expect(animator.state == .inactive)
  }
}
