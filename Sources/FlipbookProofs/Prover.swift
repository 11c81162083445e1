import FlipbookChecks
import FlipbookEvidence
import NumberRules

/// The values of a range as they would be written, in steps of at most a hundred-thousandth of it.
struct ValueGrid {
  /// The place of the last value; that of the first is 0.
  let last: Int64
  private let range: ClosedRange<Double>
  private let unit: Quantity.Unit
  // The first place, and the digits, of the values as they are typed.
  private let first: Int64
  private let exponent: Int

  // Choice: the share of the range that an undecided part may be.
  private static let share = 1e-5

  /// - Returns: `nil` where its ends are too near each other, or too far apart, for values between.
  init?(_ range: ClosedRange<Double>, unit: Quantity.Unit) {
    (self.range, self.unit) = (range, unit)
    let factor = unit.typed.factor
    let width = (range.upperBound - range.lowerBound) * factor
    let farthest = max(range.lowerBound.magnitude, range.upperBound.magnitude) * factor
    guard 1e-300...1e300 ~= width, farthest <= 1e9 * width else { return nil }
    exponent = Int(log10(width * Self.share).rounded(.down))
    let step = pow(10, Double(exponent))
    first = Int64((range.lowerBound * factor / step).rounded(.down))
    last = max(Int64((range.upperBound * factor / step).rounded(.up)) - first, 1)
  }

  /// The digits that tell its values apart; at least nine.
  var digits: Int { max(9, -exponent) }

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

/// Proves or refutes a claim for ranges of a number, or for rectangles of two, and halves those
/// that are undecided.
struct Prover {
  enum Kind: String, CaseIterable { case proven, refuted, undecided, kept, broken }
  typealias Places = [ClosedRange<Int64>]

  struct Part {
    let kind: Kind
    /// The places of each number; a single one where it only samples.
    var places: Places
    var worst: ProofTrial.Failure?
    /// About how far it is broken there.
    var amount = 0.0
  }

  let grids: [ValueGrid]
  let trial: ProofTrial
  private(set) var parts: [Part] = []
  /// The parts as they were decided, one by one.
  private(set) var found: [Part] = []
  private(set) var hasSampled = false
  /// Whether too much was undecided to go on.
  private(set) var hasStopped = false

  // Choices: the looks at a single value that take as long as one at a part, the most looks at
  // parts, and the looks that take as long as making the stages of a part.
  private var looksAtOne: Int { isOfOne ? 8 : 64 }
  private var most: Int { isOfOne ? trial.use?.finger == nil ? 20_000 : 60_000 : 200_000 }
  private var costOfStages: Int { 25 * grids.count }
  var isOfOne: Bool { grids.count == 1 }

  /// The results for all values; `nil` where nothing is known between values.
  static func proving(
    _ trial: ProofTrial, _ grids: [ValueGrid], check: Polling
  ) throws(Mistake) -> Prover? {
    var prover = Prover(grids: grids, trial: trial)
    let near = grids.map { grid in
      // Next to the roundest value, which may be 0, with which nothing moves.
      let middle = min(grid.middle(0...grid.last) + 1, grid.last - 1)
      return middle...middle + 1
    }
    guard try trial.isKnown(between: prover.corners(near)) else { return nil }
    try prover.prove(check: check)
    return prover
  }

  /// The values at the ends of a part; for two numbers at its corners, opposite ones in pairs.
  func corners(_ places: Places) -> [[Quantity]] {
    let (first, last) = (values(places.map(\.lowerBound)), values(places.map(\.upperBound)))
    return [first, last] + (isOfOne ? [] : [[first[0], last[1]], [last[0], first[1]]])
  }

  var middle: [Quantity] { grids.map { $0[$0.last / 2] } }

  private func values(_ places: [Int64]) -> [Quantity] { zip(grids, places).map { $0[$1] } }

  private mutating func prove(check: Polling) throws(Mistake) {
    // The same side is halved again as long as that decides one half.
    var open = [[(parts: [grids.map { 0...$0.last }], side: 0, sight: ProofTrial.Sight())]]
    var (left, level) = (most, 0)
    while level < open.count {
      for (parts, side, sight) in open[level] {
        var rest: [(places: Places, sight: ProofTrial.Sight)] = []
        for places in parts {
          try check()
          let before = trial.effort.looks
          defer { left -= costOfStages + (trial.effort.looks - before) / looksAtOne }
          var sight = sight.within(places)
          if left >= 0, let part = try decided(places, &sight, &left) {
            found.append(part)
          } else {
            rest.append((places, sight))
          }
        }
        let next = rest.count == 2 ? (side + 1) % grids.count : side
        for (places, sight) in rest {
          let isSmallest = places[next].count == 2
          guard left >= 0, !isSmallest else {
            hasStopped = hasStopped || !isSmallest
            found.append(Part(kind: .undecided, places: places))
            continue
          }
          let (parts, next) =
            sight.margins?.cut(places, along: side) ?? (halves(of: places, by: next), next)
          let depth = isOfOne ? level + 1 : max(depth(of: places), level + 1)
          while open.count <= depth { open.append([]) }
          open[depth].append((parts, next, sight))
        }
      }
      open[level] = []
      level += 1
    }
    if isOfOne { found.sort { $0.places[0].lowerBound < $1.places[0].lowerBound } }
    found.forEach { add($0) }
    // With two numbers many parts are refuted; the worst place is next to the worst one seen.
    let refuted = parts.indices.filter { parts[$0].kind == .refuted }
      .sorted { parts[$0].amount > parts[$1].amount }
    for number in isOfOne ? refuted[...] : refuted.prefix(8) {
      for values in corners(parts[number].places) {
        guard let failure = try trial.look(at: values)?.failure else { continue }
        parts[number].worst = [parts[number].worst, failure].worst
      }
    }
  }

