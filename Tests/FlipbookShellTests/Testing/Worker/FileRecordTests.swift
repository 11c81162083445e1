import CLibrary
import FlipbookCommands
import FlipbookValues
import Testing

@testable import FlipbookShell
@testable import FlipbookTestRunner
@testable import SessionFiles

/// The report on a file whose process died.
@Suite struct FileRecordTests {
  private static let plan = [
    EntryResult(line: 2, entry: "a", status: .skipped),
    EntryResult(line: 5, entry: "b {\n}", status: .notRun),
    EntryResult(line: 8, entry: "c", status: .notRun),
    EntryResult(line: 9, entry: "d", status: .notRun),
  ]

  private func record(ended count: Int) -> FileRecord {
    var record = FileRecord(path: "t.md", limits: TestLimits())
    _ = record.take(.planned(Self.plan))
    for result in Self.plan.dropFirst().prefix(count) {
      var result = result
      (result.status, result.output) = (.passed, "out of \(result.entry.prefix(1))")
      #expect(record.take(.ended(result, moment: 1, seconds: 2)) == nil)
    }
    return record
  }

  @Test func `reports the current entry, with the last words and the output so far`() {
    let outcome = record(ended: 1).outcome(
      endedBy: .killed(SIGTRAP), errorOutput: "Stage.swift:5: Fatal error: no\n\n")
    let text = """
      t.md:8: flip> c
      the program crashed: it stopped itself (signal 5)
      Stage.swift:5: Fatal error: no
      shown so far:
        flip> b {
         ...> }
        out of b
        flip> c
      """
    #expect(outcome.report.text == text)
    #expect(outcome.report.notRun == 1 && outcome.report.passed == 1)
    #expect(outcome.verdict == .abandoned && outcome.rewrite == nil)
    #expect(outcome.times.prefix(2) == [0, 2] && outcome.times[2] > 0)
  }

  private static let endings: [(WorkerProcess.Exit, String)] = [
    (.killed(SIGSEGV), "the program crashed: it used invalid memory (signal 11)"),
    (.killed(SIGABRT), "the program crashed: it aborted (signal 6)"),
    (
      .killed(SIGKILL),
      "the program crashed: it was killed (signal 9), perhaps for lack of memory"
    ),
    (.killed(SIGALRM), "the file took more than 60 s (--timeout)"),
    (.killed(SIGTERM), "the program crashed: signal 15"),
    (.exited(3), "the program left with exit code 3"),
    (.exited(97), "the file took more than 1000 MB of memory (--max-memory)"),
  ]

  @Test(arguments: endings)
  func `names each way to end`(ending: WorkerProcess.Exit, words: String) {
    let outcome = record(ended: 0).outcome(endedBy: ending, errorOutput: "")
    let lines = outcome.report.failures.first?.note.split(separator: "\n")
    #expect(lines?.first == words[...])
    #expect(outcome.report.failures.map(\.line) == [5])
  }

  @Test func `outside of entries it reports the file`() {
    let early = FileRecord(path: "t.md", limits: TestLimits())
    let problem = early.outcome(endedBy: .killed(SIGSEGV), errorOutput: "").problem
    let reason = "the program crashed: it used invalid memory (signal 11)"
    #expect(problem?.text == "error: 't.md', while it was read: \(reason)")
    #expect(problem?.verdict == .abandoned && problem?.line == 1)
    let late = record(ended: 3).outcome(endedBy: .exited(1), errorOutput: "")
    #expect(late.problem?.line == 9)
    #expect(
      late.problem?.text
        == "error: 't.md', after its last entry: the program left with exit code 1")
  }

  @Test func `long texts keep their last lines, and long words their first`() {
    var record = record(ended: 0)
    var result = Self.plan[1]
    result.output = (1...20).map { "line \($0)" }.joined(separator: "\n")
    _ = record.take(.ended(result, moment: 0, seconds: 0))
    let words = (1...30).map { "word \($0)" }.joined(separator: "\n")
    let note =
      record.outcome(endedBy: .exited(1), errorOutput: words).report.failures.first?.note ?? ""
    #expect(note.contains("word 10\nshown so far:\n  (13 lines before)\n  line 12\n"))
    #expect(note.hasSuffix("\n  line 20\n  flip> c"))
  }
}
