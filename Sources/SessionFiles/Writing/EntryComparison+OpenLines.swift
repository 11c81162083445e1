extension EntryComparison {
  /// The lines of the file, counted from 1, that stand for another line of the output now, where a
  /// wildcard leaves open for which; none where all that has changed is certain.
  ///
  /// What a wildcard takes is not compared, so an update that pairs a line with the wrong one takes
  /// the right one out of the test. Certain is a change that has a place of its own, ahead of the
  /// first `...` or behind the last one, by a line that is like what was expected, while no line that
  /// a wildcard takes is. Where every wildcard stands for a part of a line, and there are as many
  /// lines as expected, their count says which is which, unless a wildcard right beside the change
  /// takes a line that is more like it.
  var openLines: [Int] {
    guard let alignment, patterns.contains(where: \.isWildcard) else { return [] }
    let judge = Judge(patterns: patterns, output: output, taken: alignment.taken)
    guard !alignment.isRough || judge.isCounted else { return Array(expectedLines) }
    let changes = alignment.changes
    let open = Set(changes.flatMap(judge.open) + judge.shifted(by: changes))
    return open.sorted().map { expectedLines.lowerBound + $0 }
  }

  private struct Judge {
    // Choice: lines are alike that have half of what counts in common.
    private static let alike = 50
    private static let mostPairs = 4_000_000

    private let patterns: [OutputPattern]
    private let likeness: LineLikeness
    private let taken: [OutputAlignment.Taken]
    private let gaps: [Int]
    /// Whether the count of the lines says which is which.
    let isCounted: Bool

    init(patterns: [OutputPattern], output: [String], taken: [OutputAlignment.Taken]) {
      likeness = LineLikeness(patterns, output.map(OutputLine.init))
      (self.patterns, self.taken) = (patterns, taken)
      gaps = patterns.indices.filter { patterns[$0].isAnyLines }
      isCounted = gaps.isEmpty && patterns.count == output.count
    }

    /// The expected lines of a change that are open.
    func open(in change: OutputAlignment.Change) -> [Int] {
      if let first = gaps.first, let last = gaps.last, first < change.place, change.place <= last {
        // Of lines that have only come in between, the one ahead of them is named.
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

    /// The wildcards for a part of a line that may stand for another line: counted from the beginning
    /// as from the end, as far as there is no `...`, lines have come or gone ahead of them.
    func shifted(by changes: [OutputAlignment.Change]) -> [Int] {
      let uneven = changes.filter { $0.removed.count != $0.inserted.count }.map(\.place)
      guard let first = uneven.first, let last = uneven.last else { return [] }
      let (start, end) = (gaps.first ?? patterns.count, gaps.last ?? -1)
      return taken.map(\.expected).filter { index in
        guard index < start || index > end else { return false }
        return !(index < start && index < first) && !(index > end && index >= last)
      }
    }

    // Whether there are only wildcards between a wildcard and a change.
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
  /// Lines that have come in the place of others, between two that are kept.
  struct Change {
    /// The expected line behind what was kept last.
    let place: Int
    var removed: [Int] = []
    var inserted: [Int] = []
  }

  /// What has changed, from the first line on.
  var changes: [Change] {
    var changes: [Change] = []
    var (place, isOpen) = (0, false)
    for step in steps {
      if case .keep(let index) = step {
        (place, isOpen) = (index + 1, false)
        continue
      }
      if !isOpen { changes.append(Change(place: place)) }
      isOpen = true
      switch step {
      case .remove(let index): changes[changes.count - 1].removed.append(index)
      case .insert(let index): changes[changes.count - 1].inserted.append(index)
      case .keep: break
      }
    }
    return changes
  }
}
