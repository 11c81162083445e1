import HeadlessUIKit
import Testing

extension UIView {
  /// The shake of a wrong password.
  fileprivate func shake() {
    let animation = CAKeyframeAnimation()
    animation.keyPath = "position.x"
    animation.values = [0, 10, -10, 10, 0]
    animation.keyTimes = [0, NSNumber(value: 1 / 6.0), NSNumber(value: 3 / 6.0), 0.8, 1]
    animation.duration = 0.6
    animation.isAdditive = true
    layer.add(animation, forKey: "shake")
  }

  /// The same as it stands in many answers: a few steps forth and back, over two pixels.
  fileprivate func nudge() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.duration = 0.07
    animation.repeatCount = 3
    animation.autoreverses = true
    animation.fromValue = NSValue(cgPoint: CGPoint(x: center.x - 10, y: center.y))
    animation.toValue = NSValue(cgPoint: CGPoint(x: center.x + 10, y: center.y))
    layer.add(animation, forKey: "position")
  }
}

@Suite struct `a keyframe shake` {
  private let stage = Stage()
  private let field: UIView

  init() {
    field = stage.run { UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 40)) }
    stage.window.addSubview(field)
  }

  @Test func `moves about the place where the view is, and leaves nothing behind`() {
    field.shake()
    for (t, offset) in [(0.05, 5), (0.1, 10), (0.2, 0), (0.3, -10), (0.48, 10), (0.54, 5)] {
      stage.advance(by: t - stage.now)
      expect(field.layer.presentation()?.position.x, near: 200 + CGFloat(offset))
    }
    stage.advance(by: 0.1)
    #expect(field.layer.presentation()?.position.x == 200)
    #expect(field.layer.animationKeys() == nil)
  }

  @Test func `adds to a move that is under way`() {
    stage.run {
      UIView.animate(withDuration: 0.6, delay: 0, options: .curveLinear) {
        self.field.center.x = 260
      }
      field.shake()
    }
    stage.advance(by: 0.3)
    expect(field.layer.presentation()?.position.x, near: 230 - 10)
  }

  @Test func `goes forth and back three times`() {
    field.nudge()
    for (t, x) in [(0.035, 200), (0.07, 210), (0.105, 200), (0.14, 190), (0.21, 210)] {
      stage.advance(by: t - stage.now)
      expect(field.layer.presentation()?.position.x, near: CGFloat(x))
    }
    stage.advance(by: 0.42 - 0.21 + 0.001)
    #expect(field.layer.presentation()?.position.x == 200)
  }
}
