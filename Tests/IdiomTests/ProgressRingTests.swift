import HeadlessUIKit
import Testing

/// A ring that is drawn as far as something has come.
private final class ProgressRing: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var ring: CAShapeLayer { unsafeDowncast(layer, to: CAShapeLayer.self) }

  private(set) var progress: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.fillColor = nil
    ring.strokeColor = UIColor.systemBlue.cgColor
    ring.lineWidth = 8
    ring.lineCap = .round
    ring.strokeEnd = 0
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = min(bounds.width, bounds.height) / 2 - ring.lineWidth / 2
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2,
      endAngle: 3 * .pi / 2, clockwise: true)
    ring.path = path.cgPath
  }

  func setProgress(_ progress: CGFloat, duration: TimeInterval) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = ring.presentation()?.strokeEnd ?? self.progress
    animation.toValue = progress
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    ring.strokeEnd = progress
    ring.add(animation, forKey: "progress")
    self.progress = progress
  }

  func spin() {
    let head = CABasicAnimation(keyPath: "strokeStart")
    (head.fromValue, head.toValue) = (-0.5, 1)
    let tail = CABasicAnimation(keyPath: "strokeEnd")
    (tail.fromValue, tail.toValue) = (0, 1)
    let group = CAAnimationGroup()
    (group.animations, group.duration, group.repeatCount) = ([head, tail], 1.5, .infinity)
    ring.add(group, forKey: "spin")
  }

  var shownEnd: CGFloat? { ring.presentation()?.strokeEnd }
}

@Suite struct `a progress ring` {
  private let stage = Stage()
  private let view: ProgressRing

  init() {
    view = stage.run { ProgressRing(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(view)
    stage.run {}
  }

  private var shape: CAShapeLayer? { view.layer.presentation() as? CAShapeLayer }

  @Test func `is drawn as far as its work has come`() {
    stage.run { view.setProgress(0.5, duration: 1) }
    stage.advance(by: 0.5)
    expect(view.shownEnd, near: 0.25)
    stage.advance(by: 0.5)
    expect(view.shownEnd, near: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func `goes on from where it is when more is done`() {
    stage.run { view.setProgress(0.5, duration: 1) }
    stage.advance(by: 0.5)
    stage.run { view.setProgress(1, duration: 1) }
    expect(view.shownEnd, near: 0.25)
    stage.advance(by: 0.5)
    expect(view.shownEnd, near: 0.625)
  }

  @Test func `spins, its tail after its head`() {
    stage.run { view.spin() }
    stage.advance(by: 1.5 * 3 + 0.75)
    expect(shape?.strokeStart, near: 0.25)
    expect(shape?.strokeEnd, near: 0.5)
  }

  @Test func `has its line in its presentation`() {
    #expect(shape?.lineWidth == 8 && shape?.lineCap == .round && shape?.fillColor == nil)
    let box = shape?.path?.boundingBoxOfPath
    expect(box?.origin, near: CGPoint(x: 4, y: 4))
    expect(box?.width, near: 92)
  }
}
