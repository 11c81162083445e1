import FlipbookCommands
import FlipbookPictures
import FlipbookText
import FlipbookValues
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession

@Suite struct TunerTests {
  private static let stage = [
    "view box frame: (0, 0, 100, 100)",
    "animate 0.5s spring(dampingRatio: 0.35) { box.center.x = 300; box.alpha = 0.05 }",
  ]
  private let size = LiveSize(columns: 100, rows: 30)

  private func tuner(
    _ number: Int = 2, after entries: [String] = []
  ) throws -> (tuner: Tuner, session: Session) {
    let session = Session.entered(Self.stage + entries)
    return (try #require(Tuner(number, of: session)), session)
  }

  // What the session shows in which an entry had another text from the start, at the playhead.
  private func typed(_ session: Session, _ tuner: Tuner) -> [String] {
    let again = Session()
    for (place, record) in session.transcript.enumerated() {
      _ = again.enter(place == tuner.number - 1 ? tuner.entry.text : record.entry)
    }
    let moment = again.world.momentText(atSeconds: tuner.playhead.position)
    if tuner.playhead.position != again.now { _ = again.enter("goto \(moment)") }
    return withExtendedLifetime(again) { shown(again.world) }
  }

  private func shown(_ world: World) -> [String] { [world.picture] + world.bits }

  private func type(_ text: String, into tuner: Tuner) {
    for character in text { tuner.entry.type(character) }
  }

  // MARK: What is kept

  @Test func `nothing is entered where all is as before`() throws {
    let (tuner, _) = try tuner()
    tuner.entry.step(1)
    tuner.entry.step(-1)
    tuner.playhead.move(byFrames: 7)
    #expect(tuner.canBeKept && tuner.entries.isEmpty)
    tuner.entry.step(3)
    tuner.entry.resetAll()
    #expect(tuner.canBeKept && tuner.entries.isEmpty)
  }

  @Test func `what is kept is one edit, however many keys there were`() throws {
    let (tuner, session) = try tuner()
    for _ in 0..<5 { tuner.entry.step(1) }
    tuner.entry.chooseNext(backward: false)
    tuner.entry.step(7)
    let text = "animate 1.0s spring(dampingRatio: 0.42) { box.center.x = 300; box.alpha = 0.05 }"
    #expect(tuner.canBeKept && tuner.entries == [Session.editEntry(2, text)])
    // The session stood still.
    #expect(session.transcript.count == 2 && session.picture == Session.entered(Self.stage).picture)
  }

  @Test func `what is shown is the session with the other text, wherever the playhead is`() throws {
    let (tuner, session) = try tuner(after: [
      "step 0.2s", "box.center.y = 7; step 0.1s", "for i in 0..<3 { step 0.02s; box.tag += 1 }",
      "run",
    ])
    tuner.entry.step(2)
    for frames in [0, -3, -9, -10, 40, 3, -60, 15] {
      tuner.playhead.move(byFrames: frames)
      #expect(shown(tuner.world) == typed(session, tuner))
    }
  }

  @Test func `a mark is set at its place once the edit is entered`() throws {
    let (tuner, _) = try tuner()
    tuner.mark()
    tuner.playhead.move(byFrames: 6)
    tuner.mark()
    tuner.moveToMark(forward: false)
    #expect(tuner.playhead.position == 0)
    #expect(tuner.entries == ["mark mark1", "goto 0.1s", "mark mark2", "undo"])
  }

  // MARK: What cannot be entered

  @Test func `while the text cannot be entered the last good picture stays`() throws {
    let (tuner, session) = try tuner()
    tuner.playhead.move(byFrames: 6)
    tuner.entry.chooseNext(backward: false)
    type("0.9", into: tuner)
    let good = shown(tuner.world)
    #expect(tuner.problem == nil && good == typed(session, tuner))
    type("x", into: tuner)
    #expect(shown(tuner.world) == good && tuner.problem?.contains("x") == true)
    let picture = tuner.picture(size: size)
    #expect(picture.lines[0].stretches.map(\.ink) == [.mistake])
    #expect(picture.lines[1].stretches.last?.ink == .mistake)
    #expect(!tuner.canBeKept)
    tuner.entry.deleteBackward()
    #expect(tuner.canBeKept && shown(tuner.world) == good)
    type("9", into: tuner)
    tuner.entry.deleteBackward()
    tuner.entry.deleteBackward()
    tuner.entry.deleteBackward()
    type("7", into: tuner)
    #expect(
      !tuner.canBeKept && tuner.problem?.contains("'dampingRatio:' takes 0") == true,
      "\(tuner.problem ?? "")")
    #expect(tuner.entry.dropTyped() && tuner.canBeKept && tuner.entries.isEmpty)
  }

  @Test func `a text that makes a later entry fail cannot be entered`() throws {
    let (tuner, _) = try tuner(
      1, after: ["expect box.frame.size.width == 100", "let far = 1 / box.frame.size.width"])
    tuner.entry.chooseNext(backward: false)
    tuner.entry.chooseNext(backward: false)
    type("0", into: tuner)
    #expect(!tuner.canBeKept && tuner.problem?.contains("zero") == true, "\(tuner.problem ?? "")")
  }

