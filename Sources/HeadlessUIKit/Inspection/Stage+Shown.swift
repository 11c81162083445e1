package import Foundation

/// A layer as it is seen at a moment: a part of a picture of the stage.
package struct ShownLayer {
  /// The layer itself, not its presentation.
  package let layer: CALayer
  /// Where its corners are seen, in points of the window: around it from the upper left.
  ///
  /// A corner behind the eye of a perspective is where the rule of the matrix puts it.
  package let corners: [CGPoint]
  /// Its opacity times that of everything it lies in, 0 unseen to 1 solid.
  package let opacity: Double
  /// What it is filled with; `nil` for nothing.
  package let backgroundColor: UIColor?
}

extension Stage {
  /// What the window holds as it is shown now, the lowest first; hidden layers and what lies in
  /// them are left out, and so is the window's own layer.
  package var shownLayers: [ShownLayer] {
    placedLayers.dropFirst().map { placed in
      ShownLayer(
        layer: placed.layer, corners: placed.corners, opacity: placed.seenOpacity,
        backgroundColor: placed.shown.backgroundColor.map(UIColor.init(cgColor:)))
    }
  }
}
