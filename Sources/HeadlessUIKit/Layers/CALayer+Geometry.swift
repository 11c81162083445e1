internal import PropertyEngine

extension CALayer {
  /// The anchor point's height toward the viewer, in points (default: 0).
  public final var anchorPointZ: CGFloat {
    get { CGFloat(self[.anchorPointZ].x) }
    set { set(.anchorPointZ, SIMD4(Double(newValue))) }
  }

  /// A transform of the sublayers about this layer's anchor (default: the identity).
  public final var sublayerTransform: CATransform3D {
    get { CATransform3D(value(of: .sublayerTransform).matrix) }
    set { set(.sublayerTransform, newValue.matrix) }
  }

  /// The layer's transform in the plane; the identity for one that leaves the plane.
  public final func affineTransform() -> CGAffineTransform {
    matrix.affine?.cgTransform ?? .identity
  }

  /// Sets the layer's transform about its anchor.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    set(.transform, Matrix4(AffineMatrix(transform)))
  }

  /// Converts a point from a layer's coordinates (`nil`: the root's); models use model values.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    fromRoot(layer.map { $0.toRoot(point) } ?? point)
  }

  /// Converts a point to another layer's coordinates (`nil`: the root's).
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    layer.map { $0.fromRoot(toRoot(point)) } ?? toRoot(point)
  }

  /// Converts a rectangle from another layer's coordinates: the box around its corners.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: layer) })
  }

  /// Converts a rectangle to another layer's coordinates: the box around its corners.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: layer) })
  }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    matricesToRoot.reduce(point) { LayerGeometry.seen($0, through: $1) }
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    matricesToRoot.reversed().reduce(point) { LayerGeometry.unseen($0, through: $1) }
  }

  /// The matrices from each layer of the lineage to its superlayer, this layer's first.
  final var matricesToRoot: [Matrix4] {
    if presented == nil, above == nil { return [] }
    let line = lineage
    return zip(line, line.dropFirst()).map { $0.matrix(to: $1) }
  }

  /// The matrix to the superlayer's coordinates; `copied` applies before its sublayer transform.
  final func matrix(to above: CALayer?, copied: Matrix4 = .identity) -> Matrix4 {
    guard let above else { return LayerGeometry(self).matrixToParent(.identity, about: .zero) }
    let shared = above.value(of: .sublayerTransform).matrix
    return LayerGeometry(self).matrixToParent(
      copied == .identity ? shared : copied.concatenating(shared),
      about: LayerGeometry(above).anchor)
  }
}

nonisolated extension CGRect {
  init(around points: [CGPoint]) {
    var (low, high) = (points.first ?? .zero, points.first ?? .zero)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
