/// The distances of a claim from being broken, below 0 where it is.
package struct ProofMargins {
  package typealias Places = [ClosedRange<Int64>]

  /// The moment of the least distance at each corner, about.
  package let moments: [Int64]
  /// The moment at the corner where it is broken least or, if nowhere, comes nearest to that.
  package let ticks: Int64
  /// The least distance at each end, or at each corner of a rectangle, opposite ones in pairs.
  private let corners: [Double]
  /// How much less, or more, the distance may be with other values at that moment.
  private let excess: [Double]

  // Choices: the even moments to look at first, and the precision of the least distance.
  private static let (samples, nearness) = (Int64(16), Int64(4096))

  /// - Parameters:
  ///   - ticks: a moment at which it is undecided.
  ///   - isNear: whether it is the moment of the least distance in a part beside it.
  package init?(_ family: MotionFamily, near ticks: Int64, isNear: Bool) {
    let span = family.moving
    let reach = span.upperBound - span.lowerBound
    let start = min(max(ticks, span.lowerBound), span.upperBound)
    let even = (0...Self.samples).map { span.lowerBound + reach / Self.samples * $0 }
    var found: [(ticks: Int64, margin: Double)] = []
    for stage in 0..<family.stageCount {
      func margin(_ ticks: Int64) -> (ticks: Int64, margin: Double)? {
        family.margin(at: ticks, onStage: stage).map { (ticks, $0) }
      }
      func least(_ all: [Int64]) -> (ticks: Int64, margin: Double)? {
        all.compactMap(margin).min { $0.margin < $1.margin }
      }
      guard var best = least(isNear ? [start] : [start] + even) else { return nil }
      var step = reach / Self.samples / (isNear ? 8 : 2)
      while step > reach / Self.nearness {
        let beside = least([best.ticks - step, best.ticks + step].filter(span.contains))
        if let beside, beside.margin < best.margin { best = beside } else { step /= 2 }
      }
      found.append(best)
    }
    guard
      let nearest =
        (found.filter { $0.margin < 0 }.max { $0.margin < $1.margin }
        ?? found.min { $0.margin < $1.margin })?.ticks,
      let all = family.margin(at: nearest)
    else { return nil }
    let then = (0..<family.stageCount).compactMap { family.margin(at: nearest, onStage: $0) }
    guard let low = then.min(), let high = then.max() else { return nil }
    (self.ticks, moments, corners) = (nearest, found.map(\.ticks), found.map(\.margin))
    excess = [max(low - all.lowerBound, 0), max(all.upperBound - high, 0)]
  }

  /// Whether it is broken at some corners, and kept at others.
  package var areMixed: Bool { corners.contains { $0 < 0 } && corners.contains { $0 > 0 } }

  // Choices: the slices, the part of a side that is too small for its own rectangle, and how much
  // farther off it is cut, by what is known and by a part of the side: the margin is not linear.
  private static let (slices, least, trust, pad) = (3, 0.1, 1.1, 0.02)

  /// The parts of the rectangle: slices along one number, each cut along the other on both sides of
  /// where the margin is 0.
  ///
  /// The margin is assumed to be linear between the corners, and the ranges of all values to be
  /// narrower in a slice. A bad cut costs time, but makes no false proof.
  ///
  /// - Parameter last: the number that was cut along before, which is used again while the margin
  ///   changes enough with it: in the strips that result, it changes as much with both.
  /// - Returns: the parts and the number that is cut along; `nil` where the margins show nothing.
  package func cut(_ places: Places, along last: Int) -> (parts: [Places], side: Int)? {
    let changes = [
      (corners[3] - corners[0] + corners[1] - corners[2]) / 2,
      (corners[2] - corners[0] + corners[1] - corners[3]) / 2,
    ]
    let across = changes[1 - last].magnitude > 3 * changes[last].magnitude ? 1 - last : last
    let (side, other) = (places[across], places[1 - across])
    let sides = across == 1 ? [corners[3], corners[2]] : [corners[2], corners[3]]
    let count = min(Self.slices, other.count - 1)
    func zero(_ part: Int) -> Double {
      let share = Double(part) / Double(count)
      let near = corners[0] + (sides[0] - corners[0]) * share
      let far = sides[1] + (corners[1] - sides[1]) * share
      return min(max(near / (near - far), -9), 9)
    }
    let slope = changes[across]
    let pads = excess.map { Self.trust * $0 / (slope.magnitude * Double(count)) + Self.pad }
    guard pads[0] + pads[1] < 1 else { return nil }
    func place(_ share: Double) -> Int64 {
      side.lowerBound + Int64(Double(side.count - 1) * min(max(share, 0), 1))
    }
    func end(_ part: Int) -> Int64 {
      other.lowerBound + Int64(other.count - 1) * Int64(part) / Int64(count)
    }
    let parts = (0..<count).flatMap { part -> [Places] in
      let zeros = [zero(part), zero(part + 1)]
      let low = min(zeros[0], zeros[1]) - (slope > 0 ? pads[1] : pads[0])
      let high = max(zeros[0], zeros[1]) + (slope > 0 ? pads[0] : pads[1])
      // Farther off, the margin is less linear.
      let far = 2 * (high - low)
      let cuts =
        [side.lowerBound] + [low - far, low].filter { $0 > Self.least }.map(place)
        + [high, high + far].filter { $0 < 1 - Self.least }.map(place) + [side.upperBound]
      return zip(cuts, cuts.dropFirst()).filter { $0 < $1 }.map { first, last in
        var places = [first...last, first...last]
        places[1 - across] = end(part)...end(part + 1)
        return places
      }
    }
    return parts.count > 1 ? (parts, across) : nil
  }
}
