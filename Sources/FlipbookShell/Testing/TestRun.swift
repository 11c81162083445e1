package import FlipbookSession
import SessionFiles

/// Runs session files and compares: `flipbook test`.
package struct TestRun {
  /// How a run ended, as the process's exit code.
  package enum Verdict: Int32, Comparable {
    case passed = 0
    case mismatched = 1
    case unreadable = 2

    package static func < (lhs: Verdict, rhs: Verdict) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  private let settings: Settings
  private let updates: Bool
  private let output: (String) -> Void
  private var passed = 0
  private var failed = 0
  private var verdict = Verdict.passed

  /// Compares, or with `updates` rewrites what does not match.
  package init(settings: Settings, updates: Bool, output: @escaping (String) -> Void) {
    self.settings = settings
    self.updates = updates
    self.output = output
  }

  /// Runs every file that the paths name and says how many passed.
  package mutating func run(_ paths: [String]) -> Verdict {
    for path in paths {
      do {
        for file in try MarkdownFiles.at(path) { try runFile(file) }
      } catch {
        output(error.text)
        verdict = max(verdict, .unreadable)
        failed += 1
      }
    }
    output("\(passed) passed, \(failed) failed")
    return verdict
  }

  private mutating func runFile(_ path: String) throws(FileProblem) {
    let file = try SessionHost.sessionFile(path, at: path)
    if updates { return try update(file, at: path) }
    let report = file.check(name: path, run: runner())
    if report.isPassing {
      passed += 1
    } else {
      failed += 1
      verdict = max(verdict, .mismatched)
      output(report.text)
    }
  }

  private mutating func update(
    _ file: SessionFile, at path: String
  ) throws(FileProblem) {
    let update = file.updated(run: runner())
    if update.changedLines > 0 { try TextFile.write(update.text, to: path) }
    if update.changedLines > 0 {
      let count = update.changedLines
      output("\(path): \(count) \(count == 1 ? "line" : "lines") changed")
    }
    for line in update.lostWildcards { output("\(path):\(line): the wildcard could not be kept") }
    for failure in update.unsettled { output(failure.text(path: path)) }
    if update.unsettled.isEmpty {
      passed += 1
    } else {
      failed += 1
      verdict = max(verdict, .mismatched)
    }
  }

  // A fresh session for each file; what it saves goes to a folder of its own.
  private func runner() -> (String) -> (text: String, failed: Bool) {
    let folder = PrivateFolder()
    let host = SessionHost(session: Session(settings: settings), folder: folder.path)
    return { entry in
      let reply = host.enter(entry)
      _ = folder
      return (reply.text, reply.failed)
    }
  }
}
