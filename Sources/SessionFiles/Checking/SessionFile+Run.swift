extension SessionFile {
  /// The results before anything has run: entries are skipped or not run.
  package func plan(on platform: FenceOptions.Platform? = .current) -> [EntryResult] {
    fences.flatMap { $0.results($0.options.runs(on: platform) ? .notRun : .skipped) }
  }

  /// Enters the entries that run on this platform, in order; a thrown error ends the loop.
  package func enterAll<Stop: Error>(
    _ enter: (ScriptedEntry, Fence) throws(Stop) -> Void
  ) throws(Stop) {
    for fence in fences where fence.options.runs(on: .current) {
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
    for fence in fences {
      guard fence.options.runs(on: platform) else {
        run.results += fence.results(.skipped)
        continue
      }
      for entry in fence.entries {
        let (text, failed) = try answer(entry, fence)
        let comparison = EntryComparison(entry, options: fence.options, text: text, failed: failed)
        ended(run.add(comparison, of: fence))
      }
    }
    return run
  }
}

extension Fence {
  fileprivate func results(_ status: EntryResult.Status) -> [EntryResult] {
    entries.map { EntryResult(line: $0.line, entry: $0.text, status: status) }
  }
}

package struct FileRun {
  typealias Miss = (fence: Fence, comparison: EntryComparison, result: EntryResult)

  package fileprivate(set) var results: [EntryResult] = []
  let file: SessionFile
  private(set) var misses: [Miss] = []

  fileprivate mutating func add(_ comparison: EntryComparison, of fence: Fence) -> EntryResult {
    let result = comparison.result
    results.append(result)
    if result.isFailure { misses.append((fence, comparison, result)) }
    return result
  }
}
