/// The ticks between which a motion does the same again after each period.
package struct Repetition {
  private let ticks: ClosedRange<Int64>
  private let period: Double

  /// - Parameters:
  ///   - ticks: may hold a part of a last period, but not the end of the motion.
  ///   - period: greater than 0; it need not be whole.
  package init(ticks: ClosedRange<Int64>, period: Double) {
    (self.ticks, self.period) = (ticks, period)
  }

  /// The repetition that some motions share; `nil` if one does not repeat, or not like the others.
  package static func common(_ all: [Repetition?]) -> Repetition? {
    guard let first = all.first else { return nil }
    return all.dropFirst().reduce(first) { result, next in
      guard let result, let next, result.period == next.period, result.ticks.overlaps(next.ticks)
      else { return nil }
      return Repetition(ticks: result.ticks.clamped(to: next.ticks), period: next.period)
    }
  }

  /// The first period in a stretch, and the number of further ones that begin in it; `nil` if that
  /// is less than two, or if moments are so late that a `Double` cannot tell them apart.
  package func periods(
    in stretch: ClosedRange<Int64>
  ) -> (first: ClosedRange<Int64>, more: Int)? {
    guard ticks.overlaps(stretch) else { return nil }
    let all = ticks.clamped(to: stretch)
    guard all.upperBound < 1 << 52 else { return nil }
    let more = (Double(all.upperBound - all.lowerBound) / period).rounded(.down)
    guard more >= 2 else { return nil }
    return (all.lowerBound...all.lowerBound + Int64(period.rounded(.up)), Int(more))
  }

  /// The stretch that repeats another one some periods later; `nil` if it is too short.
  ///
  /// It leaves out the moments near its ends that may belong to other parts: a period need not be
  /// whole, and its end is known to 1e-12 of the time.
  package func later(_ stretch: ClosedRange<Int64>, by count: Int) -> ClosedRange<Int64>? {
    let way = period * Double(count)
    let margin = 1 + way * 1e-12
    let start = Int64((Double(stretch.lowerBound) + way + margin).rounded(.up))
    let end = Int64((Double(stretch.upperBound) + way - margin).rounded(.down))
    return start < min(end, ticks.upperBound) ? start...min(end, ticks.upperBound) : nil
  }
}
