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

  /// The corners of a box with points along its round corners, which take shares of the sides that
  /// lead away from the first corner and to it; each is 4 or 8 straight pieces.
  func rounded(by shares: SIMD2<Double>, pieces: Int) -> [SIMD2<Double>] {
    let own = stride(from: 0, through: 8, by: 8 / pieces).map { sines[$0] }
    return indices.flatMap { index in
      let corner = self[index]
      let isAcross = index.isMultiple(of: 2)
      let here = (self[(index + 3) % 4] - corner) * (isAcross ? shares.y : shares.x)
      let away = (self[(index + 1) % 4] - corner) * (isAcross ? shares.x : shares.y)
      return zip(own, own.reversed()).map { corner + here * (1 - $0) + away * (1 - $1) }
    }
  }
}

// The sines at eighths of a quarter circle.
private let sines = [
  0, 0.19509032201612825, 0.3826834323650898, 0.5555702330196022, 0.7071067811865476,
  0.8314696123025452, 0.9238795325112867, 0.9807852804032304, 1,
]
