extension EntryComparison {
  /// The lines of the file, counted from 1, that now match another line of output, where a wildcard
  /// leaves open which; none if all changes are certain.
  ///
  /// What a wildcard takes is not compared, so an update that pairs lines wrongly would take the
  /// right line out of the test. A change is certain if it lies before the first `...` or after the
  /// last one and the new line resembles the expected one, while no line that a wildcard takes
  /// does. If all wildcards stand for parts of lines and the number of lines is as expected, lines
  /// are paired by count, unless a wildcard right beside the change takes a line that is more
  /// similar.
  var openLines: [Int] {
    guard let alignment, patterns.contains(where: \.isWildcard) else { return [] }
    let judge = Judge(patterns: patterns, output: output, taken: alignment.taken)
    guard !alignment.isRough || judge.isCounted else { return Array(entry.expectedLines) }
    let changes = alignment.changes
    let open = Set(changes.flatMap(judge.open) + judge.shifted(by: changes))
    return open.sorted().map { entry.expectedLines.lowerBound + $0 }
  }

  private struct Judge {
    // Choice: similar lines have half of what counts in common.
    private static let alike = 50
    private static let mostPairs = 4_000_000

    private let patterns: [OutputPattern]
    private let likeness: LineLikeness
    private let taken: [OutputAlignment.Taken]
    private let gaps: [Int]
    /// Whether the number of lines tells which is which.
    let isCounted: Bool

    init(patterns: [OutputPattern], output: [String], taken: [OutputAlignment.Taken]) {
      likeness = LineLikeness(patterns, output.map(OutputLine.init))
      (self.patterns, self.taken) = (patterns, taken)
      gaps = patterns.indices.filter { patterns[$0].isAnyLines }
      isCounted = gaps.isEmpty && patterns.count == output.count
    }

    func open(in change: OutputAlignment.Change) -> [Int] {
      if let first = gaps.first, let last = gaps.last, first < change.place, change.place <= last {
        // For lines that were only added, it names the line before them.
        return change.removed.isEmpty ? [change.place - 1] : change.removed
      }
      let rivals = taken.filter { !isCounted || isBeside($0.expected, change) }.map(\.actual)
      if rivals.isEmpty, gaps.isEmpty { return [] }
      guard change.removed.count <= change.inserted.count else {
        return rivals.isEmpty ? [] : change.removed
      }
      let work = change.removed.count * (change.inserted.count + rivals.count)
      guard work <= Self.mostPairs else { return change.removed }
      return change.removed.filter { line in
        let best = mostAlike(line, among: change.inserted)
        let rival = mostAlike(line, among: rivals)
        if isCounted { return rival > best }
        return rival >= Self.alike || best < Self.alike
      }
    }

    /// The wildcards for parts of lines that may have moved: lines were added or removed before
    /// them, counted from either end up to the nearest `...`.
    func shifted(by changes: [OutputAlignment.Change]) -> [Int] {
      let uneven = changes.filter { $0.removed.count != $0.inserted.count }.map(\.place)
      guard let first = uneven.first, let last = uneven.last else { return [] }
      let (start, end) = (gaps.first ?? patterns.count, gaps.last ?? -1)
      return taken.map(\.expected).filter { index in
        guard index < start || index > end else { return false }
        return !(index < start && index < first) && !(index > end && index >= last)
      }
    }

    private func isBeside(_ wildcard: Int, _ change: OutputAlignment.Change) -> Bool {
      let between =
        wildcard < change.place
        ? wildcard..<change.place : change.place + change.removed.count..<wildcard + 1
      return patterns[between].allSatisfy(\.isWildcard)
    }

    private func mostAlike(_ line: Int, among lines: [Int]) -> Int {
      lines.map { likeness.percent(expected: line, actual: $0) }.max() ?? 0
    }
  }
}

extension OutputAlignment {
  /// Lines in place of others, between two that are kept.
  struct Change {
    /// The expected line after the last one kept.
    let place: Int
    var removed: [Int] = []
    var inserted: [Int] = []
  }

  var changes: [Change] {
    var changes = [Change(place: 0)]
    for step in steps {
      switch step {
      case .keep(let index): changes.append(Change(place: index + 1))
      case .remove(let index): changes[changes.count - 1].removed.append(index)
      case .insert(let index): changes[changes.count - 1].inserted.append(index)
      }
    }
    return changes.filter { !$0.removed.isEmpty || !$0.inserted.isEmpty }
  }
}
