import FlipbookAssembly
import FlipbookCommands
import FlipbookText
import TestSupport
import Testing

@testable import FlipbookLive
@testable import FlipbookPictures
@testable import FlipbookSession
@testable import FlipbookValues
@testable import SessionTestSupport

@Suite struct ScrubberTests {
  private static let stage = [
    "view box frame: (0, 0, 100, 100)",
    "animator slide 2s easeIn { box.center.x += 200; box.alpha = 0 }",
  ]

  private func scrubber(
    _ target: LiveTarget, after entries: [String] = []
  ) throws -> (scrubber: Scrubber, session: Session) {
    let session = Session.entered(Self.stage + entries)
    return (try #require(Scrubber(target, of: session)), session)
  }

  // Checks that the scrubber's rows are those of the session after the kept entries are entered.
  private func check(_ scrubber: Scrubber, _ session: Session) {
    let shown = scrubber.picture(size: LiveSize(columns: 100, rows: 60))
    for entry in scrubber.entries {
      let outcome = session.enter(entry)
      #expect(!outcome.failed, "\(entry): \(outcome.text)")
    }
    guard let again = Scrubber(scrubber.target, of: session) else {
      Issue.record("there is nothing to scrub any more")
      return
    }
    let kept = again.picture(size: LiveSize(columns: 100, rows: 60))
    func rows(_ picture: LivePicture) -> [String] {
      picture.lines.suffix(from: picture.stage.upperBound).map(\.text).filter {
        $0.hasPrefix("box.")
      }
    }
    #expect(rows(shown) == rows(kept), "\(scrubber.entries)")
    #expect(!rows(shown).isEmpty)
  }

  // MARK: Kept entries

  @Test func `nothing is entered where nothing was done`() throws {
    let (scrubber, _) = try scrubber(.animator("slide"), after: ["scrub slide 25%"])
    scrubber.playhead.move(byFrames: 3)
    scrubber.playhead.move(byFrames: -3)
    #expect(scrubber.entries.isEmpty)
  }

  @Test func `a running animator is paused and scrubbed in one entry`() throws {
    let (scrubber, session) = try scrubber(.animator("slide"), after: ["start slide", "step 0.5s"])
    scrubber.move(toShare: 0.5)
    #expect(scrubber.entries == ["pause slide; scrub slide 50%"])
    check(scrubber, session)
    #expect(session.enter("slide.fractionComplete").text == "0.500")
    #expect(session.enter("box.center.x").text == "250.000 (shown 150.000)")
  }

  @Test func `turned around, it is scrubbed the other way`() throws {
    let (scrubber, session) = try scrubber(.animator("slide"), after: ["scrub slide 25%"])
    scrubber.playhead.reverse()
    scrubber.move(toShare: 0.2)
    #expect(scrubber.entries == ["reverse slide; scrub slide 80%"])
    check(scrubber, session)
    #expect(session.enter("box.alpha").text == "0.000 (shown 0.800)")
  }

  private static let targets: [(LiveTarget, [String])] = [
    (LiveTarget.animator("slide"), ["scrub slide 50%"]),
    (.animator("slide"), ["scrub slide 50%", "reverse slide"]),
    (.chain("intro"), ["perform intro", "step 0.5s", "pause intro"]),
    (.chain("intro"), ["perform intro", "step 0.5s", "pause intro", "reverse intro"]),
  ]

  @Test(arguments: targets)
  func `a fraction is the one that is typed, whichever way it heads`(
    target: LiveTarget, entries: [String]
  ) throws {
    let chain = "chain intro { then 1s { box.center.y += 100 } }"
    let (scrubber, session) = try scrubber(target, after: [chain] + entries)
    scrubber.move(toFraction: 0.2)
    #expect(scrubber.title.hasPrefix("scrub \(target.name)  20%"))
    #expect(scrubber.entries == ["scrub \(target.name) 20%"])
    check(scrubber, session)
    #expect(session.enter("\(target.name).fractionComplete").text == "0.200")
  }

  @Test func `along its curve, the fraction is that of its time`() throws {
    let (scrubber, session) = try scrubber(.animator("slide"))
    scrubber.toggleLinear()
    scrubber.move(toShare: 0.5)
    #expect(scrubber.entries == ["slide.scrubsLinearly = false; scrub slide 50%"])
    check(scrubber, session)
    // The value of easeIn at half its time.
    #expect(session.enter("expect box.alpha == 0.685").failed == false)
  }

  @Test func `the stage goes to a moment, past or to come`() throws {
    let (past, session) = try scrubber(.stage, after: ["start slide", "run"])
    past.move(toShare: 0)
    past.playhead.move(byFrames: 31)
    #expect(past.entries == ["goto 31f"])
    check(past, session)
    #expect(session.moment == "0.517s")
    let ahead = try #require(Scrubber(.stage, of: session))
    ahead.move(toShare: 1)
    #expect(ahead.entries == ["step 89f"])
    check(ahead, session)
    #expect(session.moment == "2.000s")
  }

  @Test func `a mark is set where it is, and the session comes back from there`() throws {
    let (scrubber, session) = try scrubber(.stage, after: ["start slide", "step 1s"])
    scrubber.move(toShare: 0.25)
    scrubber.mark()
    scrubber.move(toShare: 0.75)
    scrubber.mark()
    scrubber.move(toShare: 0.5)
    #expect(
      scrubber.entries
        == ["goto 0.5s", "mark mark1", "undo", "step 0.5s", "mark mark2", "undo"])
    check(scrubber, session)
    #expect(session.moment == "1.000s")
    _ = session.enter("goto mark1")
    #expect(session.moment == "0.500s")
    let again = try #require(Scrubber(.stage, of: session))
    again.mark()
    #expect(again.entries == ["mark mark3"])
  }

