struct OutputAlignment {
  enum Step: Equatable {
    /// An expected line that stays; `...` stays as one line, whatever it stands for.
    case keep(expected: Int)
    case remove(expected: Int)
    case insert(actual: Int)
  }

  /// An actual line and the wildcard that takes it: it is compared in part or not at all.
  typealias Taken = (expected: Int, actual: Int)

  /// The steps in order; between two kept lines removals come first.
  let steps: [Step]
  let taken: [Taken]
  /// Whether there was too much to compare, so lines are paired by place alone.
  let isRough: Bool

  /// Aligns the lines between common ends; by place if they make more than 4,000,000 pairs.
  init(_ patterns: [OutputPattern], _ lines: [OutputLine]) {
    let shorter = min(patterns.count, lines.count)
    func isAlike(_ pattern: OutputPattern, _ line: OutputLine) -> Bool {
      !pattern.isAnyLines && pattern.matches(line)
    }
    let head = (0..<shorter).first { !isAlike(patterns[$0], lines[$0]) } ?? shorter
    let tail =
      (0..<(shorter - head)).first {
        !isAlike(patterns[patterns.count - 1 - $0], lines[lines.count - 1 - $0])
      } ?? shorter - head
    let (patternTail, lineTail) = (patterns.count - tail, lines.count - tail)
    let middle = AlignmentTable(patterns[head..<patternTail], lines[head..<lineTail])
    let way = middle.way()
    let kept = (0..<head).map { Step.keep(expected: $0) }
    let keptTail = (patternTail..<patterns.count).map { Step.keep(expected: $0) }
    steps = Self.removalsFirst(kept + way.steps + keptTail)
    let heads: [Taken] = (0..<head).map { ($0, $0) }
    let tails: [Taken] = (0..<tail).map { (patternTail + $0, lineTail + $0) }
    taken = (heads + way.taken + tails).filter { patterns[$0.expected].isWildcard }
    isRough = middle.isGivenUp
  }

  var changedLines: Int { changes.map { max($0.removed.count, $0.inserted.count) }.reduce(0, +) }

  private static func removalsFirst(_ steps: [Step]) -> [Step] {
    var (sorted, insertions): ([Step], [Step]) = ([], [])
    for step in steps {
      switch step {
      case .insert: insertions.append(step)
      case .remove: sorted.append(step)
      case .keep:
        sorted += insertions + [step]
        insertions = []
      }
    }
    return sorted + insertions
  }
}
