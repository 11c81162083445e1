/// Finds the value with which a measure is least or greatest, where a condition allows it: it tries
/// evenly spaced values, then closes in around the best of them.
///
/// It knows the measure only at the values it tries, so it can miss a better one between two.
struct Optimum {
  typealias Reading = (measure: Quantity, isAllowed: Bool)

  // Choice: the precision of the best value, and of allowed edges, as a share of the range.
  private static let nearShare = 1e-10
  // The least difference that makes a measure better, as a share of it.
  private static let equalShare = 1e-12

  let range: ClosedRange<Double>
  let isLeast: Bool
  /// The typed values next to a value, the nearest first.
  let typed: (Double) -> [Double]
  let read: (Double) throws(Mistake) -> Reading

  private struct Sample {
    let value: Double
    /// Less is better; infinite where the value is not allowed, or has no measure.
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

  /// The best value, or all between two if these are equally good; `nil` where none is allowed.
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
      // If no value has a measure, this throws the reason.
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

  // Picks, among the printable values next to the best, the one that still holds once it is typed.
  private func typed(_ best: Sample) throws(Mistake) -> Sample {
    var found: Sample?
    for value in typed(best.value) where range.contains(value) {
      let next = try sample(value)
      if next.cost < found?.cost ?? .infinity { found = next }
    }
    return found ?? best
  }

  /// The best of values that were found before.
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

  // The last value with which the measure is as good as with a known one.
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

  // Cuts off thirds around the best known value; forbidden values cost most, so edges of the
  // allowed ones are found, too.
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
