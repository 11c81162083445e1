/// A layer's values that are kept but never in between.
struct PlainValues {
  var masksToBounds = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var isOpaque = false
  var contents: Any?
  var mask: CALayer?
  var shouldRasterize = false
  var rasterizationScale = 1.0
  var allowsGroupOpacity = true
  var maskedCorners: UInt = 15
  var cornerCurve = "circular"
  var contentsGravity = "resize"
  var minificationFilter = "linear"
  var magnificationFilter = "linear"
  var minificationFilterBias: Float = 0
  var needsDisplayOnBoundsChange = false
  var shadowPath: CGPath?
}

/// Where a layer keeps them: apart from it, since most layers keep none.
final class PlainStore {
  var values: PlainValues

  init(_ values: PlainValues) { self.values = values }
}
