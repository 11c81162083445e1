/// The contents of a window at a moment, in pixels.
struct Scene {
  let layers: [SceneLayer]
  /// The layers in each, the lowest first.
  private(set) var inner: [[Int]]
  /// The pixels that each draws with all in it.
  private(set) var reaches: [PixelBox]
  /// How many things each draws with all in it.
  private(set) var counts: [Int]

  /// - Parameter sketches: the numbers of the layers that are drawn as outlines.
  init(_ snapshot: Snapshot, device: PlaneProjection, scale: Double, sketches: Set<Int>) {
    layers = snapshot.limitedInDepth.layers.map {
      SceneLayer(
        $0, device: device, scale: scale, isSketch: sketches.contains($0.id) && $0.parent != nil)
    }
    inner = layers.map { _ in [] }
    reaches = layers.map(\.reach)
    counts = layers.map(\.count)
    for (place, layer) in layers.enumerated() {
      if let parent = layer.layer.parent { inner[parent].append(place) }
    }
    // From the innermost on.
    for (place, layer) in layers.enumerated().reversed() {
      guard let parent = layer.layer.parent else { continue }
      var reach = reaches[place]
      if layer.layer.clipper == parent {
        reach = reach.intersection(PixelBox(around: layers[parent].outline()))
      }
      reaches[parent] = reaches[parent].union(reach)
      counts[parent] += counts[place]
    }
  }

  /// The pixels that may differ from those of another moment; nil for all of them.
  func changes(from other: Scene) -> PixelBox? {
    guard layers.count == other.layers.count else { return nil }
    var changes = PixelBox.empty
    for place in layers.indices {
      let (new, old) = (layers[place].layer, other.layers[place].layer)
      guard new.id == old.id, new.parent == old.parent else { return nil }
      guard !new.looks(like: old) else { continue }
      // The window fills all of the picture.
      if place == 0 { return nil }
      changes = changes.union(seen(place)).union(other.seen(place))
    }
    return changes
  }

  // The pixels of a layer and all in it that the layers around it do not clip.
  private func seen(_ place: Int) -> PixelBox {
    var reach = reaches[place]
    var next = layers[place].layer.clipper
    while let clipper = next {
      reach = reach.intersection(PixelBox(around: layers[clipper].outline()))
      next = layers[clipper].layer.clipper
    }
    return reach
  }
}

extension SceneLayer {
  fileprivate var count: Int {
    guard layer.isDrawn else { return 0 }
    let own: [Bool] = [
      layer.shadow != nil, layer.background != nil, layer.gradient != nil,
      layer.shape?.fill != nil, layer.shape?.stroke.isEmpty == false, layer.border != nil,
    ]
    return own.count { $0 } + (isSketch ? 2 : 0)
  }
}
