import IntervalArithmetic

extension MovingNumber {
  /// Whether it is proven at a glance to stay between two values over a span, or so close beyond them
  /// that rounding hides it.
  package func stays(in values: ClosedRange<Double>, over span: TickSpan) -> Bool {
    let range = range(over: span).value
    let size = max(values.lowerBound.magnitude, values.upperBound.magnitude)
    let margin = Self.share * (values.upperBound - values.lowerBound) + Self.rounding * size
    return range.lower >= values.lowerBound - margin && range.upper <= values.upperBound + margin
  }

  // Choices: the inverse of a curve is known to a ten-millionth or so.
  private static var share: Double { 1e-6 }
  private static var rounding: Double { 1e-9 }
}
