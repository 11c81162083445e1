extension Snapshot {
  /// Moments laid over each other: what is still, and the layers that move at each of them, the
  /// earlier the fainter.
  static func skins(of moments: [Snapshot]) -> (still: Snapshot?, moving: [PixelPicture.Part]) {
    let moving = moving(in: moments)
    func part(_ moment: Snapshot, moves: Bool) -> Snapshot {
      moment.drawing {
        $0.isDrawn && ($0.parent != nil && moving.contains($0.id)) == moves
      }
    }
    let skins = moments.enumerated().map { place, moment in
      PixelPicture.Part(
        part(moment, moves: true), opacity: Double(place + 1) / Double(moments.count))
    }
    return (moments.last.map { part($0, moves: false) }, skins)
  }

  // The layers that differ between moments, and the layers in them.
  private static func moving(in moments: [Snapshot]) -> Set<Int> {
    // Looked up only.
    var known: [Int: (layer: Snapshot.Layer, count: Int)] = [:]
    var moving: Set<Int> = []
    for layer in moments.flatMap(\.layers) {
      let first = known[layer.id]?.layer ?? layer
      known[layer.id] = (first, (known[layer.id]?.count ?? 0) + 1)
      if !layer.looks(like: first) { moving.insert(layer.id) }
    }
    for moment in moments {
      for layer in moment.layers {
        guard let above = layer.parent.map({ moment.layers[$0] }) else { continue }
        let isSeldom = known[layer.id].map { $0.count < moments.count } ?? false
        if isSeldom || above.parent != nil && moving.contains(above.id) { moving.insert(layer.id) }
      }
    }
    return moving
  }
}

extension PixelPicture {
  /// The parts of a picture of moments laid over each other.
  package static func onion(of moments: [Snapshot]) -> [Part] {
    let skins = Snapshot.skins(of: moments)
    return (skins.still.map { [Part($0)] } ?? []) + skins.moving
  }
}
