import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `a chain that is moved from inside` {
  private let room = Room()

  private func move(by distance: Double) -> () -> Void {
    { [view = room.view] in view.center.x += distance }
  }

  /// A chain that calls itself in a `do` after a second.
  private func chain(_ call: @escaping (Animate) -> Void) -> Animate {
    let chain = Animate(duration: 1, options: .curveLinear, animationBlock: move(by: 100))
    chain.do { [unowned chain] in call(chain) }
      .then(duration: 1, options: .curveLinear, animationBlock: move(by: 100))
    room.stage.run { chain.perform() }
    room.stage.advance(by: 1.5)
    return chain
  }

  @Test func `paused in a do begins its next step when it goes on`() {
    let chain = chain { $0.pauseAnimation() }
    #expect(chain.stepsBegun == 2 && room.view.center.x == 100 && !chain.isRunning)
    chain.startAnimation()
    room.stage.advance(by: 0.5)
    #expect(room.shown.x == 150)
  }

  @Test func `turned around in a do goes back`() {
    let chain = chain { $0.isReversed = true }
    #expect(chain.stepsBegun == 2 && room.shown.x == 50)
    chain.isReversed = false
    room.stage.advance(by: 1)
    #expect(room.shown.x == 150)
  }

  @Test func `stopped in a do is over`() {
    let chain = chain { $0.stopAnimation(true) }
    #expect(chain.state == .inactive && room.view.center.x == 100 && room.shown.x == 100)
  }

  @Test func `decayed in a do ends there`() {
    let chain = chain { $0.decay() }
    #expect(chain.state == .inactive && room.view.center.x == 100)
  }

  @Test func `scrubbed forward calls a do that pauses, and goes on`() {
    let chain = Animate(duration: 1, options: .curveLinear, animationBlock: move(by: 100))
    chain.do { [unowned chain] in chain.pauseAnimation() }
      .then(duration: 1, options: .curveLinear, animationBlock: move(by: 100))
    room.stage.run {
      chain.perform()
      chain.pauseAnimation()
      chain.fractionComplete = 0.75
    }
    #expect(room.shown.x == 150)
  }

  @Test func `starts after a delay, and again after a pause`() {
    let chain = Animate(duration: 1, options: .curveLinear, animationBlock: move(by: 100))
    room.stage.run { chain.startAnimation(afterDelay: 1) }
    room.stage.advance(by: 1.5)
    #expect(room.shown.x == 50)
    chain.pauseAnimation()
    chain.startAnimation(afterDelay: 1)
    room.stage.advance(by: 1.25)
    #expect(room.shown.x == 75 && chain.isRunning)
    chain.finishAnimation(at: .end)
    #expect(chain.isRunning)
  }
}
