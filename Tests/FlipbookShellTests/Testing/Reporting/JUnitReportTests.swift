import FlipbookCommands
import FlipbookText
import FlipbookValues
import Foundation
import TestSupport
import Testing

@testable import FlipbookShell
@testable import FlipbookTestRunner
@testable import SessionFiles

/// The report for build servers, read by a real XML parser.
@Suite struct JUnitReportTests {
  @Test func `has a suite for each file and a case for each entry`() throws {
    let flipbook = Flipbook()
    try flipbook.write([
      "a.md": Sample.good, "b & <b>.md": Sample.differing, "c.md": Sample.half,
      "d.md": "```flipbook skip\nflip> a\n```\n", "e.md": Sample.busy,
    ])
    let run = try flipbook.run(["test", ".", "--max-steps", "20", "--junit", "report.xml"])
    #expect(run.code == 3)
    #expect(try flipbook.run(["test", ".", "--max-steps", "20"]).output == run.output)
    let elements = try ParsedElement.all(in: #require(flipbook.folder.text(of: "report.xml")))
    let totals = elements.filter { $0.name.hasPrefix("testsuite") }.map { element in
      ["name", "tests", "failures", "errors", "skipped"].map { element.attributes[$0] ?? "-" }
        .joined(separator: " ")
    }
    #expect(
      totals == [
        "flipbook 10 1 2 2", "./a.md 2 0 0 0", "./b & <b>.md 2 1 0 0", "./c.md 1 0 1 0",
        "./d.md 1 0 0 1", "./e.md 4 0 1 1",
      ])
    #expect(elements.filter { $0.name == "testcase" }.count == 10)
    let failure = try #require(elements.first { $0.name == "failure" })
    #expect(failure.attributes["message"] == "the output differs")
    #expect(
      failure.text
        == "./b & <b>.md:5: flip> box.alpha\n--- expected\n+++ actual\n@@ -6,1 +6,1 @@\n-0.250\n+1.000"
    )
    let cases = elements.filter { $0.attributes["classname"] == "./e.md" }
    #expect(cases.map { $0.attributes["line"] } == ["2", "3", "4", "6"])
    #expect(cases.first?.attributes["name"] == "line 2: view box")
    let places = elements.filter { $0.name == "testcase" }.map {
      [$0.attributes["file"] ?? "-", $0.attributes["line"] ?? "-"].joined(separator: ":")
    }
    #expect(places.contains("./c.md:1") && !places.contains { $0.contains("-") })
    #expect(
      elements.filter { $0.name.hasPrefix("test") }.allSatisfy {
        $0.attributes["time"]?.wholeMatch(of: #/[0-9]+\.[0-9]{3}/#) != nil
      })
    #expect(elements.first { $0.name == "system-out" }?.text == "1.000")
    let messages = elements.filter { $0.name == "error" }.map { $0.attributes["message"] }
    #expect(
      messages == [
        "./c.md:1: error: the 'flipbook' fence is not closed",
        "the command took more than 20 steps (--max-steps)",
      ])
  }

  @Test func `takes as long as its entries have taken`() throws {
    var outcome = FileOutcome(path: "a.md")
    outcome.report.results = [2, 5].map { EntryResult(line: $0, entry: "step", status: .passed) }
    outcome.times = [0.25, 1.5]
    var report = JUnitReport()
    report.add(outcome)
    report.add(outcome)
    let elements = try ParsedElement.all(in: report.text).filter { $0.name.hasPrefix("test") }
    #expect(
      elements.map { $0.attributes["time"] } == [
        "3.500", "1.750", "0.250", "1.500", "1.750", "0.250", "1.500",
      ])
  }

  @Test func `names file and line of what cannot be read, and of what was not run`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write("# Text\n\n```flipbook\nflip> view box\n", to: "half.md")
    let run = try flipbook.run(["test", "half.md", "missing.md", "--junit", "report.xml"])
    #expect(run.code == 2)
    let text = try #require(flipbook.folder.text(of: "report.xml"))
    var report = JUnitReport()
    report.add(notRun: "later.md", brokenOffBy: "interrupted")
    let elements = try ParsedElement.all(in: text) + ParsedElement.all(in: report.text)
    let cases = elements.filter { $0.name == "testcase" }
    #expect(cases.map { $0.attributes["file"] } == ["half.md", "missing.md", "later.md"])
    #expect(cases.map { $0.attributes["line"] } == ["3", "1", "1"])
  }

  @Test func `goes to stdout alone, and all else to stderr`() throws {
    let flipbook = Flipbook()
    try flipbook.write(["a.md": Sample.good, "b.md": Sample.differing])
    let run = try flipbook.run(["test", ".", "--junit", "-"])
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("<?xml ") && run.output.hasSuffix("</testsuites>\n"))
    #expect(try ParsedElement.all(in: run.output).count { $0.name == "testcase" } == 4)
    #expect(run.errors.hasSuffix("1 passed, 1 failed\n"))
    #expect(try flipbook.shell("ls").output == "a.md\nb.actual.md\nb.md\n")
    let piped = try flipbook.shell("\"$0\" test - --junit - < a.md").output
    #expect(piped.hasPrefix("<?xml "), "\(piped)")
  }

  @Test func `goes over no session`() throws {
    let flipbook = Flipbook()
    flipbook.folder.write(Sample.good, to: "a.txt")
    #expect(try flipbook.run(["test", "a.txt", "--junit", "./a.txt"]).code == 2)
    #expect(flipbook.folder.text(of: "a.txt") == Sample.good)
  }

  private static let nasty =
    String(
      String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init)))
    + "\u{2028}\u{D7FF}\u{E000}\u{FFFE}\u{FFFF}\u{10FFFF}]]>&amp;<![CDATA[\r\n\"'"

  @Test func `no character breaks it or is lost that XML allows`() throws {
    let element = XMLElement(
      name: "a", attributes: [("b", Self.nasty)], text: Self.nasty)
    let read = try #require(ParsedElement.all(in: element.document).first)
    let shown = Self.nasty.unicodeScalars.map { scalar in
      switch scalar.value {
      case 9, 10: String(scalar)
      case 13: "\\r"
      case 0..<32, 0x7F..<0xA0, 0xAD, 0x2028, 0xFFFE, 0xFFFF, 0x10FFFF:
        "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: String(scalar)
      }
    }
    let allowed = Array(shown.joined().unicodeScalars)
    #expect(Array(read.text.unicodeScalars) == allowed)
    #expect(read.attributes["b"].map { Array($0.unicodeScalars) } == allowed)
  }

  @Test func `has what was not run, and any name there is`() throws {
    var report = JUnitReport()
    let name = "q" + "\"" + "\u{301}\r\n.md"
    report.add(FileOutcome(path: name))
    report.add(notRun: "b.md", brokenOffBy: "interrupted")
    report.add(notRun: "c.md", brokenOffBy: nil)
    let elements = try ParsedElement.all(in: report.text)
    let suites = elements.filter { $0.name == "testsuite" }
    #expect(suites.map { $0.attributes["errors"] } == ["0", "1", "0"])
    #expect(suites.map { $0.attributes["skipped"] } == ["1", "0", "1"])
    #expect(suites.first?.attributes["name"] == "q\"\u{301}\\r\n.md")
    let messages = elements.filter { $0.name == "error" }.map { $0.attributes["message"] }
    #expect(messages == ["not run: interrupted"])
  }
}
