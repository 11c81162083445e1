/// The answer to one entry, compared with what its file expects.
struct EntryComparison {
  let entry: ScriptedEntry
  private let expectsError: Bool
  private let failed: Bool
  private let text: String
  let output: [String]
  // Empty where every line is the same.
  let patterns: [OutputPattern]
  /// How the expected lines become the actual ones; nil where they match.
  let alignment: OutputAlignment?

  init(_ entry: ScriptedEntry, options: FenceOptions, text: String, failed: Bool) {
    (self.entry, self.text, self.failed) = (entry, text, failed)
    expectsError = options.expectsErrors
    output = SessionText.outputLines(of: text)
    let isSame =
      entry.expected.elementsEqual(output, by: SessionText.isSame)
      && entry.expected.allSatisfy(SessionText.standsForItself)
    guard !isSame else {
      (patterns, alignment) = ([], nil)
      return
    }
    patterns = entry.expected.map { OutputPattern($0, tolerance: options.tolerance) }
    let lines = output.map(OutputLine.init)
    alignment = OutputPattern.matches(patterns, lines) ? nil : OutputAlignment(patterns, lines)
  }

  /// The result; a wrong status takes precedence over wrong output.
  var result: EntryResult {
    EntryResult(
      line: entry.line, entry: entry.text, status: status, output: text, diff: unified?.text ?? "")
  }

  func escapedLine(at index: Int) -> String { SessionText.escaped(output[index]) }

  private var status: EntryResult.Status {
    if failed != expectsError { return failed ? .failedUnexpectedly : .shouldHaveFailed }
    return alignment == nil ? .passed : .output
  }

  var difference: [String] { unified?.body ?? [] }

  private var unified: UnifiedDiff? {
    guard let alignment else { return nil }
    let lines = alignment.steps.map { step -> UnifiedDiff.Line in
      switch step {
      case .keep(let index): .same(entry.expected[index])
      case .remove(let index): .removed(entry.expected[index])
      case .insert(let index): .added(escapedLine(at: index))
      }
    }
    return UnifiedDiff(lines, firstLine: entry.expectedLines.lowerBound)
  }
}
