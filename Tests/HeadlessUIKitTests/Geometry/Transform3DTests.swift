import HeadlessUIKit
import Testing

@Suite struct `a transform in space` {
  private let some = CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 30), 0.7, 1, 2, 3)

  private func near(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let pairs = [
      (a.m11, b.m11), (a.m12, b.m12), (a.m13, b.m13), (a.m14, b.m14), (a.m21, b.m21),
      (a.m22, b.m22), (a.m23, b.m23), (a.m24, b.m24), (a.m31, b.m31), (a.m32, b.m32),
      (a.m33, b.m33), (a.m34, b.m34), (a.m41, b.m41), (a.m42, b.m42), (a.m43, b.m43),
      (a.m44, b.m44),
    ]
    return pairs.allSatisfy { abs($0 - $1) < 1e-12 }
  }

  @Test func `is the identity until it is changed`() {
    #expect(CATransform3DIsIdentity(CATransform3D()) && !CATransform3DIsIdentity(some))
    #expect(CATransform3DEqualToTransform(CATransform3D(), CATransform3DIdentity))
    #expect(!CATransform3DEqualToTransform(some, CATransform3DIdentity))
    let numbers = CATransform3D(
      m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11,
      m34: 12, m41: 13, m42: 14, m43: 15, m44: 16)
    #expect(numbers.m12 == 2 && numbers.m34 == 12 && numbers.m43 == 15)
  }

  @Test func `comes after what is put before it`() {
    let moved = CATransform3DTranslate(some, 1, 2, 3)
    #expect(near(moved, CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), some)))
    let scaled = CATransform3DScale(some, 2, 3, 4)
    #expect(near(scaled, CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), some)))
    let turned = CATransform3DRotate(some, 0.5, 0, 0, 1)
    #expect(near(turned, CATransform3DConcat(CATransform3DMakeRotation(0.5, 0, 0, 1), some)))
  }

  @Test func `is undone by its inverse, if it has one`() {
    #expect(near(CATransform3DConcat(some, CATransform3DInvert(some)), CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
  }

  @Test func `is one of the plane, and back`() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let inSpace = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(inSpace) && !CATransform3DIsAffine(some))
    #expect(CATransform3DGetAffineTransform(inSpace) == plane)
    #expect(CATransform3DGetAffineTransform(some) == .identity)
  }

  @Test func `of a view turns it over in space`() {
    let stage = Stage()
    let view = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(view)
    stage.run {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.transform3D = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
      }
    }
    stage.advance(by: 0.5)
    let shown = view.layer.presentation()
    #expect(near(shown?.transform ?? some, CATransform3DMakeRotation(.pi / 4, 0, 1, 0)))
    #expect(abs((shown?.frame.width ?? 0) - 100 * CGFloat(0.5).squareRoot()) < 1e-9)
  }

  @Test func `turns a layer about its anchor, also one in front of it`() {
    let layer = Stage().run { CALayer() }
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    layer.position = CGPoint(x: 200, y: 200)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let frame = layer.frame
    #expect(abs(frame.minX - 150) < 1e-9 && abs(frame.maxY - 300) < 1e-9)
    let above = Stage().run { CALayer() }
    above.addSublayer(layer)
    layer.anchorPointZ = 30
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    // Seen from its edge, 30 points to the side of the anchor.
    let edge = layer.convert(CGPoint(x: 0, y: 0), to: above)
    #expect(abs(edge.x - 170) < 1e-9 && abs(edge.y - 200) < 1e-9)
  }
}
