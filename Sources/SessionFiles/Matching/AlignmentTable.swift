struct AlignmentTable {
  private enum Move { case keep, endAnyLines, absorb, replace, remove, insert }

  private static let largest = 4_000_000
  // A line taken by `...` is far cheaper than an edit, but not free: it takes as few as it can.
  private static let absorption: Int32 = 1
  private static let insertion: Int32 = 10

  private let patterns: ArraySlice<OutputPattern>
  private let lines: ArraySlice<OutputLine>
  private let removal: Int32
  // Nil without `...`, where it does not matter.
  private let likeness: LineLikeness?
  /// From the first `...` to the last one; nil where there are not two.
  private let floating: ClosedRange<Int>?
  private var costs: [Int32] = []

  var isGivenUp: Bool { costs.isEmpty }

  /// Computes all costs, or none for more than four million pairs.
  init(_ patterns: ArraySlice<OutputPattern>, _ lines: ArraySlice<OutputLine>) {
    (self.patterns, self.lines) = (patterns, lines)
    let gaps = patterns.indices.filter { patterns[$0].isAnyLines }
    floating = gaps.count > 1 ? gaps[0]...gaps[gaps.count - 1] : nil
    // With a `...`, which takes inserted lines, an expected one is only removed as a last resort.
    removal = gaps.isEmpty ? Self.insertion : 10 * Self.insertion
    let isManageable = patterns.count * lines.count <= Self.largest
    likeness = gaps.isEmpty || !isManageable ? nil : LineLikeness(patterns, lines)
    guard isManageable else { return }
    costs = Array(repeating: 0, count: (patterns.count + 1) * (lines.count + 1))
    for pattern in stride(from: patterns.endIndex, through: patterns.startIndex, by: -1) {
      for line in stride(from: lines.endIndex, through: lines.startIndex, by: -1) {
        costs[index(pattern, line)] = best(pattern, line)?.cost ?? 0
      }
    }
  }

  /// The cheapest way, the first of equals, and the lines kept or taken; without costs, by place.
  func way() -> (steps: [OutputAlignment.Step], taken: [OutputAlignment.Taken]) {
    var (steps, taken): ([OutputAlignment.Step], [OutputAlignment.Taken]) = ([], [])
    var (pattern, line) = (patterns.startIndex, lines.startIndex)
    while let move = isGivenUp ? moveInParallel(pattern, line) : best(pattern, line)?.move {
      switch move {
      case .keep:
        steps.append(.keep(expected: pattern))
        taken.append((pattern, line))
      case .endAnyLines: steps.append(.keep(expected: pattern))
      case .replace: steps += [.remove(expected: pattern), .insert(actual: line)]
      case .remove: steps.append(.remove(expected: pattern))
      case .insert: steps.append(.insert(actual: line))
      case .absorb: taken.append((pattern, line))
      }
      (pattern, line) = target(of: move, pattern, line)
    }
    return (steps, taken)
  }

  // Each line against the one at the same place.
  private func moveInParallel(_ pattern: Int, _ line: Int) -> Move? {
    guard pattern < patterns.endIndex else { return line < lines.endIndex ? .insert : nil }
    guard line < lines.endIndex else { return .remove }
    let matches = !patterns[pattern].isAnyLines && patterns[pattern].matches(lines[line])
    return matches ? .keep : .replace
  }

  /// The cheapest move from a pair; nil at the end of both sides.
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
      if let price = replacement(of: pattern, by: line) { consider(.replace, price) }
    }
    if hasPattern { consider(.remove, removal) }
    if hasLine { consider(.insert, Self.insertion) }
    return best
  }

  /// The cost of one line in place of another; nil where that cannot be.
  ///
  /// Without `...` it is a removal and an insertion. With one, the more alike the lines are the
  /// less it costs, so that the diff pairs the most similar lines; a line between two of them is
  /// never paired with one that has nothing in common.
  private func replacement(of pattern: Int, by line: Int) -> Int32? {
    guard let likeness else { return removal + Self.insertion }
    let percent = likeness.percent(
      expected: pattern - patterns.startIndex, actual: line - lines.startIndex)
    if percent == 0, floating?.contains(pattern) ?? false { return nil }
    return removal - (removal - Self.insertion) * Int32(percent) / 100
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
