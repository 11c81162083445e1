import SessionFiles

extension FileOutcome {
  /// Rewrites a file that was run to its end, and takes for settled what that settles.
  ///
  /// A file that has changed since it was read stays as it is. The answer are lines for the person
  /// at the screen.
  mutating func update(_ actual: ActualFiles) -> [String] {
    guard let rewrite, rewrite.changedLines > 0, TestedFile.isOnDisk(path) else { return [] }
    do throws(FileProblem) {
      guard try TextFile.read(path).utf8.elementsEqual(rewrite.original.utf8) else {
        throw FileProblem(path, .changedMeanwhile)
      }
      try TextFile.write(rewrite.text, to: path)
    } catch {
      problem = Problem(text: error.text, verdict: .unreadable)
      return []
    }
    for place in report.results.indices where report.results[place].status == .output {
      report.results[place].status = .passed
    }
    if report.isPassing { _ = actual.keep(nil, for: path) }
    let count = rewrite.changedLines
    return ["\(path): \(count) \(count == 1 ? "line" : "lines") changed"]
      + rewrite.lostWildcards.map { "\(path):\($0): the wildcard could not be kept" }
  }
}
