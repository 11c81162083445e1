public import Foundation
internal import PropertyEngine

// Where the layer is, and how it is transformed.
extension CALayer {
  /// Where the layer's anchor is, in points of the layer above.
  public final var position: CGPoint {
    get { CGPoint(self[.position]) }
    set { set(.position, SIMD4(newValue)) }
  }

  /// How far toward the viewer the layer lies, in points; 0 unless set.
  ///
  /// Higher layers are drawn above lower ones beside them.
  public final var zPosition: CGFloat {
    get { CGFloat(self[.zPosition].x) }
    set { set(.zPosition, SIMD4(Double(newValue))) }
  }

  /// The layer's own coordinates: the origin of what it shows, and its size in points.
  ///
  /// A negative size is standardised.
  public final var bounds: CGRect {
    get { LayerGeometry(self).bounds }
    set {
      let bounds = newValue.standardized
      change([
        (.boundsOrigin, .numbers(SIMD4(bounds.origin).checked(as: "bounds"))),
        (.boundsSize, .numbers(SIMD4(bounds.size).checked(as: "bounds"))),
      ])
    }
  }

  /// The point of the layer that lies at its position and that transforms turn about, in shares
  /// of its size: (0, 0) is the upper left corner, (0.5, 0.5), the default, the centre.
  ///
  /// Changing it does not change the position, so the frame moves.
  public final var anchorPoint: CGPoint {
    get { CGPoint(self[.anchorPoint]) }
    set { set(.anchorPoint, SIMD4(newValue)) }
  }

  /// How far toward the viewer the point lies that transforms turn about, in points; 0 unless set.
  public final var anchorPointZ: CGFloat {
    get { CGFloat(self[.anchorPointZ].x) }
    set { set(.anchorPointZ, SIMD4(Double(newValue))) }
  }

  /// The box around the layer in the layer above, derived from the other four.
  ///
  /// Setting it keeps the bounds' origin and the anchor, and sets position and size back through
  /// the transform. It has no action of its own.
  public final var frame: CGRect {
    get { LayerGeometry(self).frame }
    set {
      if matrix != .identity { state.account?.findFrame(of: self) }
      var geometry = LayerGeometry(self)
      geometry.frame = newValue
      position = geometry.position
      bounds = geometry.bounds
    }
  }

  /// The layer's transform, about its anchor; the identity unless set.
  public final var transform: CATransform3D {
    get { CATransform3D(matrix) }
    set { set(.transform, newValue.matrix) }
  }

  /// A transform of the layers below, about this one's anchor: the place for a perspective that
  /// they share.
  ///
  /// The identity unless set.
  public final var sublayerTransform: CATransform3D {
    get { CATransform3D(value(of: .sublayerTransform).matrix) }
    set { set(.sublayerTransform, newValue.matrix) }
  }

  /// The layer's transform in the plane; the identity when it leaves the plane.
  public final func affineTransform() -> CGAffineTransform {
    matrix.affine?.cgTransform ?? .identity
  }

  /// Sets the layer's transform, about its anchor.
  public final func setAffineTransform(_ transform: CGAffineTransform) {
    set(.transform, Matrix4(AffineMatrix(transform)))
  }

  // MARK: Points of other layers

  /// A point of another layer in this one's coordinates; `nil` stands for the root of the tree.
  ///
  /// Models are asked, not what is shown; ask a presentation for that.
  public final func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    fromRoot(layer.map { $0.toRoot(point) } ?? point)
  }

  /// A point of this layer in another one's coordinates; `nil` stands for the root of the tree.
  public final func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    layer.map { $0.fromRoot(toRoot(point)) } ?? toRoot(point)
  }

  /// The box around a rectangle of another layer, in this one's coordinates.
  public final func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: layer) })
  }

  /// The box around a rectangle of this layer, in another one's coordinates.
  public final func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: layer) })
  }

  private func toRoot(_ point: CGPoint) -> CGPoint {
    matricesToRoot.reduce(point) { LayerGeometry.seen($0, through: $1) }
  }

  private func fromRoot(_ point: CGPoint) -> CGPoint {
    matricesToRoot.reversed().reduce(point) { LayerGeometry.unseen($0, through: $1) }
  }

  /// From each layer to the one it lies in, this one's first.
  final var matricesToRoot: [Matrix4] {
    let line = lineage
    return zip(line, line.dropFirst()).map { $0.matrix(to: $1) }
  }

  /// From this layer's coordinates to those of the layer it lies in.
  final func matrix(to above: CALayer?) -> Matrix4 {
    LayerGeometry(self).matrixToParent(
      above.map {
        (LayerGeometry($0), $0.value(of: .sublayerTransform).matrix)
      })
  }
}

extension CGRect {
  /// The smallest upright rectangle around some points.
  init(around points: [CGPoint]) {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    self.init(x: x, y: y, width: (xs.max() ?? x) - x, height: (ys.max() ?? y) - y)
  }

  var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}
