import FlipbookCommands
import FlipbookPictures
import FlipbookValues
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct MomentTextTests {
  private static let entries: [([String], String)] = [
    (["step 1e9s"], "time 1000000000.000s  frame 60000000000"),
    (["step 1e9s", "step 1e-9s"], "time 1000000000.000000001s  frame 60000000000.0000001"),
    (["step 1e9s", "step 1e-9s", "back 1e-9s"], "time 1000000000.000s  frame 60000000000"),
    (["step 1e-9s"], "time 0.000000001s  frame 0.0000001"),
    (["set digits 0", "step 1f"], "time 0.02s  frame 1"),
    (["set digits 0", "step 1s"], "time 1s  frame 60"),
    (["step 0s"], "time 0.000s  frame 0"),
    (["set digits 9", "step 1e-9s"], "time 0.000000001s  frame 0.000000060"),
    (["set rate 240", "step 1e9s"], "time 1000000000.000s  frame 240000000000"),
    (["step 1e9s", "step 1e-9s", "undo"], "time 1000000000.000000000s  frame 60000000000"),
  ]

  @Test(arguments: entries)
  func `no step seems to move nothing, however far out`(entries: [String], line: String) {
    let session = Session.entered(Array(entries.dropLast()))
    #expect(session.enter(entries[entries.count - 1]).text == line)
  }

  @Test(arguments: 0..<10 * Seeds.count)
  func `a whole frame is whole, and another is not`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rate = [24, 25, 30, 48, 50, 60, 72, 75, 90, 100, 120, 144, 240].randomElement(
      using: &random)
    let text = MomentText(rate: Int64(rate ?? 60), text: ValueText(digits: 3))
    let frame = Int64.random(in: 0...24_000_000_000, using: &random)
    let ticks = frame * (9_000_000_000 / Int64(rate ?? 60))
    #expect(text.frame(ticks) == .integer(Int(frame)), "seed \(seed)")
    if case .integer = text.frame(ticks + 1) { Issue.record("seed \(seed)") }
    #expect(
      text.line(ticks + 1, after: ticks) != text.line(ticks, after: ticks + 1), "seed \(seed)")
  }
}
