import FlipbookText
import SessionFiles

/// What came of the files in JUnit's XML, as build servers read it: a suite for each file, a case
/// for each entry.
///
/// An entry that answers otherwise than expected is a `failure`, one in which the run of the file
/// ended an `error`, and what was not run is `skipped`. Each has its file and line; what a failed one
/// showed is there in full as `system-out`.
///
/// The times are seconds of the clock on the wall, as build servers take them: this is the one report
/// that differs from run to run. Without them, `time` left out, the same run makes the same bytes.
struct JUnitReport {
  private var suites: [XMLElement] = []
  private var total = Counts()

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0
    var seconds = 0.0

    var attributes: [(name: String, value: String)] {
      [
        ("tests", String(tests)), ("failures", String(failures)), ("errors", String(errors)),
        ("skipped", String(skipped)), ("time", JUnitReport.time(seconds)),
      ]
    }

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
      seconds += other.seconds
    }
  }

  /// The whole report.
  var text: String {
    XMLElement(
      name: "testsuites", attributes: [("name", "flipbook")] + total.attributes, children: suites
    ).document
  }

  /// Adds a file.
  mutating func add(_ outcome: FileOutcome) {
    var counts = Counts()
    var cases = outcome.report.results.enumerated().map { place, result in
      let seconds = outcome.times.indices.contains(place) ? outcome.times[place] : 0
      return testCase(for: result, path: outcome.path, seconds: seconds, &counts)
    }
    if let problem = outcome.problem {
      counts.errors += 1
      cases.append(
        testCase(
          named: "the file", path: outcome.path, line: problem.line, &counts,
          Self.result("error", message: problem.text, text: problem.text)))
    } else if cases.isEmpty {
      counts.skipped += 1
      let element = XMLElement(name: "skipped", attributes: [("message", "nothing to run")])
      cases.append(testCase(named: "the file", path: outcome.path, line: 1, &counts, element))
    }
    add(cases, counts, path: outcome.path)
  }

  /// Adds a file that was not run: an error where something broke the run off, else skipped.
  mutating func add(notRun path: String, brokenOffBy reason: String?) {
    var counts = Counts()
    let element: XMLElement
    if let reason {
      counts.errors = 1
      element = Self.result("error", message: "not run: \(reason)", text: "")
    } else {
      counts.skipped = 1
      element = XMLElement(name: "skipped")
    }
    let only = testCase(named: "the file", path: path, line: 1, &counts, element)
    add([only], counts, path: path)
  }

  private mutating func add(_ cases: [XMLElement], _ counts: Counts, path: String) {
    total.add(counts)
    suites.append(
      XMLElement(
        name: "testsuite", attributes: [("name", path)] + counts.attributes, children: cases))
  }

  private func testCase(
    for result: EntryResult, path: String, seconds: Double, _ counts: inout Counts
  ) -> XMLElement {
    var element = testCase(
      named: "line \(result.line): \(result.entry)", path: path, line: result.line,
      seconds: seconds, &counts)
    switch result.status {
    case .passed: return element
    case .skipped, .notRun:
      counts.skipped += 1
      element.children = [XMLElement(name: "skipped")]
      return element
    case .ended:
      counts.errors += 1
      element.children = [
        Self.result("error", message: result.note, text: result.text(path: path))
      ]
    case .output, .failedUnexpectedly, .shouldHaveFailed:
      counts.failures += 1
      let message = result.note.isEmpty ? "the output differs" : result.note
      element.children = [
        Self.result("failure", message: message, text: result.text(path: path))
      ]
    }
    if !result.output.isEmpty {
      element.children.append(XMLElement(name: "system-out", text: result.output))
    }
    return element
  }

  private func testCase(
    named name: String, path: String, line: Int, seconds: Double = 0, _ counts: inout Counts,
    _ children: XMLElement...
  ) -> XMLElement {
    counts.tests += 1
    counts.seconds += seconds
    return XMLElement(
      name: "testcase",
      attributes: [
        ("classname", path), ("name", name), ("file", path), ("line", String(line)),
        ("time", Self.time(seconds)),
      ], children: children)
  }

  // Seconds to the millisecond, whatever the locale.
  fileprivate static func time(_ seconds: Double) -> String {
    NumberText.fixed(seconds, digits: 3)
  }

  // The message is the first line of what is wrong.
  private static func result(_ name: String, message: String, text: String) -> XMLElement {
    let line = message.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? message
    return XMLElement(
      name: name, attributes: [("message", line), ("type", name)], text: text)
  }
}
