/// Moments, as whole numbers, between which a motion does the same again after each period.
package struct Repetition {
  private let ticks: ClosedRange<Int64>
  private let period: Int64

  /// - Parameters:
  ///   - ticks: may hold a part of a last period, but not the end of the motion.
  ///   - period: greater than 0.
  package init(ticks: ClosedRange<Int64>, period: Int64) {
    (self.ticks, self.period) = (ticks, period)
  }

  /// What all of some motions have in common; `nil` where one does not repeat, or not as the others.
  package static func common(_ all: [Repetition?]) -> Repetition? {
    guard let first = all.first else { return nil }
    return all.dropFirst().reduce(first) { result, next in
      guard let result, let next, result.period == next.period, result.ticks.overlaps(next.ticks)
      else { return nil }
      return Repetition(ticks: result.ticks.clamped(to: next.ticks), period: next.period)
    }
  }

  /// The same stretch of the first period; the stretch itself if part of it lies outside.
  package func inFirstPeriod(_ stretch: ClosedRange<Int64>) -> ClosedRange<Int64> {
    guard ticks.contains(stretch.lowerBound), ticks.contains(stretch.upperBound) else {
      return stretch
    }
    let past = (stretch.lowerBound - ticks.lowerBound) / period * period
    return stretch.lowerBound - past...stretch.upperBound - past
  }
}
