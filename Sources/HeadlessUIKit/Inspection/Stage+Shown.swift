internal import AnimationEngine
package import Foundation

/// A layer as it is seen at a moment: a part of a picture of the stage.
package struct ShownLayer {
  /// The layer itself, not its presentation.
  package let layer: CALayer
  /// Where its corners are seen, in points of the window: around it from the upper left.
  ///
  /// A corner behind the eye of a perspective is where the rule of the matrix puts it.
  package let corners: [CGPoint]
  /// Where the part that is seen has its corners, in points of the window: around it.
  ///
  /// These are ``corners`` unless something is cut off: by the bounds of a layer above that masks to
  /// them, or where the layer reaches behind the eye of a perspective; what is left of such a layer
  /// ends at the window's edge. Rounded corners do not cut. Fewer than three where nothing is left.
  package let outline: [CGPoint]
  /// Its opacity times that of everything it lies in, 0 unseen to 1 solid.
  package let opacity: Double
  /// What it is filled with; `nil` for nothing.
  package let backgroundColor: UIColor?
  /// Whether it holds others that are not hidden.
  package let isContainer: Bool
}

extension Stage {
  /// What the window holds as it is shown now, the lowest first; hidden layers and what lies in
  /// them are left out, and so is the window's own layer.
  package var shownLayers: [ShownLayer] {
    shownLayers { () throws(Never) in }
  }

  /// The same, unless what is asked again and again throws.
  package func shownLayers<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [ShownLayer] {
    let placed = try placedLayers(asking: check)
    var shown: [ShownLayer] = []
    for place in placed.indices.dropFirst() {
      let layer = placed[place]
      shown.append(
        ShownLayer(
          layer: layer.layer, corners: layer.corners,
          outline: try placed.outline(of: place, asking: check), opacity: layer.seenOpacity,
          backgroundColor: layer.shown.backgroundColor.map(UIColor.init(cgColor:)),
          isContainer: place + 1 < placed.count && placed[place + 1].parent == place))
    }
    return shown
  }
}
