/// An upright box in points of the window, or none.
package struct Region: Equatable, Sendable {
  /// The upper left corner and the one opposite, y growing downwards.
  package private(set) var low = SIMD2(repeating: Double.infinity)
  package private(set) var high = SIMD2(repeating: -Double.infinity)

  // Choice: in pictures nothing is farther away than so many points.
  private static let reach = 100_000.0

  /// None.
  package init() {}

  package init(corner: SIMD2<Double>, size: SIMD2<Double>) { include([corner, corner + size]) }

  package var isEmpty: Bool { low.x > high.x }
  package var size: SIMD2<Double> { high - low }

  /// Around it from the upper left.
  var corners: [SIMD2<Double>] { [low, [high.x, low.y], high, [low.x, high.y]] }

  /// Grows until some places lie in it; those out of all reach are left out.
  package mutating func include(_ places: some Sequence<SIMD2<Double>>) {
    for place in places where abs(place.x) <= Self.reach && abs(place.y) <= Self.reach {
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
  }

  /// Grows until another lies in it.
  package mutating func include(_ other: Region) {
    if !other.isEmpty { include([other.low, other.high]) }
  }

  /// The frame of a picture in which it is seen whole: a margin wider, in whole points.
  ///
  /// Choice: the margin is 10 points.
  var frame: Region {
    var frame = self
    (frame.low, frame.high) = ((low - 10).rounded(.down), (high + 10).rounded(.up))
    return frame
  }
}
