extension SessionFile {
  /// Runs every entry in order and compares what it answers.
  ///
  /// A failed command never ends the run. Outside fences marked `error` it fails the file even
  /// where its text matches; inside, each command must fail and its text must match.
  ///
  /// - Parameters:
  ///   - name: what the report calls the file.
  ///   - run: enters a text and gives back what is shown and whether the command failed.
  package func check(
    name: String, run: (String) -> (text: String, failed: Bool)
  ) -> FileReport {
    check(name: name, on: .current, run: run)
  }

  /// Checks the file as if on another platform.
  func check(
    name: String, on platform: FenceOptions.Platform?,
    run: (String) -> (text: String, failed: Bool)
  ) -> FileReport {
    var report = FileReport(name: name)
    for fence in fences {
      guard fence.options.runs(on: platform) else {
        report.skipped += fence.entries.count
        continue
      }
      for entry in fence.entries {
        let (text, failed) = run(entry.text)
        let comparison = EntryComparison(
          entry, options: fence.options, text: text, failed: failed)
        report.count(comparison.failure)
      }
    }
    return report
  }
}

extension FileReport {
  fileprivate mutating func count(_ failure: Failure?) {
    entriesRun += 1
    if let failure {
      failed += 1
      failures.append(failure)
    } else {
      passed += 1
    }
  }
}
