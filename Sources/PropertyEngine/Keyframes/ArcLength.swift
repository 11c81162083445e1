// The length of a cubic has no formula, so it is a sum of pieces, each so short that five Gauss
// points and ten of them agree. The pieces first end where the speed is least or greatest: if the
// curve turns round there, the speed has a corner that points at a distance would miss. Newton's
// method finds the place of a length within a piece, and halves the piece where a step would leave
// it.

import IntervalArithmetic

/// The lengths along one segment, a cubic of any number of components.
package struct ArcLength: Hashable, Sendable {
  let polynomials: ArraySlice<SIMD4<Double>>
  // The ends of the pieces as shares of the segment, and the length up to each.
  private var knots: [Double] = [0]
  private var lengths: [Double] = [0]

  /// Whether shares of the length are shares of the segment: in straight segments, and in those
  /// whose numbers are too great to be measured.
  package let isEven: Bool

  /// The length of the whole segment, to 1e-8 of it.
  package var whole: Double { lengths[lengths.count - 1] }

  // The error allowed in a piece, as a share of a bound on the length.
  private static let precision = 1e-11
  private static let deepest = 24

  /// Measures a segment; the coefficients are those of ``CubicPieces``.
  package init(_ polynomials: ArraySlice<SIMD4<Double>>) {
    self.polynomials = polynomials
    let bound = polynomials.reduce(0) { $0 + abs($1.y) + abs($1.z) + abs($1.w) }
    let isStraight = polynomials.allSatisfy { $0.z == 0 && $0.w == 0 }
    isEven = isStraight || !(bound * bound).isFinite
    if isEven {
      knots.append(1)
      lengths.append(speed(at: 0))
    } else {
      let ends = [0] + changeOfSpeed.signChanges + [1]
      for (start, end) in zip(ends, ends.dropFirst()) {
        let estimate = length(from: start, to: end)
        measure(from: start, to: end, as: estimate, margin: bound * Self.precision, depth: 0)
      }
    }
  }

  /// The share of the segment at which a share of its length is covered; both in 0…1.
  func share(atLength covered: Double) -> Double {
    guard covered > 0 else { return 0 }
    guard covered < 1 else { return 1 }
    let wanted = covered * whole
    let beyond = (lengths.count - 1).bisected(from: 0) { !(lengths[$0] <= wanted) }
    return share(in: knots[beyond - 1]...knots[beyond], atLength: wanted - lengths[beyond - 1])
  }

  subscript(number: Int) -> SIMD4<Double> { polynomials[polynomials.startIndex + number] }

  /// The slope of one of the numbers, by the share of the length.
  func slope(of number: Int, atLength covered: Double) -> Double {
    var place = share(atLength: covered)
    // Where the curve stops, it takes the slope right beside.
    if speed(at: place) == 0 { place += place < 1 ? 1e-6 : -1e-6 }
    return whole * .slope(of: self[number], at: place) / speed(at: place)
  }

  private func share(in piece: ClosedRange<Double>, atLength wanted: Double) -> Double {
    let start = piece.lowerBound
    var (low, high) = (start, piece.upperBound)
    var share = low + (high - low) / 2
    for _ in 0..<60 {
      let error = length(from: start, to: share) - wanted
      if error < 0 { low = share } else { high = share }
      var next = share - error / speed(at: share)
      if !(next >= low && next <= high) { next = low + (high - low) / 2 }
      if abs(next - share) <= share.ulp { return next }
      share = next
    }
    return share
  }

  // MARK: - Measuring

  private mutating func measure(
    from start: Double, to end: Double, as estimate: Double, margin: Double, depth: Int
  ) {
    let middle = (start + end) / 2
    let first = length(from: start, to: middle)
    let second = length(from: middle, to: end)
    if abs(first + second - estimate) <= margin || depth == Self.deepest {
      knots += [middle, end]
      lengths += [whole + first, whole + first + second]
    } else {
      measure(from: start, to: middle, as: first, margin: margin, depth: depth + 1)
      measure(from: middle, to: end, as: second, margin: margin, depth: depth + 1)
    }
  }

  // Half the derivative of the square of the speed.
  private var changeOfSpeed: Polynomial {
    let sum = polynomials.reduce(SIMD4<Double>.zero) { sum, c in
      sum + [2 * c.y * c.z, 6 * c.y * c.w + 4 * c.z * c.z, 18 * c.z * c.w, 18 * c.w * c.w]
    }
    return Polynomial(coefficients: [sum.x, sum.y, sum.z, sum.w])
  }

  // The five Gauss-Legendre points in −1…1, with their weights.
  private static let points: [(place: Double, weight: Double)] = [
    (-0.906_179_845_938_664, 0.236_926_885_056_189),
    (-0.538_469_310_105_683, 0.478_628_670_499_366), (0, 0.568_888_888_888_889),
    (0.538_469_310_105_683, 0.478_628_670_499_366), (0.906_179_845_938_664, 0.236_926_885_056_189),
  ]

  private func length(from start: Double, to end: Double) -> Double {
    let half = (end - start) / 2
    let middle = (start + end) / 2
    return Self.points.reduce(0) { $0 + $1.weight * speed(at: middle + half * $1.place) } * half
  }

  private func speed(at s: Double) -> Double {
    var square = 0.0
    for c in polynomials {
      let slope = (3 * c.w * s + 2 * c.z) * s + c.y
      square += slope * slope
    }
    return square.squareRoot()
  }
}
