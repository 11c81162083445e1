import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct `random touches` {
  private static func play(_ seed: Int, steps: Int) -> TouchPlay {
    let play = TouchPlay(TouchScript(seed: UInt64(seed)))
    for _ in 0..<steps { play.stage.advance(by: 16 / Double(steps)) }
    return play
  }

  @Test(arguments: 0..<Int(Seeds.count))
  func `leave no gesture on its way, and are the same in any number of steps`(seed: Int) {
    let atOnce = Self.play(seed, steps: 1)
    #expect(atOnce.stage.state.fingers.isAtRest)
    for (index, states) in atOnce.states { Self.check(states, "gesture \(index), seed \(seed)") }
    for gesture in atOnce.gestures { #expect(gesture.state == .possible) }
    let inFrames = Self.play(seed, steps: 960)
    #expect(inFrames.heard == atOnce.heard, "seed \(seed)")
    #expect(inFrames.stage.events == atOnce.stage.events, "seed \(seed)")
  }

  // Every gesture that begins goes on until it ends or is cancelled; a discrete one only ends.
  private static func check(_ states: [UIGestureRecognizer.State], _ who: String) {
    var isUnderWay = false
    for state in states {
      switch state {
      case .began:
        #expect(!isUnderWay, "\(who)")
        isUnderWay = true
      case .changed: #expect(isUnderWay, "\(who)")
      case .ended: isUnderWay = false
      case .cancelled:
        #expect(isUnderWay, "\(who)")
        isUnderWay = false
      case .possible, .failed: Issue.record("\(who) tells \(state)")
      }
    }
    #expect(!isUnderWay, "\(who)")
  }

  @Test func `try everything`() {
    let plays = (0..<60).map { Self.play($0, steps: 1) }
    let words: [StageEvent.Word] = [.began, .ended, .cancelled, .recognized, .missed]
    for word in words {
      let count = plays.reduce(0) { $0 + $1.stage.events.count { $0.kind.word == word } }
      #expect(count > 10, "\(word): \(count)")
    }
    for index in 0..<12 {
      #expect(plays.contains { $0.states[index]?.isEmpty == false }, "gesture \(index)")
    }
  }
}
