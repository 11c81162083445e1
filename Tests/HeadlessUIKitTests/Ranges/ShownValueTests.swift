import HeadlessUIKit
import IntervalArithmetic
import TestSupport
import Testing

@Suite struct `what is shown as a function of time` {
  // For one run by hand with many more.
  private static let rounds: UInt64 = 1

  @Test(arguments: 0..<20)
  func `lies in its ranges`(seed: Int) {
    var inspector = RangeInspector(seed: UInt64(seed))
    for round in 0..<Self.rounds {
      let play = MotionPlay(seed: UInt64(seed) + round * 20)
      for step in 0..<12 {
        play.makeCall()
        let subject = "after \(step) of \(UInt64(seed) + round * 20)"
        inspector.inspect(play.stage, layers: [play.view.layer, play.layer], subject)
        for animator in play.animators {
          let due = play.stage.nextDueTicks ?? play.stage.ticks + 9_000_000_000
          inspector.inspect(
            ShownValue(fractionOf: animator), play.stage.ticks...due, "fraction \(subject)")
        }
        play.stage.advance(by: .random(in: 0...0.4, using: &inspector.generator))
      }
    }
    #expect(inspector.misses == [])
    #expect(inspector.moving > 150, "\(inspector.sampled)")
    #expect(inspector.continuous > 150)
  }
}