  // MARK: What is shown

  @Test func `the line below the entry tells what changes, and where it leads`() throws {
    let (tuner, _) = try tuner(after: ["step 1s"])
    func line() -> String {
      _ = tuner.follow()
      return tuner.picture(size: size).lines[1].text
    }
    #expect(line() == "duration 0.5s  step 0.1s  settles 0.5s  ? keys")
    tuner.entry.step(2)
    #expect(line() == "duration 0.5s -> 0.7s  (+0.2s)  step 0.1s  settles 0.5s -> 0.7s  ? keys")
    tuner.entry.chooseNext(backward: false)
    tuner.entry.step(99)
    #expect(line().hasPrefix("dampingRatio 0.35 -> 1.00  (+0.65)  at its most  step 0.01  settles"))
  }

  @Test func `the digit that will change is drawn apart`() throws {
    let (tuner, _) = try tuner()
    tuner.entry.chooseNext(backward: false)
    func turned() -> String {
      let line = tuner.picture(size: size).lines[0]
      return line.stretches.filter { $0.ink == .turned }.map { stretch in
        String(decoding: Array(line.text.utf8)[stretch.range], as: UTF8.self)
      }.joined()
    }
    #expect(turned() == "5")
    tuner.entry.changeStep(coarser: true)
    #expect(turned() == "3")
    tuner.entry.changeStep(coarser: true)
    #expect(turned() == "0")
    tuner.entry.changeStep(coarser: true)
    #expect(turned() == "")
  }

  @Test func `a number that stands several times asks for a name`() throws {
    let session = Session.entered([
      "view box", "let gap = 2", "animate 0.05 delay: 0.05 { box.alpha = 0.05 }",
    ])
    let tuner = try #require(Tuner(3, of: session))
    let footer = tuner.picture(size: size).lines.last?.text ?? ""
    #expect(footer.contains("0.05 stands 3 times: let gap2 = 0.05"), "\(footer)")
  }

  @Test func `the old curve stays behind the new one`() throws {
    let (tuner, _) = try tuner()
    #expect(tuner.curves.panel?.curves.map(\.name).first?.hasPrefix("box.center.x 50 to") == true)
    #expect(tuner.curves.panel?.shadows.isEmpty == true)
    let before = tuner.curves.panel?.curves
    tuner.entry.chooseNext(backward: false)
    tuner.entry.step(20)
    #expect(tuner.follow() && !tuner.follow())
    #expect(tuner.curves.panel?.shadows.count == 2 && tuner.curves.panel?.curves != before)
    // A duration that has grown far beyond the old one is followed to its end.
    tuner.entry.chooseNext(backward: true)
    type("30s", into: tuner)
    #expect(tuner.follow() && tuner.curves.length == 30 && tuner.playhead.length == 30)
    tuner.entry.resetAll()
    #expect(tuner.follow() && tuner.curves.panel?.shadows.isEmpty == true)
  }

  @Test func `curves are of what the entry names, or of what is named with it`() throws {
    let others = (1...6).flatMap { ["view v\($0)", "animate 1s { v\($0).center.x += 9 }"] }
    let session = Session.entered(
      others + ["let far = 40", "view box", "animate 1s { box.center.y += far }", "step 0.5s"])
    let last = try #require(Tuner(15, of: session))
    #expect(last.curves.old.paths == ["box.center.y"])
    let named = try #require(Tuner(13, of: session))
    #expect(named.curves.old.paths == ["box.center.y"])
    #expect(try #require(Tuner(16, of: session)).curves.old.paths.count == 4)
  }

