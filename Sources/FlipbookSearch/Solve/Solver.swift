import FlipbookChecks
import FlipbookPictures
import FlipbookText
import FlipbookValues

/// Values with which measures are what they are to be.
struct Solution {
  enum Kind: String {
    case solution
    case stretch = "all between"
    /// Among all values, or pairs, between two there are many.
    case many = "many between"
    /// The measure jumps across what it is to be.
    case jump = "jumps across"
    /// What people would write instead of a solution.
    case rounded
    /// The best value that is allowed.
    case least, greatest
  }

  let kind: Kind
  /// The value of each number that is looked for.
  let values: [ClosedRange<Double>]
  /// Each measure there; before and after a jump.
  let measures: [[Quantity]]

  init(kind: Kind, value: ClosedRange<Double>, measures: [Quantity]) {
    self.init(kind: kind, values: [value], measures: [measures])
  }

  init(kind: Kind, values: [ClosedRange<Double>], measures: [[Quantity]]) {
    (self.kind, self.values, self.measures) = (kind, values, measures)
  }

  var place: [Double] { values.map(\.lowerBound) }

  static let columns = [
    Column(name: "what", "what the value is: a solution, or where the measure jumps across one"),
    Column(name: "gives", alignment: .right, "the measure with it"),
  ]

  /// - Parameter cell: that of a number; `typed` is its text. Both are given its place.
  func cells(
    digits: Int, _ cell: (Int, Double) -> Cell, _ typed: (Int, Double) -> String
  ) -> [Cell] {
    let places = values.enumerated().map { place, value in
      let ends = [value.lowerBound, value.upperBound].map { typed(place, $0) }
      return ends[0] == ends[1]
        ? cell(place, value.lowerBound) : .text(ends.joined(separator: " to "))
    }
    let gives = measures.map { $0.map { $0.typed(digits: digits) }.joined(separator: " to ") }
    return places + [.text(kind.rawValue), .text(gives.joined(separator: " and "))]
  }
}

extension [Solution] {
  /// The same with what is written instead behind each solution, where there is that.
  func withRounded(
    _ rounded: (Solution) throws(Mistake) -> Solution?
  ) throws(Mistake) -> [Solution] {
    try map { solution throws(Mistake) in
      [solution, solution.kind == .solution ? try rounded(solution) : nil].compactMap(\.self)
    }.flatMap(\.self)
  }
}

/// Looks for the values with which a measure is what it is to be: at even distances, then closer
/// and closer between two of them that lie on both sides.
///
/// What is known of the measure are its values, so two solutions between two of them can be missed.
struct Solver {
  struct Reading {
    let measure: Quantity
    let target: Double

    /// How far the measure is from what it is to be.
    var off: Double {
      let off = measure.value - target
      // What rounding makes is no difference, however far from 0 the numbers lie.
      return off.magnitude <= (measure.value.magnitude + target.magnitude) * rounding ? 0 : off
    }
  }

  // Choices: how many values are looked at; how near counts, as shares of range and measures.
  static let parts = 128
  private static let nearShare = 1e-13
  private static let rounding = 0x1p-50
  static let equalShare = 1e-9
  static let jumpShare = 1e-6
  // Choice: so many values are looked at within a stretch.
  private static let unevenValues = 16
  // A measure that turns at a solution is near it before and after.
  private static let touchReach = 0.05
  private static let touchShare = 1e-8

  private let range: ClosedRange<Double>
  private let unit: Quantity.Unit
  private let read: (Double) throws(Mistake) -> Reading
  private var samples: [Sample] = []
  // With how many values there is no measure.
  private var failures = 0

  private struct Sample {
    let value: Double
    /// How far the measure is from what it is to be; `nil` where it has no value.
    let off: Double?
    let measure: Quantity

    // Choice: how far sums of many numbers, as of a whole motion, may be led apart by rounding.
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

