import IntervalArithmetic

/// How a track's number combines with what lies below: the model and earlier contributions.
///
/// The result is below · (keep + keepPerProgress · progress) + from + delta · progress, and for a
/// cumulative animation the end value once more for each cycle that is over.
package struct Mixing: Hashable, Sendable {
  /// The amount that each completed cycle adds.
  package enum Cumulation: Hashable, Sendable {
    case none
    /// Adds the track's own end value.
    case own
    /// Adds the shown end value, which includes what lies below.
    case shown
  }

  package var keep: Double
  package var keepPerProgress = 0.0
  package var cumulation = Cumulation.none
  package static let additive = Mixing(keep: 1)
  package static let absolute = Mixing(keep: 0)

  package init(keep: Double, keepPerProgress: Double = 0, cumulation: Cumulation = .none) {
    (self.keep, self.keepPerProgress, self.cumulation) = (keep, keepPerProgress, cumulation)
  }

  /// The number that one component of a way shows on top of what lies below.
  package func value(
    _ way: Way, _ component: Int, own: Double, below: Double, at place: MediaTiming.Place
  ) -> Double { value(own: own, end: way.end(component), below: below, at: place) }

  /// The same for a number, of any kind, and the end of its way.
  @inline(__always) func value<N: ShownNumeral>(
    own: N, end: @autoclosure () -> Double, below: N, at place: (progress: N, cycles: N)
  ) -> N {
    let once =
      keep == 0 && keepPerProgress == 0
      ? own : below * (N(keep) + N(keepPerProgress) * place.progress) + own
    guard place.cycles.bounds.upper > 0 else { return once }
    return switch cumulation {
    case .none: once
    case .own: once + place.cycles * N(end())
    case .shown: once + place.cycles * (below * N(keep + keepPerProgress) + N(end()))
    }
  }
}
