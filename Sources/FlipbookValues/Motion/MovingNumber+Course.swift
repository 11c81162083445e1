import FlipbookLanguage
import HeadlessUIKit
import IntervalArithmetic

// How a number goes: where it turns round, jumps, or has a corner.
extension MovingNumber {
  /// The moments of a span between which the number goes one way, its ends among them: it rises,
  /// falls or stands still from each to the next, or that is the next tick.
  package func turns(
    in span: ClosedRange<Int64>, check: @escaping () throws(Mistake) -> Void
  ) throws(Mistake) -> [Int64] {
    guard isProven else { return Array(looks(in: span)) }
    let steps = try self.steps(in: span, check) { range in
      let rate = range.rate
      guard range.value.isContinuous else { return false }
      guard rate.lower < 0, rate.upper > 0 else { return true }
      return isStill(range)
    }
    var moments = [span.lowerBound]
    for step in steps {
      if step > moments[moments.count - 1] { moments.append(step) }
      moments.append(step + 1)
    }
    if span.upperBound > moments[moments.count - 1] { moments.append(span.upperBound) }
    return moments
  }

  /// The ticks of a span before which the number jumps, or does so in its rate as well.
  ///
  /// What is found is where it may; the numbers on both sides tell whether it does.
  func breaks(
    in span: ClosedRange<Int64>, ofRateToo: Bool, check: @escaping () throws(Mistake) -> Void
  ) throws(Mistake) -> [Int64] {
    guard isProven else { return [] }
    return try steps(in: span, check) { range in
      range.value.decoration >= (ofRateToo ? .smooth : .continuous)
    }.map { $0 + 1 }
  }

  private func steps(
    in span: ClosedRange<Int64>, _ check: @escaping () throws(Mistake) -> Void,
    isFine: (Rated<Interval>) -> Bool
  ) throws(Mistake) -> [Int64] {
    var search = MotionSearch(check: check)
    let steps = try search.steps(in: span, cuts: cuts(in: span)) { span in
      isFine(range(over: span))
    }
    guard let steps else {
      throw Mistake(.notDecided(scope.world.momentText.span(span)), expression.span)
    }
    return steps
  }

  // Whether its rate is only what is left of rounding.
  private func isStill(_ range: Rated<Interval>) -> Bool {
    let size = max(range.value.lower.magnitude, range.value.upper.magnitude, 1)
    return max(-range.rate.lower, range.rate.upper) <= Self.rounding * size
  }

  private static var rounding: Double { 1e-12 }
}

extension MovingNumber {
  /// How far it may jump at a moment since springs that have come to rest are taken to be at their
  /// ends: a thousandth of the ways of those that end then.
  func settlingStep(at ticks: Int64) -> Double {
    sources.all.reduce(0) { $0 + ($1.settlingSteps(atTicks: ticks).max() ?? 0) }
  }
}
