import HeadlessUIKit
import Testing

@Suite struct `what a layer only keeps` {
  private let layer = Stage().run { CALayer() }

  @Test func `is what it was set to`() {
    #expect(layer.maskedCorners.rawValue == 15 && layer.cornerCurve == .circular)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.cornerCurve = .continuous
    #expect(!layer.maskedCorners.contains(.layerMaxXMinYCorner))
    #expect(!layer.maskedCorners.contains(.layerMinXMaxYCorner))
    #expect(layer.maskedCorners.contains(.layerMaxXMaxYCorner))
    #expect(layer.cornerCurve.rawValue == "continuous")
    layer.name = "corner"
    layer.contents = "a picture"
    layer.contentsScale = 2
    layer.contentsGravity = .resizeAspectFill
    layer.magnificationFilter = .nearest
    layer.minificationFilter = .trilinear
    layer.minificationFilterBias = 0.5
    #expect(
      layer.name == "corner" && layer.contents as? String == "a picture" && layer.contentsScale == 2
    )
    #expect(layer.contentsGravity == CALayerContentsGravity(rawValue: "resizeAspectFill"))
    #expect(layer.magnificationFilter == CALayerContentsFilter(rawValue: "nearest"))
    #expect(layer.minificationFilter.rawValue == "trilinear" && layer.minificationFilterBias == 0.5)
  }

  @Test func `is a flag that stands as it should until it is set`() {
    #expect(!layer.masksToBounds && layer.isDoubleSided && !layer.isGeometryFlipped)
    #expect(!layer.isOpaque && !layer.shouldRasterize && layer.allowsGroupOpacity)
    #expect(!layer.needsDisplayOnBoundsChange && layer.rasterizationScale == 1)
    layer.isDoubleSided = false
    layer.isGeometryFlipped = true
    layer.isOpaque = true
    layer.shouldRasterize = true
    layer.rasterizationScale = 3
    layer.allowsGroupOpacity = false
    layer.needsDisplayOnBoundsChange = true
    #expect(!layer.isDoubleSided && layer.isGeometryFlipped && layer.isOpaque)
    #expect(layer.shouldRasterize && layer.rasterizationScale == 3 && !layer.allowsGroupOpacity)
    #expect(layer.needsDisplayOnBoundsChange)
  }

  @Test func `is a shape or a mask`() {
    let mask = Stage().run { CALayer() }
    layer.mask = mask
    layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath
    #expect(layer.mask == mask && layer.shadowPath?.isEmpty == false)
    layer.setNeedsDisplay()
    #expect(!layer.needsLayout())
  }
}

@Suite struct `what a value is before it is set` {
  private static let expected: [(String, Double)] = [
    ("opacity", 1), ("zPosition", 0), ("anchorPoint.x", 0.5), ("shadowRadius", 3), ("hidden", 0),
    ("transform.scale", 1), ("shadowOffset.height", -3),
  ]

  @Test(arguments: expected)
  func `is known of a layer`(key: String, value: Double) {
    #expect(CALayer.defaultValue(forKey: key) as? Double == value)
    #expect(Stage().run { CALayer() }.value(forKeyPath: key) as? Double == value)
  }

  @Test func `is nothing where there is none`() {
    #expect(CALayer.defaultValue(forKey: "backgroundColor") == nil)
    #expect(CALayer.defaultValue(forKey: "weight") == nil)
    #expect(CAAnimation.defaultValue(forKey: "delegate") == nil)
  }

  @Test func `is known of an animation`() {
    let animation = CABasicAnimation()
    #expect(CABasicAnimation.defaultValue(forKey: "speed") as? Float == animation.speed)
    #expect(CABasicAnimation.defaultValue(forKey: "duration") as? Double == animation.duration)
    #expect(CAAnimation.defaultValue(forKey: "autoreverses") as? Bool == animation.autoreverses)
    #expect(
      CAAnimation.defaultValue(forKey: "removedOnCompletion") as? Bool
        == animation.isRemovedOnCompletion)
    #expect(
      CAAnimation.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode == animation.fillMode)
  }
}
