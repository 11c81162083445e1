@testable import SessionFiles

extension SessionFile {
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
