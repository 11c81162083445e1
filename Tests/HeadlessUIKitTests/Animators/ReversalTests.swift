import HeadlessUIKit
import Testing

@Suite struct `turning an animator around` {
  private static let places: [(Double, Double)] = [
    (0.5, 25), (0.6, 20), (0.75, 12.5), (0.9, 5), (1, 0),
  ]

  @Test(arguments: places)
  func `retraces the way at the same pace`(time: Double, place: Double) throws {
    let probe = Probe(.linear)
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.5)
    probe.animator.isReversed = true
    #expect(probe.fraction == 0.75)
    #expect(probe.modelX == 100)
    #expect(abs(try #require(probe.animator.remaining) - 0.5) < 1e-9)
    probe.stage.advance(by: time - 0.5)
    #expect(abs(probe.shownX - place) < 1e-9)
    #expect(probe.positions == (time == 1 ? [.start] : []))
  }

  @Test(arguments: ProbeTiming.allCases, [false, true])
  func `twice at one moment is exactly nothing`(timing: ProbeTiming, isFromTheMiddle: Bool) {
    let (plain, turned) = (Probe(timing), Probe(timing))
    for probe in [plain, turned] {
      probe.animator.startAnimation()
      probe.stage.advance(by: 0.123)
      if isFromTheMiddle {
        probe.animator.pauseAnimation()
        probe.animator.startAnimation()
      }
    }
    for step in [0.0, 0.011, 0.1, 0.2, 0.0301] {
      for probe in [plain, turned] { probe.stage.advance(by: step) }
      for _ in 0..<2 {
        turned.animator.isReversed = true
        turned.animator.isReversed = false
      }
      #expect(turned.shownX.bitPattern == plain.shownX.bitPattern)
      #expect(turned.fraction.bitPattern == plain.fraction.bitPattern)
      #expect(turned.animator.remaining == plain.animator.remaining)
    }
    for probe in [plain, turned] { probe.stage.advance(by: 9) }
    #expect(turned.positions == [.end])
    #expect(turned.stage.events.last?.time == plain.stage.events.last?.time)
  }

  @Test func `takes a spring that was continued to the other end`() {
    let probe = Probe(.ratioSpring)
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.3)
    probe.animator.pauseAnimation()
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.1)
    let shown = probe.shownX
    probe.animator.isReversed = true
    #expect(probe.shownX == shown)
    probe.stage.advance(by: 9)
    #expect(probe.positions == [.start])
    #expect(probe.modelX == 0)
  }

  @Test func `while inactive makes it begin at the end`() {
    let probe = Probe(.linear)
    probe.animator.isReversed = true
    probe.animator.startAnimation()
    #expect(probe.shownX == 100)
    #expect(probe.fraction == 0)
    probe.stage.advance(by: 0.5)
    #expect(probe.shownX == 75)
    probe.stage.advance(by: 9)
    #expect(probe.positions == [.start])
    #expect(!probe.animator.isReversed)
  }
}
