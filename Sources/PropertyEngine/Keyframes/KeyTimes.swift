import IntervalArithmetic

/// The times at which a keyframe animation reaches its values, by `CAKeyframeAnimation`'s rules.
///
/// It does not know the values, so it also serves values that are not numbers.
package struct KeyTimes: Hashable, Sendable {
  // At least two, in 0…1, in ascending order. The first value is shown before the first time, the
  // last one after the last time.
  let times: [Double]
  let pacings: [CubicCurve]
  let isDiscrete: Bool

  /// Takes `times` as they are; in the discrete mode they are the starts of the values.
  init(_ times: [Double], pacings: [CubicCurve] = [], isDiscrete: Bool = false) {
    (self.times, self.pacings, self.isDiscrete) = (times, pacings, isDiscrete)
  }

  /// Makes the key times of `count` values, or nil for fewer than two, which animate nothing.
  ///
  /// `times` holds the progress at which each value is reached. Apple's page on `keyTimes` asks for
  /// numbers in 0…1 that never fall, and outside the discrete mode for 0 first and 1 last; other
  /// sets are ignored, as are sets of fewer than two (choice). Times without a value are ignored,
  /// as are values without a time. Without times, values are evenly spread; in the discrete mode
  /// each has an equal share.
  ///
  /// `pacings[i]` eases the way from value i to the next. The paced modes ignore times and pacings,
  /// and without lengths to go by they spread the values evenly (choice).
  package init?(count: Int, times: [Double], mode: Keyframes.Mode, pacings: [CubicCurve] = []) {
    guard count > 1 else { return nil }
    let given = Self.valid(times, count: count, mode: mode)
    if mode == .discrete {
      self.init(given ?? (0..<count).map { Double($0) / Double(count) }, isDiscrete: true)
    } else {
      self.init(given ?? Self.even(count), pacings: mode.isPaced ? [] : pacings)
    }
  }

  package var count: Int { times.count }

  /// The place at a progress, which is clamped to 0…1.
  package func place(at progress: Double) -> Keyframes.Place {
    // Written so that NaN becomes 0.
    let progress = progress > 0 ? min(progress, 1) : 0
    let last = max(reached(by: progress) - 1, 0)
    if isDiscrete { return Keyframes.Place(segment: last, share: 0) }
    let segment = min(last, times.count - 2)
    let start = times[segment]
    let span = times[segment + 1] - start
    let share = span > 0 ? min((progress - start) / span, 1) : 1
    let isEased = segment < pacings.count
    return Keyframes.Place(
      segment: segment, share: isEased ? pacings[segment].value(at: share) : share)
  }

  // The number of times up to a progress.
  func reached(by progress: Double) -> Int {
    times.count.bisected(from: -1) { !(times[$0] <= progress) }
  }

  // MARK: - Making times

  /// The times that have a value, or nil if the set is to be ignored.
  static func valid(_ times: [Double], count: Int, mode: Keyframes.Mode) -> [Double]? {
    let isRising = zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
    let isWithin = times.allSatisfy { (0...1).contains($0) }
    let isWhole = mode == .discrete || (times.first == 0 && times.last == 1)
    guard !mode.isPaced, isRising, isWithin, isWhole, times.count > 1 else { return nil }
    return Array(times.prefix(count))
  }

  /// `count` times evenly spread from 0 to 1.
  static func even(_ count: Int) -> [Double] { (0..<count).map { Double($0) / Double(count - 1) } }

  /// The times at which an even speed has covered lengths one after the other; evenly spread if
  /// there is no length.
  static func proportional(to lengths: [Double]) -> [Double] {
    let marks = lengths.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
    let covered = marks[lengths.count]
    guard covered > 0, covered.isFinite else { return even(marks.count) }
    return marks.map { $0 / covered }
  }
}
