import FlipbookChecks

/// Finds the values with which a measure meets its goal: it tries evenly spaced values, then closes
/// in between two of them that are on both sides.
///
/// It knows the measure only at the values it tries, so it can miss two solutions between two.
struct Solver {
  struct Reading {
    let measure: Quantity
    let target: Double

    /// The difference of the measure from its goal.
    var off: Double {
      let off = measure.value - target
      // Rounding is no difference, however far from 0 the numbers are.
      return off.magnitude <= (measure.value.magnitude + target.magnitude) * rounding ? 0 : off
    }
  }

  // Choices: the steps between values; what counts as near, as shares of range and measures.
  static let parts = 128
  private static let nearShare = 1e-13
  private static let rounding = 0x1p-50
  static let equalShare = 1e-9
  private static let roundedShare = 1e-7
  static let jumpShare = 1e-6
  // Choices: the most edges to look for, and the values to try within a stretch.
  private static let mostEdges = 8
  private static let unevenValues = 16
  // If the distance varies less than this around its least, as a share of that, it comes no nearer.
  private static let touchShare = 0.25

  private let range: ClosedRange<Double>
  private let unit: Quantity.Unit
  private let read: (Double) throws(Mistake) -> Reading
  private var samples: [Sample] = []
  // The number of values without a measure, and of the edges between these and others.
  private var (failures, edges) = (0, 0)

  private struct Sample {
    let value: Double
    /// The difference from the goal; `nil` where there is no measure.
    var off: Double?
    let measure: Quantity

    /// Whether it meets the goal, but for the rounding of measures with this spread.
    func isNear(of spread: Double) -> Bool { (off ?? .infinity).magnitude <= equalShare * spread }

    // Choice: the rounding error of sums of many numbers, as of a whole motion.
    func isNoise(beside other: Sample) -> Bool {
      let size = 0x1p-40 * measure.value.magnitude
      return (off ?? .infinity).magnitude <= size
        && (measure.value - other.measure.value).magnitude <= size
    }
  }

  init(
    range: ClosedRange<Double>, unit: Quantity.Unit,
    read: @escaping (Double) throws(Mistake) -> Reading
  ) { (self.range, self.unit, self.read) = (range, unit, read) }

  private func sample(_ value: Double) throws(Mistake) -> Sample {
    let found = try read(value)
    return Sample(value: value, off: found.off, measure: found.measure)
  }

  // A value without a measure, as of a motion that does not settle, is no solution.
  private func trying(_ value: Double) throws(Mistake) -> Sample {
    try unlessMistaken { () throws(Mistake) in try sample(value) }
      ?? Sample(value: value, off: nil, measure: Quantity(value: .nan))
  }

  /// - Throws: the mistake of the last value if there is no measure with any.
  mutating func solutions() throws(Mistake) -> [Solution] {
    for part in 0...Self.parts {
      let value = range.lowerBound + width * (Double(part) / Double(Self.parts))
      do {
        try add(try sample(value))
      } catch {
        guard error.kind != .interrupted, failures < Self.parts else { throw error }
        failures += 1
        try add(Sample(value: value, off: nil, measure: Quantity(value: .nan)))
      }
    }
    // A value between solutions that differs only by rounding is a solution.
    for place in samples.indices {
      let beside = [place - 1, place + 1].filter(samples.indices.contains)
      guard beside.allSatisfy({ samples[$0].off == 0 }) else { continue }
      if samples[place].isNear(of: spread) { samples[place].off = 0 }
    }
    if let all = samples.first, samples.allSatisfy({ $0.isNoise(beside: all) }) {
      var isAll = true
      for value in Self.unevenValues(in: range) where isAll {
        isAll = try trying(value).isNoise(beside: all)
      }
      if isAll { return [Solution(kind: .stretch, value: range, measures: [all.measure])] }
    }
    var found: [Solution] = []
    var next = samples.startIndex
    while next < samples.endIndex {
      let here = samples[next]
      if let last = samples[next...].prefix(while: { $0.off == 0 }).indices.last {
        found.append(
          try stretch(
            from: next > 0 ? samples[next - 1] : nil, here, samples[last],
            to: last + 1 < samples.endIndex ? samples[last + 1] : nil))
        next = last + 1
        continue
      }
      found += try touches(around: next)
      next += 1
      guard next < samples.endIndex else { break }
      if let off = here.off, let other = samples[next].off, off * other < 0 {
        found.append(try crossing(here, samples[next]))
      }
    }
    return try found.withRounded(rounded)
  }

