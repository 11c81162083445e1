struct AlignmentTable {
  private enum Move { case keep, endAnyLines, absorb, replace, remove, insert }

  private static let largest = 4_000_000
  // A line taken by `...` is far cheaper than an edit, but not free, so it takes few.
  private static let absorption: Int32 = 1
  private static let insertion: Int32 = 10

  private let patterns: ArraySlice<OutputPattern>
  private let lines: ArraySlice<OutputLine>
  private let removal: Int32
  // Nil without `...`, where it does not matter.
  private var likeness: LineLikeness?
  /// From the first `...` to the last one; nil where there are not two.
  private let floating: ClosedRange<Int>?
  // The cheapest move from each pair, the first of equals.
  private var moves: [Move] = []

  var isGivenUp: Bool { moves.isEmpty }

  /// Computes all moves, or none for more than four million pairs.
  init(_ patterns: ArraySlice<OutputPattern>, _ lines: ArraySlice<OutputLine>) {
    (self.patterns, self.lines) = (patterns, lines)
    let gaps = patterns.indices.filter { patterns[$0].isAnyLines }
    floating = gaps.count > 1 ? gaps[0]...gaps[gaps.count - 1] : nil
    // With a `...`, which takes inserted lines, an expected one is only removed as a last resort.
    removal = gaps.isEmpty ? Self.insertion : 10 * Self.insertion
    guard patterns.count * lines.count <= Self.largest else { return }
    likeness = gaps.isEmpty ? nil : LineLikeness(patterns, lines)
    let matches = LineMatches(Array(lines))
    moves = Array(repeating: .insert, count: (patterns.count + 1) * (lines.count + 1))
    // The costs from the next pattern on; each pattern's replace them.
    var costs = (0...lines.count).reversed().map { Int32($0) * Self.insertion }
    for pattern in patterns.indices.reversed() { take(pattern, matches, &costs) }
  }

  private mutating func take(_ pattern: Int, _ matches: LineMatches, _ costs: inout [Int32]) {
    let isOpen = patterns[pattern].isAnyLines
    let (leaving, removal) = isOpen ? (Move.endAnyLines, 0) : (.remove, removal)
    let (taking, insertion) = isOpen ? (Move.absorb, Self.absorption) : (.insert, Self.insertion)
    var isKept = Array(repeating: false, count: lines.count)
    for line in isOpen ? [] : matches.places(of: patterns[pattern]) { isKept[line] = true }
    var behind = costs[lines.count]
    costs[lines.count] += removal
    moves[index(pattern, lines.endIndex)] = leaving
    for line in (0..<lines.count).reversed() {
      let place = lines.startIndex + line
      var (move, cost) = (Move.keep, behind)
      if !isKept[line] { (move, cost) = (.replace, behind + replacement(of: pattern, by: place)) }
      behind = costs[line]
      if behind + removal < cost { (move, cost) = (leaving, behind + removal) }
      if costs[line + 1] + insertion < cost { (move, cost) = (taking, costs[line + 1] + insertion) }
      (moves[index(pattern, place)], costs[line]) = (move, cost)
    }
  }

  /// The cheapest way, the first of equals, and the lines kept or taken; without moves, by place.
  func way() -> (steps: [OutputAlignment.Step], taken: [OutputAlignment.Taken]) {
    var (steps, taken): ([OutputAlignment.Step], [OutputAlignment.Taken]) = ([], [])
    var (pattern, line) = (patterns.startIndex, lines.startIndex)
    while pattern < patterns.endIndex || line < lines.endIndex {
      let move = isGivenUp ? moveInParallel(pattern, line) : moves[index(pattern, line)]
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
      if move != .absorb, move != .insert { pattern += 1 }
      if move != .endAnyLines, move != .remove { line += 1 }
    }
    return (steps, taken)
  }

  // Each line against the one at the same place.
  private func moveInParallel(_ pattern: Int, _ line: Int) -> Move {
    guard pattern < patterns.endIndex else { return .insert }
    guard line < lines.endIndex else { return .remove }
    let matches = !patterns[pattern].isAnyLines && patterns[pattern].matches(lines[line])
    return matches ? .keep : .replace
  }

  /// The cost of replacing a line by another; more than any way if it may not be replaced.
  ///
  /// Without `...` it is a removal and an insertion. With one, the more alike the lines are the
  /// less it costs, so that the diff pairs the most similar lines; a line between two of them is
  /// never paired with one that has nothing in common.
  private func replacement(of pattern: Int, by line: Int) -> Int32 {
    guard !patterns[pattern].isAnyLines else { return .max / 2 }
    guard let likeness else { return removal + Self.insertion }
    let percent = likeness.percent(
      expected: pattern - patterns.startIndex, actual: line - lines.startIndex)
    if percent == 0, floating?.contains(pattern) ?? false { return .max / 2 }
    return removal - (removal - Self.insertion) * Int32(percent) / 100
  }

  private func index(_ pattern: Int, _ line: Int) -> Int {
    (pattern - patterns.startIndex) * (lines.count + 1) + line - lines.startIndex
  }
}
