import Testing

@testable import SessionFiles

@Suite struct SessionFileCheckTests {
  @Test func `runs every entry in order and counts`() throws {
    let text =
      fenced("flip> seed 1", options: "setup") + fenced("flip> a\n1\nflip> b\n2\nflip> # note")
      + fenced("flip> c", options: "skip") + fenced("flip> d\n4", options: "hide")
    let replies = Replies([("", false), ("1", false), ("3", false), ("", false), ("4", false)])
    let report = try SessionFile(parsing: text).check(name: "t.md", run: replies.run)
    #expect(replies.entered == ["seed 1", "a", "b", "# note", "d"])
    #expect(report.entriesRun == 5)
    #expect(report.passed == 4)
    #expect(report.skipped == 1)
    #expect(report.failures.map(\.line) == [7])
    #expect(!report.isPassing)
  }

  private static let options: [(String, String, Bool, EntryResult.Status)] = [
    ("", "x", false, .passed),
    ("", "y", false, .output),
    ("", "x", true, .failedUnexpectedly),
    ("", "y", true, .failedUnexpectedly),
    ("error", "x", true, .passed),
    ("error", "y", true, .output),
    ("error", "x", false, .shouldHaveFailed),
    ("error", "y", false, .shouldHaveFailed),
  ]

  @Test(arguments: options)
  func `holds status and text against the fence`(
    options: String, answer: String, failed: Bool, status: EntryResult.Status
  ) throws {
    let file = try SessionFile(parsing: fenced("flip> a\nx", options: options))
    let report = file.check(name: "t.md") { _ in (answer, failed) }
    #expect(report.results.map(\.status) == [status])
    #expect(report.results.map(\.output) == [answer])
    #expect(report.results.map(\.diff.isEmpty) == [answer == "x"])
    #expect(report.isPassing == (status == .passed))
  }

  @Test func `goes on after a failed command`() throws {
    let file = try SessionFile(parsing: fenced("flip> a\nflip> b\n2"))
    let report = file.check(name: "t.md", run: Replies([("no", true), ("2", false)]).run)
    #expect(report.entriesRun == 2)
    #expect(report.passed == 1)
  }

  @Test func `runs a fence only on its platform`() throws {
    let file = try SessionFile(parsing: fenced("flip> a", options: "only=macos"))
    #expect(file.check(name: "t", on: .linux) { _ in ("", false) }.skipped == 1)
    #expect(file.check(name: "t", on: .macos) { _ in ("", false) }.entriesRun == 1)
  }

  @Test func `hands over each result at once, in order`() throws {
    let file = try SessionFile(
      parsing: fenced("flip> a\nflip> b\n2") + fenced("flip> c", options: "skip"))
    var told: [String] = []
    let run = file.run {
      told.append("\($0.entry) ended")
    } _: { entry in
      told.append(entry)
      return ("2", false)
    }
    #expect(told == ["a", "a ended", "b", "b ended"])
    #expect(run.results.map(\.status) == [.output, .passed, .skipped])
  }

  @Test func `knows all entries before any is run`() throws {
    let file = try SessionFile(
      parsing: fenced("flip> a\nflip> b") + fenced("flip> c", options: "only=macos"))
    #expect(file.plan(on: .linux).map(\.status) == [.notRun, .notRun, .skipped])
    #expect(file.plan(on: .macos).map(\.line) == [2, 3, 6])
    let report = FileReport(name: "t", results: file.plan(on: .linux))
    #expect(report.isPassing && report.entriesRun == 0)
    #expect((report.notRun, report.skipped) == (2, 1))
  }

  @Test func `uses the fence's tolerance`() throws {
    let file = try SessionFile(parsing: fenced("flip> a\n0.5", options: "tolerance=0.2"))
    #expect(file.check(name: "t") { _ in ("0.7", false) }.isPassing)
    #expect(!file.check(name: "t") { _ in ("0.71", false) }.isPassing)
  }

  @Test func `reports place, command and diff`() throws {
    let text = "# T\n\n" + fenced("flip> a {\n ...> }\nsame\n...\nold\n\nflip> b\nx")
    let answers = [("same\n1\n2\n...\n", false), ("x", true)]
    let report = try SessionFile(parsing: text).check(name: "d/t.md", run: Replies(answers).run)
    #expect(
      report.text == #"""
        d/t.md:4: flip> a {
         ...> }
        --- expected
        +++ actual
        @@ -6,3 +6,3 @@
         same
         ...
        -old
        +\...

        d/t.md:10: flip> b
        the command failed, but its fence is not marked 'error'
          x
        """#)
  }

  @Test(arguments: [("K", "\u{212A}"), (";", "\u{37E}"), ("\u{E9}", "e\u{301}")])
  func `compares bytes, not what looks the same`(one: String, other: String) throws {
    #expect(one == other)
    for (expected, actual) in [(one, other), (other, one)] {
      let file = try SessionFile(parsing: fenced("flip> a\n\(expected)"))
      #expect(!file.check(name: "t") { _ in (actual, false) }.isPassing)
      #expect(file.check(name: "t") { _ in (expected, false) }.isPassing)
    }
  }

  @Test func `keeps wildcards in outputs of any length`() throws {
    let count = 2_500
    let expected = (0..<count).map { $0 == 1_200 ? "line [..]" : "line \($0)" }
    let actual = (0..<count).map { $0 == 0 || $0 == count - 1 ? "new" : "line \($0)" }
    let file = try SessionFile(parsing: fenced("flip> a\n" + expected.joined(separator: "\n")))
    let run = file.run { _ in (actual.joined(separator: "\n"), false) }
    #expect(run.update.changedLines == 2 && run.update.lostWildcards.isEmpty)
    #expect(run.update.text.contains("\nline [..]\n"))
  }
}
