package import Foundation
internal import PropertyEngine

/// A layer as it is shown, placed in its superlayer: for pictures.
package struct PlacedLayer {
  /// The layer itself, and its presentation.
  package let layer: CALayer
  package let shown: CALayer
  /// The place of its superlayer in the list; `nil` for the window.
  package let parent: Int?
  /// From its coordinates to its superlayer's, with shared perspective and height; the window's own
  /// position and transform do not count, and z is flattened.
  package let transform: CATransform3D
}

extension Stage {
  /// The number of layers of the window and its descendants, hidden ones too.
  package var layerCount: Int {
    state.rootLayer.map { Preorder($0, \.children).reduce(0) { count, _ in count + 1 } } ?? 0
  }
}

extension UIWindow {
  /// The moment of its stage, in seconds.
  package final var stageTime: TimeInterval { layer.state.now.seconds }

  /// The window and its visible descendants as shown now, each behind its superlayer, lower ones
  /// before higher ones; `check` is called at each layer.
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
