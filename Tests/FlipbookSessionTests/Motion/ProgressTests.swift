import FlipbookAssembly
import FlipbookSession
import FlipbookValues
import Testing

@testable import SessionTestSupport

/// An animator's progress is a known function of time: proofs about it hold for what it moves.
@Suite struct ProgressTests {
  private static let timings = [
    "linear", "easeIn", "cubic(0.3, -0.4, 0.6, 1.5)", "spring(dampingRatio: 0.4)",
    "spring(mass: 1, stiffness: 200, damping: 8)",
  ]

  private static let calls = [
    "start slide", "start slide after: 0.3s", "start slide; step 0.3s; reverse slide",
    "start slide; step 0.2s; pause slide; scrub slide 60%; start slide",
    "start slide; step 0.2s; pause slide; continue slide easeOut",
  ]

  @Test(arguments: timings, calls)
  func `an animator's progress moves as what it moves, and is proven`(timing: String, call: String)
  {
    let session = Session.entered(["view box center: (0, 0)"])
    session.audience = .screen
    #expect(!session.enter("animator slide 1s \(timing) { box.center.x = 1000 }").failed)
    #expect(!session.enter(call).failed)
    for measure in ["highest", "lowest"] {
      let text = session.enter(
        "abs(\(measure)(slide.progress) * 1000 - \(measure)(box.center.x)) < 0.001"
      ).text
      #expect(text == "true", "\(measure): \(text)")
    }
    let check = session.enter("expect always slide.progress <= 2")
    #expect(!check.failed && !check.text.contains("looked at"), "\(check.text)")
  }

  // It is 0 until the block begins.
  private static let parts: [(String, String)] = [
    ("expect always n <= 1", ""), ("expect n == 0.5 at: 1s", ""), ("expect monotonic n", ""),
    ("duration(n > 0.5)", "0.500"), ("run until: n > 0.5", "time 1.000s"),
    ("crossings n == 0.5", "rises"), ("table n every: 0.5s", "0.500"), ("plot n", "n.progress"),
  ]

  @Test(arguments: parts)
  func `that of a named block to come is known`(entry: String, part: String) {
    let entries = ["view box", "after 0.5s { animate n 1s { box.center.x += 100 } }"]
    let text = Answers.text(entry, after: entries)
    #expect(part.isEmpty ? text.isEmpty : text.contains(part), "\(text)")
  }
}
