internal import PropertyEngine

/// A layer as it is shown, placed in its superlayer: for pictures.
package struct PlacedLayer {
  /// The layer itself, and its presentation.
  package let layer: CALayer, shown: CALayer
  /// The place of its superlayer in the list; `nil` for the window.
  package let parent: Int?
  /// From its coordinates to its superlayer's, with shared perspective and height; the window's own
  /// position and transform do not count, and z is flattened.
  package let transform: CATransform3D
  /// The number of its copy, from 0, in each replicator around it, the outermost first.
  package var copies: [Int] { seen.copies }
  /// The factors that its colours are multiplied with.
  package var tint: SIMD4<Double> { seen.tint }
  fileprivate let seen: Seen
}

/// A layer that shows the layers in it several times.
package protocol Replicating: CALayer {
  /// The copies that this face shows, lowest first.
  var copies: [LayerCopy] { get }
}

/// One of the copies that a layer shows of the layers in it.
package struct LayerCopy {
  /// A transform about the anchor of the layer that shows it, before its `sublayerTransform`.
  let transform: CATransform3D
  /// How far its time is behind, in seconds.
  let delay: TimeInterval
  /// The factors that its colours are multiplied with.
  let tint: SIMD4<Double>

  package init(_ transform: CATransform3D, delay: TimeInterval, tint: SIMD4<Double>) {
    (self.transform, self.delay, self.tint) = (transform, delay, tint)
  }
}

// The copies, colours, delay and transform with which the layers in a layer are seen.
private struct Seen {
  var copies: [Int] = []
  var tint = SIMD4<Double>(repeating: 1)
  var delay: TimeInterval = 0
  var transform = Matrix4.identity

  func through(_ copy: LayerCopy, _ number: Int) -> Seen {
    Seen(
      copies: copies + [number], tint: tint * copy.tint, delay: delay + copy.delay,
      transform: copy.transform.matrix)
  }
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

  /// The window and its visible descendants as shown now, or hidden ones too, each behind its
  /// superlayer, lower ones before higher ones; `check` is called at each layer.
  package final func placedLayers<Failure: Error>(
    withHidden: Bool = false, asking check: () throws(Failure) -> Void
  ) throws(Failure) -> [PlacedLayer] {
    layer.state.columns.pose(at: layer.state.now)
    guard let window = layer.presentation(), withHidden || !window.isHidden else { return [] }
    var placed: [PlacedLayer] = []
    var waiting: [(face: CALayer.Face, parent: Int?, seen: Seen)] = [((layer, window), nil, Seen())]
    while let (face, parent, seen) = waiting.popLast() {
      try check()
      let matrix =
        parent.map { face.shown.matrix(to: placed[$0].shown, copied: seen.transform) } ?? .identity
      let place = placed.count
      placed.append(
        PlacedLayer(
          layer: face.layer, shown: face.shown, parent: parent, transform: CATransform3D(matrix),
          seen: seen))
      var within = seen
      within.transform = .identity
      let copies = (face.shown as? any Replicating)?.copies
      let all = copies?.enumerated().map { within.through($1, $0) } ?? [within]
      for seen in all.reversed() {
        waiting += face.layer.faces(in: face.shown, delay: seen.delay).reversed()
          .filter { withHidden || !$0.shown.isHidden }.map { ($0, place, seen) }
      }
    }
    return placed
  }
}

extension CALayer {
  /// A layer, and a copy with the values it shows.
  fileprivate typealias Face = (layer: CALayer, shown: CALayer)

  // Its sublayers in drawing order, as shown now or as their animations showed them before.
  fileprivate final func faces(in shown: CALayer, delay: TimeInterval) -> [Face] {
    guard delay != 0 else { return shown.facesInOrder.map { ($0.model(), $0) } }
    let moment = VirtualTime(seconds: -delay).map(state.now.plus) ?? state.now
    return state.peek(at: moment) {
      state.perform {
        children.filter(\.isCommitted).map { ($0, .make(showing: $0, as: type(of: $0))) }
      }
    }.sorted(by: \.shown.zPosition)
  }
}
