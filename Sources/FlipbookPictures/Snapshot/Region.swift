/// A place or a way, in points, pixels, dots or cells; x grows to the right, y downwards.
package typealias Place = SIMD2<Double>

/// An upright box in points of the window, or an empty one.
package struct Region: Equatable, Sendable {
  /// The upper left and the lower right corner.
  package private(set) var low = SIMD2(repeating: Double.infinity)
  package private(set) var high = SIMD2(repeating: -Double.infinity)

  // Choice: pictures ignore places that are farther away.
  private static let reach = 1e9

  package init() {}

  package init(around places: some Sequence<SIMD2<Double>>) { include(places) }

  package init(corner: SIMD2<Double>, size: SIMD2<Double>) { include([corner, corner + size]) }

  package var isEmpty: Bool { low.x > high.x }
  package var size: SIMD2<Double> { high - low }

  /// In order from the upper left.
  package var corners: [SIMD2<Double>] { Array(cornersOf: low, high) }

  /// Grows until it contains some places, except for those too far away.
  package mutating func include(_ places: some Sequence<SIMD2<Double>>) {
    for place in places where abs(place.x) <= Self.reach && abs(place.y) <= Self.reach {
      low = pointwiseMin(low, place)
      high = pointwiseMax(high, place)
    }
  }

  package mutating func include(_ other: Region) {
    if !other.isEmpty { include([other.low, other.high]) }
  }

  /// The frame of a picture of it: with a margin of 10 points (choice), in whole points.
  package var frame: Region {
    var frame = self
    (frame.low, frame.high) = ((low - 10).rounded(.down), (high + 10).rounded(.up))
    return frame
  }
}

extension SIMD2<Double> { package var length: Double { (self * self).sum().squareRoot() } }

extension [SIMD2<Double>] {
  /// The corners of an upright box, in order from the upper left.
  init(cornersOf low: SIMD2<Double>, _ high: SIMD2<Double>) {
    self = [low, [high.x, low.y], high, [low.x, high.y]]
  }
}
