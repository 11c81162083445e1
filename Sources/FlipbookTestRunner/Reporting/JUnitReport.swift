/// The run in JUnit's XML, as build servers read it: a suite for each file, a case for each entry.
///
/// An entry with a wrong answer is a `failure`, one in which the run of the file ended an `error`,
/// and what was not run is `skipped`. A failed case has its full output as `system-out`.
///
/// Only `time`, which is wall-clock time, differs from run to run.
struct JUnitReport {
  private var suites: [(path: String, cases: [XMLElement], seconds: Double)] = []

  var text: String {
    XMLElement(
      name: "testsuites",
      attributes: [("name", "flipbook")]
        + Self.counts(suites.flatMap(\.cases), suites.map(\.seconds)),
      children: suites.map { suite in
        XMLElement(
          name: "testsuite",
          attributes: [("name", suite.path)] + Self.counts(suite.cases, [suite.seconds]),
          children: suite.cases)
      }
    ).document
  }

  private static func counts(
    _ cases: [XMLElement], _ seconds: [Double]
  ) -> [(name: String, value: String)] {
    func count(_ kind: String) -> String { String(cases.count { $0.children.first?.name == kind }) }
    return [
      ("tests", String(cases.count)), ("failures", count("failure")), ("errors", count("error")),
      ("skipped", count("skipped")), ("time", time(seconds.reduce(0, +))),
    ]
  }

  mutating func add(_ outcome: FileOutcome) {
    let path = outcome.path
    var cases = outcome.report.results.enumerated().map { place, result in
      let time = outcome.times.indices.contains(place) ? outcome.times[place] : 0
      return Self.testCase(
        of: path, named: "line \(result.line): \(result.entry)", line: result.line, seconds: time,
        Self.findings(result, path))
    }
    if let problem = outcome.problem {
      let finding = Self.finding("error", message: problem.text, text: problem.text)
      cases.append(Self.testCase(of: path, line: problem.line, [finding]))
    } else if cases.isEmpty {
      let finding = XMLElement(name: "skipped", attributes: [("message", "nothing to run")])
      cases.append(Self.testCase(of: path, [finding]))
    }
    suites.append((path, cases, outcome.seconds))
  }

  /// Adds a file that was not run: an error if something stopped the run, else skipped.
  mutating func add(notRun path: String, brokenOffBy reason: String?) {
    let finding =
      reason.map { Self.finding("error", message: "not run: \($0)", text: "") }
      ?? XMLElement(name: "skipped")
    suites.append((path, [Self.testCase(of: path, [finding])], 0))
  }

  private static func findings(_ result: EntryResult, _ path: String) -> [XMLElement] {
    let finding: XMLElement
    switch result.status {
    case .passed: return []
    case .skipped, .notRun: return [XMLElement(name: "skipped")]
    case .ended:
      finding = Self.finding("error", message: result.note, text: result.text(path: path))
    case .output, .failedUnexpectedly, .shouldHaveFailed:
      let message = result.note.isEmpty ? "the output differs" : result.note
      finding = Self.finding("failure", message: message, text: result.text(path: path))
    }
    let output = XMLElement(name: "system-out", text: result.output)
    return result.output.isEmpty ? [finding] : [finding, output]
  }

  private static func testCase(
    of path: String, named name: String = "the file", line: Int = 1, seconds: Double = 0,
    _ findings: [XMLElement]
  ) -> XMLElement {
    XMLElement(
      name: "testcase",
      attributes: [
        ("classname", path), ("name", name), ("file", path), ("line", String(line)),
        ("time", time(seconds)),
      ], children: findings)
  }

  private static func time(_ seconds: Double) -> String { NumberText.fixed(seconds, digits: 3) }

  private static func finding(_ name: String, message: String, text: String) -> XMLElement {
    let line = message.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? message
    return XMLElement(name: name, attributes: [("message", line), ("type", name)], text: text)
  }
}
