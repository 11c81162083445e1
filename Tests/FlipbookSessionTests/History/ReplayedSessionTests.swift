import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import SessionFiles
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

/// Saving a replayed session gives the same file.
@Suite struct ReplayedSessionTests {
  @Test(arguments: 0..<10 * Seeds.count)
  func `replay, then save, is a fixed point`(seed: UInt64) throws {
    var generator = RandomEntries(seed: seed)
    let session = Session(settings: seed % 3 == 0 ? Self.unusual : Settings())
    if seed % 4 == 0 { _ = session.enter("undo") }
    _ = generator.entries(12, in: session)
    let file = session.file
    // Also in a session that already had contents, and again after the first replay.
    let other = Session.entered(
      seed % 2 == 0 ? [] : ["set digits 1", "view old", "watch old.alpha"])
    for _ in 0..<2 {
      try other.replay(file)
      guard other.file == file else {
        Issue.record("seed \(seed)\n\(file)\n--\n\(other.file)")
        return
      }
    }
    #expect(other.picture == session.picture, "seed \(seed)")
  }

  private static let unusual: Settings = {
    var settings = Settings()
    (settings.rate, settings.digits) = (50, 2)
    return settings
  }()

  @Test func `what is entered after a replay follows it, and undo leads out of it`() throws {
    let first = Session.entered(["view a", "undo", "undo", "view b"])
    let session = Session.entered(["view before", "mark here", "watch before.alpha"])
    try session.replay(first.file)
    for entry in ["view c", "undo", "redo"] { #expect(!session.enter(entry).failed) }
    let file = session.file
    #expect(
      session.transcript.map(\.entry) == [
        "view a", "undo", "undo", "view b", "view c", "undo", "redo",
      ])
    #expect(session.enter("goto here").failed)
    // Undoes the view that was entered, then the whole replay.
    #expect(!session.enter("undo").failed && session.transcript.count == 9)
    #expect(!session.enter("undo").failed)
    #expect(session.transcript.map(\.entry) == ["view before", "mark here", "watch before.alpha"])
    #expect(!session.enter("show before").failed && !session.enter("goto here").failed)
    #expect(session.enter("step").text == "time 0.017s  frame 1\n  before.alpha 1.000")
    #expect(file.contains("flip> view c"))
  }

  @Test func `an undone replay comes back until something else is entered`() throws {
    let session = Session.entered(["view before"])
    try session.replay(Session.entered(["view a", "view b"]).file)
    let (file, picture) = (session.file, session.picture)
    #expect(!session.enter("undo").failed && !session.enter("undo").failed)
    #expect(!session.enter("redo").failed && !session.enter("redo").failed)
    #expect(session.file == file && session.picture == picture)
    #expect(session.enter("redo").failed)
    let other = Session.entered(["view before"])
    try other.replay(file)
    #expect(!other.enter("undo").failed && !other.enter("view new").failed)
    #expect(other.enter("redo").failed)
  }

  @Test(arguments: [0, 1])
  func `an interrupted undo of a replay leaves everything as it was`(patience: Int) throws {
    let session = Session.entered(["view a", "view b", "view c"])
    try session.replay(Session.entered(["view d"]).file)
    let (file, picture) = (session.file, session.picture)
    var asked = 0
    session.isInterrupted = {
      asked += 1
      return asked > patience
    }
    #expect(session.enter("undo").failed)
    session.isInterrupted = { false }
    #expect(session.file == file && session.picture == picture)
    #expect(!session.enter("undo").failed && !session.enter("show c").failed)
  }
}

extension Session {
  /// The text of the session's saved file.
  fileprivate var file: String {
    SessionFileWriter.text(
      title: "Session", setup: initialSettings.entries,
      records: transcript.map {
        (entry: $0.entry, output: $0.output, failed: $0.failed)
      })
  }

  fileprivate func replay(_ text: String) throws {
    let file = try SessionFile(parsing: text)
    beginReplay()
    for fence in file.fences {
      for entry in fence.entries { _ = enter(entry.text, inSetup: fence.options.isSetup) }
    }
    endReplay()
  }
}
