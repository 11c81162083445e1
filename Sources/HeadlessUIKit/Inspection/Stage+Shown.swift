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
    guard let window = window.layer.presentation() else { return [] }
    return window.isHidden ? [] : window.shownBelow(opacity: window.exactOpacity)
  }
}

extension CALayer {
  fileprivate func shownBelow(opacity: Double) -> [ShownLayer] {
    sublayersInOrder.filter { !$0.isHidden }.flatMap { layer in
      let corners = layer.bounds.corners.map { layer.convert($0, to: nil) }
      let seen = opacity * layer.exactOpacity
      // The corners come row by row; around the layer the last two change places.
      return [
        ShownLayer(
          layer: layer.model(), corners: [corners[0], corners[1], corners[3], corners[2]],
          opacity: seen, backgroundColor: layer.backgroundColor.map(UIColor.init(cgColor:)))
      ] + layer.shownBelow(opacity: seen)
    }
  }
}
