import FlipbookPictures
import SessionFiles

/// What came of the files in JUnit's XML, as build servers read it: a suite for each file, a case
/// for each entry.
///
/// An entry that answers otherwise than expected is a `failure`, one in which the run of the file
/// ended an `error`, and what was not run is `skipped`. There are no times and no dates in it, so
/// that the same run writes the same bytes.
struct JUnitReport {
  private var suites: [XMLElement] = []
  private var total = Counts()

  private struct Counts {
    var tests = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    var attributes: [(name: String, value: String)] {
      [
        ("tests", String(tests)), ("failures", String(failures)), ("errors", String(errors)),
        ("skipped", String(skipped)),
      ]
    }

    mutating func add(_ other: Counts) {
      tests += other.tests
      failures += other.failures
      errors += other.errors
      skipped += other.skipped
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
    var cases = outcome.report.results.map { testCase(for: $0, path: outcome.path, &counts) }
    if let problem = outcome.problem {
      counts.tests += 1
      counts.errors += 1
      var element = testCase(named: "the file", path: outcome.path)
      element.children = [Self.result("error", message: problem.text, text: problem.text)]
      cases.append(element)
    } else if cases.isEmpty {
      counts.tests += 1
      counts.skipped += 1
      var element = testCase(named: "the file", path: outcome.path)
      element.children = [
        XMLElement(name: "skipped", attributes: [("message", "nothing to run")])
      ]
      cases.append(element)
    }
    total.add(counts)
    suites.append(
      XMLElement(
        name: "testsuite", attributes: [("name", outcome.path)] + counts.attributes,
        children: cases))
  }

  /// Adds a file that was not run: an error where something broke the run off, else skipped.
  mutating func add(notRun path: String, brokenOffBy reason: String?) {
    var counts = Counts()
    counts.tests = 1
    var element = testCase(named: "the file", path: path)
    if let reason {
      counts.errors = 1
      element.children = [Self.result("error", message: "not run: \(reason)", text: "")]
    } else {
      counts.skipped = 1
      element.children = [XMLElement(name: "skipped")]
    }
    total.add(counts)
    suites.append(
      XMLElement(
        name: "testsuite", attributes: [("name", path)] + counts.attributes, children: [element]))
  }

  private func testCase(
    for result: EntryResult, path: String, _ counts: inout Counts
  ) -> XMLElement {
    var element = testCase(named: "line \(result.line): \(result.entry)", path: path)
    element.attributes += [("file", path), ("line", String(result.line))]
    counts.tests += 1
    switch result.status {
    case .passed: break
    case .skipped, .notRun:
      counts.skipped += 1
      element.children = [XMLElement(name: "skipped")]
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
    return element
  }

  private func testCase(named name: String, path: String) -> XMLElement {
    XMLElement(name: "testcase", attributes: [("classname", path), ("name", name)])
  }

  // The message is the first line of what is wrong.
  private static func result(_ name: String, message: String, text: String) -> XMLElement {
    let line = message.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? message
    return XMLElement(
      name: name, attributes: [("message", line), ("type", name)], text: text)
  }
}
