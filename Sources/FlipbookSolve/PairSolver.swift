import FlipbookChecks

/// Finds the pairs of values with which two measures meet their goals: in the cells of an even grid
/// at whose corners both change sides, or nearly do, each by Broyden's method.
///
/// It knows the measures only at tried values, so it can miss one of two solutions in a cell.
struct PairSolver {
  // Choices: the cells into which each range is split; how far from its goal a measure may be at a
  // cell's corners, as a share of its range there.
  static let parts = 24
  private static let slack = 0.5
  // As shares of a cell: the size of one place, and the distance between solutions of a chain.
  private static let samePlace = 0.01
  private static let chained = 1.5
  private static let fewest = 3
  private static let nearShare = 1e-13
  private static let mostSteps = 40
  private static let mostIdle = 4

  private let ranges: [ClosedRange<Double>]
  private let units: [Quantity.Unit]
  private let read: ([Double]) throws(Mistake) -> [Solver.Reading]
  private var grid: [PairSample] = []
  private var spread = SIMD2<Double>(1, 1)
  private var found: [Found] = []

  private struct Found {
    let kind: Solution.Kind
    /// The sample of a solution; several where there are many, and those around a jump.
    let samples: [PairSample]
    /// Whether there are more right next to it, as far as its cell shows.
    var isChained: Bool { samples.count > 1 }

    func isNear(_ other: Found, cells: Double) -> Bool {
      let way = samples[0].place - other.samples[0].place
      return max(way.x.magnitude, way.y.magnitude) <= cells / Double(parts)
    }
  }

  init(
    ranges: [ClosedRange<Double>], units: [Quantity.Unit],
    read: @escaping ([Double]) throws(Mistake) -> [Solver.Reading]
  ) { (self.ranges, self.units, self.read) = (ranges, units, read) }

  private func values(at place: SIMD2<Double>) -> [Double] {
    zip(ranges, [place.x, place.y]).map { range, share in
      min(range.lowerBound + (range.upperBound - range.lowerBound) * share, range.upperBound)
    }
  }

  private func sample(_ place: SIMD2<Double>) throws(Mistake) -> PairSample {
    let readings = try read(values(at: place))
    let off = SIMD2(readings[0].off, readings[1].off) / spread
    return PairSample(place: place, off: off, measures: readings.map(\.measure))
  }

  private func trying(_ place: SIMD2<Double>) throws(Mistake) -> PairSample {
    try unlessMistaken { () throws(Mistake) in try sample(place) }
      ?? PairSample(place: place, off: nil, measures: [])
  }

  // MARK: Looking

  /// - Throws: the mistake of the first pair if there are no measures with any.
  mutating func solutions() throws(Mistake) -> [Solution] {
    grid = try samples(from: .zero, size: SIMD2(1, 1), Self.parts)
    let offs = grid.compactMap(\.off)
    if offs.isEmpty { _ = try sample(.zero) }
    for side in 0..<2 {
      let way = (offs.map { $0[side] }.max() ?? 0) - (offs.map { $0[side] }.min() ?? 0)
      spread[side] = way > 0 ? way : 1
    }
    for place in grid.indices { grid[place].off = grid[place].off.map { $0 / spread } }
    for cell in PairCell.all(of: grid, Self.parts) { try search(cell) }
    return try joined().withRounded(rounded)
  }

  // The corners of the parts of a cell, row by row.
  private func samples(
    from low: SIMD2<Double>, size: SIMD2<Double>, _ parts: Int
  ) throws(Mistake) -> [PairSample] {
    try (0..<(parts + 1) * (parts + 1)).map { number throws(Mistake) in
      let steps = SIMD2(Double(number % (parts + 1)), Double(number / (parts + 1)))
      return try trying(low + size * steps / Double(parts))
    }
  }

  // Searches quarter by quarter until Broyden's method finds a solution, or a measure jumps.
  private mutating func search(_ cell: PairCell) throws(Mistake) {
    guard cell.mayHold(slack: Self.slack) else { return }
    var cell = cell
    while cell.size.max() > Self.nearShare {
      let middle = try trying(cell.low + cell.size / 2)
      let starts = [middle] + (cell.rates.isSingular ? cell.corners : [])
      let near = try starts.map { start throws(Mistake) in try closer(from: start, cell) }
        .compactMap(\.self)
      guard near.isEmpty else { return add(Found(kind: .solution, samples: near)) }
      guard cell.mayHold(slack: 0) else { return }
      let quarters = PairCell.all(of: try samples(from: cell.low, size: cell.size, 2), 2)
      guard let part = quarters.first(where: { $0.mayHold(slack: 0) }) else { return }
      cell = part
    }
    add(Found(kind: .jump, samples: cell.corners))
  }

