import EntryNumbers
import FlipbookCommands
import Testing

@testable import FlipbookLive
@testable import FlipbookPictures
@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct TunerDragTests {
  private func tuner(_ entries: [String], _ number: Int) throws -> Tuner {
    let session = Session.entered(entries)
    return try #require(Tuner(number, of: session))
  }

  @Test func `the numbers that place a view follow it`() throws {
    let tuner = try tuner(["view box frame: (40, 80, 200, 120)"], 1)
    #expect(tuner.grab(at: [100, 100]))
    tuner.drag(to: [130.2, 90])
    tuner.drag(to: [157.6, 49])
    #expect(tuner.entry.text == "view box frame: (98, 29, 200, 120)")
    tuner.drag(to: [100, 100])
    #expect(tuner.entry.text == "view box frame: (40, 80, 200, 120)" && tuner.entries.isEmpty)
    tuner.drag(to: [101, 100])
    tuner.letGo()
    tuner.drag(to: [300, 300])
    #expect(tuner.entry.text == "view box frame: (41, 80, 200, 120)")
  }

  @Test func `of a motion the amount follows, as far as it shows at the playhead`() throws {
    let tuner = try tuner(
      ["view box frame: (0, 0, 100, 100)", "animate 1s linear { box.center.x += 200 }"], 2)
    #expect(!tuner.grab(at: [50, 50]))
    #expect(tuner.remark == "no number here places box at 0s")
    tuner.playhead.move(toShare: 0.5)
    #expect(tuner.grab(at: [150, 50]))
    tuner.drag(to: [160, 80])
    #expect(tuner.entry.text == "animate 1s linear { box.center.x += 220 }")
  }

  @Test func `a turned way is followed by both its numbers`() throws {
    let tuner = try tuner(
      [
        "view box frame: (0, 0, 100, 100)", "view dot in: box frame: (10, 10, 20, 20)",
        "animate 1s { box.transform = translate(30, 0) * rotate(90deg) }",
      ], 3)
    tuner.playhead.move(toShare: 1)
    let before = tuner.entry.text
    #expect(tuner.grab(at: tuner.middle(of: "dot")))
    let start = tuner.middle(of: "dot")
    tuner.drag(to: start + [5, 12])
    let end = tuner.middle(of: "dot")
    #expect(tuner.entry.text != before)
    #expect(abs(end.x - start.x - 5) <= 1 && abs(end.y - start.y - 12) <= 1)
  }

  @Test func `the topmost is taken, and nothing where there is nothing`() throws {
    let entries = ["view low frame: (0, 0, 100, 100)", "view high frame: (50, 50, 100, 100)"]
    let tuner = try tuner(entries, 1)
    #expect(!tuner.grab(at: [75, 75]) && tuner.remark == "no number here places high at 0s")
    tuner.remark = ""
    #expect(!tuner.grab(at: [300, 300]) && tuner.remark.isEmpty)
    #expect(tuner.grab(at: [20, 20]))
  }
}

extension Tuner {
  fileprivate func middle(of name: String) -> SIMD2<Double> {
    let boxes = world.moment { () throws(Never) in }.boxes
    let region = boxes.first { $0.label == name }.map { Region(around: [$0]) } ?? Region()
    return (region.low + region.high) / 2
  }
}
