/// The answer to one entry, held against what its file expects.
struct EntryComparison {
  private let entry: ScriptedEntry
  private let expectsError: Bool
  private let failed: Bool
  private let patterns: [OutputPattern]
  private let output: [OutputLine]

  /// Compares the answer (`text`, `failed`) to an entry of a fence.
  init(_ entry: ScriptedEntry, options: FenceOptions, text: String, failed: Bool) {
    self.entry = entry
    self.failed = failed
    expectsError = options.expectsErrors
    patterns = entry.expected.map { OutputPattern($0, tolerance: options.tolerance) }
    output = SessionText.outputLines(of: text).map(OutputLine.init)
  }

  /// What is wrong with the answer; nil where all is as expected.
  ///
  /// A wrong status comes before wrong output.
  var failure: Failure? {
    guard let kind else { return nil }
    return Failure(line: entry.line, entry: entry.text, kind: kind, diff: diff)
  }

  /// How the expected lines become the actual ones; nil where they match.
  var alignment: OutputAlignment? {
    OutputPattern.matches(patterns, output) ? nil : OutputAlignment(patterns, output)
  }

  /// Whether an expected line holds a wildcard or is a regular expression.
  func isWildcard(at index: Int) -> Bool { patterns[index].isWildcard }

  /// A line of the output as a file has to have it.
  func escapedLine(at index: Int) -> String { SessionText.escaped(output[index].text) }

  private var kind: Failure.Kind? {
    if failed != expectsError { return failed ? .failedUnexpectedly : .shouldHaveFailed }
    return OutputPattern.matches(patterns, output) ? nil : .output
  }

  private var diff: String {
    guard let alignment else { return "" }
    let lines = alignment.steps.map { step -> UnifiedDiff.Line in
      switch step {
      case .keep(let index): .same(entry.expected[index])
      case .remove(let index): .removed(entry.expected[index])
      case .insert(let index): .added(escapedLine(at: index))
      }
    }
    return UnifiedDiff(lines, firstLine: entry.expectedLines.lowerBound).text
  }
}
