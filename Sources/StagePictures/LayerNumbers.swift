import FlipbookPictures

/// One number of a layer over several moments; not a number where the layer is not seen.
struct LayerNumbers {
  /// The kinds of numbers, each of which is drawn over one axis.
  enum Kind: CaseIterable { case points, shares, degrees }

  let name: String
  let kind: Kind
  fileprivate(set) var values: [Double]

  static func moving(in moments: [Snapshot]) -> [LayerNumbers] {
    var all: [[LayerNumbers]] = []
    // Only looked up: their order differs between runs.
    var places: [Int: Int] = [:]
    var turns: [Int: PlaneTurn] = [:]
    for (moment, snapshot) in moments.enumerated() {
      for layer in snapshot.layers.dropFirst() {
        let turn = PlaneTurn(layer.plane, after: turns[layer.id])
        turns[layer.id] = turn
        let place = places[layer.id] ?? all.count
        if place == all.count {
          places[layer.id] = place
          all.append(
            Self.named.map { member, kind, _ in
              LayerNumbers(
                name: layer.name + member, kind: kind,
                values: Array(repeating: .nan, count: moments.count))
            })
        }
        for (index, number) in Self.named.enumerated() {
          all[place][index].values[moment] = number.read(layer, turn)
        }
      }
    }
    return all.joined().filter(\.moves)
  }

  private var moves: Bool {
    let known = values.filter(\.isFinite)
    guard let low = known.min(), let high = known.max() else { return false }
    // A change within rounding is no motion.
    return high - low > 1e-9 * max(1, low.magnitude, high.magnitude)
  }

  private typealias Read = @Sendable (Snapshot.Layer, PlaneTurn) -> Double

  private static let named: [(member: String, kind: Kind, read: Read)] = [
    (".center.x", .points, { layer, _ in layer.center.x }),
    (".center.y", .points, { layer, _ in layer.center.y }),
    (".bounds.size.width", .points, { layer, _ in layer.size.x }),
    (".bounds.size.height", .points, { layer, _ in layer.size.y }),
    (".cornerRadius", .points, { layer, _ in layer.cornerRadius }),
    (".borderWidth", .points, { layer, _ in layer.borderWidth }),
    (".alpha", .shares, { layer, _ in layer.opacity }),
    (".transform.scale.x", .shares, { _, turn in turn.scale.x }),
    (".transform.scale.y", .shares, { _, turn in turn.scale.y }),
    (".transform.rotation", .degrees, { _, turn in turn.degrees }),
  ]
}

extension Snapshot.Layer {
  // The place at which its anchor point is seen.
  fileprivate var center: SIMD2<Double> {
    plane.seen(corner + anchor * size) ?? SIMD2(repeating: .nan)
  }
}
