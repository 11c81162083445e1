extension SessionFile {
  /// Runs every entry in order and rewrites the output lines that do not match.
  ///
  /// Lines that match stay as they are, wildcards, rounded numbers and escapes included, as does
  /// every byte outside outputs. New output is escaped, takes the line ends and the indent around
  /// it, and lengthens its fence where it holds as long a run of the fence's character. Entries
  /// that fail in a plain fence, or succeed in an `error` fence, are left alone and reported.
  /// Updating twice is updating once.
  ///
  /// - Parameter run: enters a text and gives back what is shown and whether the command failed;
  ///   what it throws ends the update, so that a crash never rewrites a file.
  package func updated<Crash: Error>(
    run: (String) throws(Crash) -> (text: String, failed: Bool)
  ) throws(Crash) -> FileUpdate {
    try updated(on: .current, run: run)
  }

  /// Updates the file as if on another platform.
  func updated<Crash: Error>(
    on platform: FenceOptions.Platform?,
    run: (String) throws(Crash) -> (text: String, failed: Bool)
  ) throws(Crash) -> FileUpdate {
    var rewriter = FileRewriter(lines: lines)
    for fence in fences where fence.options.runs(on: platform) {
      for entry in fence.entries {
        let (text, failed) = try run(entry.text)
        let comparison = EntryComparison(
          entry, options: fence.options, text: text, failed: failed)
        rewriter.settle(entry, in: fence, comparison)
      }
      rewriter.lengthen(fence)
    }
    return rewriter.update
  }
}

/// The edits of one file, gathered from its top to its end.
private struct FileRewriter {
  private let lines: [String]
  // New lines in place of each old line, and new lines before it.
  private var replaced: [Int: [String]] = [:]
  private var inserted: [Int: [String]] = [:]
  private var longestRun = 0
  private var result = FileUpdate()

  init(lines: [String]) {
    self.lines = lines
  }

  var update: FileUpdate {
    var update = result
    update.text = lines.indices
      .flatMap { (inserted[$0 + 1] ?? []) + (replaced[$0 + 1] ?? [lines[$0]]) }
      .joined(separator: "\n")
    return update
  }

  mutating func settle(_ entry: ScriptedEntry, in fence: Fence, _ comparison: EntryComparison) {
    guard let failure = comparison.failure else { return }
    guard failure.kind == .output, let alignment = comparison.alignment else {
      result.unsettled.append(failure)
      return
    }
    result.changedLines += alignment.changedLines
    var line = entry.expectedLines.lowerBound
    for step in alignment.steps {
      switch step {
      case .keep:
        line += 1
      case .remove(let index):
        replaced[line] = []
        if comparison.isWildcard(at: index) { result.lostWildcards.append(line) }
        line += 1
      case .insert(let index):
        insert(comparison.escapedLine(at: index), before: line, in: fence)
      }
    }
  }

  private mutating func insert(_ text: String, before line: Int, in fence: Fence) {
    let ending = SessionText.endsWithReturn(lines[line - 2]) ? "\r" : ""
    let indent = text.isEmpty ? "" : String(repeating: " ", count: fence.marker.indent)
    inserted[line, default: []].append(indent + text + ending)
    longestRun = max(longestRun, SessionText.longestRun(of: fence.marker.character, in: text))
  }

  /// Makes the fence longer than the runs in its new lines, where it is not.
  mutating func lengthen(_ fence: Fence) {
    defer { longestRun = 0 }
    guard longestRun >= fence.marker.length else { return }
    lengthen(fence.line, of: fence)
    lengthen(fence.closingLine, of: fence)
  }

  private mutating func lengthen(_ line: Int, of fence: Fence) {
    let old = lines[line - 1]
    let blanks = old.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    let length = old.utf8.dropFirst(blanks).prefix { $0 == fence.marker.character }.count
    guard length <= longestRun else { return }
    let more = Array(repeating: fence.marker.character, count: longestRun + 1 - length)
    let bytes = old.utf8.prefix(blanks) + more + old.utf8.dropFirst(blanks)
    replaced[line] = [String(decoding: bytes, as: UTF8.self)]
    result.changedLines += 1
  }
}