  @Test func `marks are where comma and point lead`() throws {
    let (scrubber, _) = try scrubber(
      .stage, after: ["start slide", "step 0.5s", "mark a", "step 0.5s", "mark b", "run"])
    scrubber.moveToMark(forward: false)
    #expect(scrubber.playhead.position == 1)
    scrubber.moveToMark(forward: false)
    #expect(scrubber.playhead.position == 0.5)
    scrubber.moveToMark(forward: false)
    #expect(scrubber.playhead.position == 0)
    scrubber.moveToMark(forward: true)
    #expect(scrubber.playhead.position == 0.5)
  }

  @Test func `a chain is scrubbed along all of its steps`() throws {
    let chain =
      "chain intro { then 1s { box.center.y += 100 }; do { box.tag = 7 };"
      + " then 1s { box.center.y -= 50 } }"
    let (scrubber, session) = try scrubber(.chain("intro"), after: [chain, "perform intro"])
    #expect(scrubber.playhead.length == 2)
    scrubber.move(toShare: 0.75)
    _ = scrubber.picture(size: LiveSize(columns: 80, rows: 24))
    scrubber.move(toShare: 0.25)
    #expect(scrubber.entries == ["pause intro; scrub intro 25%"])
    for entry in scrubber.entries { #expect(!session.enter(entry).failed) }
    // The step after 50% ran only on the scrubber's own stage.
    #expect(session.enter("box.tag").text == "0")
    #expect(session.enter("intro.fractionComplete").text == "0.250")
  }

  // MARK: Playing

  @Test func `it plays by a clock, on frames`() throws {
    let (scrubber, _) = try scrubber(.animator("slide"))
    scrubber.playhead.togglePlaying()
    scrubber.advance(by: 0.51)
    #expect(scrubber.playhead.position == 0.5)
    scrubber.playhead.changeSpeed(faster: true)
    scrubber.advance(by: 0.25)
    #expect(abs(scrubber.playhead.position - 1) < 1e-9)
    scrubber.advance(by: 10)
    #expect(scrubber.playhead.position == 2 && !scrubber.isPlaying)
    scrubber.playhead.togglePlaying()
    #expect(scrubber.playhead.position == 0 && scrubber.isPlaying)
  }

  @Test func `in a loop it begins again`() throws {
    let (scrubber, _) = try scrubber(.animator("slide"))
    scrubber.playhead.toggleLooping()
    scrubber.playhead.togglePlaying()
    scrubber.advance(by: 4.5)
    #expect(scrubber.playhead.position == 0.5 && scrubber.isPlaying)
    scrubber.playhead.reverse()
    scrubber.advance(by: 1)
    #expect(scrubber.playhead.position == 1.5 && scrubber.isPlaying)
  }

  @Test func `it has a slowest and a fastest speed`() throws {
    let (scrubber, _) = try scrubber(.stage)
    for _ in 0..<10 { scrubber.playhead.changeSpeed(faster: true) }
    #expect(scrubber.playhead.speed == 16)
    for _ in 0..<20 { scrubber.playhead.changeSpeed(faster: false) }
    #expect(scrubber.playhead.speed == 0.0625)
  }

  @Test func `a stretch is played again and again until it is cleared`() throws {
    let (scrubber, _) = try scrubber(.animator("slide"))
    scrubber.move(toShare: 0.25)
    scrubber.playhead.setBeginning()
    #expect(scrubber.playhead.stretch == 0.5...2)
    scrubber.move(toShare: 0.5)
    scrubber.playhead.setEnd()
    #expect(scrubber.playhead.stretch == 0.5...1)
    #expect(scrubber.title == "scrub slide  50%  paused  loop 0.5s to 1s  linear")
    // From the end of the loop it begins again, and it never arrives.
    scrubber.playhead.togglePlaying()
    #expect(scrubber.playhead.position == 0.5)
    scrubber.advance(by: 1.75)
    #expect(scrubber.playhead.position == 0.75 && scrubber.isPlaying)
    scrubber.playhead.reverse()
    scrubber.advance(by: 0.5)
    #expect(scrubber.playhead.position == 0.75 && scrubber.isPlaying)
    // The same key at the same place clears the stretch, and so does the key for loops.
    scrubber.move(toShare: 0.25)
    scrubber.playhead.setBeginning()
    #expect(scrubber.playhead.stretch == nil)
    scrubber.playhead.setEnd()
    #expect(scrubber.playhead.stretch == 0...0.5)
    scrubber.playhead.toggleLooping()
    #expect(scrubber.playhead.stretch == nil && !scrubber.playhead.isLooping)
    // Ends in the wrong order replace the whole stretch.
    scrubber.playhead.setEnd()
    scrubber.move(toShare: 0.75)
    scrubber.playhead.setBeginning()
    #expect(scrubber.playhead.stretch == 1.5...2)
    scrubber.move(toShare: 1)
    scrubber.playhead.setBeginning()
    #expect(scrubber.playhead.stretch == nil)
  }

  // MARK: The picture

  @Test func `the picture fills the terminal, whatever its size`() throws {
    let (scrubber, _) = try scrubber(.animator("slide"))
    for (columns, rows) in [(20, 5), (40, 12), (80, 24), (200, 60)] {
      scrubber.playhead.move(byFrames: 7)
      let picture = scrubber.picture(size: LiveSize(columns: columns, rows: rows))
      #expect(picture.lines.count == rows)
      #expect(picture.lines.allSatisfy { TextWidth.columns(of: $0.text) <= columns })
      #expect(picture.track?.row ?? rows < rows)
    }
  }

  @Test func `the picture is that of the window, or of all there is, by a key`() throws {
    let (scrubber, _) = try scrubber(.animator("slide"))
    func rows() -> Int {
      let picture = scrubber.picture(size: LiveSize(columns: 80, rows: 24))
      return picture.lines[picture.stage].count { !$0.text.isEmpty }
    }
    let all = rows()
    scrubber.toggleFit()
    #expect(rows() != all)
    scrubber.toggleFit()
    #expect(rows() == all)
  }

  @Test func `on an empty stage there is only the moment`() throws {
    let session = Session()
    let scrubber = try #require(Scrubber(.stage, of: session))
    scrubber.playhead.move(byFrames: 10)
    #expect(
      scrubber.playhead.length == 0 && scrubber.playhead.position == 0 && scrubber.entries.isEmpty)
    #expect(scrubber.picture(size: LiveSize(columns: 80, rows: 24)).lines.count == 24)
    #expect(Scrubber(.animator("nothing"), of: session) == nil)
  }

