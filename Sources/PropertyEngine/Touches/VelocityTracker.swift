/// The velocity of a point from samples: the slope, at the newest sample, of the parabola that best
/// fits the latest samples.
///
/// It uses the samples of the last 100 ms before the newest, at most 20. A pause of more than 40 ms
/// discards the samples before it, even a pause before the velocity is read. Two samples give the
/// slope of a straight line, one gives none. Of samples at one moment the last counts.
///
/// Source: Android's VelocityTracker, strategy LSQ2.
package struct VelocityTracker {
  private static let horizon = VirtualTime(ticks: VirtualTime.ticksPerSecond / 10)
  private static let pause = VirtualTime(ticks: VirtualTime.ticksPerSecond / 25)
  private static let limit = 20
  private var samples: [(time: VirtualTime, point: SIMD2<Double>)] = []

  package init() {}

  /// Adds the point at a moment, which must not be before the last one.
  package mutating func add(_ point: SIMD2<Double>, at time: VirtualTime) {
    if let last = samples.last {
      if last.time == time {
        samples.removeLast()
      } else if time.minus(last.time) > Self.pause {
        samples.removeAll()
      } else if samples.count == Self.limit {
        samples.removeFirst()
      }
    }
    samples.append((time, point))
  }

  /// The velocity at the newest sample, in units per second; `nil` if it is unknown.
  package func velocity(at now: VirtualTime) -> SIMD2<Double>? {
    guard let newest = samples.last, now.minus(newest.time) <= Self.pause else { return nil }
    let recent = samples.filter { newest.time.minus($0.time) <= Self.horizon }
    guard recent.count > 1 else { return nil }
    let count = Double(recent.count)
    let times = recent.map { $0.time.minus(newest.time).seconds }
    let points = recent.map { $0.point - newest.point }
    let middle = times.reduce(0, +) / count
    // The parabola is a sum of polynomials that are orthogonal at these moments, so that each
    // factor is found alone: 1, u, and u² without its part along those.
    let first = times.map { $0 - middle }
    let spread = first.reduce(0) { $0 + $1 * $1 }
    let skew = first.reduce(0) { $0 + $1 * $1 * $1 } / spread
    var velocity = Self.share(of: points, in: first) / spread
    if recent.count > 2 {
      let second = first.map { ($0 - skew) * $0 - spread / count }
      let bend = Self.share(of: points, in: second) / second.reduce(0) { $0 + $1 * $1 }
      velocity += bend * (-2 * middle - skew)
    }
    return velocity.x.isFinite && velocity.y.isFinite ? velocity : nil
  }

  private static func share(of points: [SIMD2<Double>], in factors: [Double]) -> SIMD2<Double> {
    zip(points, factors).reduce(.zero) { $0 + $1.0 * $1.1 }
  }
}
