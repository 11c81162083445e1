import HeadlessUIKit
import Testing

@Suite struct `scrubbing an animator` {
  private func probe() -> Probe {
    let probe = Probe(timing: UICubicTimingParameters(animationCurve: .easeIn))
    probe.moveBox(to: 100)
    return probe
  }

  @Test func `linearly sets the way, and its curve goes on from there`() {
    let probe = probe()
    probe.animator.fractionComplete = 0.5
    #expect(probe.shownX == 50 && probe.fraction == 0.5)
    probe.animator.startAnimation()
    // Ease-in has half the way at 0.6575 of its time.
    #expect(abs(probe.fraction - 0.6575) < 1e-6)
    probe.stage.advance(by: 0.6849)
    #expect(probe.positions.isEmpty)
    probe.stage.advance(by: 0.0002)
    #expect(probe.positions == [.end])
  }

  @Test func `otherwise sets the time, which passes through the curve`() {
    let probe = probe()
    probe.animator.scrubsLinearly = false
    probe.animator.fractionComplete = 0.5
    #expect(abs(probe.shownX - 31.53568) < 1e-4 && probe.fraction == 0.5)
    probe.animator.isReversed = true
    #expect(abs(probe.shownX - 31.53568) < 1e-4 && probe.fraction == 0.5)
    probe.animator.fractionComplete = 0.75
    #expect(abs(probe.shownX - 9.34647) < 1e-4)
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.4999)
    #expect(probe.positions.isEmpty)
    probe.stage.advance(by: 0.0001)
    #expect(probe.positions == [.start])
  }
}
