import FlipbookChecks
import FlipbookValues
import Foundation

/// The values of a range as they would be written: parts of a hundred-thousandth, or less, of it.
struct ValueGrid {
  /// The place of the last value; that of the first is 0.
  let last: Int64
  private let range: ClosedRange<Double>
  private let unit: Quantity.Unit
  // The first place, and the digits, of the values as they are typed.
  private let first: Int64
  private let exponent: Int

  // Choice: what a part that is not decided may be of the range.
  private static let share = 1e-5

  init(_ range: ClosedRange<Double>, unit: Quantity.Unit) {
    (self.range, self.unit) = (range, unit)
    let factor = unit.typed.factor
    let width = (range.upperBound - range.lowerBound) * factor
    exponent = Int(log10(width * Self.share).rounded(.down))
    let step = pow(10, Double(exponent))
    first = Int64((range.lowerBound * factor / step).rounded(.down))
    last = max(Int64((range.upperBound * factor / step).rounded(.up)) - first, 1)
  }

  subscript(place: Int64) -> Quantity {
    let value: Double
    switch place {
    case 0: value = range.lowerBound
    case last: value = range.upperBound
    default:
      let typed = Double("\(first + place)e\(exponent)") ?? 0
      value = min(max(typed / unit.typed.factor, range.lowerBound), range.upperBound)
    }
    return Quantity(value: value, unit: unit)
  }

  /// The place in the middle third of a part whose value is the roundest.
  func middle(_ part: ClosedRange<Int64>) -> Int64 {
    let third = (part.upperBound - part.lowerBound) / 3
    let (low, high) = (part.lowerBound + max(third, 1), part.upperBound - max(third, 1))
    guard low < high else { return part.lowerBound + (part.upperBound - part.lowerBound) / 2 }
    var (found, power) = (low, Int64(1))
    while power <= high - low {
      power *= 10
      let next = (Double(first + low) / Double(power)).rounded(.up) * Double(power)
      guard Int64(next) - first <= high else { break }
      found = Int64(next) - first
    }
    return found
  }
}

extension [ProofTrial.Failure?] {
  fileprivate var worst: ProofTrial.Failure? { compactMap(\.self).max { $0.amount < $1.amount } }
}

/// Proves or refutes a claim for ranges of a number, halving those that are undecided.
struct Prover {
  enum Kind: String { case proven, refuted, undecided, kept, broken }

  struct Part {
    let kind: Kind
    var places: ClosedRange<Int64>
    var worst: ProofTrial.Failure?
  }

  let grid: ValueGrid
  let trial: ProofTrial
  private(set) var parts: [Part] = []
  /// The same as they were decided, one by one.
  private(set) var found: [Part] = []
  private(set) var hasSampled = false
  /// Whether too much was undecided to go on.
  private(set) var hasStopped = false

  // Choices: the most looks at ranges, and how many take as long as the stages of one part.
  private static let most = 20_000
  private static let stages = 25

  /// What is known of all values; `nil` where nothing is known between two.
  static func proving(
    _ trial: ProofTrial, _ grid: ValueGrid, check: Polling
  ) throws(Mistake) -> Prover? {
    let middle = grid.middle(0...grid.last)
    guard try trial.isKnown(between: grid[middle], and: grid[middle + 1]) else { return nil }
    var prover = Prover(grid: grid, trial: trial)
    try prover.prove(check: check)
    return prover
  }

  private mutating func prove(check: Polling) throws(Mistake) {
    // The widest parts come first.
    var open = [0...grid.last][...]
    var left = Self.most
    while let places = open.popFirst() {
      try check()
      left -= Self.stages
      if left >= 0, let part = try decided(places, &left) {
        found.append(part)
      } else if places.count == 2 || left < 0 {
        hasStopped = hasStopped || places.count > 2
        found.append(Part(kind: .undecided, places: places))
      } else {
        let middle = grid.middle(places)
        open += [places.lowerBound...middle, middle...places.upperBound]
      }
    }
    found.sort { $0.places.lowerBound < $1.places.lowerBound }
    found.forEach { add($0) }
    for number in parts.indices where parts[number].kind == .refuted {
      for place in [parts[number].places.lowerBound, parts[number].places.upperBound] {
        guard let failure = try trial.look(at: grid[place])?.failure else { continue }
        parts[number].worst = [parts[number].worst, failure].worst
      }
    }
  }

  private func decided(_ places: ClosedRange<Int64>, _ left: inout Int) throws(Mistake) -> Part? {
    let (first, last) = (grid[places.lowerBound], grid[places.upperBound])
    let middle = grid[places.lowerBound + (places.upperBound - places.lowerBound) / 2]
    return try trial.decision(between: first, and: last, at: middle, &left).map {
      Part(kind: $0.failure == nil ? .proven : .refuted, places: places, worst: $0.failure)
    }
  }

  // Neighbours of which the same is known are one part, unless neither is decided.
  private mutating func add(_ part: Part) {
    guard let last = parts.last, last.kind == part.kind, part.kind != .undecided || hasStopped
    else { return parts.append(part) }
    parts[parts.count - 1] = Part(
      kind: part.kind, places: last.places.lowerBound...part.places.upperBound,
      worst: [last.worst, part.worst].worst)
  }

  // MARK: Sampling

  // Choice: every 256th of the range.
  static let samples: Int64 = 256

  /// Looks at single values, where nothing is known between them.
  mutating func sample(check: Polling) throws(Mistake) {
    hasSampled = true
    for number in 0...Self.samples {
      try check()
      let place = Int64(Double(grid.last) * Double(number) / Double(Self.samples))
      let found = try trial.look(at: grid[place])
      let kind: Kind = found.map { $0.failure == nil ? .kept : .broken } ?? .undecided
      add(Part(kind: kind, places: place...place, worst: found?.failure))
    }
  }
}