  // If only one of two neighbours has a measure, the last value that has one comes between them.
  private mutating func add(_ next: Sample) throws(Mistake) {
    defer { samples.append(next) }
    guard let last = samples.last, (last.off == nil) != (next.off == nil), edges < Self.mostEdges
    else { return }
    edges += 1
    var (known, edge) = last.off == nil ? (next, last.value) : (last, next.value)
    while (known.value - edge).magnitude > nearest {
      let middle = known.value + (edge - known.value) / 2
      guard middle != known.value, middle != edge else { break }
      let found = try trying(middle)
      if found.off == nil { edge = middle } else { known = found }
    }
    if ![last.value, next.value].contains(known.value) { samples.append(known) }
  }

  private var spread: Double {
    let offs = samples.compactMap(\.off)
    return max((offs.max() ?? 0) - (offs.min() ?? 0), .leastNormalMagnitude)
  }

  private var width: Double { range.upperBound - range.lowerBound }
  private var nearest: Double { Self.nearShare * width }

  // MARK: Closing in

  // The Illinois method, with every third step in the middle.
  private func crossing(_ first: Sample, _ second: Sample) throws(Mistake) -> Solution {
    var (low, high, turn) = (first, second, 0)
    var (weights, wasLow) = ((low.off ?? 0, high.off ?? 0), nil as Bool?)
    while high.value - low.value > nearest {
      let middle = low.value + (high.value - low.value) / 2
      let share = weights.0 / (weights.0 - weights.1)
      let aimed = low.value + (high.value - low.value) * share
      let value = turn % 3 == 2 || aimed <= low.value || aimed >= high.value ? middle : aimed
      guard value > low.value, value < high.value else { break }
      turn += 1
      let found = try trying(value)
      guard let off = found.off else { break }
      if off == 0 { return solution(found) }
      // The side that stays twice counts half, so that it moves too.
      let isLow = (off < 0) == (weights.0 < 0)
      if isLow {
        (low, weights.0) = (found, off)
        if wasLow == true { weights.1 /= 2 }
      } else {
        (high, weights.1) = (found, off)
        if wasLow == false { weights.0 /= 2 }
      }
      wasLow = isLow
    }
    let (before, after) = (low.off ?? 0, high.off ?? 0)
    guard (after - before).magnitude <= Self.jumpShare * spread else {
      return Solution(
        kind: .jump, value: low.value...high.value, measures: [low.measure, high.measure])
    }
    return solution(before.magnitude < after.magnitude ? low : high)
  }

  private func solution(_ sample: Sample, _ kind: Solution.Kind = .solution) -> Solution {
    Solution(kind: kind, value: sample.value...sample.value, measures: [sample.measure])
  }

  // The stretch of solutions with its ends; one without a length is a single solution.
  private func stretch(
    from before: Sample?, _ first: Sample, _ last: Sample, to after: Sample?
  ) throws(Mistake) -> Solution {
    func end(_ sample: Sample, _ other: Sample?) throws(Mistake) -> Double {
      guard let other else { return sample.value }
      var (inside, outside) = (sample.value, other.value)
      while (inside - outside).magnitude > nearest {
        let middle = inside + (outside - inside) / 2
        guard middle != inside, middle != outside else { break }
        if try trying(middle).off == 0 { inside = middle } else { outside = middle }
      }
      // Uses the written value, if that is a solution as well.
      let digits = 10 - Int(log10(width).rounded(.down))
      let short = (inside * pow(10, Double(digits))).rounded()
      guard let written = Double("\(short)e\(-digits)"), range.contains(written),
        (written - inside).magnitude <= 4 * nearest, try trying(written).off == 0
      else { return inside }
      return written
    }
    let (low, high) = (try end(first, before), try end(last, after))
    guard high - low > Self.equalShare * width else { return solution(first) }
    var kind = Solution.Kind.stretch
    for value in Self.unevenValues(in: low...high) where kind == .stretch {
      if try !trying(value).isNear(of: spread) { kind = .many }
    }
    return Solution(kind: kind, value: low...high, measures: [first.measure])
  }

