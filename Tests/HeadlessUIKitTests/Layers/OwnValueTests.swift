import HeadlessUIKit
import Testing

@Suite struct `values under keys that not every layer has` {
  private let stage = Stage()
  private let shape: CAShapeLayer

  init() {
    shape = stage.run { CAShapeLayer() }
    stage.window.layer.addSublayer(shape)
    stage.run {}
  }

  private func move(
    _ key: String, from: Any?, to: Any?, by: Any? = nil, isAdditive: Bool = false
  ) {
    let animation = CABasicAnimation(keyPath: key)
    (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
    (animation.duration, animation.isAdditive) = (1, isAdditive)
    stage.run { shape.add(animation, forKey: key) }
    stage.advance(by: 0.25)
  }

  @Test func `begin as Apple says`() {
    #expect(shape.path == nil && shape.strokeColor == nil)
    #expect(shape.fillColor == UIColor.black.cgColor)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineWidth == 1)
    #expect(shape.miterLimit == 10 && shape.lineDashPhase == 0 && shape.lineDashPattern == nil)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
    let gradient = stage.run { CAGradientLayer() }
    #expect(gradient.colors == nil && gradient.locations == nil && gradient.type == .axial)
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 1))
    shape.fillColor = nil
    #expect(shape.fillColor == nil)
  }

  @Test func `are what they were set to`() {
    (shape.lineCap, shape.lineJoin, shape.fillRule) = (.round, .bevel, .evenOdd)
    (shape.lineDashPattern, shape.lineDashPhase, shape.miterLimit) = ([4, 2], 3, 2)
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
    #expect(shape.lineDashPattern == [4, 2] && shape.lineDashPhase == 3 && shape.miterLimit == 2)
    let gradient = stage.run { CAGradientLayer() }
    gradient.type = .radial
    #expect(gradient.type == .radial)
    #expect(CAShapeLayerLineCap.square.rawValue == "square")
    #expect(CAShapeLayerLineJoin.round != .miter && CAGradientLayerType.conic != .axial)
  }

  @Test func `move from, to and by, and on top of what is there`() {
    move("lineWidth", from: 2, to: 6)
    #expect(shape.presentation()?.lineWidth == 3)
    move("lineDashPhase", from: nil, to: 8)
    #expect(shape.presentation()?.lineDashPhase == 2)
    move("miterLimit", from: nil, to: nil, by: 4)
    #expect(shape.presentation()?.miterLimit == 11)
    move("strokeStart", from: 0.5, to: 0.9, isAdditive: true)
    expect(shape.presentation()?.strokeStart, near: 0.6)
    #expect(shape.strokeStart == 0)
  }

  @Test func `blend colours, points, sizes, rectangles and transforms`() {
    move("strokeColor", from: UIColor.black.cgColor, to: UIColor.white.cgColor)
    #expect(shape.presentation()?.strokeColor == UIColor(white: 0.25, alpha: 1).cgColor)
    move("hand", from: CGPoint(x: 0, y: 4), to: CGPoint(x: 4, y: 0))
    #expect(shape.presentation()?.value(forKey: "hand") as? CGPoint == CGPoint(x: 1, y: 3))
    move("span", from: CGSize(width: 4, height: 0), to: CGSize.zero)
    let size = shape.presentation()?.value(forKey: "span") as? CGSize
    #expect(size == CGSize(width: 3, height: 0))
    move("area", from: CGRect.zero, to: CGRect(x: 4, y: 8, width: 12, height: 16))
    let rect = shape.presentation()?.value(forKey: "area") as? CGRect
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    move("turn", from: CATransform3DIdentity, to: CATransform3DMakeTranslation(8, 0, 4))
    let turn = shape.presentation()?.value(forKey: "turn") as? CATransform3D
    #expect(turn?.m41 == 2 && turn?.m43 == 1)
  }

  @Test func `show whole numbers as whole numbers`() {
    shape.setValue(100, forKey: "count")
    move("count", from: 0, to: 10)
    #expect(shape.presentation()?.value(forKey: "count") as? Int == 2)
  }

  @Test func `move a path point by point, where it is of the same pieces`() {
    let (small, large) = (
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath,
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 30)).cgPath
    )
    shape.path = small
    move("path", from: small, to: large)
    let between = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 15)).cgPath
    #expect(shape.presentation()?.path == between)
    let round = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    move("path", from: small, to: round)
    #expect(shape.presentation()?.path == round)
    stage.advance(by: 1)
    #expect(shape.presentation()?.path == small)
  }

  @Test func `move the outline of a shadow`() {
    func path(_ width: CGFloat) -> CGPath {
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: 10)).cgPath
    }
    shape.shadowPath = path(30)
    #expect(shape.action(forKey: "shadowPath") == nil)
    move("shadowPath", from: path(10), to: path(30))
    #expect(shape.presentation()?.shadowPath?.boundingBox.width == 15)
    stage.run {
      let frames = CAKeyframeAnimation(keyPath: "shadowPath")
      (frames.values, frames.duration) = ([path(10), path(20), path(60)], 2)
      shape.add(frames, forKey: "shadowPath")
    }
    stage.advance(by: 1.5)
    #expect(shape.presentation()?.shadowPath?.boundingBox.width == 40)
    #expect(shape.shadowPath?.boundingBox.width == 30)
  }

  @Test(arguments: [CAAnimationCalculationMode.discrete, .linear])
  func `that are no numbers come one after the other`(mode: CAAnimationCalculationMode) {
    stage.run { shape.contents = "model" }
    stage.advance(by: 1)
    stage.run {
      let sprite = CAKeyframeAnimation(keyPath: "contents")
      (sprite.values, sprite.keyTimes) = (["a", "b", 3], [0, 0.5, 0.75, 1])
      (sprite.calculationMode, sprite.duration) = (mode, 4)
      shape.add(sprite, forKey: nil)
    }
    let shown = [1.0, 1.5, 1, 1].map { step in
      stage.advance(by: step)
      return shape.presentation()?.contents.map { "\($0)" } ?? "none"
    }
    #expect(
      shown == (mode == .discrete ? ["a", "b", "3", "model"] : Array(repeating: "model", count: 4)))
    #expect(shape.value(forKey: "contents") as? String == "model")
  }

  @Test func `of a path ask for no action, and for one of numbers and colours`() {
    stage.run {
      shape.path = UIBezierPath(rect: .zero).cgPath
      (shape.lineWidth, shape.strokeColor) = (5, UIColor.red.cgColor)
      shape.strokeEnd = 0
    }
    #expect(shape.animationKeys() == ["lineWidth", "strokeColor", "strokeEnd"])
    stage.run {
      CATransaction.setDisableActions(true)
      shape.miterLimit = 2
    }
    #expect(shape.animation(forKey: "miterLimit") == nil)
    #expect(stage.run { CALayer.defaultAction(forKey: "lineWidth") } == nil)
  }

  @Test func `go from what was there, where an animation has no values`() {
    stage.run {
      CATransaction.setDisableActions(true)
      shape.lineWidth = 5
      let animation = CABasicAnimation(keyPath: "lineWidth")
      animation.duration = 1
      shape.add(animation, forKey: nil)
    }
    stage.advance(by: 0.25)
    #expect(shape.presentation()?.lineWidth == 2)
  }

  @Test func `of a view's layer stand still outside its own animations`() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let view = stage.run { Shape(frame: .zero) }
    stage.window.addSubview(view)
    stage.run {}
    let layer = view.layer as? CAShapeLayer
    stage.run {
      layer?.strokeEnd = 0.5
      UIView.animate(withDuration: 1) { layer?.lineWidth = 9 }
    }
    #expect(layer?.animationKeys() == nil && layer?.presentation()?.lineWidth == 9)
  }

  @Test func `ask for display when they are set, once a turn`() {
    final class Dial: CALayer {
      var displayed = 0
      override class func needsDisplay(forKey key: String) -> Bool { key == "angle" }
      override func display() { displayed += 1 }
    }
    let dial = stage.run { Dial() }
    dial.setNeedsDisplay()
    stage.advance(by: 1)
    #expect(dial.needsDisplay() && dial.displayed == 0)
    stage.window.layer.addSublayer(dial)
    stage.run {}
    #expect(!dial.needsDisplay() && dial.displayed == 1)
    stage.run {
      dial.setValue(1, forKey: "angle")
      dial.setValue(2, forKey: "angle")
      dial.setNeedsDisplay(.zero)
    }
    #expect(dial.displayed == 2)
    stage.run { dial.setValue("a", forKey: "name of its own") }
    dial.displayIfNeeded()
    #expect(dial.displayed == 2)
  }
}

private func expect(_ value: CGFloat?, near expected: CGFloat) {
  #expect(value.map { abs($0 - expected) < 1e-9 } == true)
}
