/// A pair of values, with its two measures.
struct PairSample {
  /// The values, as shares of their ranges.
  let place: SIMD2<Double>
  /// The measures' distances from their goals, as shares of their ranges; `nil` if there are none.
  var off: SIMD2<Double>?
  let measures: [Quantity]

  /// The greater of the two distances.
  var farthest: Double { off.map { max($0.x.magnitude, $0.y.magnitude) } ?? .infinity }
}

/// A part of the pairs of values, by its corners: along the first value, then the second.
struct PairCell {
  let corners: [PairSample]

  /// The cells between samples in rows, each row of `parts` cells.
  static func all(of samples: [PairSample], _ parts: Int) -> [PairCell] {
    let row = parts + 1
    return (0..<row * parts).filter { $0 % row < parts }.map { first in
      PairCell(corners: [first, first + 1, first + row, first + row + 1].map { samples[$0] })
    }
  }

  var low: SIMD2<Double> { corners[0].place }
  var size: SIMD2<Double> { corners[3].place - corners[0].place }

  /// Whether it may meet both goals; `slack` widens each measure's range in it by a share.
  func mayHold(slack: Double) -> Bool {
    let offs = corners.compactMap(\.off)
    return offs.count == corners.count
      && (0..<2).allSatisfy { side in
        let numbers = offs.map { $0[side] }
        let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 0)
        let more = slack * (high - low)
        return low - more <= 0 && high + more >= 0
      }
  }

  var rates: PairRates {
    let offs = corners.map { $0.off ?? .zero }
    return PairRates(
      x: (offs[1] + offs[3] - offs[0] - offs[2]) / (2 * size.x),
      y: (offs[2] + offs[3] - offs[0] - offs[1]) / (2 * size.y))
  }
}

/// How fast two measures change with each of two values.
struct PairRates {
  private(set) var x, y: SIMD2<Double>

  // Smaller differences are rounding.
  private static let noise = 1e-9

  /// Whether there are steps that change nothing.
  var isSingular: Bool {
    let lengths = ((x * x + y * y).x * (x * x + y * y).y).squareRoot()
    return (x.x * y.y - x.y * y.x).magnitude <= Self.noise * lengths
  }

  /// The shortest step that makes this change; it ignores a measure that nothing changes.
  func step(_ change: SIMD2<Double>) -> SIMD2<Double> {
    let (squares, both) = (x * x + y * y, (x.x * x.y) + (y.x * y.y))
    // Keeps from dividing by 0 (Levenberg and Marquardt).
    let own = squares + max(squares.sum() * 1e-12, .leastNormalMagnitude)
    let area = own.x * own.y - both * both
    let share =
      SIMD2(
        own.y * change.x - both * change.y, own.x * change.y - both * change.x) / area
    return SIMD2((x * share).sum(), (y * share).sum())
  }

  mutating func learn(_ step: SIMD2<Double>, changes change: SIMD2<Double>) {
    let error = (change - x * step.x - y * step.y) / (step * step).sum()
    x += error * step.x
    y += error * step.y
  }
}
