import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import SessionFiles
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct ReplayTests {
  @Test(arguments: 0..<Effort.seeds)
  func `the transcript entered again answers the same`(seed: UInt64) {
    var generator = RandomEntries(seed: seed)
    let session = Session()
    _ = generator.entries(60 + Int(seed) % 60, in: session)
    let again = Session()
    for record in session.transcript {
      let outcome = again.enter(record.entry)
      guard outcome.text == record.output, outcome.failed == record.failed else {
        Issue.record("seed \(seed)\n\(again.entered)\n\(outcome.text)\n--\n\(record.output)")
        return
      }
    }
    #expect(again.picture == session.picture, "seed \(seed)\n\(session.entered)")
  }

  @Test(arguments: 0..<Effort.seeds)
  func `a saved session passes when it is checked`(seed: UInt64) throws {
    var settings = Settings()
    if seed % 3 == 0 { (settings.rate, settings.digits) = (50, 2) }
    var generator = RandomEntries(seed: seed)
    let session = Session(settings: settings)
    _ = generator.entries(60, in: session)
    let text = SessionFileWriter.text(
      title: "Session", setup: session.initialSettings.entries,
      records: session.transcript.map {
        (entry: $0.entry, output: $0.output, failed: $0.failed)
      })
    let again = Session()
    let run = try SessionFile(parsing: text).run { entry, fence in
      let outcome = again.enter(entry.text, inSetup: fence.options.isSetup)
      return (outcome.text, outcome.failed)
    }
    let report = FileReport(name: "session.md", results: run.results)
    #expect(report.isPassing, "seed \(seed)\n\(report.text)")
  }

  @Test(arguments: 0..<Effort.seeds)
  func `a stage built anew after each entry answers the same`(seed: UInt64) {
    var generator = RandomEntries(seed: seed)
    let (session, again) = (Session(), Session())
    for _ in 0..<60 {
      let entry = generator.next(in: session)
      let (outcome, other) = (session.enter(entry), again.enter(entry))
      again.rebuild()
      guard outcome == other, session.picture == again.picture,
        session.eventLines == again.eventLines
      else {
        Issue.record("seed \(seed)\n\(again.entered)\n\(outcome.text)\n--\n\(other.text)")
        return
      }
    }
  }

  @Test(arguments: 0..<Effort.seeds)
  func `all undone is a fresh stage, and all redone is back where it was`(seed: UInt64) {
    var generator = RandomEntries(seed: seed)
    let session = Session()
    _ = generator.entries(60, in: session)
    let before = session.picture
    var undone = 0
    while !session.enter("undo").failed { undone += 1 }
    #expect(session.picture == Session().picture, "seed \(seed)\n\(session.entered)")
    for _ in 0..<undone { #expect(!session.enter("redo").failed) }
    #expect(session.picture == before, "seed \(seed)\n\(session.entered)")
    #expect(undone > 5)
  }
}
