import HeadlessUIKit

/// A stretch of the stage's time.
struct TimeStretch: Equatable {
  /// Both ends in ticks; the second is not before the first.
  let start: Int64
  let end: Int64

  /// So many moments and one more, evenly from the start to the end.
  func moments(_ count: Int) -> [Int64] {
    (0...count).map { place in
      let ticks = (Double(end - start) * Double(place) / Double(count)).rounded()
      return min(start.later(by: Int64(exactly: ticks) ?? .max), end)
    }
  }

  /// Both ends in seconds.
  var seconds: ClosedRange<Double> { Stage.seconds(ticks: start)...Stage.seconds(ticks: end) }
}

extension Int64 {
  /// The tick so many later, or the last one there is.
  func later(by ticks: Int64) -> Int64 {
    let (sum, isBeyond) = addingReportingOverflow(ticks)
    return isBeyond ? .max : sum
  }
}
