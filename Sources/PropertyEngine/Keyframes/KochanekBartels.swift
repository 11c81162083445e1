/// The shape of a smooth curve through keyframes: `tensionValues`, `continuityValues` and
/// `biasValues` of `CAKeyframeAnimation`.
///
/// Without them the tangent at a value is the slope from its neighbour before to the one after, and
/// at an end that of the only segment: Catmull and Rom's curve for uneven times, which reproduces
/// what Core Animation does. With them it is the standard form of Kochanek and Bartels, as Apple's
/// page on the cubic mode has it, made for uneven times in the same way.
struct KochanekBartels: Hashable, Sendable {
  /// The tightness of the curve at each value: 1 stops there, negative ones are rounder.
  var tensions: [Double] = []
  /// The difference between the tangents before and after each value; none at 0.
  var continuities: [Double] = []
  /// The weight that the step before each value has over the step after it.
  var biases: [Double] = []

  /// The tangents with which a segment leaves its first value and arrives at its second one, by the
  /// share of the segment.
  func tangents(
    of segment: Int, values: [Double], times: [Double]
  ) -> (leaving: Double, arriving: Double) {
    // One of the steps beside a value is the segment's own, the other lies beyond. A step beyond
    // that is missing, or that is a jump and takes no time, does not count (choice).
    func height(_ segment: Int) -> Double { values[segment + 1] - values[segment] }
    func span(_ segment: Int) -> Double { times[segment + 1] - times[segment] }
    func tangent(isLeaving: Bool) -> Double {
      let value = isLeaving ? segment : segment + 1
      let other = isLeaving ? segment - 1 : segment + 1
      let looseness = 1 - Self.number(tensions, value)
      guard other >= 0, other + 1 < times.count, span(other) > 0, span(segment) > 0 else {
        return looseness * height(segment)
      }
      let continuity = Self.number(continuities, value)
      let bias = Self.number(biases, value) * (isLeaving ? -1 : 1)
      let sum =
        (1 + bias) * (1 - continuity) * height(segment)
        + (1 - bias) * (1 + continuity) * height(other)
      return looseness * sum * span(segment) / (span(segment) + span(other))
    }
    return (tangent(isLeaving: true), tangent(isLeaving: false))
  }

  private static func number(_ numbers: [Double], _ index: Int) -> Double {
    numbers.indices.contains(index) ? numbers[index] : 0
  }
}
