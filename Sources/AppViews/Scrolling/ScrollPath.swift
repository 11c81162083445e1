/// The motion of one coordinate of a content offset without a finger: sums of exponentials.
///
/// Scrolling keeps a share of its velocity in each millisecond; beyond an end it comes back at a
/// rate of 8.2 per second. Others measured these rates.
struct ScrollPath {
  // target + (offset + speed · t) · e^(−rate · t), where `offset` or `speed` is 0.
  private struct Decay {
    let target: Double
    var offset = 0.0
    var speed = 0.0
    let rate: Double

    func value(at t: Double) -> Double { target + (offset + speed * t) * exp(-rate * t) }

    func velocity(at t: Double) -> Double { (speed - rate * (offset + speed * t)) * exp(-rate * t) }

    /// The seconds after which it is never more than half a pixel away.
    ///
    /// For a speed it is a bound: t · e^(−rate · t) is at most 2 / (e · rate) · e^(−rate · t / 2).
    var length: Double {
      let still = 0.5 / 3
      let own = log(abs(offset) / still) / rate
      return max(0, own, 2 / rate * log(2 * abs(speed) / (M_E * rate * still)))
    }
  }

  private static let bounceRate = 8.2
  private let first: Decay
  // The motion after it hits an end, and the time of that.
  private var bounce: (start: Double, decay: Decay)?
  /// The seconds until it is at rest, at most half a pixel from its end.
  let duration: Double
  let end: Double

  /// Makes a path that decelerates toward a target, which may lie beyond an end; the rate is the
  /// share of the way that is left after each millisecond, above 0 and below 1.
  init(
    from start: Double, toward target: Double, in range: ClosedRange<Double>, rate: Double,
    bounces: Bool
  ) {
    let rate = -1000 * log(rate)
    let (back, last) = (range.nearest(to: start) - start, range.nearest(to: target))
    end = last
    // From beyond an end it comes back, unless its velocity brings it back sooner.
    let isSlow = rate * (target - start) * (back < 0 ? -1 : 1) <= Self.bounceRate * abs(back)
    let comesBack = back != 0 && isSlow
    first =
      comesBack
      ? Decay(target: last, offset: start - last, rate: Self.bounceRate)
      : Decay(target: target, offset: start - target, rate: rate)
    guard !comesBack, target != last else {
      duration = first.length
      return
    }
    let hit = log((start - target) / (last - target)) / rate
    let decay = Decay(target: last, speed: rate * (target - last), rate: Self.bounceRate)
    bounce = bounces ? (hit, decay) : nil
    duration = bounces ? hit + decay.length : hit
  }

  func value(at t: Double) -> Double { t < duration ? part(at: t) { $0.value(at: $1) } : end }

  /// Points per second.
  func velocity(at t: Double) -> Double { t < duration ? part(at: t) { $0.velocity(at: $1) } : 0 }

  private func part(at t: Double, _ read: (Decay, Double) -> Double) -> Double {
    guard let bounce, t >= bounce.start else { return read(first, t) }
    return read(bounce.decay, t - bounce.start)
  }
}

extension ClosedRange {
  func nearest(to value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
