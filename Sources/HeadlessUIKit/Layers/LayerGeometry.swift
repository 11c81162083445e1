internal import PropertyEngine

/// The relation of frame, bounds, position, anchor and transform (Apple: quartzcore/calayer/frame).
struct LayerGeometry {
  var position: CGPoint
  var bounds: CGRect
  var anchorPoint: CGPoint
  var transform: Matrix4
  private var heights: (position: Double, anchor: Double)

  init(_ layer: CALayer) {
    position = CGPoint(layer[.position])
    bounds = CGRect(origin: CGPoint(layer[.boundsOrigin]), size: CGSize(layer[.boundsSize]))
    anchorPoint = CGPoint(layer[.anchorPoint])
    transform = layer.matrix
    heights = (layer[.zPosition].x, layer[.anchorPointZ].x)
  }

  /// The box around the bounds, transformed about the anchor at the position.
  ///
  /// Setting it keeps the anchor and the bounds' origin, and transforms the size back. Negative
  /// sizes are standardised. For a transform that leaves the plane, the box surrounds the
  /// projection, and a size is set untransformed (choice).
  var frame: CGRect {
    get { boxAroundAnchor(bounds.size).offsetBy(dx: position.x, dy: position.y) }
    set {
      let frame = newValue.standardized
      var size = frame.size
      if var linear = transform.affine {
        (linear.tx, linear.ty) = (0, 0)
        let inverse = linear.cgTransform.inverted()
        size = CGRect(origin: .zero, size: frame.size).applying(inverse).size
      }
      bounds.size = size
      let box = boxAroundAnchor(size)
      position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
    }
  }

  private func boxAroundAnchor(_ size: CGSize) -> CGRect {
    let box = CGRect(
      origin: CGPoint(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height), size: size)
    if let affine = transform.affine { return box.applying(affine.cgTransform) }
    return CGRect(around: box.corners.map { Self.seen($0, through: transform) })
  }

  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The matrix to the coordinates of the superlayer, given its sublayer transform and its anchor.
  func matrixToParent(_ shared: Matrix4, about anchor: @autoclosure () -> CGPoint) -> Matrix4 {
    let start = self.anchor
    let own = Matrix4.translation(-Double(start.x), -Double(start.y), -heights.anchor)
      .concatenating(transform).concatenating(
        .translation(Double(position.x), Double(position.y), heights.position + heights.anchor))
    guard shared != .identity else { return own }
    let middle = anchor()
    return own.concatenating(.translation(-Double(middle.x), -Double(middle.y), 0))
      .concatenating(shared)
      .concatenating(.translation(Double(middle.x), Double(middle.y), 0))
  }

  /// The projection of a point of the layer's plane.
  static func seen(_ point: CGPoint, through matrix: Matrix4) -> CGPoint {
    let image = matrix.apply(to: SIMD4(Double(point.x), Double(point.y), 0, 1))
    return CGPoint(x: image.x / image.w, y: image.y / image.w)
  }

  /// The point of the layer's plane with a projection; the same point for a plane seen edge-on.
  static func unseen(_ point: CGPoint, through matrix: Matrix4) -> CGPoint {
    // The rows for x, y and 1; the row for z plays no part in a plane.
    let (a, b, c) = (matrix.r1, matrix.r2, matrix.r4)
    let (x, y) = (Double(point.x), Double(point.y))
    let (p, q) = (a.x - x * a.w, b.x - x * b.w)
    let (r, s) = (a.y - y * a.w, b.y - y * b.w)
    let (t, u) = (x * c.w - c.x, y * c.w - c.y)
    let determinant = p * s - q * r
    guard determinant != 0 else { return point }
    return CGPoint(x: (t * s - q * u) / determinant, y: (p * u - t * r) / determinant)
  }
}
