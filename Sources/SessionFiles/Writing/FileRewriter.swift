struct FileRewriter {
  private let lines: [String]
  // New lines in place of each old line, and before it.
  private var replaced: [Int: [String]] = [:]
  private var inserted: [Int: [String]] = [:]
  private var longestRun = 0
  private var result = FileUpdate()

  init(lines: [String]) { self.lines = lines }

  var update: FileUpdate {
    var update = result
    update.original = lines.joined(separator: "\n")
    update.text = lines.indices
      .flatMap { (inserted[$0 + 1] ?? []) + (replaced[$0 + 1] ?? [lines[$0]]) }
      .joined(separator: "\n")
    return update
  }

  mutating func leave(_ failure: EntryResult, openLines: [Int]) {
    result.unsettled.append(failure)
    result.openLines += openLines
  }

  /// Replaces an entry's expected lines by its output.
  mutating func show(_ comparison: EntryComparison, in fence: Fence) {
    let entry = comparison.entry
    let lines = comparison.output.indices.map { comparison.escapedLine(at: $0) }
    guard !lines.elementsEqual(entry.expected, by: SessionText.isSame) else { return }
    for line in entry.expectedLines { replaced[line] = [] }
    for line in lines { insert(line, before: entry.expectedLines.upperBound, in: fence) }
  }

  mutating func settle(_ comparison: EntryComparison, in fence: Fence) {
    guard let alignment = comparison.alignment else { return }
    result.changedLines += alignment.changedLines
    var line = comparison.entry.expectedLines.lowerBound
    for step in alignment.steps {
      switch step {
      case .keep: line += 1
      case .remove(let index):
        replaced[line] = []
        if comparison.patterns[index].isWildcard { result.lostWildcards.append(line) }
        line += 1
      case .insert(let index): insert(comparison.escapedLine(at: index), before: line, in: fence)
      }
    }
  }

  private mutating func insert(_ text: String, before line: Int, in fence: Fence) {
    let ending = SessionText.endsWithReturn(lines[line - 2]) ? "\r" : ""
    let indent = fence.prefix + String(repeating: " ", count: fence.marker.indent)
    let start = text.isEmpty ? SessionText.trimmingEnd(indent) : indent
    inserted[line, default: []].append(start + text + ending)
    longestRun = max(longestRun, SessionText.longestRun(of: fence.marker.character, in: text))
  }

  /// Makes the fence longer than the runs in its new lines.
  mutating func lengthen(_ fence: Fence) {
    defer { longestRun = 0 }
    guard longestRun >= fence.marker.length else { return }
    lengthen(fence.line, of: fence)
    lengthen(fence.closingLine, of: fence)
  }

  private mutating func lengthen(_ line: Int, of fence: Fence) {
    let old = lines[line - 1]
    let start = old.utf8.prefix { $0 != fence.marker.character }.count
    let length = old.utf8.dropFirst(start).prefix { $0 == fence.marker.character }.count
    guard length <= longestRun else { return }
    let more = Array(repeating: fence.marker.character, count: longestRun + 1 - length)
    let bytes = old.utf8.prefix(start) + more + old.utf8.dropFirst(start)
    replaced[line] = [String(decoding: bytes, as: UTF8.self)]
    result.changedLines += 1
  }
}
