import HeadlessUIKit
import Testing

@Suite struct `the completions of an animator` {
  @Test func `are called in the order they were added, with the place`() {
    let probe = Probe(.linear)
    var called: [String] = []
    probe.animator.addCompletion { called.append("first \($0)") }
    probe.animator.addCompletion { called.append("second \($0)") }
    probe.animator.startAnimation()
    probe.stage.advance(by: 1)
    probe.animator.addCompletion { called.append("late \($0)") }
    #expect(called == [])
    probe.stage.advance(by: 1)
    #expect(called == ["first end", "second end", "late end"])
    #expect(probe.stage.events.map(\.time) == [0, 2])
  }

  // Moments of reversing, the position at the end, and its time.
  private static let ends: [([Double], [UIViewAnimatingPosition], Double)] = [
    ([], [.end], 2), ([0.5], [.start], 1), ([0.5, 0.75], [.end], 2.5),
    ([0.5, 0.75, 0.8], [.start], 1.1),
  ]

  @Test(arguments: ends)
  func `tell the side that was reached`(
    turns: [Double], positions: [UIViewAnimatingPosition], end: Double
  ) throws {
    let probe = Probe(.linear)
    probe.animator.startAnimation()
    for turn in turns {
      probe.stage.advance(by: turn - probe.stage.now)
      probe.animator.isReversed.toggle()
    }
    probe.stage.advance(by: 10)
    #expect(probe.positions == positions)
    #expect(probe.modelX == (positions == [.end] ? 100 : 0))
    #expect(abs(try #require(probe.stage.events.last).time - end) < 1e-9)
    #expect(!probe.animator.isReversed)
  }

  @Test(arguments: UIViewAnimatingPosition.allCases)
  func `are told where a stopped one is finished`(position: UIViewAnimatingPosition) {
    let probe = Probe(.linear)
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.5)
    probe.animator.stopAnimation(false)
    #expect(probe.positions == [])
    probe.animator.finishAnimation(at: position)
    #expect(probe.positions == [position])
    #expect(probe.modelX == [.start: 0, .end: 100, .current: 25][position])
    #expect(probe.shownX == probe.modelX)
  }

  @Test func `can start it again, at that very moment`() throws {
    let probe = Probe(.linear)
    probe.animator.addCompletion { [unowned probe] _ in
      #expect(probe.animator.isRunning)
      probe.moveBox(to: 0)
      probe.animator.startAnimation()
    }
    probe.animator.startAnimation()
    probe.stage.advance(by: 3)
    #expect(probe.animator.state == .active)
    #expect(probe.shownX == 50)
    probe.stage.advance(by: 5)
    #expect(probe.positions == [.end, .end])
    #expect(probe.modelX == 0)
    #expect(try #require(probe.stage.events.last).time == 4)
  }

  @Test func `can add to its next run`() {
    let probe = Probe(.linear)
    probe.animator.addCompletion { [unowned probe] _ in probe.moveBox(to: 0) }
    probe.animator.startAnimation()
    probe.stage.advance(by: 2)
    #expect(probe.animator.state == .inactive)
    #expect(probe.modelX == 100)
    probe.animator.startAnimation()
    probe.stage.advance(by: 1)
    #expect(probe.shownX == 50)
    probe.stage.advance(by: 1)
    #expect(probe.positions == [.end, .end])
  }

  @Test func `are dropped by a stop without a finish`() {
    let probe = Probe(.linear)
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.5)
    probe.animator.stopAnimation(true)
    probe.moveBox(to: 75)
    probe.animator.startAnimation()
    probe.stage.advance(by: 9)
    #expect(probe.positions == [.end])
    #expect(probe.modelX == 75)
  }

  @Test func `do not come when it pauses on completion`() {
    let probe = Probe(.linear)
    probe.animator.pausesOnCompletion = true
    probe.animator.startAnimation()
    probe.stage.advance(by: 3)
    #expect(probe.positions == [])
    #expect(probe.animator.state == .active)
    #expect(!probe.animator.isRunning)
    #expect(probe.fraction == 1)
    #expect(probe.stage.events.last?.kind == .pausedOnCompletion)
    #expect(probe.stage.events.last?.time == 2)
    probe.animator.isReversed = true
    probe.animator.startAnimation()
    probe.stage.advance(by: 0.5)
    #expect(probe.shownX == 75)
    probe.stage.advance(by: 5)
    #expect(!probe.animator.isRunning)
    #expect(probe.shownX == 0)
    probe.animator.stopAnimation(false)
    probe.animator.finishAnimation(at: .start)
    #expect(probe.positions == [.start])
  }
}
