extension SessionFile {
  /// The results before anything has run: entries are skipped or not run.
  package func plan(on platform: FenceOptions.Platform? = .current) -> [EntryResult] {
    fences.flatMap { fence in
      let status: EntryResult.Status = fence.options.runs(on: platform) ? .notRun : .skipped
      return fence.entries.map { EntryResult(line: $0.line, entry: $0.text, status: status) }
    }
  }

  /// Enters the entries that run on a platform, in order; a thrown error ends the loop.
  ///
  /// `skip` gets each fence that does not run there.
  package func enterAll<Stop: Error>(
    on platform: FenceOptions.Platform? = .current, skipping skip: (Fence) -> Void = { _ in },
    _ enter: (ScriptedEntry, Fence) throws(Stop) -> Void
  ) throws(Stop) {
    for fence in fences {
      guard fence.options.runs(on: platform) else {
        skip(fence)
        continue
      }
      for entry in fence.entries { try enter(entry, fence) }
    }
  }

  /// Runs every entry in order and compares its output.
  ///
  /// A failed command never ends the run. Outside fences marked `error` it fails the file even if
  /// its text matches; inside, each command must fail and its text must match.
  ///
  /// `ended` gets each result at once. `answer` enters an entry and returns its output and whether
  /// it failed; an error ends the run, so that a crash never rewrites a file.
  package func run<Stop: Error>(
    on platform: FenceOptions.Platform? = .current, ended: (EntryResult) -> Void = { _ in },
    _ answer: (ScriptedEntry, Fence) throws(Stop) -> (text: String, failed: Bool)
  ) throws(Stop) -> FileRun {
    var run = FileRun(file: self)
    try enterAll(on: platform, skipping: { run.skip($0) }) { entry, fence throws(Stop) in
      let (text, failed) = try answer(entry, fence)
      let comparison = EntryComparison(entry, options: fence.options, text: text, failed: failed)
      ended(run.add(comparison, to: entry, of: fence))
    }
    return run
  }
}

/// A session file that was run to its end.
package struct FileRun {
  /// An entry that did not answer as expected.
  struct Miss {
    let fence: Fence
    let entry: ScriptedEntry
    let comparison: EntryComparison
    let result: EntryResult
  }

  package private(set) var results: [EntryResult] = []
  let file: SessionFile
  private(set) var misses: [Miss] = []

  init(file: SessionFile) { self.file = file }

  fileprivate mutating func skip(_ fence: Fence) {
    results += fence.entries.map { EntryResult(line: $0.line, entry: $0.text, status: .skipped) }
  }

  fileprivate mutating func add(
    _ comparison: EntryComparison, to entry: ScriptedEntry, of fence: Fence
  ) -> EntryResult {
    let result = comparison.result
    results.append(result)
    if result.isFailure {
      misses.append(Miss(fence: fence, entry: entry, comparison: comparison, result: result))
    }
    return result
  }
}
