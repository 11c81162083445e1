package import Foundation
internal import PropertyEngine

/// A layer as it is shown at a moment, placed in the one it lies in: for pictures.
package struct PlacedLayer {
  /// The layer itself, and its presentation.
  package let layer: CALayer
  package let shown: CALayer
  /// The place of the one it lies in, in the list it comes with; `nil` for the window.
  package let parent: Int?
  /// From its coordinates to those of the one it lies in, with all that shared perspective and height
  /// add to it.
  ///
  /// The window is where its coordinates have it, whatever its position and transform are. As
  /// everything is flattened into the layer it lies in, what becomes of z plays no part.
  package let transform: CATransform3D
}

extension Stage {
  /// How many layers the window and what it holds have, hidden ones too.
  package var layerCount: Int {
    state.rootLayer.map { Preorder($0, \.children).reduce(0) { count, _ in count + 1 } } ?? 0
  }

  /// The window and what it holds as it is shown now; see ``UIWindow/placedLayers(asking:)``.
  package func placedLayers<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [PlacedLayer] {
    try window.placedLayers(asking: check)
  }
}

extension UIWindow {
  /// The moment of its stage, in seconds.
  package final var stageTime: TimeInterval { layer.state.now.seconds }

  /// The window and what it holds as it is shown now, each behind the one it lies in and the lower
  /// before the higher; hidden layers and what lies in them are left out.
  ///
  /// - Parameter check: asked at each layer.
  package final func placedLayers<Failure: Error>(
    asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [PlacedLayer] {
    layer.state.columns.pose(at: layer.state.now)
    guard let window = layer.presentation(), !window.isHidden else { return [] }
    var placed: [PlacedLayer] = []
    var waiting: [(layer: CALayer, parent: Int?)] = [(window, nil)]
    while let (shown, parent) = waiting.popLast() {
      try check()
      let place = placed.count
      let matrix = parent.map { shown.matrix(to: placed[$0].shown) } ?? .identity
      placed.append(
        PlacedLayer(
          layer: shown.model(), shown: shown, parent: parent, transform: CATransform3D(matrix)))
      waiting += shown.facesInOrder.reversed().filter { !$0.isHidden }.map { ($0, place) }
    }
    return placed
  }
}
