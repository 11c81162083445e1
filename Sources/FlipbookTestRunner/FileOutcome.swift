/// How a run of session files ended, as the process's exit code; the gravest counts.
package enum Verdict: Int32, Comparable, Sendable {
  case passed = 0
  case mismatched = 1
  case unreadable = 2
  /// The program crashed in a file, or a file exceeded its limits.
  case abandoned = 3

  package static func < (lhs: Verdict, rhs: Verdict) -> Bool { lhs.rawValue < rhs.rawValue }
}

struct FileOutcome: Equatable {
  /// Something wrong with the file as a whole.
  struct Problem: Equatable {
    let text: String
    let verdict: Verdict
    var line = 1
  }

  var report: FileReport
  /// The folder that was given and in which the file was found; nil for a file that was named.
  var root: String?
  /// The virtual moment after each entry, in seconds; nil for entries that did not answer.
  var moments: [Double?] = []
  /// The seconds of wall-clock time each entry took; 0 for those not run.
  var times: [Double] = []
  var problem: Problem?
  /// The rewritten file, if it was run to its end and something differed.
  var rewrite: FileUpdate?

  init(path: String, problem: Problem? = nil) {
    report = FileReport(name: path, results: [])
    self.problem = problem
  }

  var path: String { report.name }
  var seconds: Double { times.reduce(0, +) }

  var verdict: Verdict {
    if let problem { return problem.verdict }
    if report.results.contains(where: { $0.status == .ended }) { return .abandoned }
    return report.isPassing ? .passed : .mismatched
  }

  /// Rewrites a file that was run to its end, and counts the entries that this settles as passed.
  ///
  /// Leaves alone a file that has changed since it was read, and one found in a folder that is a
  /// link there or lies outside of it. Returns lines for the person at the screen.
  mutating func update(_ actual: ActualFiles) -> [String] {
    guard let rewrite, TestedFile.isOnDisk(path) else { return [] }
    let open = rewrite.openLines.map {
      "\(path):\($0): a wildcard leaves open which line this is now; the entry stays as it is"
    }
    guard rewrite.changedLines > 0 else { return open }
    do throws(FileProblem) {
      try write(rewrite.text, over: rewrite.original)
    } catch {
      if error.isRefusal { return [error.text + ", and is not rewritten"] }
      problem = Problem(text: error.text, verdict: .unreadable)
      return []
    }
    for place in report.results.indices where report.results[place].status == .output {
      let isLeft = rewrite.unsettled.contains { $0.line == report.results[place].line }
      if !isLeft { report.results[place].status = .passed }
    }
    if report.isPassing { _ = actual.keep(nil, for: self) }
    return notes(on: rewrite) + open
  }

  func notes(on update: FileUpdate) -> [String] {
    ["\(path): \(update.changedLines.counted("line")) changed"]
      + update.lostWildcards.map { "\(path):\($0): the wildcard could not be kept" }
  }

  /// Writes over a file that still has the text that was tested; one that was named is the user's
  /// own, wherever its links lead.
  func write(_ text: String, over original: String) throws(FileProblem) {
    func check(_ present: String?) throws(FileProblem) {
      guard present?.utf8.elementsEqual(original.utf8) == true else {
        throw FileProblem(path, .changedMeanwhile)
      }
    }
    guard let root else {
      try check(TextFile.read(path))
      return try TextFile.write(text, to: path)
    }
    let file = try HeldFile(path, within: root)
    try check(file.text())
    try file.write(text)
  }
}
