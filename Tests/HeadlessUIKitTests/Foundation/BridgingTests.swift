import HeadlessUIKit
import Testing

@Suite struct `values as objects` {
  private static let transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
  private static let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

  @Test func `come back from NSValue`() {
    let (point, size) = (CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4))
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: size).cgSizeValue == size)
    let rect = CGRect(origin: point, size: size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgAffineTransform: Self.plane).cgAffineTransformValue == Self.plane)
    #expect(NSValue(caTransform3D: Self.transform).caTransform3DValue == Self.transform)
  }

  @Test func `come back from text`() {
    let point = CGPoint(x: 1.5, y: -2)
    #expect(NSCoder.cgPoint(for: "{1.5, -2}") == point)
    #expect(NSCoder.cgPoint(for: NSCoder.string(for: point)) == point)
    #expect(NSCoder.cgPoint(for: "nowhere") == .zero)
  }

  @Test func `are cast both ways, to their own kind only`() {
    let point: Any = CGPoint(x: 1, y: 2)
    #expect((point as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    let boxed: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    #expect(boxed as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(boxed as? CGSize == nil && boxed as? CGRect == nil)
    #expect(boxed as? CGAffineTransform == nil && boxed as? CATransform3D == nil)
    let matrix: Any = NSValue(caTransform3D: Self.transform)
    #expect(matrix as? CATransform3D == Self.transform && matrix as? CGAffineTransform == nil)
    #expect((Self.plane as Any as? NSValue)?.cgAffineTransformValue == Self.plane)
    #expect((CGFloat(2.5) as Any as? NSNumber) == 2.5)
    #expect(NSNumber(value: 2.5) as Any as? CGFloat == 2.5)
  }

  private static let keyPaths: [(String, Double)] = [
    ("opacity", 0.5), ("position.x", 30), ("bounds.size.width", 100), ("transform.rotation.z", 0),
  ]

  @Test(arguments: keyPaths)
  func `are what a layer's key paths answer`(keyPath: String, expected: Double) {
    let stage = Stage()
    let layer = stage.run { CALayer() }
    layer.frame = CGRect(x: -20, y: 0, width: 100, height: 100)
    layer.opacity = 0.5
    let value = layer.value(forKeyPath: keyPath)
    #expect(value as? CGFloat == CGFloat(expected))
    #expect(value as? Double == expected)
    #expect(value as? NSNumber == NSNumber(value: expected))
  }

  @Test func `are what animations take`() {
    let stage = Stage()
    let layer = stage.run {
      let layer = CALayer()
      stage.window.layer.addSublayer(layer)
      return layer
    }
    func shown(_ keyPath: String, _ from: Any, _ to: Any) -> CALayer? {
      stage.run {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.speed = 0
        animation.timeOffset = 0.125
        layer.removeAllAnimations()
        layer.add(animation, forKey: nil)
      }
      return layer.presentation()
    }
    let end = NSValue(cgPoint: CGPoint(x: 10, y: 20))
    #expect(shown("position", NSValue(cgPoint: .zero), end)?.position == CGPoint(x: 5, y: 10))
    let scale = NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1))
    let identity = NSValue(caTransform3D: CATransform3DIdentity)
    #expect(shown("transform", identity, scale)?.transform.m11 == 2)
    let rect = NSValue(cgRect: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(shown("bounds", NSValue(cgRect: .zero), rect)?.bounds.width == 20)
    #expect(shown("opacity", NSNumber(value: 1), NSNumber(value: 0))?.opacity == 0.5)
  }
}

@Suite struct `objects of the library` {
  @Test func `are found in arrays and sets by what they are`() {
    let stage = Stage()
    let (a, b) = stage.run { (UIView(), UIView()) }
    #expect([a, b].firstIndex(of: b) == 1)
    #expect(Set([a, b, a]).count == 2)
    #expect(a.layer != b.layer && a.layer == a.layer.model())
    let (first, second) = stage.run {
      (
        UIViewPropertyAnimator(duration: 1, curve: .linear),
        UIViewPropertyAnimator(duration: 1, curve: .linear)
      )
    }
    #expect([first, second].contains(second) && first != second)
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation == animation && animation != animation.copy())
  }
}
