internal import AnimationEngine

/// A layer as it is shown at a moment, with the layers in it: a part of an exact picture.
package struct PaintedTree {
  /// The layer itself.
  package let layer: CALayer
  /// What it shows.
  package let presentation: CALayer
  /// Where the x axis, the y axis and the origin of its plane go in the window, each as what is
  /// added to x, y and the number both are divided by.
  package let rows: [SIMD3<Double>]
  /// The layers in it that are not hidden, the lowest first.
  package let sublayers: [PaintedTree]
}

extension Stage {
  /// What the window holds as it is shown now, the lowest first; hidden layers are left out.
  package var paintedTrees: [PaintedTree] {
    guard let window = window.layer.presentation(), !window.isHidden else { return [] }
    return window.paintedBelow(PlaneRows.identity)
  }
}

extension CALayer {
  fileprivate func paintedBelow(_ rows: PlaneRows) -> [PaintedTree] {
    sublayersInOrder.filter { !$0.isHidden }.map { layer in
      // A layer is flattened into the plane of the one above: depth does not add up.
      let own = PlaneRows(layer.matrixToSuperlayer).concatenating(rows)
      return PaintedTree(
        layer: layer.model(), presentation: layer, rows: [own.x, own.y, own.origin],
        sublayers: layer.paintedBelow(own))
    }
  }
}

/// What of a matrix concerns the points of a plane.
private struct PlaneRows {
  let x: SIMD3<Double>
  let y: SIMD3<Double>
  let origin: SIMD3<Double>

  static let identity = PlaneRows(.identity)

  init(_ matrix: Matrix4) {
    (x, y) = (Self.row(matrix.r1), Self.row(matrix.r2))
    origin = Self.row(matrix.r4)
  }

  private init(x: SIMD3<Double>, y: SIMD3<Double>, origin: SIMD3<Double>) {
    (self.x, self.y, self.origin) = (x, y, origin)
  }

  private static func row(_ row: SIMD4<Double>) -> SIMD3<Double> {
    SIMD3(row.x, row.y, row.w)
  }

  func concatenating(_ next: PlaneRows) -> PlaneRows {
    func image(_ row: SIMD3<Double>) -> SIMD3<Double> {
      next.x * row.x + next.y * row.y + next.origin * row.z
    }
    return PlaneRows(x: image(x), y: image(y), origin: image(origin))
  }
}
