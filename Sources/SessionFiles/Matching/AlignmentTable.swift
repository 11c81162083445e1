/// The costs of all ways from some expected lines to some actual ones.
struct AlignmentTable {
  private enum Move {
    /// A line fits its pattern.
    case keep
    /// A `...` ends.
    case endAnyLines
    /// A `...` takes up a line.
    case absorb
    case replace
    case remove
    case insert
  }

  private static let largest = 4_000_000
  // A line that `...` takes up is far cheaper than an edit, yet not free: it takes as few as it
  // can.
  private static let absorption: Int32 = 1
  private static let edit: Int32 = 10

  private let patterns: ArraySlice<OutputPattern>
  private let lines: ArraySlice<OutputLine>
  private let replacement: Int32
  private var costs: [Int32] = []

  /// Works out all costs, or none where there are more than four million pairs.
  init(_ patterns: ArraySlice<OutputPattern>, _ lines: ArraySlice<OutputLine>) {
    self.patterns = patterns
    self.lines = lines
    // Beside a `...`, replacing a line must be cheaper than dropping it and letting `...` take up
    // its successor; elsewhere a replacement is a removal and an insertion.
    replacement = patterns.contains(where: \.isAnyLines) ? Self.edit : 2 * Self.edit
    guard patterns.count * lines.count <= Self.largest else { return }
    costs = Array(repeating: 0, count: (patterns.count + 1) * (lines.count + 1))
    for pattern in stride(from: patterns.endIndex, through: patterns.startIndex, by: -1) {
      for line in stride(from: lines.endIndex, through: lines.startIndex, by: -1) {
        costs[index(pattern, line)] = best(pattern, line)?.cost ?? 0
      }
    }
  }

  /// The cheapest way, the first of equals; without costs, line by line.
  func steps() -> [OutputAlignment.Step] {
    guard !costs.isEmpty else { return stepsInParallel }
    var steps: [OutputAlignment.Step] = []
    var (pattern, line) = (patterns.startIndex, lines.startIndex)
    while let move = best(pattern, line)?.move {
      switch move {
      case .keep, .endAnyLines: steps.append(.keep(expected: pattern))
      case .replace: steps += [.remove(expected: pattern), .insert(actual: line)]
      case .remove: steps.append(.remove(expected: pattern))
      case .insert: steps.append(.insert(actual: line))
      case .absorb: break
      }
      (pattern, line) = target(of: move, pattern, line)
    }
    return steps
  }

  // Each line against the one that stands where it does.
  private var stepsInParallel: [OutputAlignment.Step] {
    let pairs = zip(patterns.indices, lines.indices).flatMap { pattern, line in
      let fits = !patterns[pattern].isAnyLines && patterns[pattern].matches(lines[line])
      return fits
        ? [OutputAlignment.Step.keep(expected: pattern)]
        : [.remove(expected: pattern), .insert(actual: line)]
    }
    return pairs + patterns.indices.dropFirst(lines.count).map { .remove(expected: $0) }
      + lines.indices.dropFirst(patterns.count).map { .insert(actual: $0) }
  }

  /// The cheapest move from a pair on; nil at the end of both sides.
  private func best(_ pattern: Int, _ line: Int) -> (move: Move, cost: Int32)? {
    var best: (move: Move, cost: Int32)?
    func consider(_ move: Move, _ price: Int32) {
      let next = target(of: move, pattern, line)
      let cost = price + costs[index(next.pattern, next.line)]
      if let found = best, found.cost <= cost { return }
      best = (move, cost)
    }
    let (hasPattern, hasLine) = (pattern < patterns.endIndex, line < lines.endIndex)
    if hasPattern, patterns[pattern].isAnyLines {
      consider(.endAnyLines, 0)
      if hasLine { consider(.absorb, Self.absorption) }
      return best
    }
    if hasPattern, hasLine {
      if patterns[pattern].matches(lines[line]) { consider(.keep, 0) }
      consider(.replace, replacement)
    }
    if hasPattern { consider(.remove, Self.edit) }
    if hasLine { consider(.insert, Self.edit) }
    return best
  }

  private func target(of move: Move, _ pattern: Int, _ line: Int) -> (pattern: Int, line: Int) {
    switch move {
    case .keep, .replace: (pattern + 1, line + 1)
    case .endAnyLines, .remove: (pattern + 1, line)
    case .absorb, .insert: (pattern, line + 1)
    }
  }

  private func index(_ pattern: Int, _ line: Int) -> Int {
    (pattern - patterns.startIndex) * (lines.count + 1) + line - lines.startIndex
  }
}