  @Test(arguments: 0..<Seeds.count)
  func `whatever is done, what is kept is what was shown`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let beginnings = [
      [], ["start slide"], ["start slide", "step 0.4s"], ["scrub slide 30%"],
      ["start slide", "step 1s", "pause slide", "step 0.1s", "reverse slide"],
      ["animate 3s { box.center.y += 50 } completion: { box.tag += 1 }", "start slide", "step 7f"],
    ]
    let beginning = beginnings[Int.random(in: 0..<beginnings.count, using: &generator)]
    let target = [LiveTarget.stage, .animator("slide")].randomElement(using: &generator) ?? .stage
    let (scrubber, session) = try scrubber(target, after: beginning)
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: scrubber.playhead.move(byFrames: Int.random(in: -30...30, using: &generator))
      case 1: scrubber.move(toShare: Double.random(in: -0.1...1.1, using: &generator))
      case 2: scrubber.playhead.reverse()
      case 3: scrubber.playhead.togglePlaying()
      case 4: scrubber.advance(by: Double.random(in: 0...0.5, using: &generator))
      case 5: scrubber.mark()
      case 6: scrubber.toggleLinear()
      case 7: scrubber.moveToMark(forward: Bool.random(using: &generator))
      default: _ = scrubber.picture(size: LiveSize(columns: 60, rows: 20))
      }
    }
    guard !scrubber.entries.isEmpty else { return }
    check(scrubber, session)
  }
}
