import FlipbookText

extension SVGPictures {
  /// Moments laid over each other, the earlier the fainter, with moving layers above still ones
  /// (choice).
  package static func onion<E>(
    title: String, moments: [Snapshot], labels: [String], fits: Bool, size: SIMD2<Double>?,
    asking check: () throws(E) -> Void
  ) throws(E) -> String {
    let frame = try frame(of: moments, fits: fits, check)
    let moving = moving(in: moments)
    func elements(_ moment: Snapshot, _ prefix: String, moves: Bool) throws(E) -> [XMLElement] {
      let part = moment.drawing { ($0.parent != nil && moving.contains($0.id)) == moves }
      return try SVGStage([part], prefix: prefix).elements(in: frame, asking: check)
    }
    var content =
      try moments.last.map { last throws(E) in
        try elements(last, "still", moves: false)
      } ?? []
    for (place, (moment, label)) in zip(moments, labels).enumerated() {
      let share = Double(place + 1) / Double(moments.count)
      content.append(
        XMLElement(
          name: "g", attributes: [("opacity", SVGNumber.text(share))],
          children: [.title(label)]
            + (try elements(moment, "skin\(place)", moves: true).dropFirst())))
    }
    return try SVGDocument(
      title: title, description: description(of: moments), corner: frame.low, extent: frame.size,
      size: size, style: SVGStage.sketchStyle, content: content
    ).text(asking: check)
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
