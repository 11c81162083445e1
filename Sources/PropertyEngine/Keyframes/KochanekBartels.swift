/// The shape of a smooth curve through keyframes: `tensionValues`, `continuityValues` and
/// `biasValues` of `CAKeyframeAnimation`.
///
/// Without them the tangent at a value is the slope from its neighbour before to the one after, and
/// at an end that of the only segment: Catmull and Rom's curve for uneven times, which reproduces
/// what Core Animation does. With them it is the standard form of Kochanek and Bartels, as Apple's
/// page on the cubic mode has it, made for uneven times in the same way.
struct KochanekBartels: Hashable, Sendable {
  /// How tight the curve is at each value: 1 stops there, negative ones are rounder.
  var tensions: [Double] = []
  /// How the tangents before and after each value differ; they are the same at 0.
  var continuities: [Double] = []
  /// How much more the step before each value counts than the step after it.
  var biases: [Double] = []

  /// The tangents with which a segment leaves its first value and arrives at its second one, by the
  /// share of the segment.
  func tangents(
    of segment: Int, values: [Double], times: [Double]
  ) -> (leaving: Double, arriving: Double) {
    let steps = Steps(values: values, times: times)
    return (tangent(at: segment, of: segment, steps), tangent(at: segment + 1, of: segment, steps))
  }

  // Seen from the value, one of its neighbouring steps is the segment's own and the other lies
  // beyond. Where there is none beyond, or it takes no time and is a jump, the curve does not look
  // at it (choice).
  private func tangent(at value: Int, of segment: Int, _ steps: Steps) -> Double {
    let isLeaving = value == segment
    let other = isLeaving ? segment - 1 : segment + 1
    let looseness = 1 - (Self.number(tensions, value) ?? 0)
    let own = steps.height(segment)
    let span = steps.span(segment)
    guard let otherSpan = steps.span(ifThereIs: other), otherSpan > 0, span > 0 else {
      return looseness * own
    }
    let continuity = Self.number(continuities, value) ?? 0
    let bias = (Self.number(biases, value) ?? 0) * (isLeaving ? -1 : 1)
    let sum =
      (1 + bias) * (1 - continuity) * own + (1 - bias) * (1 + continuity) * steps.height(other)
    return looseness * sum * span / (span + otherSpan)
  }

  private static func number(_ numbers: [Double], _ index: Int) -> Double? {
    numbers.indices.contains(index) ? numbers[index] : nil
  }

  /// What lies between neighbouring values.
  private struct Steps {
    let values: [Double]
    let times: [Double]

    func height(_ segment: Int) -> Double { values[segment + 1] - values[segment] }

    func span(_ segment: Int) -> Double { times[segment + 1] - times[segment] }

    func span(ifThereIs segment: Int) -> Double? {
      segment >= 0 && segment + 1 < times.count ? span(segment) : nil
    }
  }
}
