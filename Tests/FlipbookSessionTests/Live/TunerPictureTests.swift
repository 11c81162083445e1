import FlipbookCommands
import FlipbookPictures
import FlipbookText
import FlipbookValues
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession

@Suite struct TunerPictureTests {
  @Test func `the line below the entry tells what changes, and where it leads`() throws {
    let (tuner, _) = try Tuner.tuning(after: ["step 1s"])
    func line() -> String {
      _ = tuner.follow()
      return tuner.picture(size: .usual).lines[1].text
    }
    #expect(line() == "duration 0.5s  step 0.1s  settles 0.5s  ? keys")
    tuner.entry.step(2)
    #expect(line() == "duration 0.5s -> 0.7s  (+0.2s)  step 0.1s  settles 0.5s -> 0.7s  ? keys")
    tuner.entry.chooseNext(backward: false)
    tuner.entry.step(99)
    #expect(line().hasPrefix("dampingRatio 0.35 -> 1.00  (+0.65)  at its most  step 0.01  settles"))
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
    #expect(tuner.curves.panel?.curves.map(\.name).first?.hasPrefix("box.center.x 50 to") == true)
    #expect(tuner.curves.panel?.shadows.isEmpty == true)
    let before = tuner.curves.panel?.curves
    tuner.entry.chooseNext(backward: false)
    tuner.entry.step(20)
    #expect(tuner.follow() && !tuner.follow())
    #expect(tuner.curves.panel?.shadows.count == 2 && tuner.curves.panel?.curves != before)
    // A duration that has grown far beyond the old one is followed to its end.
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
