/// A polynomial of one variable in 0…1.
struct Polynomial: Hashable, Sendable {
  /// The factors of 1, s, s² and so on.
  let coefficients: [Double]

  func value(at s: Double) -> Double { coefficients.reversed().reduce(0) { $0 * s + $1 } }

  /// The places strictly between 0 and 1 where the sign changes, in ascending order.
  var signChanges: [Double] {
    guard coefficients.count > 1 else { return [] }
    let slope = Polynomial(
      coefficients: coefficients.indices.dropFirst().map { Double($0) * coefficients[$0] })
    // Between two places where the slope changes its sign, the value does so at most once.
    let stops = [0] + slope.signChanges + [1]
    return zip(stops, stops.dropFirst()).compactMap(signChange).filter { $0 > 0 && $0 < 1 }
  }

  private func signChange(between low: Double, and high: Double) -> Double? {
    let isRising = value(at: low) < 0
    guard isRising != (value(at: high) < 0) else { return nil }
    var (low, high) = (low, high)
    while true {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { return middle }
      if (value(at: middle) < 0) == isRising { low = middle } else { high = middle }
    }
  }
}