  private mutating func add(_ new: Found) {
    if !found.contains(where: { $0.isNear(new, cells: Self.samePlace) }) { found.append(new) }
  }

  // Broyden's method from a place in a cell; `nil` where it leads elsewhere, or nowhere.
  private func closer(from start: PairSample, _ cell: PairCell) throws(Mistake) -> PairSample? {
    var (here, rates) = (start, cell.rates)
    var (best, idle) = (here, 0)
    for _ in 0..<Self.mostSteps {
      guard let off = here.off, off != .zero else { break }
      let aimed = rates.step(-off)
      let cells = max(aimed.x.magnitude / cell.size.x, aimed.y.magnitude / cell.size.y, 1)
      let next = (here.place + aimed / cells).clamped(
        lowerBound: .zero, upperBound: SIMD2(repeating: 1))
      let (step, share) = (next - here.place, (next - cell.low) / cell.size)
      guard step != .zero, share.min() >= -1, share.max() <= 2 else { break }
      here = try trying(next)
      guard let then = here.off else { break }
      rates.learn(step, changes: then - off)
      if here.farthest < best.farthest { (best, idle) = (here, 0) } else { idle += 1 }
      if idle == Self.mostIdle { break }
    }
    return best.farthest <= Solver.equalShare ? best : nil
  }

  // MARK: The answer

  // Joins chains of many solutions into one, with the ranges of their values.
  private func joined() -> [Solution] {
    var (rest, all) = (found, [Solution]())
    while !rest.isEmpty {
      let first = rest.firstIndex(where: \.isChained) ?? 0
      var (group, next) = ([rest.remove(at: first)], 0)
      while next < group.count {
        let here = group[next]
        if here.isChained {
          group += rest.filter { $0.isNear(here, cells: Self.chained) }
          rest.removeAll { $0.isNear(here, cells: Self.chained) }
        }
        next += 1
      }
      let isMany = group.filter(\.isChained).count >= Self.fewest
      all += isMany ? [solution(group, isMany: true)] : group.map { solution([$0], isMany: false) }
    }
    return all.sorted { ($0.place[0], $0.place[1]) < ($1.place[0], $1.place[1]) }
  }

  private func solution(_ group: [Found], isMany: Bool) -> Solution {
    let first = group[0]
    let isJump = first.kind == .jump
    let places = isMany ? group.flatMap(\.samples) : [first.samples[0]]
    let pairs = places.map { values(at: $0.place) }
    let measures = first.samples.prefix(isJump ? 4 : 1).map(\.measures)
    func ends<Number>(_ all: [Number], by order: (Number, Number) -> Bool) -> [Number] {
      [all.min(by: order), all.max(by: order)].compactMap(\.self)
    }
    return Solution(
      kind: isMany && !isJump ? .many : first.kind,
      values: ranges.indices.map { side in
        let ends = ends(pairs.map { $0[side] }, by: <)
        return ends[0]...ends[1]
      },
      measures: ranges.indices.map { side in
        let ends = ends(measures.map { $0[side] }) { $0.value < $1.value }
        let way = ends[1].value - ends[0].value
        return way > Solver.jumpShare * spread[side] ? ends : [ends[0]]
      })
  }

  private func rounded(_ solution: Solution) throws(Mistake) -> Solution? {
    let short = ranges.indices.map { side in
      Quantity(value: solution.place[side], unit: units[side]).rounded(from: ranges[side]).value
    }
    let ways = zip(short, solution.place).map { ($0 - $1).magnitude }
    guard zip(ways, distances).contains(where: { $0 > Solver.equalShare * $1 }),
      zip(ranges, short).allSatisfy({ $0.contains($1) })
    else { return nil }
    let lows = SIMD2(ranges[0].lowerBound, ranges[1].lowerBound)
    let sizes = SIMD2(distances[0], distances[1]) * Double(Self.parts)
    let found = try trying((SIMD2(short[0], short[1]) - lows) / sizes)
    return found.off.map { _ in
      Solution(
        kind: .rounded, values: short.map { $0...$0 }, measures: found.measures.map { [$0] })
    }
  }

  func missText(_ condition: String, _ text: ([Double]) -> String) -> String {
    guard let nearest = grid.min(by: { $0.farthest < $1.farthest }) else { return "" }
    return
      "no pair was found with which \(condition): the nearest, \(text(values(at: nearest.place))), "
      + "gives \(nearest.measures.map(\.typed).joined(separator: " and "))"
  }

  var failureText: String? {
    let failures = grid.filter { $0.off == nil }.count
    return failures == 0 ? nil : "pairs without a measure: \(failures)"
  }

  /// The sides of a cell.
  var distances: [Double] { ranges.map { ($0.upperBound - $0.lowerBound) / Double(Self.parts) } }
}
