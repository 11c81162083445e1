import EntryNumbers
import FlipbookAssembly
import FlipbookCommands
import FlipbookPictures
import FlipbookText
import FlipbookValues
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookLive
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct TunerWalkTests {
  // A session of random entries that succeeded.
  private func randomSession(_ seed: UInt64) -> Session {
    var generator = RandomEntries(seed: seed, kinds: .looks)
    var session = Session()
    var kept: [String] = []
    for _ in 0..<25 {
      let entry = generator.nextWithLoops(in: session)
      if session.enter(entry).failed {
        session = Session.entered(kept)
      } else {
        kept.append(entry)
      }
    }
    return session
  }

  private func walk(_ tuner: Tuner, _ random: inout SeededGenerator) {
    switch random.number(0...13) {
    case 0: tuner.entry.chooseNext(backward: random.chance(50))
    case 1, 2, 3: tuner.entry.step(random.number(-4...4), coarser: random.number(-1...1))
    case 4: tuner.entry.step(random.number(-9...9), snaps: true)
    case 5: tuner.entry.changeStep(coarser: random.chance(50))
    case 6:
      tuner.type(random.pick(["1", "0.25", ".5", "2s", "-3", "7f", "30%", "x", "-", "0"]))
    case 7: tuner.entry.deleteBackward()
    case 8: tuner.playhead.move(byFrames: random.number(-40...40))
    case 9: tuner.playhead.move(toShare: Double(random.number(0...10)) / 10)
    case 10: tuner.playhead.togglePlaying()
    case 11: tuner.playhead.advance(by: Double(random.number(0...30)) / 60)
    case 12: _ = tuner.follow()
    default: _ = tuner.picture(size: .usual)
    }
  }

  @Test(arguments: 0..<Seeds.count)
  func `whatever is done, what is kept is what was shown`(seed: UInt64) throws {
    let session = randomSession(seed)
    var random = SeededGenerator(seed: seed)
    let tuners = session.transcript.indices.filter { place in
      session.change(numbered: place + 1).map { TunedEntry($0, .standard) != nil } ?? false
    }
    let number = try #require(tuners.randomElement(using: &random)) + 1
    let tuner = try #require(Tuner(number, of: session))
    for _ in 0..<random.number(5...30) { walk(tuner, &random) }
    if !tuner.canBeKept { tuner.entry.resetAll() }
    #expect(tuner.canBeKept, "\(tuner.problem ?? "")")
    #expect(tuner.shown == tuner.typed(in: session), "\(session.entered)\n\(number)")
    let isOld = tuner.entry.text == session.transcript[number - 1].entry
    #expect(tuner.entries == (isOld ? [] : [session.editEntry(number, tuner.entry.text)]))
    let seen = tuner.shown
    for entry in tuner.entries { #expect(!session.enter(entry).failed, "\(entry)") }
    #expect(tuner.shown(in: session) == seen, "\(session.entered)")
  }
}
