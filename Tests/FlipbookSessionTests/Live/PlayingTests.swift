import EntryNumbers
import FlipbookPictures
import FlipbookText
import FlipbookValues
import Testing

@testable import FlipbookLive
@testable import FlipbookSession
@testable import SessionTestSupport

/// The scrubber of the stage, opened by `play`.
@Suite struct PlayingTests {
  private let size = LiveSize(columns: 80, rows: 24)

  private func played(
    _ entries: [String], rate: Double = 1, fits: Bool? = nil
  ) throws -> (scrubber: Scrubber, session: Session) {
    let session = Session.entered(entries)
    return (try #require(Scrubber(.stage, of: session, playing: rate, fits: fits)), session)
  }

  private func lines(_ scrubber: Scrubber, _ size: LiveSize? = nil) -> [String] {
    scrubber.picture(size: size ?? self.size).lines.map(\.text)
  }

  @Test func `the curves reach their true extremes, with their labels`() throws {
    let entries = [
      "view box frame: (0, 0, 100, 100)",
      "animate 1s spring(dampingRatio: 0.5) { box.center.x = 150; box.alpha = 0.5 }",
    ]
    let label = "166.303 at 0.285s"
    let (scrubber, session) = try played(entries)
    let size = LiveSize(columns: 120, rows: 60)
    #expect(lines(scrubber, size).contains { $0.contains(label) })
    let tuner = try #require(Tuner(2, of: session))
    func extremes() -> [String] {
      tuner.curves.panel?.curves.first?.extremes.map(\.text) ?? []
    }
    #expect(extremes() == [label])
    tuner.entry.chooseNext(backward: false)
    tuner.entry.step(10)
    #expect(tuner.follow() && extremes().count == 1 && extremes() != [label])
  }

  private static let past = [
    "view box frame: (0, 0, 60, 60)", "animate 1s { box.center.x += 100 }", "run",
    "animate 2s { box.center.x += 100 }",
  ]

  @Test func `it plays from now on, and the track is what is to come`() throws {
    let (scrubber, session) = try played(Self.past)
    #expect(scrubber.isPlaying && scrubber.playhead.origin == 1)
    scrubber.advance(by: 0.5)
    let lines = lines(scrubber)
    #expect(lines[0].hasPrefix("play  1.500s of 3.000s  playing"), "\(lines)")
    #expect(lines.contains { $0.hasPrefix("1s ├") && $0.hasSuffix("┤ 3s") }, "\(lines)")
    #expect(lines.contains { $0.contains("box.center.x   ▲ 1.500s") }, "the curve is shown")
    #expect(lines.last?.hasPrefix("space hold  enter keep") == true)
    #expect(scrubber.entries == ["step 0.5s"] && session.moment == "1.000s")
  }

  @Test func `at the end it holds and says so, and begins again where it began`() throws {
    let (scrubber, _) = try played(Self.past, rate: 2)
    scrubber.advance(by: 5)
    #expect(!scrubber.isPlaying && lines(scrubber).last?.hasPrefix("the end: enter keeps") == true)
    #expect(scrubber.entries == ["step 2s"])
    scrubber.playhead.togglePlaying()
    #expect(scrubber.playhead.position == 1)
    #expect(lines(scrubber).last?.hasPrefix("space hold") == true)
    scrubber.playhead.toggleLooping()
    scrubber.advance(by: 1.25)
    #expect(scrubber.playhead.position == 1.5 && scrubber.isPlaying)
  }

  @Test func `by hand it goes back to what was before`() throws {
    let (scrubber, session) = try played(Self.past)
    scrubber.playhead.move(byFrames: -30)
    #expect(scrubber.playhead.position == 0.5 && scrubber.playhead.origin == 0)
    #expect(lines(scrubber).contains { $0.hasPrefix("0s ├") && $0.hasSuffix("┤ 3s") })
    #expect(scrubber.entries == ["goto 0.5s"])
    for entry in scrubber.entries { #expect(!session.enter(entry).failed) }
    #expect(session.moment == "0.500s")
  }

  @Test func `what never ends is played page by page`() throws {
    let (scrubber, session) = try played([
      "view box frame: (0, 0, 60, 60)", "animate 1s repeat { box.center.x += 100 }",
    ])
    scrubber.advance(by: 4.5)
    #expect(lines(scrubber)[0].hasPrefix("play  4.500s, endless  playing"))
    #expect(lines(scrubber).contains { $0.hasPrefix("0s ├") && $0.hasSuffix("┤ 5s") })
    scrubber.advance(by: 1)
    #expect(lines(scrubber)[0].hasPrefix("play  5.500s, endless  playing"))
    #expect(lines(scrubber).contains { $0.hasPrefix("5s ├") && $0.hasSuffix("┤ 10s") })
    for _ in 0..<100 { scrubber.advance(by: 10) }
    #expect(lines(scrubber).contains { $0.hasPrefix("1005s ├") && $0.hasSuffix("┤ 1010s") })
    #expect(scrubber.entries == ["step 1005.5s"])
    scrubber.playhead.reverse()
    scrubber.advance(by: 1)
    #expect(lines(scrubber).contains { $0.hasPrefix("1000s ├") && $0.hasSuffix("┤ 1005s") })
    // A loop stays on its page.
    scrubber.playhead.toggleLooping()
    scrubber.advance(by: 600)
    #expect((1000...1005).contains(scrubber.playhead.position))
    #expect(session.moment == "0.000s")
  }

  @Test func `a stretch is on the track`() throws {
    let (scrubber, _) = try played(Self.past)
    scrubber.move(toShare: 0.25)
    scrubber.playhead.setBeginning()
    scrubber.move(toShare: 0.5)
    scrubber.playhead.setEnd()
    scrubber.playhead.togglePlaying()
    scrubber.advance(by: 0.25)
    let lines = lines(scrubber)
    #expect(lines[0].hasSuffix("playing  loop 1.5s to 2s"), "\(lines)")
    let track = try #require(lines.first { $0.hasPrefix("1s ├") })
    #expect(track.contains("━[━") && track.contains("●") && track.contains("─]─"), "\(track)")
  }

  @Test func `an error in a block stops it there`() throws {
    let (scrubber, _) = try played([
      "view box", "animate 1s { box.alpha = 0 }", "after 0.5s { expect box.alpha == 7 }",
    ])
    scrubber.advance(by: 0.8)
    #expect(lines(scrubber)[0].hasPrefix("play  0.5s of 0.5s  paused"))
    #expect(!scrubber.isPlaying && scrubber.entries == ["step 0.5s"])
  }

  @Test func `a rate beyond the keys' limits comes back to them`() throws {
    let (fast, _) = try played(Self.past, rate: 1000)
    fast.playhead.changeSpeed(faster: true)
    #expect(fast.playhead.speed == 1000)
    fast.playhead.changeSpeed(faster: false)
    #expect(fast.playhead.speed == 500)
    let (slow, _) = try played(Self.past, rate: 0.001)
    slow.playhead.changeSpeed(faster: false)
    slow.playhead.changeSpeed(faster: true)
    #expect(slow.playhead.speed == 0.002)
  }

  @Test(arguments: [(20, 5), (40, 12), (200, 60)])
  func `it fills the terminal while it plays`(columns: Int, rows: Int) throws {
    let (scrubber, _) = try played(Self.past)
    for size in [size, LiveSize(columns: columns, rows: rows)] {
      scrubber.advance(by: 0.1)
      let lines = lines(scrubber, size)
      #expect(lines.count == size.rows)
      #expect(lines.allSatisfy { TextWidth.columns(of: $0) <= size.columns })
    }
  }

  @Test func `the window or all there is can be asked for`() throws {
    let fitting = lines(try played(Self.past, fits: true).scrubber)
    let window = lines(try played(Self.past, fits: false).scrubber)
    #expect(fitting == lines(try played(Self.past).scrubber) && fitting != window)
  }
}
