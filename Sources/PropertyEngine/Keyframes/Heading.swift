import CLibrary

/// The direction in which a segment of a curve in the plane runs, as an angle from the x axis
/// toward the y axis.
struct Heading: Hashable, Sendable {
  private let c1: SIMD2<Double>
  private let c2: SIMD2<Double>
  private let c3: SIMD2<Double>

  // A speed below this share of the segment's size is only rounding and has no direction.
  private static let noise = 1e-9

  /// Reads the two polynomials of a segment; nil if the segment is a single point.
  init?(_ polynomials: ArraySlice<SIMD4<Double>>) {
    guard polynomials.count == 2, let x = polynomials.first, let y = polynomials.last else {
      return nil
    }
    (c1, c2, c3) = ([x.y, y.y], [x.z, y.z], [x.w, y.w])
    guard size > 0 else { return nil }
  }

  private var size: Double { Self.length(c1) + Self.length(c2) + Self.length(c3) }

  /// The angle at a share of the segment, in radians, in −π…π.
  ///
  /// Where the curve stops, it is the direction in which the curve leaves in the first half of the
  /// segment, and arrives in the second.
  func angle(at share: Double) -> Double {
    let speed = (c3 * (3 * share) + c2 * 2) * share + c1
    if Self.length(speed) > size * Self.noise { return Self.angle(speed) }
    let bend = c3 * (3 * share) + c2
    let forward = share > 0.5 ? -bend : bend
    return Self.angle(Self.length(bend) > size * Self.noise ? forward : c3)
  }

  private static func length(_ vector: SIMD2<Double>) -> Double { hypot(vector.x, vector.y) }

  private static func angle(_ vector: SIMD2<Double>) -> Double { atan2(vector.y + 0, vector.x) }
}