  // About how often the whole is halved to get such a part; the largest rectangles come first.
  private func depth(of places: Places) -> Int {
    Int(zip(places, grids).reduce(0) { $0 + 2 * log2(Double($1.1.last) / Double($1.0.count - 1)) })
  }

  private func halves(of places: Places, by side: Int) -> [Places] {
    let middle = grids[side].middle(places[side])
    return [places[side].lowerBound...middle, middle...places[side].upperBound].map { half in
      var places = places
      places[side] = half
      return places
    }
  }

  private func decided(
    _ places: Places, _ sight: inout ProofTrial.Sight, _ left: inout Int
  ) throws(Mistake) -> Part? {
    let middle = places.map { $0.lowerBound + ($0.upperBound - $0.lowerBound) / 2 }
    return try trial.decision(
      between: corners(places), at: (middle, values(middle)), &sight, &left
    ).map {
      Part(
        kind: $0.isKept ? .proven : .refuted, places: places, worst: $0.failure, amount: $0.amount)
    }
  }

  /// What would show more, or why nothing does, in the widest undecided part; `nil` if neither is
  /// known.
  func undecidedHint() throws(Mistake) -> String? {
    func size(_ part: Part) -> Int { part.places.reduce(1) { $0 * $1.count } }
    guard let part = parts.filter({ $0.kind == .undecided }).max(by: { size($0) < size($1) })
    else { return nil }
    let near = part.places.map { places in
      let middle = places.lowerBound + (places.upperBound - places.lowerBound) / 2
      return middle...middle + 1
    }
    guard try trial.isKnown(between: corners(near)) else { return trial.unknownText }
    // Choice: a thousand looks.
    var (sight, left) = (ProofTrial.Sight(), 1_000)
    return try decided(near, &sight, &left) == nil ? nil : "a shorter range would show more"
  }

  // Joins neighbours of the same kind, except undecided ones while the search can go on.
  private mutating func add(_ part: Part) {
    guard isOfOne, let last = parts.last, last.kind == part.kind,
      part.kind != .undecided || hasStopped || hasSampled
    else { return parts.append(part) }
    parts[parts.count - 1] = Part(
      kind: part.kind, places: [last.places[0].lowerBound...part.places[0].upperBound],
      worst: [last.worst, part.worst].worst)
  }

  // MARK: Two numbers

  /// The share of all values, or of the samples, that is of a kind, and the worst failure there;
  /// `nil` for none.
  func share(_ kind: Kind) -> (size: Double, worst: ProofTrial.Failure?)? {
    func size(_ places: Places) -> Double {
      let ends = corners(places)
      return zip(ends[0], ends[1]).reduce(1) { $0 * ($1.1.value - $1.0.value) }
    }
    let known = parts.filter { $0.kind == kind }
    guard known.count < parts.count else { return (1, known.map(\.worst).worst) }
    let share =
      hasSampled
      ? Double(known.count) / Double(parts.count)
      : known.reduce(0) { $0 + size($1.places) } / size(grids.map { 0...$0.last })
    return known.isEmpty ? nil : (share, known.map(\.worst).worst)
  }

  // MARK: Sampling

  /// The number of values sampled of each number, less one.
  private(set) var samples: Int64 = 0

  /// Looks at single values, where nothing can be proven between them.
  mutating func sample(check: Polling) throws(Mistake) {
    hasSampled = true
    let before = trial.effort.looks
    _ = try trial.look(at: middle)
    // Choice: a 256th of a range, or a 16th of two; a quarter as many or less if they take long.
    let looks = trial.effort.looks - before
    samples = (isOfOne ? 256 : 16) / (looks > 20_000 ? 16 : looks > 2_000 ? 4 : 1)
    var all: [[Int64]] = [[]]
    for grid in grids {
      let places = (0...samples).map { Int64(Double(grid.last) * Double($0) / Double(samples)) }
      all = all.flatMap { known in places.map { known + [$0] } }
    }
    for place in all {
      try check()
      let found = try trial.look(at: values(place))
      let kind: Kind = found.map { $0.isKept ? .kept : .broken } ?? .undecided
      add(Part(kind: kind, places: place.map { $0...$0 }, worst: found?.failure))
    }
  }
}
