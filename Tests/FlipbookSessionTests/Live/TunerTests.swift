import EntryNumbers
import FlipbookAssembly
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookCommands
@testable import FlipbookLive
@testable import FlipbookPictures
@testable import FlipbookSession
@testable import FlipbookText
@testable import FlipbookValues
@testable import SessionTestSupport

@Suite struct TunerTests {
  // MARK: Kept entries

  @Test func `nothing is entered where all is as before`() throws {
    let (tuner, _) = try Tuner.tuning()
    tuner.entry.step(1)
    tuner.entry.step(-1)
    tuner.playhead.move(byFrames: 7)
    #expect(tuner.canBeKept && tuner.entries.isEmpty)
    tuner.entry.step(3)
    tuner.entry.resetAll()
    #expect(tuner.canBeKept && tuner.entries.isEmpty)
  }

  @Test func `what is kept is one edit, however many keys there were`() throws {
    let (tuner, session) = try Tuner.tuning()
    for _ in 0..<5 { tuner.entry.step(1) }
    tuner.entry.chooseNext(backward: false)
    tuner.entry.step(7)
    let text = "animate 1.0s spring(dampingRatio: 0.42) { box.center.x = 300; box.alpha = 0.05 }"
    #expect(tuner.canBeKept && tuner.entries == [session.editEntry(2, text)])
    // The session is unchanged.
    #expect(
      session.transcript.count == 2 && session.picture == Session.entered(Tuner.stage).picture)
  }

  @Test func `what is shown is the session with the other text, wherever the playhead is`() throws {
    let (tuner, session) = try Tuner.tuning(after: [
      "step 0.2s", "box.center.y = 7; step 0.1s", "for i in 0..<3 { step 0.02s; box.tag += 1 }",
      "run",
    ])
    tuner.entry.step(2)
    for frames in [0, -3, -9, -10, 40, 3, -60, 15] {
      tuner.playhead.move(byFrames: frames)
      #expect(tuner.shown == tuner.typed(in: session))
    }
  }

  @Test func `an entry that has been edited is tuned on from what it has become`() throws {
    let (tuner, session) = try Tuner.tuning(after: ["step 0.2s", "box.tag = 1"])
    tuner.entry.step(1)
    for entry in tuner.entries { #expect(!session.enter(entry).failed) }
    let again = try #require(Tuner(2, of: session))
    #expect(again.entry.old == tuner.entry.text && again.shown == tuner.shown)
    again.entry.step(-1)
    for entry in again.entries { #expect(!session.enter(entry).failed) }
    #expect(
      session.change(numbered: 2) == Tuner.stage[1]
        && session.picture == Session.entered(Tuner.stage + ["step 0.2s", "box.tag = 1"]).picture)
  }

  @Test func `a mark is set at its place once the edit is entered`() throws {
    let (tuner, _) = try Tuner.tuning()
    tuner.mark()
    tuner.playhead.move(byFrames: 6)
    tuner.mark()
    tuner.moveToMark(forward: false)
    #expect(tuner.playhead.position == 0)
    #expect(tuner.entries == ["mark mark1", "goto 0.1s", "mark mark2", "undo"])
  }

  // MARK: Invalid entries

  @Test func `while the text cannot be entered the last good picture stays`() throws {
    let (tuner, session) = try Tuner.tuning()
    tuner.playhead.move(byFrames: 6)
    tuner.entry.chooseNext(backward: false)
    tuner.type("0.9")
    let good = tuner.shown
    #expect(tuner.problem == nil && good == tuner.typed(in: session))
    tuner.type("x")
    #expect(tuner.shown == good && tuner.problem?.contains("x") == true)
    let picture = tuner.picture(size: .usual)
    #expect(picture.lines[0].stretches.map(\.ink) == [.mistake])
    #expect(picture.lines[1].stretches.last?.ink == .mistake)
    #expect(!tuner.canBeKept)
    tuner.entry.deleteBackward()
    #expect(tuner.canBeKept && tuner.shown == good)
    tuner.type("9")
    tuner.entry.deleteBackward()
    tuner.entry.deleteBackward()
    tuner.entry.deleteBackward()
    tuner.type("7")
    #expect(
      !tuner.canBeKept && tuner.problem?.contains("'dampingRatio:' takes 0") == true,
      "\(tuner.problem ?? "")")
    #expect(tuner.entry.dropTyped() && tuner.canBeKept && tuner.entries.isEmpty)
  }

  @Test func `a text that makes a later entry fail cannot be entered`() throws {
    let (tuner, _) = try Tuner.tuning(
      1, after: ["expect box.frame.size.width == 100", "let far = 1 / box.frame.size.width"])
    tuner.entry.chooseNext(backward: false)
    tuner.entry.chooseNext(backward: false)
    tuner.type("0")
    #expect(!tuner.canBeKept && tuner.problem?.contains("zero") == true, "\(tuner.problem ?? "")")
  }

  // MARK: The command

  private static let texts: [(String, String, Int)] = [
    ("tune", "tune", 2), ("tune 1", "tune", 1), ("tune box", "tune", 1),
    ("tune \"far away\"", "tune", 3),
  ]

  @Test(arguments: texts)
  func `an entry is asked for by its number, by what it made, or as the last`(
    text: String, name: String, number: Int
  ) {
    let session = Session.entered(Tuner.stage)
    if number == 3 { _ = session.enter("let \"far away\" = 7") }
    session.audience = .screen
    let outcome = session.enter(text)
    #expect(outcome.request == .tune(number), "\(outcome.text)")
    #expect(session.transcript.count == (number == 3 ? 3 : 2))
  }

  private static let messages: [(String, String)] = [
    ("tune 9", "'9' is not the number of a change"),
    ("tune 3", "'3' is not the number of a change"),
    ("tune 1.5", "'1.5' is not an entry"), ("tune root", "'root' is not made by an entry"),
    ("tune 4", "'4' is not an entry with numbers"), ("tune nothing", "'nothing'"),
    ("tune 2; step", "entry of its own"),
  ]

  @Test(arguments: messages)
  func `what cannot be tuned is refused`(text: String, message: String) {
    let session = Session.entered(Tuner.stage + ["table", "view other"])
    session.audience = .screen
    let outcome = session.enter(text)
    #expect(outcome.failed && outcome.text.contains(message), "\(outcome.text)")
    #expect(outcome.request == nil)
  }

  @Test(arguments: [Audience.none, .lines])
  func `without a screen there is a hint to edit`(audience: Audience) {
    let session = Session.entered(Tuner.stage)
    session.audience = audience
    let outcome = session.enter("tune")
    #expect(outcome.failed && outcome.text.contains("needs a terminal"))
    #expect(outcome.text.contains("hint: 'edit 2 { … }' gives the entry another text"))
    #expect(Session().enter("tune").failed)
  }
}
