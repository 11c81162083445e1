import FlipbookAssembly
import FlipbookCommands
import FlipbookValues
import HeadlessUIKit
import TestSupport
import Testing

@testable import FlipbookSession
@testable import SessionTestSupport

@Suite struct StepInvarianceTests {
  @Test(arguments: 0..<Effort.seeds)
  func `a second and sixty frames end in the same place`(seed: UInt64) {
    var generator = RandomEntries(seed: seed, kinds: [])
    let (whole, frames) = (Session(), Session())
    for _ in 0..<60 {
      let entry = generator.next(in: whole)
      _ = whole.enter(entry)
      for part in entry == "step 1s" ? Array(repeating: "step 1f", count: 60) : [entry] {
        // Time stops at a block that fails.
        if frames.enter(part).failed { break }
      }
    }
    #expect(frames.table == whole.table, "seed \(seed)\n\(whole.entered)")
    #expect(frames.eventLines == whole.eventLines, "seed \(seed)\n\(whole.entered)")
  }

  @Test(arguments: 0..<Effort.seeds)
  func `back and on again by the same time changes nothing`(seed: UInt64) {
    var generator = RandomEntries(seed: seed, kinds: [.moves])
    let session = Session()
    _ = generator.entries(30, in: session)
    let (forth, back) = generator.random.pick([
      (["step 1s"], "0.4s"), (["step 0.5s", "step 20f"], "0.6s"), (["step 1s; step 3f"], "2f"),
      (["run 2s"], "2s"), (["step 1 / 3"], "0.1s"), (["step", "step 1s"], "1.01s"),
    ])
    guard forth.allSatisfy({ !session.enter($0).failed }) else { return }
    let before = session.picture
    #expect(!session.enter("back \(back)").failed, "seed \(seed)\n\(session.entered)")
    #expect(!session.enter("step \(back)").failed, "seed \(seed)\n\(session.entered)")
    #expect(session.picture == before, "seed \(seed)\n\(session.entered)")
  }

  @Test(arguments: 0..<Effort.seeds)
  func `reversing twice is exactly nothing`(seed: UInt64) {
    var generator = RandomEntries(seed: seed)
    let session = Session()
    for _ in 0..<40 {
      // After a block failed, the other things due at that moment run with the next entry.
      guard !session.enter(generator.next(in: session)).failed else { continue }
      guard let (name, animator) = session.world.animators.last, animator.state != .stopped
      else { continue }
      let before = session.table
      let outcome = session.enter("reverse \(name); reverse \(name)")
      #expect(
        !outcome.failed && outcome.text.isEmpty, "seed \(seed)\n\(session.entered)\n\(outcome.text)"
      )
      guard outcome.text.isEmpty else { return }
      #expect(session.table == before, "seed \(seed)\n\(session.entered)")
    }
  }
}
