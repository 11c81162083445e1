import HeadlessUIKit
import Testing

@Suite struct `a mask` {
  private let theatre = Theatre()
  private let mask: CAShapeLayer
  private var stage: Stage { theatre.stage }
  private var layer: CALayer { theatre.layer }

  init() {
    mask = theatre.stage.run { CAShapeLayer() }
    mask.path = Self.path(10)
    theatre.layer.mask = mask
    theatre.stage.run {}
  }

  private static func path(_ width: CGFloat) -> CGPath {
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: 10)).cgPath
  }

  private func add(_ keyPath: String, from: Any, to: Any) {
    let animation = CABasicAnimation(keyPath: keyPath)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
    animation.delegate = theatre.fade(keyPath, seconds: 1).delegate
    mask.add(animation, forKey: keyPath)
  }

  private func addReveal() { add("path", from: Self.path(10), to: Self.path(30)) }
  private var width: CGFloat? { mask.presentation()?.path?.boundingBox.width }

  @Test func `shows added animations to their ends`() {
    stage.run {
      addReveal()
      add("strokeEnd", from: 0, to: 1)
      add("opacity", from: 0, to: 1)
    }
    stage.advance(by: 0.5)
    let shown = mask.presentation()
    #expect(width == 20 && shown?.strokeEnd == 0.5 && shown?.opacity == 0.5)
    #expect(mask.animationKeys() == ["path", "strokeEnd", "opacity"])
    #expect(layer.presentation()?.mask === shown && shown?.superlayer === layer.presentation())
    stage.advance(by: 0.5)
    let kinds = ["path", "strokeEnd", "opacity"]
    #expect(
      theatre.heard == kinds.map { "start\($0)" } + kinds.map { "stop\($0):finished=1" })
    #expect(mask.animationKeys() == nil && width == 10)
  }

  @Test func `moves when it is changed, by itself and under what it masks`() {
    let part = stage.run {
      let part = CALayer()
      mask.addSublayer(part)
      return part
    }
    var isDone = false
    stage.run {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      CATransaction.setCompletionBlock { isDone = true }
      (mask.position, part.opacity) = (CGPoint(x: 40, y: 0), 0)
    }
    stage.advance(by: 0.25)
    #expect(mask.presentation()?.position.x == 10 && part.presentation()?.opacity == 0.75)
    #expect(!isDone && part.animationKeys() == ["opacity"])
    layer.timeOffset = 0.5
    layer.speed = 0
    stage.advance(by: 5)
    #expect(mask.presentation()?.position.x == 20 && !isDone)
    #expect(part.convert(CGPoint.zero, to: layer) == CGPoint(x: 40, y: 0))
  }

  @Test(arguments: [false, true])
  func `of a view moves in its blocks and animators`(isAnimator: Bool) {
    let (view, mask) = (stage.add(.zero), stage.run { UIView() })
    let old = stage.add(.zero)
    old.addSubview(mask)
    view.mask = mask
    #expect(mask.superview == nil && old.subviews.isEmpty)
    var ends: [String] = []
    let change = { mask.frame = CGRect(x: 0, y: 0, width: 40, height: 0) }
    stage.run {
      if isAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: change)
        animator.addCompletion { [stage] in ends.append("\($0 == .end) \(stage.now)") }
        animator.startAnimation()
      } else {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: change) {
          [stage] in ends.append("\($0) \(stage.now)")
        }
      }
    }
    stage.advance(by: 0.25)
    #expect(mask.layer.presentation()?.bounds.width == 10 && ends.isEmpty)
    stage.advance(by: 1)
    #expect(ends == ["true 1.0"] && mask.layer.presentation()?.bounds.width == 40)
  }

  // Ways in which it leaves the screen.
  private enum Leaving: CaseIterable {
    case noMask, otherMask, byItself, owner
  }

  @Test(arguments: Leaving.allCases)
  private func `ends unfinished where it leaves the screen`(leaving: Leaving) {
    stage.run(addReveal)
    stage.advance(by: 0.25)
    stage.run {
      switch leaving {
      case .noMask: layer.mask = nil
      case .otherMask: layer.mask = CALayer()
      case .byItself: mask.removeFromSuperlayer()
      case .owner: layer.removeFromSuperlayer()
      }
    }
    stage.advance(by: 2)
    #expect(theatre.heard == ["startpath", "stoppath:finished=0"])
    #expect(mask.presentation() == nil && (layer.mask === mask) == (leaving == .owner))
  }

  @Test func `begins once what it masks is on the screen`() {
    let (owner, shape) = stage.run { (CALayer(), CAShapeLayer()) }
    owner.mask = shape
    #expect(shape.presentation() == nil)
    stage.run {
      stage.window.layer.addSublayer(owner)
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      shape.add(animation, forKey: nil)
    }
    stage.advance(by: 0.5)
    #expect(shape.presentation()?.strokeEnd == 0.5)
  }

  @Test func `belongs to one layer, and is no sublayer`() {
    let other = stage.run { CALayer() }
    stage.run { other.mask = mask }
    #expect(layer.mask == nil && mask.superlayer === other && other.sublayers == nil)
    stage.run { layer.addSublayer(mask) }
    #expect(other.mask == nil && layer.sublayers == [mask])
    stage.run { layer.mask = mask }
    #expect(layer.sublayers == nil && layer.mask === mask)
    stage.run { CALayer(layer: layer).mask = nil }
    #expect(layer.mask === mask && mask.presentation() != nil, "a copy does not take it away")
    stage.run { mask.bounds.size.width = 5 }
    #expect(!layer.needsLayout() && layer.hitTest(CGPoint(x: 1, y: 1)) !== mask)
  }

  @Test func `masks no layer in it`() async {
    await #expect(processExitsWith: .failure) {
      let (a, b) = Stage().run { (CALayer(), CALayer()) }
      a.mask = b
      b.mask = a
    }
  }
}
