internal import AnimationEngine
package import Foundation

/// A layer as it is shown at a moment, placed in the one it lies in: for pictures that nest.
package struct PlacedLayer {
  /// The layer itself, and its presentation.
  package let layer: CALayer
  package let shown: CALayer
  /// The place of the one it lies in, in the list it comes with; `nil` for the window.
  package let parent: Int?
  /// Its place among its siblings in the order they are drawn, 0 the lowest.
  package let order: Int
  /// Its box before it is transformed, in points from the upper left corner of the one it lies in.
  package let box: CGRect
  /// Its transform about its anchor, with all that shared perspective and height add to it.
  ///
  /// As everything is flattened into the layer it lies in, what becomes of z plays no part.
  package let transform: CATransform3D
  /// From its plane to the window's.
  package let plane: PlaneRows
  /// Its opacity times that of everything it lies in, 0 unseen to 1 solid.
  package let seenOpacity: Double
  // From its plane to that of the next one around it where something may be cut off, and which one
  // that is; nothing for the window.
  let stop: (place: Int, rows: PlaneRows)?
  // Whether it is seen in the one it lies in without perspective.
  private let isFlat: Bool

  /// Where its corners are seen, in points of the window: around it from the upper left.
  ///
  /// A corner behind the eye of a perspective is where the rule of the matrix puts it.
  package var corners: [CGPoint] { shown.bounds.aroundBox.map(plane.seen) }
}

extension PlacedLayer {
  /// The window, which is where its coordinates have it, whatever its position and transform are.
  fileprivate init(window: CALayer) {
    self.init(
      layer: window.model(), shown: window, parent: nil, order: 0,
      box: CGRect(origin: .zero, size: window.bounds.size), transform: CATransform3DIdentity,
      plane: .identity, seenOpacity: window.exactOpacity, stop: nil, isFlat: true)
  }

  fileprivate init(_ layer: CALayer, order: Int, in above: PlacedLayer, at place: Int) {
    let geometry = LayerGeometry(layer.modelValues)
    let matrix = layer.matrix(to: above.shown)
    let rows = PlaneRows(matrix)
    let next = above.isFlat && !above.shown.masksToBounds ? above.stop : nil
    self.init(
      layer: layer.model(), shown: layer, parent: place, order: order,
      box: geometry.box(in: above.shown.bounds),
      transform: CATransform3D(geometry.aboutAnchor(matrix)),
      plane: rows.concatenating(above.plane),
      seenOpacity: above.seenOpacity * layer.exactOpacity,
      stop: next.map { ($0.place, rows.concatenating($0.rows)) } ?? (place, rows),
      isFlat: rows.isAffine)
  }
}

extension Stage {
  /// The window and what it holds as it is shown now, each behind the one it lies in and the lower
  /// before the higher; hidden layers and what lies in them are left out.
  package var placedLayers: [PlacedLayer] {
    placedLayers { () throws(Never) in }
  }

  /// The same, unless what is asked at each layer throws.
  package func placedLayers<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [PlacedLayer] {
    guard let window = window.layer.presentation(), !window.isHidden else { return [] }
    var placed: [PlacedLayer] = []
    var waiting: [(layer: CALayer, order: Int, parent: Int?)] = [(window, 0, nil)]
    while let (layer, order, parent) = waiting.popLast() {
      try check()
      let place = placed.count
      placed.append(
        parent.map { PlacedLayer(layer, order: order, in: placed[$0], at: $0) }
          ?? PlacedLayer(window: layer))
      for (order, inner) in layer.facesInOrder.enumerated().reversed() where !inner.isHidden {
        waiting.append((inner, order, place))
      }
    }
    return placed
  }
}

extension LayerGeometry {
  // The box, untransformed, as it lies in the bounds of the layer above.
  fileprivate func box(in above: CGRect) -> CGRect {
    CGRect(
      x: position.x - anchorPoint.x * bounds.width - above.minX,
      y: position.y - anchorPoint.y * bounds.height - above.minY,
      width: bounds.width, height: bounds.height)
  }

  // What a matrix to the layer above does about the anchor, once that lies at its position.
  fileprivate func aboutAnchor(_ matrix: Matrix4) -> Matrix4 {
    Matrix4.translation(Double(anchor.x), Double(anchor.y), 0).concatenating(matrix)
      .concatenating(.translation(-Double(position.x), -Double(position.y), 0))
  }
}

extension CGRect {
  /// Its corners, around it from the upper left.
  var aroundBox: [CGPoint] {
    // They come row by row.
    let rows = corners
    return [rows[0], rows[1], rows[3], rows[2]]
  }
}
