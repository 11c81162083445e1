import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import TestSupport
import Testing

@testable import FlipbookPrompt
@testable import FlipbookSession
@testable import SessionTestSupport

/// Entries with a few characters changed: nothing crashes or hangs, and every answer is in order.
@Suite struct MutatedEntryTests {
  private static let signs = Array("(){}\"#.,:;-+*/=!<>&| \n019sxé%".utf8)

  private static let pieces = [
    "1e308", "-1", "1 / 0", "1e-300", "0s", "root", "slide", "box", "step", "{ }", "none", "1e9s",
    "undo", "alpha", "frame", "spring(dampingRatio: 0)", "stage.now", "99999999999", "; ", "nope",
    "after:", "scale(0)", "50%", "1000f", "#fff", "\"a b\"", ".", "completion:", "position",
  ]

  private static func mutated(_ entry: String, _ random: inout SeededGenerator) -> String {
    var bytes = Array(entry.utf8)
    for _ in 0...random.number(0...2) {
      let place = random.number(0...bytes.count)
      switch random.number(0...3) {
      case 0 where place < bytes.count: bytes.remove(at: place)
      case 1: bytes.insert(random.pick(signs), at: place)
      case 2:
        let end = min(place + random.number(0...8), bytes.count)
        bytes.replaceSubrange(place..<end, with: random.pick(pieces).utf8)
      default: bytes.insert(contentsOf: (" " + random.pick(pieces) + " ").utf8, at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: 0..<Effort.seeds)
  func `a hundred mutated entries are answered`(seed: UInt64) {
    var generator = RandomEntries(seed: seed)
    var random = SeededGenerator(seed: seed &+ 1_000_000)
    let session = Session()
    for _ in 0..<100 {
      // Enters something valid now and then, so that the stage has contents.
      if random.chance(25) { _ = session.enter(generator.next(in: session)) }
      let entry = Self.mutated(generator.next(in: session), &random)
      let outcome = session.enter(entry)
      _ = session.reading()(entry)
      _ = session.completions(of: entry, cursor: random.number(0...entry.utf8.count))
      let problems =
        Answers.problems(of: outcome.text, echoing: session.entered)
        + Answers.problems(of: session.table)
      guard problems.isEmpty else {
        Issue.record("seed \(seed): \(problems)\n\(session.entered)\n\(outcome.text)")
        return
      }
      // Every message gives a place.
      if outcome.failed, Complaint(text: outcome.text) == nil {
        Issue.record("seed \(seed): no place\n\(session.entered)\n\(outcome.text)")
        return
      }
    }
  }
}
