extension ShownValue {
  /// For each number, how far rounding may have led what is shown from the formula behind it.
  package var margins: [Double] { Array(repeating: 1e-9, count: count) }
}

extension ShownValue {
  /// For each number, how far springs take it in a step as they end at a moment, though they have
  /// come to rest: a thousandth of their ways.
  package func settlingSteps(atTicks ticks: Int64) -> [Double] {
    Array(repeating: 0, count: count)
  }
}
