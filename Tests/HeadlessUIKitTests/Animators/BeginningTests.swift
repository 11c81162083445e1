import HeadlessUIKit
import Testing

@Suite struct `the beginning of an animator` {
  private static let first: [(Double, Double)] = [(0, 51), (0.5, 1)]

  @Test(arguments: first)
  func `waits for a first block when it has none`(delayFactor: Double, shown: Double) {
    let probe = Probe(timing: ProbeTiming.linear.parameters)
    var positions: [UIViewAnimatingPosition] = []
    probe.animator.addCompletion { positions.append($0) }
    probe.call { $0.startAnimation() }
    probe.stage.advance(by: 1)
    #expect(probe.animator.state == .active)
    #expect(!probe.animator.isRunning)
    probe.box.center.x = 1
    probe.call { [box = probe.box] in
      $0.addAnimations({ box.center.x = 101 }, delayFactor: delayFactor)
    }
    #expect(probe.animator.isRunning)
    #expect(probe.shownX == 1)
    probe.stage.advance(by: 1)
    #expect(probe.shownX == shown)
    probe.stage.advance(by: 1)
    #expect(positions == [.end])
    #expect(probe.shownX == 101)
  }

  @Test(arguments: [0.0, -1])
  func `is its end when it takes no time`(duration: Double) {
    let probe = Probe(duration: duration, .easeOut)
    probe.call { $0.startAnimation() }
    #expect(probe.positions == [.end])
    #expect(probe.shownX == 100)
    #expect(probe.animator.state == .inactive)
    #expect(probe.stage.now == 0)
  }

  @Test func `is its end when no block changes anything`() {
    let probe = Probe(timing: ProbeTiming.linear.parameters)
    probe.moveBox(to: 0)
    probe.call { $0.startAnimation() }
    #expect(probe.positions == [.end])
    #expect(probe.animator.state == .inactive)
  }

  @Test(arguments: [false, true])
  func `is its end when the view is in no window`(isPaused: Bool) {
    let probe = Probe(.linear)
    probe.box.removeFromSuperview()
    probe.call {
      $0.startAnimation()
      if isPaused { $0.pauseAnimation() }
    }
    #expect(probe.positions == [.end])
    #expect(probe.modelX == 100)
  }

  @Test func `comes after the delay, with the blocks run at once`() {
    let probe = Probe(.linear)
    probe.call { $0.startAnimation(afterDelay: 1) }
    #expect(probe.animator.delay == 1)
    #expect(probe.modelX == 100)
    probe.stage.advance(by: 1)
    #expect(probe.shownX == 0)
    probe.stage.advance(by: 0.5)
    #expect(probe.shownX == 25)
    #expect(probe.fraction == 0.25)
    probe.stage.advance(by: 1.5)
    #expect(probe.positions == [.end])
    #expect(probe.stage.events.last?.time == 3)
  }

  @Test func `keeps the wait when turned around twice, also on the way`() {
    let probe = Probe(.fullSpring)
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.1)
    probe.animator.pauseAnimation()
    let shown = probe.shownX
    probe.animator.startAnimation(afterDelay: 1)
    probe.stage.advance(by: 0.5)
    let remaining = probe.animator.remaining
    probe.animator.isReversed.toggle()
    #expect(probe.animator.isWaiting)
    probe.animator.isReversed.toggle()
    #expect(probe.animator.remaining == remaining)
    probe.stage.advance(by: 0.5)
    #expect(probe.shownX == shown)
  }

  // MARK: Releasing

  private static let releasedText =
    "It is an error to release a paused or stopped property animator. Property animators must "
    + "either finish animating or be explicitly stopped and finished before they can be released."

  private static let releases: [(AnimatorSituation, [String])] = [
    (.paused, [releasedText]), (.stopped, [releasedText]), (.running, []), (.inactive, []),
    (.waiting, []),
  ]

  @Test(arguments: releases)
  func `is noted when it is released too early`(situation: AnimatorSituation, errors: [String]) {
    var probe: Probe? = Probe(.linear)
    let stage = probe?.stage
    let box = probe?.box
    if let probe { situation.reach(probe) {} }
    probe = nil
    #expect(stage?.programmerErrors == errors)
    stage?.advance(by: 5)
    #expect(stage?.programmerErrors == errors)
    #expect(box?.center.x == (situation == .inactive ? 0 : situation == .stopped ? 25 : 100))
  }
}
