@testable import SessionFiles

extension SessionFile {
  /// Runs the file by the text of its entries alone.
  func run<Stop: Error>(
    on platform: FenceOptions.Platform? = .current, ended: (EntryResult) -> Void = { _ in },
    _ answer: (String) throws(Stop) -> (text: String, failed: Bool)
  ) throws(Stop) -> FileRun {
    try run(on: platform, ended: ended) { entry, _ throws(Stop) in try answer(entry.text) }
  }

  /// Runs the file and reports.
  func check(
    name: String, on platform: FenceOptions.Platform? = .current,
    run answer: (String) -> (text: String, failed: Bool)
  ) -> FileReport {
    FileReport(name: name, results: run(on: platform, answer).results)
  }

  /// Runs the file and rewrites what does not match.
  func updated(run answer: (String) -> (text: String, failed: Bool)) -> FileUpdate {
    run(answer).update
  }
}
