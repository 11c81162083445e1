extension Snapshot {
  /// Moments laid over each other: the still layers, and those that move, the earlier the fainter.
  static func skins(of moments: [Snapshot]) -> (still: Snapshot?, moving: [PixelPicture.Part]) {
    let moving = moving(in: moments)
    func part(_ moment: Snapshot, moves: Bool) -> Snapshot {
      moment.drawing { $0.isDrawn && ($0.parent != nil && moving.contains($0.id)) == moves }
    }
    let skins = moments.enumerated().map { place, moment in
      PixelPicture.Part(
        part(moment, moves: true), opacity: Double(place + 1) / Double(moments.count))
    }
    return (moments.last.map { part($0, moves: false) }, skins)
  }

  // The layers that differ between moments, and the layers in them.
  private static func moving(in moments: [Snapshot]) -> Set<Int> {
    let known = Dictionary(grouping: moments.lazy.flatMap(\.layers), by: \.id).filter { _, layers in
      layers.count < moments.count || !layers.allSatisfy { $0.looks(like: layers[0]) }
    }
    // Looked up only.
    var moving = Set(known.keys)
    for moment in moments {
      for layer in moment.layers {
        let above = layer.parent.map { moment.layers[$0] }
        if let above, above.parent != nil, moving.contains(above.id) { moving.insert(layer.id) }
      }
    }
    return moving
  }
}

extension PixelPicture {
  package static func onion(of moments: [Snapshot]) -> [Part] {
    let skins = Snapshot.skins(of: moments)
    return (skins.still.map { [Part($0)] } ?? []) + skins.moving
  }
}