  /// Values of a stretch at uneven distances, which show differences that even ones would miss.
  static func unevenValues(in range: ClosedRange<Double>) -> [Double] {
    let golden = (5.0.squareRoot() - 1) / 2
    return (1...unevenValues).map { number in
      let share = (Double(number) * golden).truncatingRemainder(dividingBy: 1)
      return range.lowerBound + (range.upperBound - range.lowerBound) * share
    }
  }

  // Solutions at which the measure comes to its goal and turns there, smoothly or in a corner, or
  // passes it and comes back.
  private func touches(around place: Int) throws(Mistake) -> [Solution] {
    let middle = samples[place]
    // At an end, or where there is no measure beside it, one side is looked at.
    let beside = [place - 1, place + 1].map {
      samples.indices.contains($0) && samples[$0].off != nil ? samples[$0] : middle
    }
    let (before, after) = (beside[0], beside[1])
    guard let first = before.off, let off = middle.off, let last = after.off, first * off > 0,
      off * last > 0, before.value < after.value,
      off.magnitude < first.magnitude || before.value == middle.value,
      off.magnitude <= last.magnitude
    else { return [] }
    var (low, high, best, least) = (before, after, middle, off.magnitude)
    while least > 0, high.value - low.value > nearest {
      let third = (high.value - low.value) / 3
      guard low.value + third > low.value, high.value - third < high.value else { break }
      let pair = (try trying(low.value + third), try trying(high.value - third))
      // Where the goal is that nothing moves, there is no measure at the touch itself.
      guard let left = pair.0.off, let right = pair.1.off else { break }
      for (found, there) in [(pair.0, left), (pair.1, right)] {
        if there * off < 0 { return [try crossing(before, found), try crossing(found, after)] }
        if there.magnitude < least { (best, least) = (found, there.magnitude) }
      }
      if left.magnitude < right.magnitude { high = pair.1 } else { low = pair.0 }
      // The distance hardly varies here, so it comes no nearer.
      let most = max((low.off ?? 0).magnitude, (high.off ?? 0).magnitude)
      if least > Self.equalShare * spread, most < (1 + Self.touchShare) * least { return [] }
    }
    return least <= Self.equalShare * spread ? [solution(best)] : []
  }

  private func rounded(_ solution: Solution) throws(Mistake) -> Solution? {
    let value = solution.place[0]
    let short = Quantity(value: value, unit: unit).rounded(from: range).value
    guard (short - value).magnitude > Self.roundedShare * distance, range.contains(short) else {
      return nil
    }
    let found = try trying(short)
    return found.off == nil ? nil : self.solution(found, .rounded)
  }

  // MARK: The answer

  func missText(_ condition: String) -> String {
    let known = samples.filter { $0.off != nil }.map(\.measure)
    guard let least = known.min(by: { $0.value < $1.value }),
      let most = known.max(by: { $0.value < $1.value })
    else { return "" }
    let (low, high) = (least.typed, most.typed)
    return "no value was found with which \(condition): with those looked at, the measure "
      + (low == high ? "is \(low)" : "goes from \(low) to \(high)")
  }

  var failureText: String? { failures == 0 ? nil : "values without a measure: \(failures)" }

  /// The distance between neighbouring values that are tried.
  var distance: Double { width / Double(Self.parts) }
}
