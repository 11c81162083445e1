extension Keyframes {
  /// Makes keyframes of values, or nil if there is nothing to animate: less than two values, values
  /// without numbers, or with different counts of them.
  ///
  /// ``KeyTimes`` explains `times` and `pacings`. The three last arrays are `tensionValues`,
  /// `continuityValues` and `biasValues`, one number for each value, 0 where they are too short;
  /// only the cubic modes use them. The curve of `cubicPaced` is that of `cubic` with evenly spread
  /// times (choice). Numbers must be finite.
  package init?(
    values: [[Double]], times: [Double], mode: Mode, pacings: [CubicCurve] = [],
    tensions: [Double] = [], continuities: [Double] = [], biases: [Double] = []
  ) {
    guard let width = values.first?.count, width > 0, values.allSatisfy({ $0.count == width }),
      let keyTimes = KeyTimes(count: values.count, times: times, mode: mode, pacings: pacings)
    else { return nil }
    let used = Array(values.prefix(keyTimes.count))
    let shape = KochanekBartels(tensions: tensions, continuities: continuities, biases: biases)
    let way =
      mode == .cubic || mode == .cubicPaced
      ? CubicPieces(smoothThrough: used, times: keyTimes.times, shape: shape)
      : CubicPieces(straightThrough: used)
    switch mode {
    case .linear, .cubic: self.init(along: way, times: keyTimes)
    case .discrete: self.init(along: way, times: keyTimes, showing: CubicPieces(standingAt: used))
    case .paced, .cubicPaced: self.init(evenlyAlong: way)
    }
  }
}
