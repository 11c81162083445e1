import IntervalArithmetic

// Measures of a number over the stretch that was looked at.
extension NumberCourse {
  package func jumps(after start: Int64, upTo end: Int64) -> [Break] {
    let first = breaks.count.bisected(from: -1) { $0 == breaks.count || start < breaks[$0].ticks }
    return breaks[first...].prefix { $0.ticks <= end }.filter(\.isJump)
  }

  package var first: Double { points.first?.value ?? .nan }
  package var end: Double { points.last?.value ?? .nan }
  /// The first of the highest points; ``lowest`` is the first of the lowest.
  package var highest: Point? { points.max { $0.value < $1.value } }
  package var lowest: Point? { points.min { $0.value < $1.value } }

  /// The part of its way that it goes beyond its end, and when; `nil` if it ends where it began.
  package var overshoot: (share: Double, ticks: Int64?)? {
    let way = end - first
    guard abs(way) > reach * Self.leastShare, let farthest = way > 0 ? highest : lowest else {
      return nil
    }
    let noise = farthest.noise + (points.last?.noise ?? 0)
    return abs(farthest.value - end) > noise
      ? ((farthest.value - end) / way, farthest.ticks) : (0, nil)
  }

  /// The distance from its end that counts as settled: the one given, or a share, by default 0.1 %,
  /// of its way or, without one, of its reach.
  package func settledDistance(_ given: Quantity?) -> Double {
    if let given, given.unit != .share { return given.value }
    let way = abs(end - first)
    return (given?.value ?? Self.settledShare) * (way > reach * Self.leastShare ? way : reach)
  }

  /// The moments between which it settles; equal if it is settled at first, or jumps there.
  package func settling(within distance: Double) -> (from: Int64, to: Int64)? {
    guard let start = points.first else { return nil }
    guard let last = points.lastIndex(where: { abs($0.value - end) > distance }) else {
      return (start.ticks, start.ticks)
    }
    guard last + 1 < points.count else { return nil }
    return (points[last].ticks, points[last + 1].ticks)
  }

  private var reach: Double { points.reduce(0) { max($0, abs($1.value - end)) } }

  // Choices: a smaller way is none; 0.1 % is Core Animation's own rule for a spring at rest.
  static let leastShare = 1e-6
  static let settledShare = 0.001

  /// The points where it turns round without a jump.
  package var turningPoints: [Turn] {
    turns.filter { !jumps.contains($0.point.ticks) && !jumps.contains($0.point.ticks - 1) }
  }
}
