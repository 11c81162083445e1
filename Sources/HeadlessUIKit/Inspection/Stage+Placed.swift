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
  /// Where its corners are seen, in points of the window: around it from the upper left.
  ///
  /// A corner behind the eye of a perspective is where the rule of the matrix puts it.
  package let corners: [CGPoint]
  /// Its opacity times that of everything it lies in, 0 unseen to 1 solid.
  package let seenOpacity: Double
}

extension Stage {
  /// The window and what it holds as it is shown now, each behind the one it lies in and the lower
  /// before the higher; hidden layers and what lies in them are left out.
  ///
  /// The window is where its coordinates have it, whatever its own position and transform are.
  package var placedLayers: [PlacedLayer] {
    guard let window = window.layer.presentation(), !window.isHidden else { return [] }
    let box = CGRect(origin: .zero, size: window.bounds.size)
    var layers = [
      PlacedLayer(
        layer: window.model(), shown: window, parent: nil, order: 0, box: box,
        transform: CATransform3DIdentity, corners: window.bounds.corners.aroundBox,
        seenOpacity: window.exactOpacity)
    ]
    window.place(into: &layers) { $0 }
    return layers
  }
}

extension CALayer {
  // Adds what lies in this presentation, which is the last in the list.
  fileprivate func place(
    into layers: inout [PlacedLayer], toWindow: (CGPoint) -> CGPoint
  ) {
    let parent = layers.count - 1
    let geometry = LayerGeometry(modelValues)
    let sublayerTransform = modelValues.value(.sublayerTransform).matrix
    for (order, layer) in sublayersInOrder.enumerated() where !layer.isHidden {
      let own = LayerGeometry(layer.modelValues)
      let matrix = own.matrixToParent((geometry, sublayerTransform))
      func seen(_ point: CGPoint) -> CGPoint {
        toWindow(LayerGeometry.seen(point, through: matrix))
      }
      layers.append(
        PlacedLayer(
          layer: layer.model(), shown: layer, parent: parent, order: order,
          box: own.box(in: geometry.bounds),
          transform: CATransform3D(own.aboutAnchor(matrix)),
          corners: layer.bounds.corners.aroundBox.map(seen),
          seenOpacity: layers[parent].seenOpacity * layer.exactOpacity))
      layer.place(into: &layers, toWindow: seen)
    }
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

extension [CGPoint] {
  // The corners of a box come row by row; around it the last two change places.
  fileprivate var aroundBox: [CGPoint] { [self[0], self[1], self[3], self[2]] }
}
