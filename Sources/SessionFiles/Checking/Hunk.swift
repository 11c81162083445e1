/// An entry that did not answer as expected, for a person to decide about.
package struct Hunk: Equatable, Sendable {
  package let result: EntryResult
  /// All lines of the difference below its heading.
  package let difference: [String]
  /// The changed numbers of lines that differ only in numbers.
  package var numbers: [String] = []
  /// The expected lines, counted from 1, for which a wildcard leaves open which line they match.
  package var openLines: [Int] = []

  /// Whether an update may make the file expect what came.
  ///
  /// Not if the status is wrong, which is a mistake in the file or in what it tests, nor if lines
  /// are open.
  package var canBeTaken: Bool { result.status == .output && openLines.isEmpty }
  /// The changed lines; hunks with the same ones can be taken together.
  package var changes: [String] { difference.filter { $0.hasPrefix("-") || $0.hasPrefix("+") } }
}

extension Hunk {
  /// The hunk of an entry in a file that was not run to its end.
  package init(_ result: EntryResult) {
    self.result = result
    difference = Array(SessionText.lines(of: result.diff).dropFirst(UnifiedDiff.heading.count))
  }
}

extension FileRun {
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

  /// The run of this file that had these results; nil if they do not cover the whole file.
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
