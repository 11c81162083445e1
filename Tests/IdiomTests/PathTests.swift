import HeadlessUIKit
import Testing

@Suite struct `a move along a path` {
  private let stage = Stage()
  private let plane: UIView

  init() {
    plane = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)) }
    stage.window.addSubview(plane)
  }

  private var shown: CALayer? { plane.layer.presentation() }

  @Test func `keeps one speed and looks along the path`() {
    stage.run {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 50, y: 50))
      path.addLine(to: CGPoint(x: 250, y: 50))
      path.addLine(to: CGPoint(x: 250, y: 450))

      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path.cgPath
      animation.calculationMode = .paced
      animation.rotationMode = .rotateAuto
      animation.duration = 6
      plane.layer.add(animation, forKey: "fly")
    }
    stage.advance(by: 1)
    expect(shown?.position, near: CGPoint(x: 150, y: 50))
    expect(shown?.transform.m11, near: 1)
    stage.advance(by: 2)
    expect(shown?.position, near: CGPoint(x: 250, y: 150))
    // Downward: the x axis looks along y.
    expect(shown?.transform.m12, near: 1)
    stage.advance(by: 2.5)
    expect(shown?.position, near: CGPoint(x: 250, y: 400))
    stage.advance(by: 1)
    #expect(shown?.position == CGPoint(x: 15, y: 15))
    #expect(shown?.transform.m11 == 1)
  }

  @Test func `goes round a circle`() {
    stage.run {
      let orbit = UIBezierPath(
        arcCenter: CGPoint(x: 200, y: 200), radius: 100, startAngle: 0, endAngle: 2 * .pi,
        clockwise: true)
      let animation = CAKeyframeAnimation()
      animation.keyPath = "position"
      animation.path = orbit.cgPath
      animation.duration = 4
      animation.repeatCount = Float.infinity
      animation.calculationMode = CAAnimationCalculationMode.paced
      animation.rotationMode = CAAnimationRotationMode.rotateAuto
      plane.layer.add(animation, forKey: "orbit")
    }
    for t in [0.5, 1, 1.75, 3, 5.5, 42.25] {
      stage.advance(by: t - stage.now)
      let angle = CGFloat(t) * .pi / 2
      // Four curves come close to a circle.
      expect(
        shown?.position, near: CGPoint(x: 200 + 100 * cos(angle), y: 200 + 100 * sin(angle)),
        within: 0.05)
      expect(shown?.transform.m11, near: -sin(angle), within: 0.005)
      expect(shown?.transform.m12, near: cos(angle), within: 0.005)
    }
  }

  @Test func `on a curve goes by the curve's own parameter`() {
    stage.run {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addCurve(
        to: CGPoint(x: 300, y: 0), controlPoint1: CGPoint(x: 0, y: 200),
        controlPoint2: CGPoint(x: 300, y: 200))
      let animation = CAKeyframeAnimation(keyPath: "position")
      animation.path = path.cgPath
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      plane.layer.add(animation, forKey: nil)
      plane.layer.position = path.currentPoint
    }
    stage.advance(by: 0.5)
    expect(shown?.position, near: CGPoint(x: 150, y: 150))
    stage.advance(by: 0.25)
    // Ease-in-ease-out is at 0.8708381 after three quarters.
    let (s, r) = (CGFloat(0.8708381), CGFloat(1 - 0.8708381))
    expect(
      shown?.position,
      near: CGPoint(x: 300 * (3 * s * s * r + s * s * s), y: 200 * 3 * (s * r * r + s * s * r)),
      within: 1e-3)
    stage.advance(by: 1)
    #expect(shown?.position == CGPoint(x: 300, y: 0))
  }
}
