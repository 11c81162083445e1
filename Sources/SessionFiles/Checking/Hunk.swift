/// An entry that did not answer as expected, for a person to decide about.
package struct Hunk: Equatable, Sendable {
  package let result: EntryResult
  /// All lines of the difference, each with its sign, and where they stand; without the heading that
  /// says what the signs mean.
  package let difference: [String]
  /// What has become of numbers in lines that have changed in nothing else: `0.352 -> 0.361  +0.009`.
  package var numbers: [String] = []
  /// The expected lines, counted from 1, of which a wildcard leaves open what they stand for.
  package var openLines: [Int] = []

  /// Whether the file can be made to expect what came, as an update makes it.
  ///
  /// A command that failed and should not have, or the other way round, is a mistake in the file or in
  /// what it tests; and where lines are open somebody has to say what is to be checked.
  package var canBeTaken: Bool { result.status == .output && openLines.isEmpty }

  /// What two hunks have in common that change the same lines into the same ones.
  package var changes: [String] { difference.filter { $0.hasPrefix("-") || $0.hasPrefix("+") } }
}

extension Hunk {
  /// An entry of a file that was not run to its end.
  package init(_ result: EntryResult) {
    self.result = result
    difference = Array(SessionText.lines(of: result.diff).dropFirst(UnifiedDiff.heading.count))
  }
}

extension FileRun {
  /// The entries that did not answer as expected, in the order of the file.
  package var hunks: [Hunk] {
    misses.map { miss in
      Hunk(
        result: miss.result, difference: miss.comparison.difference,
        numbers: miss.comparison.numberChanges, openLines: miss.comparison.openLines)
    }
  }
}

extension SessionFile {
  private struct Stop: Error {}

  /// The run of this file that had some results; nil where they are not of the whole file.
  package func run(answering results: [EntryResult]) -> FileRun? {
    var rest = results.filter { $0.status != .skipped }[...]
    let run = try? run { (entry, fence) throws(Stop) in
      guard let result = rest.popFirst(), result.line == entry.line else { throw Stop() }
      switch result.status {
      case .passed, .output: return (result.output, fence.options.expectsErrors)
      case .failedUnexpectedly: return (result.output, true)
      case .shouldHaveFailed: return (result.output, false)
      case .ended, .skipped, .notRun: throw Stop()
      }
    }
    return rest.isEmpty ? run : nil
  }
}
