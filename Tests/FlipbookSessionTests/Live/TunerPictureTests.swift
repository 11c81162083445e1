import FlipbookAssembly
import HeadlessUIKit
import TestSupport
import Testing

@testable import EntryNumbers
@testable import FlipbookCommands
@testable import FlipbookLive
@testable import FlipbookPictures
@testable import FlipbookSession
@testable import FlipbookText
@testable import FlipbookValues
@testable import SessionTestSupport

@Suite struct TunerPictureTests {
  @Test func `the line below the entry tells what changes, and where it leads`() throws {
    let (tuner, _) = try Tuner.tuning(after: ["step 1s"])
    func line() -> String {
      _ = tuner.follow()
      return tuner.picture(size: .usual).lines[1].text
    }
    #expect(line() == "duration 0.5s  step 0.1s  settles 0.5s")
    tuner.entry.step(2)
    #expect(line() == "duration 0.5s -> 0.7s  (+0.2s)  step 0.1s  settles 0.5s -> 0.7s")
    tuner.entry.chooseNext(backward: false)
    tuner.entry.step(99)
    #expect(
      line().hasPrefix("dampingRatio 0.35 -> 1.00  (+0.65)  at its maximum  step 0.01  settles"))
  }

  // The line below the entry, once its curves are complete.
  private func line(_ tuner: Tuner) -> String {
    _ = tuner.follow()
    return tuner.picture(size: LiveSize(columns: 200, rows: 30)).lines[1].text
  }

  @Test func `a number that changes nothing is marked`() throws {
    let session = Session.entered([
      "view box frame: (0, 0, 100, 100)",
      "animate 0.5s snappy delay: 0.1s { box.center.x = 300; box.alpha = 0.5 }",
    ])
    let tuner = try #require(Tuner(2, of: session))
    var idle: [String] = []
    for _ in tuner.entry.numbers {
      let line = line(tuner)
      if line.contains("  changes nothing  ") { idle.append(tuner.entry.number.text) }
      tuner.entry.chooseNext(backward: false)
    }
    #expect(idle == ["0.5s"])
  }

  private static let entries: [(String, Int, String)] = [
    ("animate 1s spring(dampingRatio: 0.5) { box.center.x = 300 }", 1, "1"),
    ("animate 1s spring(dampingRatio: 0.5) { box.center.x = 300 }", 1, "1.5"),
    ("animate 2s { box.center.x = 300; box.alpha = 0.2 }", 2, "5"),
    ("animate 1s { box.alpha = 0.5 }", 1, "1"),
  ]

  @Test(arguments: entries)
  func `a number at its bound or beyond it changes what it changes`(
    entry: String, place: Int, typed: String
  ) throws {
    let session = Session.entered(["view box frame: (0, 0, 100, 100)", entry])
    let tuner = try #require(Tuner(2, of: session))
    tuner.entry.choose(place)
    typed.forEach { tuner.entry.type($0) }
    let told = line(tuner)
    #expect(told.contains("its") && !told.contains("changes nothing"), "\(told)")
  }

  @Test
  func `a named spring stands there with its numbers, and by its name where all is as before`()
    throws
  {
    let session = Session.entered([
      "view box frame: (0, 0, 100, 100)", "animate reactWobbly { box.center.x = 300 }",
    ])
    let tuner = try #require(Tuner(2, of: session))
    func entry() -> String { tuner.picture(size: .usual).lines[0].text }
    #expect(
      entry()
        == "2  animate spring(mass: 1, stiffness: 180, damping: 12) { box.center.x = 300 }")
    #expect(tuner.entries.isEmpty)
    tuner.entry.chooseNext(backward: false)
    tuner.entry.step(1)
    #expect(
      tuner.entries == [
        "edit 2 { animate spring(mass: 1, stiffness: 190, damping: 12) { box.center.x = 300 } }"
      ])
    tuner.entry.step(-1)
    #expect(tuner.canBeKept && tuner.entries.isEmpty)
  }

  @Test(arguments: Timing.presets.map(\.name) + ["smooth", "snappy", "bouncy", "ease"])
  func `the numbers of a named timing are its own`(name: String) throws {
    let entry = try #require(TunedEntry("animate 1s \(name) { box.center.x = 150 }", .standard))
    let numbered = entry.parts.map(\.text).joined()
    #expect(!numbered.contains(name) && entry.text.contains(name))
    func shown(_ text: String) -> [Double] {
      let session = Session.entered(["view box frame: (0, 0, 100, 100)", text])
      return (1...20).map { _ in
        _ = session.enter("step 0.05s")
        return Double(session.enter("shown(box.center.x)").text) ?? .nan
      }
    }
    for (one, other) in zip(shown(entry.text), shown(numbered)) {
      #expect(abs(one - other) <= 0.002)
    }
  }

  @Test func `promises that break are told, from which number on, and by how much`() throws {
    let session = Session.entered([
      "view box frame: (0, 0, 100, 100)", "promise inside always box.center.x <= 310",
      "animate 0.5s spring(dampingRatio: 0.8) { box.center.x = 300 }",
    ])
    let tuner = try #require(Tuner(3, of: session))
    tuner.entry.chooseNext(backward: false)
    #expect(!line(tuner).contains("breaks"))
    tuner.entry.step(-30)
    // By hand: the ratio r of 250 points that overshoots by 10 has exp(-πr/√(1-r²)) = 0.04.
    #expect(
      line(tuner).contains(
        "  breaks inside from 0.71 on: at 0.101s, as high as 340.758 at 0.143s, back at 0.213s"),
      "\(line(tuner))")
    tuner.entry.step(30)
    #expect(!line(tuner).contains("breaks"))
  }

  @Test func `what a later entry breaks is shown to its end, and not kept`() throws {
    let session = Session.entered([
      "view box frame: (0, 0, 100, 100)", "promise inside always box.center.x <= 310",
      "animate 0.5s linear { box.center.x = 300 }", "run",
    ])
    let tuner = try #require(Tuner(3, of: session))
    tuner.entry.chooseNext(backward: false)
    tuner.entry.step(50)
    #expect(
      line(tuner).contains("  breaks inside from 311 on: at 0.433s, as high as 350.000 at 0.5"))
    tuner.playhead.move(toShare: 1)
    #expect(tuner.shown.contains { $0.contains("350") })
    #expect(!tuner.canBeKept && tuner.remark.contains("promise inside is broken"))
  }

  @Test func `the curve of what repeats for ever goes on to the end of the picture`() throws {
    let session = Session.entered([
      "view box frame: (0, 0, 100, 100)",
      "animate 1s linear repeat autoreverse { box.center.x = 300 }", "step 0.5s",
    ])
    let curves = TunedCurves(of: session.change(numbered: 2) ?? "", in: session)
    let points = try #require(curves.panel?.curves.first?.points)
    #expect(try #require(points.last).time > 5)
    #expect(points.filter { $0.time > 1 }.map(\.value).max() ?? 0 > 290)
  }

  private static let numbers: [([String], Int)] = [
    (["let gap = 12"], 2), (["box.center.x += 5", "promise p always box.alpha > 0"], 2),
    (["step 0.1s"], 2), (["animator slide 1s { box.alpha = 0 }", "step 0.2s"], 3),
  ]

  @Test(arguments: numbers)
  func `alone it takes the last entry that sets something moving`(entries: [String], number: Int) {
    let session = Session.entered(Tuner.stage + entries)
    session.audience = .screen
    #expect(session.enter("tune").request == .tune(number))
  }

  @Test func `the digit that will change is drawn apart`() throws {
    let (tuner, _) = try Tuner.tuning()
    tuner.entry.chooseNext(backward: false)
    func turned() -> String {
      let line = tuner.picture(size: .usual).lines[0]
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
    let footer = tuner.picture(size: .usual).lines.last?.text ?? ""
    #expect(footer.contains("0.05 stands 3 times: let gap2 = 0.05"), "\(footer)")
  }

  @Test func `the old curve stays behind the new one`() throws {
    let (tuner, _) = try Tuner.tuning()
    #expect(tuner.curves.panel?.curves.map(\.name).first?.hasPrefix("box.center.x 50 →") == true)
    #expect(tuner.curves.panel?.shadows.isEmpty == true)
    let before = tuner.curves.panel?.curves
    tuner.entry.chooseNext(backward: false)
    tuner.entry.step(20)
    #expect(tuner.follow() && !tuner.follow())
    #expect(tuner.curves.panel?.shadows.count == 2 && tuner.curves.panel?.curves != before)
    // Follows a duration that is far longer than the old one to its end.
    tuner.entry.chooseNext(backward: true)
    tuner.type("30s")
    #expect(tuner.follow() && tuner.curves.length == 30 && tuner.playhead.length == 30)
    tuner.entry.resetAll()
    #expect(tuner.follow() && tuner.curves.panel?.shadows.isEmpty == true)
  }

  @Test func `curves are of what the entry names, or of what is named with it`() throws {
    let others = (1...6).flatMap { ["view v\($0)", "animate 1s { v\($0).center.x += 9 }"] }
    let session = Session.entered(
      others + ["let far = 40", "view box", "animate 1s { box.center.y += far }", "step 0.5s"])
    let last = try #require(Tuner(15, of: session))
    #expect(last.paths == ["box.center.y"])
    let named = try #require(Tuner(13, of: session))
    #expect(named.paths == ["box.center.y"])
    #expect(try #require(Tuner(16, of: session)).paths.count == 4)
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
      tuner.paths
        == (1...4).flatMap { ["\"c \($0)\".center.x", "\"c \($0)\".center.y"] })
    // Both move alike.
    #expect(
      tuner.curves.panel?.curves.map(\.name)
        == (1...4).map { "\"c \($0)\".center (0, 0) → (\($0), 18)" })
    #expect(
      try #require(Tuner(3, of: session)).paths
        == ["\"c 1\".center.x", "\"c 1\".center.y", "\"c 1\".alpha"])
  }

  @Test func `the number is shown before what follows from it`() throws {
    let (tuner, _) = try Tuner.tuning()
    let before = tuner.picture(size: .usual)
    tuner.entry.step(9)
    let sketch = try #require(tuner.sketch(over: before, size: .usual))
    #expect(sketch.lines[0].text.hasPrefix("2  animate 1.4s spring"))
    #expect(sketch.lines[1].text.hasPrefix("duration 0.5s -> 1.4s  (+0.9s)  step 0.1s"))
    #expect(sketch.lines[2...] == before.lines[2...])
    #expect(tuner.picture(size: .usual).lines[0] == sketch.lines[0])
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
}
