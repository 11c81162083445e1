import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Three boxes: one that moves all the time, one that starts half-way, one that joins later.
private final class Trio {
  let probe: Probe
  let delayed: UIView
  let late: UIView

  init(_ timing: ProbeTiming, delayFactor: Double) {
    let probe = Probe(timing)
    func box() -> UIView {
      let box = probe.stage.run { UIView() }
      probe.stage.window.addSubview(box)
      return box
    }
    (self.probe, delayed, late) = (probe, box(), box())
    probe.animator.addAnimations(
      { [delayed] in delayed.center.x = 1000 }, delayFactor: delayFactor)
  }

  func addLate(delayFactor: Double) {
    probe.animator.addAnimations({ [late] in late.center.x = 1000 }, delayFactor: delayFactor)
  }

  var shown: [Double] {
    [probe.box, delayed, late].map { Double($0.shown.position.x) }
  }
}

@Suite struct `a block that is added` {
  private static let queued: [(Double, [Double: Double])] = [
    (0, [0.5: 250, 1: 500, 1.5: 750]), (0.25, [0.5: 0, 1.25: 500, 1.625: 750]),
    (0.5, [0.5: 0, 1: 0, 1.5: 500]), (1, [1.9: 0, 1.999: 0]), (-3, [1: 500]), (7, [1.999: 0]),
  ]

  @Test(arguments: queued)
  func `before the start waits for its share of the duration`(
    delayFactor: Double, places: [Double: Double]
  ) {
    let trio = Trio(.linear, delayFactor: delayFactor)
    trio.probe.animator.startAnimation()
    for time in places.keys.sorted() {
      trio.probe.stage.advance(by: time - trio.probe.stage.now)
      #expect(abs(trio.shown[1] - (places[time] ?? .nan)) < 1e-6, "at \(time)")
    }
    trio.probe.stage.advance(by: 1)
    #expect(trio.shown == [100, 1000, 0])
    #expect(trio.probe.stage.events.last?.time == 2)
  }

  private static let joining: [(Double, Double, Double)] = [
    (0, 1.25, 500), (0.25, 0.875, 0), (0.25, 1.4375, 500), (0.5, 1.25, 0), (1, 1.999, 0),
  ]

  @Test(arguments: joining)
  func `on the way waits for its share of the time left`(
    delayFactor: Double, time: Double, place: Double
  ) {
    let trio = Trio(.linear, delayFactor: 0)
    trio.probe.animator.startAnimation()
    trio.probe.stage.advance(by: 0.5)
    trio.addLate(delayFactor: delayFactor)
    #expect(trio.late.center.x == 1000)
    #expect(trio.shown[2] == 0)
    trio.probe.stage.advance(by: time - 0.5)
    #expect(abs(trio.shown[2] - place) < 1e-6)
    trio.probe.stage.advance(by: 2)
    #expect(trio.shown[2] == 1000)
    #expect(trio.probe.stage.events.last?.time == 2)
  }

  private static let curves: [(curve: UIView.AnimationCurve, factor: Double)] = [
    (.linear, 0), (.easeOut, 0), (.easeIn, 0.6), (.easeInOut, 1.5),
  ]

  @Test(arguments: curves, ProbeTiming.allCases)
  func `does not jump when its animator goes on along another curve`(
    next: (curve: UIView.AnimationCurve, factor: Double), timing: ProbeTiming
  ) {
    for pause in [0.05, 0.3, 0.61, 0.9, 1.2] {
      let trio = Trio(timing, delayFactor: 0.4)
      trio.probe.animator.startAnimation()
      trio.probe.stage.advance(by: pause / 2)
      trio.addLate(delayFactor: 0.3)
      trio.probe.stage.advance(by: pause / 2)
      trio.probe.animator.pauseAnimation()
      let held = trio.shown
      trio.probe.animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: next.curve),
        durationFactor: next.factor)
      let shown = trio.shown
      #expect(zip(held, shown).allSatisfy { abs($0 - $1) < 1e-5 }, "\(held) \(shown) at \(pause)")
      expectSmoothEnds(trio)
    }
  }

  // Expects no jumps from here on, neither on the way back nor on the way to the end.
  private func expectSmoothEnds(_ trio: Trio) {
    trio.probe.stage.advance(by: 0.01)
    var last = trio.shown
    trio.probe.animator.isReversed = true
    for _ in 0..<3000 where trio.probe.animator.state == .active {
      if trio.probe.fraction > 0.2 { trio.probe.animator.isReversed = false }
      trio.probe.stage.advance(by: 0.001)
      let shown = trio.shown
      #expect(zip(last, shown).allSatisfy { abs($0 - $1) < 60 }, "\(last) \(shown)")
      last = shown
    }
  }

  @Test func `may come between two turns at one moment`() {
    let trio = Trio(.fullSpring, delayFactor: 0.4)
    trio.probe.animator.startAnimation()
    trio.probe.stage.advance(by: 0.1)
    trio.probe.animator.pauseAnimation()
    trio.probe.animator.startAnimation()
    trio.probe.stage.advance(by: 0.1)
    let shown = trio.shown
    trio.probe.animator.isReversed = true
    trio.addLate(delayFactor: 0)
    trio.probe.animator.isReversed = false
    #expect(trio.shown == shown)
    trio.probe.stage.advance(by: 5)
    #expect(trio.shown == [100, 1000, 1000])
  }

  @Test func `in the same block of the same property leads on from the first`() {
    let probe = Probe(.linear)
    probe.animator.addAnimations { [box = probe.box] in box.center.x = 300 }
    probe.animator.startAnimation()
    probe.stage.advance(by: 1)
    #expect(probe.shownX == 150)
    probe.animator.isReversed = true
    probe.stage.advance(by: 5)
    #expect(probe.modelX == 0)
  }
}