  // A value with which there is no measure, as of what does not settle, is no solution.
  private func trying(_ value: Double) throws(Mistake) -> Sample {
    try unlessMistaken { () throws(Mistake) in try sample(value) }
      ?? Sample(value: value, off: nil, measure: Quantity(value: .nan))
  }

  /// - Throws: the mistake of the last value if there is no measure with any.
  mutating func solutions() throws(Mistake) -> [Solution] {
    for part in 0...Self.parts {
      let value = range.lowerBound + width * (Double(part) / Double(Self.parts))
      do {
        samples.append(try sample(value))
      } catch {
        guard error.kind != .interrupted, failures < Self.parts else { throw error }
        failures += 1
      }
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
      next += 1
      guard next < samples.endIndex else { break }
      if let off = here.off, let other = samples[next].off, off * other < 0 {
        found.append(try crossing(here, samples[next]))
      } else if next + 1 < samples.endIndex,
        let touch = try touch(here, samples[next], samples[next + 1])
      {
        found.append(touch)
      }
    }
    return try found.withRounded(rounded)
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

  // The ends of a stretch of solutions; what has no length is one.
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
      return inside
    }
    let (low, high) = (try end(first, before), try end(last, after))
    guard high - low > Self.equalShare * width else { return solution(first) }
    var kind = Solution.Kind.stretch
    for value in Self.unevenValues(in: low...high) where kind == .stretch {
      if try trying(value).off != 0 { kind = .many }
    }
    return Solution(kind: kind, value: low...high, measures: [first.measure])
  }

  /// Some values of a stretch at uneven distances, which show what is the same at all even ones only.
  static func unevenValues(in range: ClosedRange<Double>) -> [Double] {
    let golden = (5.0.squareRoot() - 1) / 2
    return (1...unevenValues).map { number in
      let share = (Double(number) * golden).truncatingRemainder(dividingBy: 1)
      return range.lowerBound + (range.upperBound - range.lowerBound) * share
    }
  }

  // A measure that comes to what it is to be, and turns there.
  private func touch(
    _ before: Sample, _ middle: Sample, _ after: Sample
  ) throws(Mistake) -> Solution? {
    guard let first = before.off, let off = middle.off, let last = after.off, first * off > 0,
      off * last > 0, off.magnitude <= min(first.magnitude, last.magnitude),
      off.magnitude < Self.touchReach * spread
    else { return nil }
    var (low, high, best, least) = (before.value, after.value, middle, off.magnitude)
    while high - low > Self.touchShare * width {
      let third = (high - low) / 3
      let pair = [try trying(low + third), try trying(high - third)]
      for found in pair {
        guard let there = found.off else { return nil }
        if there * off < 0 { return try crossing(before, found) }
        if there.magnitude < least { (best, least) = (found, there.magnitude) }
      }
      if (pair[0].off ?? 0).magnitude < (pair[1].off ?? 0).magnitude {
        high -= third
      } else {
        low += third
      }
    }
    return least <= Self.equalShare * spread ? solution(best) : nil
  }

  private func rounded(_ solution: Solution) throws(Mistake) -> Solution? {
    let value = solution.place[0]
    let short = Quantity(value: value, unit: unit).rounded.value
    guard (short - value).magnitude > Self.equalShare * distance, range.contains(short) else {
      return nil
    }
    let found = try trying(short)
    return found.off == nil ? nil : self.solution(found, .rounded)
  }

  // MARK: What is said of it

  func missText(_ condition: String) -> String {
    let known = samples.filter { $0.off != nil }.map(\.measure)
    guard let least = known.min(by: { $0.value < $1.value }),
      let most = known.max(by: { $0.value < $1.value })
    else { return "" }
    let (low, high) = (least.typed, most.typed)
    return "no value was found with which \(condition): the measure "
      + (low == high ? "is \(low) with every value" : "goes from \(low) to \(high)")
  }

  var failureText: String? { failures == 0 ? nil : "\(failures) of the values give no measure" }

  /// From each of the values that are looked at to the next.
  var distance: Double { width / Double(Self.parts) }
}
