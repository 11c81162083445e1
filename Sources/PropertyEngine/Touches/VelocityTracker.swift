/// How fast a point moves that is only seen now and then: the slope, at the newest sample, of the
/// parabola that fits the latest samples best.
///
/// The samples of the last 100 ms before the newest count, at most 20 of them; a pause of more than
/// 40 ms forgets what was before it, also one before the velocity is asked for. Two samples give
/// the straight line's slope, one gives none. Of samples at one moment the last counts.
///
/// Source: Android's VelocityTracker, strategy LSQ2.
package struct VelocityTracker {
  private static let horizon = VirtualTime(ticks: VirtualTime.ticksPerSecond / 10)
  private static let pause = VirtualTime(ticks: VirtualTime.ticksPerSecond / 25)
  private static let limit = 20
  private var samples: [(time: VirtualTime, point: SIMD2<Double>)] = []

  package init() {}

  /// Adds where the point is at a moment, which must not lie before the last one.
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

  /// Units per second at the newest sample; `nil` where that is not known.
  package func velocity(at now: VirtualTime) -> SIMD2<Double>? {
    guard let newest = samples.last, now.minus(newest.time) <= Self.pause else { return nil }
    let recent = samples.filter { newest.time.minus($0.time) <= Self.horizon }
    guard recent.count > 1 else { return nil }
    let count = Double(recent.count)
    let times = recent.map { $0.time.minus(newest.time).seconds }
    let points = recent.map { $0.point - newest.point }
    let middle = times.reduce(0, +) / count
    // The parabola is told in polynomials that have nothing to do with each other at these
    // moments, so that each factor is found alone: 1, u, and u² without its share of those.
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
