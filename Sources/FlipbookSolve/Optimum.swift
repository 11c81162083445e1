/// Looks for the value with which a measure is the least or the greatest that a condition allows: at
/// even distances, then closer and closer around the best of them.
///
/// What is known of the measure are its values, so a better one between two of them can be missed.
struct Optimum {
  typealias Reading = (measure: Quantity, isAllowed: Bool)

  // Choice: how near to the best value, or to the edge of what is allowed, as a share of the range.
  private static let nearShare = 1e-10
  // What is this much better, as a share of the measure, is better.
  private static let equalShare = 1e-12

  let range: ClosedRange<Double>
  let isLeast: Bool
  /// The values next to one as they are typed, the nearest first.
  let typed: (Double) -> [Double]
  let read: (Double) throws(Mistake) -> Reading

  private struct Sample {
    let value: Double
    /// The less the better; infinite where it is not allowed, or has no measure.
    let cost: Double
    let measure: Quantity?
  }

  private func sample(_ value: Double) throws(Mistake) -> Sample {
    guard let found = try unlessMistaken({ () throws(Mistake) in try read(value) }) else {
      return Sample(value: value, cost: .infinity, measure: nil)
    }
    let cost = isLeast ? found.measure.value : -found.measure.value
    return Sample(value: value, cost: found.isAllowed ? cost : .infinity, measure: found.measure)
  }

  /// The best value, or all between two where these are as good; `nil` where none is allowed.
  ///
  /// - Throws: the mistake of the last value if there is no measure with any.
  func best() throws(Mistake) -> Solution? {
    let samples = try (0...Solver.parts).map { part throws(Mistake) in
      let share = Double(part) / Double(Solver.parts)
      return try sample(range.lowerBound + (range.upperBound - range.lowerBound) * share)
    }
    guard let least = samples.indices.min(by: { samples[$0].cost < samples[$1].cost }),
      samples[least].cost < .infinity
    else {
      // What has a measure with no value is told why.
      if samples.allSatisfy({ $0.measure == nil }) { _ = try read(range.upperBound) }
      return nil
    }
    let equal = samples[least...].prefix { isEqual($0, samples[least]) }
    var known = samples[least]
    if equal.count > 2, let last = equal.last {
      let stretch = known.value...last.value
      let between = try Solver.unevenValues(in: stretch).map { value throws(Mistake) in
        try sample(value)
      }
      if between.allSatisfy({ isEqual($0, known) }) {
        let low = try edge(of: known, from: known.value, to: least > 0 ? samples[least - 1] : known)
        let after = equal.endIndex < samples.endIndex ? samples[equal.endIndex] : last
        return solution(.stretch, low...(try edge(of: known, from: last.value, to: after)), known)
      }
      for found in between where found.cost < known.cost { known = found }
    }
    let part = (range.upperBound - range.lowerBound) / Double(Solver.parts)
    let best = try typed(
      closer(
        to: known, from: max(known.value - part, range.lowerBound),
        to: min(known.value + part, range.upperBound)))
    return solution(isLeast ? .least : .greatest, best.value...best.value, best)
  }

  // What is printed is as good as it says once it is typed: of the values next to the best.
  private func typed(_ best: Sample) throws(Mistake) -> Sample {
    var found: Sample?
    for value in typed(best.value) where range.contains(value) {
      let next = try sample(value)
      if next.cost < found?.cost ?? .infinity { found = next }
    }
    return found ?? best
  }

  /// The best of some values that were found before.
  func best(of solutions: [Solution]) throws(Mistake) -> Solution? {
    var best: Sample?
    for solution in solutions where [.solution, .stretch, .many].contains(solution.kind) {
      let found = try sample(solution.place[0])
      if found.cost < best?.cost ?? .infinity { best = found }
    }
    return best.map { solution(isLeast ? .least : .greatest, $0.value...$0.value, $0) }
  }

  private func solution(
    _ kind: Solution.Kind, _ values: ClosedRange<Double>, _ sample: Sample
  ) -> Solution {
    Solution(kind: kind, value: values, measures: [sample.measure].compactMap(\.self))
  }

  // How far the measure stays as good as with a value.
  private func edge(
    of known: Sample, from inside: Double, to other: Sample
  ) throws(Mistake) -> Double {
    var (inside, outside) = (inside, other.value)
    while (outside - inside).magnitude > Self.nearShare * (range.upperBound - range.lowerBound) {
      let middle = inside + (outside - inside) / 2
      guard middle != inside, middle != outside else { break }
      if isEqual(try sample(middle), known) { inside = middle } else { outside = middle }
    }
    return inside
  }

  private func isEqual(_ a: Sample, _ b: Sample) -> Bool {
    (a.cost - b.cost).magnitude <= Self.equalShare * b.cost.magnitude
  }

  // Thirds are cut off around the best value that is known; what is not allowed costs most, so an
  // edge of that is found as well.
  private func closer(
    to known: Sample, from low: Double, to high: Double
  ) throws(Mistake) -> Sample {
    var (low, high, best) = (low, high, known)
    while high - low > Self.nearShare * (range.upperBound - range.lowerBound) {
      let third = (high - low) / 3
      guard low + third > low, high - third < high else { break }
      let (first, second) = (try sample(low + third), try sample(high - third))
      if first.cost < best.cost { best = first }
      if second.cost < best.cost { best = second }
      let isFirst =
        first.cost == second.cost ? best.value < (low + high) / 2 : first.cost < second.cost
      if isFirst { high -= third } else { low += third }
    }
    return best
  }
}