  @Test func `of several owners each has a curve`() throws {
    let views = (1...5).flatMap { place in
      [
        "view \"c \(place)\"",
        "animate 1s { \"c \(place)\".center = (\(place), gap * 9); \"c \(place)\".alpha = 0 }",
      ]
    }
    let session = Session.entered(["let gap = 2"] + views)
    let tuner = try #require(Tuner(1, of: session))
    #expect(
      tuner.curves.old.paths
        == ["\"c 1\".center.x", "\"c 2\".center.x", "\"c 3\".center.x", "\"c 4\".center.x"])
    #expect(
      try #require(Tuner(3, of: session)).curves.old.paths
        == ["\"c 1\".center.x", "\"c 1\".center.y", "\"c 1\".alpha"])
  }

  @Test func `the number is shown before what follows from it`() throws {
    let (tuner, _) = try tuner()
    let before = tuner.picture(size: size)
    tuner.entry.step(9)
    let sketch = try #require(tuner.sketch(over: before, size: size))
    #expect(sketch.lines[0].text.hasPrefix("2  animate 1.4s spring"))
    #expect(sketch.lines[1].text.hasPrefix("duration 0.5s -> 1.4s  (+0.9s)  step 0.1s"))
    #expect(sketch.lines[2...] == before.lines[2...])
    #expect(tuner.picture(size: size).lines[0] == sketch.lines[0])
    #expect(tuner.sketch(over: before, size: LiveSize(columns: 99, rows: 30)) == nil)
    #expect(tuner.sketch(over: before, size: LiveSize(columns: 100, rows: 29)) == nil)
  }

  @Test(arguments: [(20, 5), (40, 12), (80, 24), (200, 60)])
  func `the picture fills the terminal, and the number in the hand is seen`(
    columns: Int, rows: Int
  ) throws {
    let block = (1...9).map { "  box.center.y += \($0)00; box.center.x -= \($0)00" }
    let session = Session.entered(["view box", "animate 1s {\n\(block.joined(separator: "\n"))\n}"])
    let tuner = try #require(Tuner(2, of: session))
    for _ in 0..<19 {
      let picture = tuner.picture(size: LiveSize(columns: columns, rows: rows))
      #expect(picture.lines.count == rows)
      #expect(picture.lines.allSatisfy { TextWidth.columns(of: $0.text) <= columns })
      let held = picture.lines.prefix(picture.stage.lowerBound - 1).flatMap(\.stretches)
      #expect(held.contains { [.turned, .held].contains($0.ink) })
      for (row, columns, place) in picture.numbers {
        let text = Array(picture.lines[row].text)[
          columns.clamped(to: 0..<picture.lines[row].text.count)]
        #expect(tuner.entry.numbers[place].text.contains(String(text).filter { $0 != "…" }))
      }
      tuner.entry.chooseNext(backward: false)
    }
  }

  // MARK: Asking for it

  @Test(arguments: [
    ("tune", "tune", 2), ("tune 1", "tune", 1), ("tune box", "tune", 1),
    ("tune \"far away\"", "tune", 3),
  ])
  func `an entry is asked for by its number, by what it made, or as the last`(
    text: String, name: String, number: Int
  ) {
    let session = Session.entered(Self.stage)
    if number == 3 { _ = session.enter("let \"far away\" = 7") }
    session.audience = .screen
    let outcome = session.enter(text)
    #expect(outcome.request == .tune(number), "\(outcome.text)")
    #expect(session.transcript.count == (number == 3 ? 3 : 2))
  }

  @Test(arguments: [
    ("tune 9", "'9' is not the number of a change"),
    ("tune 3", "'3' is not the number of a change"),
    ("tune 1.5", "'1.5' is not an entry"), ("tune root", "'root' is not made by an entry"),
    ("tune 4", "'4' is not an entry with numbers"), ("tune nothing", "'nothing'"),
    ("tune 2; step", "entry of its own"),
  ])
  func `what cannot be tuned is refused`(text: String, message: String) {
    let session = Session.entered(Self.stage + ["table", "view other"])
    session.audience = .screen
    let outcome = session.enter(text)
    #expect(outcome.failed && outcome.text.contains(message), "\(outcome.text)")
    #expect(outcome.request == nil)
  }

  @Test(arguments: [Audience.none, .lines])
  func `without a screen there is a hint to edit`(audience: Audience) {
    let session = Session.entered(Self.stage)
    session.audience = audience
    let outcome = session.enter("tune")
    #expect(outcome.failed && outcome.text.contains("no screen"))
    #expect(outcome.text.contains("hint: 'edit 2 { … }' gives the entry another text"))
    #expect(Session().enter("tune").failed)
  }

  // MARK: Random walks

  // Entries of a random session that went well, one after another.
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
      type(random.pick(["1", "0.25", ".5", "2s", "-3", "7f", "30%", "x", "-", "0"]), into: tuner)
    case 7: tuner.entry.deleteBackward()
    case 8: tuner.playhead.move(byFrames: random.number(-40...40))
    case 9: tuner.playhead.move(toShare: Double(random.number(0...10)) / 10)
    case 10: tuner.playhead.togglePlaying()
    case 11: tuner.playhead.advance(by: Double(random.number(0...30)) / 60)
    case 12: _ = tuner.follow()
    default: _ = tuner.picture(size: size)
    }
  }

  @Test(arguments: 0..<40)
  func `whatever is done, what is kept is what was shown`(seed: UInt64) throws {
    let session = randomSession(seed)
    var random = SeededGenerator(seed: seed)
    let tuners = session.transcript.indices.filter { place in
      session.change(numbered: place + 1).map { TunedEntry($0) != nil } ?? false
    }
    let number = try #require(tuners.randomElement(using: &random)) + 1
    let tuner = try #require(Tuner(number, of: session))
    for _ in 0..<random.number(5...30) { walk(tuner, &random) }
    if !tuner.canBeKept { tuner.entry.resetAll() }
    #expect(tuner.canBeKept, "\(tuner.problem ?? "")")
    #expect(shown(tuner.world) == typed(session, tuner), "\(session.entered)\n\(number)")
    let isOld = tuner.entry.text == session.transcript[number - 1].entry
    #expect(tuner.entries == (isOld ? [] : [Session.editEntry(number, tuner.entry.text)]))
    let seen = shown(tuner.world)
    for entry in tuner.entries { #expect(!session.enter(entry).failed, "\(entry)") }
    let moment = session.world.momentText(atSeconds: tuner.playhead.position)
    if tuner.playhead.position != session.now { _ = session.enter("goto \(moment)") }
    #expect(shown(session.world) == seen, "\(session.entered)")
  }
}
