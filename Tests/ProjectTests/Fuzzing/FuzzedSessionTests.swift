import FlipbookAssembly
import FlipbookCommands
import FlipbookShell
import FlipbookTerminal
import FlipbookValues
import SessionFiles
import TestSupport
import Testing

@testable import FlipbookSession

/// Random and nearly right lines, entered in sessions: nothing crashes or hangs, and an entry that
/// fails leaves the stage as it was.
@Suite struct FuzzedSessionTests {
  /// How many sessions are tried; 20,000 are a million lines, which take a quarter of an hour.
  private static let count = Seeds.count
  private static let linesOfSession = 50

  /// More steps than any command of a sane session takes.
  private static let steps = 20_000

  /// More seconds of processor time than any line takes.
  private static let budget = 20.0

  /// The entries of the project's own session files and of the commands' examples.
  private static let corpus: [[String]] = {
    let paths = ["README.md"] + Project.files(in: "snippets", withEndings: [".md"])
    let files = paths.compactMap { try? SessionFile(parsing: Project.text(of: $0)) }
    return files.map { $0.fences.flatMap(\.entries).map(\.text) }.filter { !$0.isEmpty }
      + Commands.standard.all.map { $0.example.split(separator: "\n").map { String($0) } }
  }()

  @Test(arguments: 0..<count)
  func `fifty lines are answered, and change all or nothing`(seed: UInt64) {
    var lines = RandomLine(seed: seed, corpus: Self.corpus)
    let session = Session()
    let host = SessionHost(session: session, folder: PrivateFolder())
    // A replay shows its output while it runs, not in its reply.
    var hasShown = false
    host.show = { text, _ in hasShown = hasShown || !text.isEmpty }
    var steps = 0
    session.isInterrupted = {
      steps += 1
      return steps > Self.steps
    }
    var table = Self.table(of: session)
    for _ in 0..<Self.linesOfSession {
      lines.names = session.world.names.map(\.key)
      let (line, moment) = (lines.next(), session.now)
      (steps, hasShown) = (0, false)
      let start = ProcessorTime.now
      _ = session.reading()(line)
      let reply = host.enter(line)
      let taken = ProcessorTime.now - start
      // The looks below must not be interrupted.
      let asked = steps
      steps = 0
      let shown = Self.table(of: session)
      let isUnchanged = !reply.failed || session.now != moment || shown == table
      guard taken < Self.budget, isUnchanged,
        !reply.failed || !reply.text.isEmpty || hasShown || asked > 0
      else {
        Issue.record("seed \(seed), \(taken) s: \(line.debugDescription)\n\(reply.text)")
        return
      }
      table = shown
    }
  }

  // The contents of the stage, as the session's own commands print them.
  private static func table(of session: Session) -> String {
    session.enter("table format: json; list").text
  }
}
