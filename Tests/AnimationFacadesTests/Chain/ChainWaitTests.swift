import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `a wait in a chain` {
  private let room = Room()

  /// A chain that moves for a second, waits and moves for another; what resumes it comes with it.
  private func waiting(timeout: Double? = nil) -> (chain: Animate, resume: () -> Void) {
    var resume: (() -> Void)?
    let view = room.view
    let chain = room.stage.run {
      let chain = Animate(duration: 1, options: .curveLinear) { view.center.x += 100 }
        .wait(timeout: timeout) { resume = $0 }
        .then(duration: 1, options: .curveLinear) { view.center.y += 100 }
      chain.perform()
      return chain
    }
    room.stage.advance(by: 1.5)
    return (chain, resume ?? {})
  }

  @Test func `is over when it is resumed, once`() {
    let (chain, resume) = waiting()
    #expect(chain.isWaiting && room.view.center.y == 0)
    room.stage.run {
      resume()
      resume()
    }
    #expect(!chain.isWaiting && chain.stepsBegun == 3 && room.view.center.y == 100)
    room.stage.advance(by: 0.5)
    #expect(room.shown.y == 50)
    room.stage.advance(by: 0.5)
    #expect(chain.state == .inactive)
    room.stage.run(resume)
    #expect(chain.state == .inactive)
  }

  @Test func `is over at its timeout, whatever is resumed later`() {
    let (chain, resume) = waiting(timeout: 1)
    #expect(!chain.isWaiting)
    room.stage.advance(by: 1)
    #expect(room.shown.y == 50)
    room.stage.run(resume)
    room.stage.advance(by: 0.25)
    #expect(room.shown.y == 75 && chain.stepsBegun == 3)
  }

  @Test func `resumed while the chain is paused lets it go on when it starts`() {
    let (chain, resume) = waiting()
    chain.pauseAnimation()
    room.stage.run(resume)
    room.stage.advance(by: 1)
    #expect(chain.stepsBegun == 2 && room.view.center.y == 0)
    chain.startAnimation()
    room.stage.advance(by: 0.5)
    #expect(room.shown.y == 50)
  }

  @Test func `resumed while the chain is shown again lets it go on from its furthest point`() {
    let (chain, resume) = waiting()
    chain.isReversed = true
    room.stage.advance(by: 1)
    #expect(room.shown.x == 50)
    room.stage.run(resume)
    room.stage.advance(by: 0.25)
    #expect(room.shown.x == 25 && chain.stepsBegun == 2)
    chain.isReversed = false
    room.stage.advance(by: 1.25)
    #expect(chain.stepsBegun == 3 && room.shown == CGPoint(x: 100, y: 0))
    room.stage.advance(by: 0.5)
    #expect(room.shown.y == 50)
  }

  @Test func `counts no time until it is over, and nothing is scrubbed beyond it`() {
    let (chain, resume) = waiting()
    chain.pauseAnimation()
    #expect(chain.fractionComplete == 0.6)
    room.stage.run { chain.fractionComplete = 0.9 }
    #expect(chain.fractionComplete == 0.6 && chain.isWaiting)
    room.stage.run {
      resume()
      chain.fractionComplete = 0.8
    }
    #expect(chain.fractionComplete == 0.8 && room.shown.y == 50)
    #expect(room.stage.now == 1.5)
  }

  @Test func `of no time, and one resumed at once, take no time and no turn`() {
    var done: [String] = []
    room.stage.run {
      Animate().do { done.append("before") }
        .wait(timeout: 0) { _ in done.append("wait") }
        .wait { resume in
          resume()
          done.append("resumed")
        }
        .do { done.append("after") }.perform { done.append("over") }
    }
    #expect(done == ["before", "wait", "resumed", "after", "over"])
    #expect(room.stage.now == 0)
  }

  @Test func `can be resumed when nobody keeps the chain`() {
    var resume: (() -> Void)?
    room.stage.run {
      Animate().wait { resume = $0 }.then(duration: 1) { [view = room.view] in view.alpha = 0 }
        .then(duration: 1) { [view = room.view] in view.tag = 1 }.perform()
    }
    room.stage.advance(by: 1)
    room.stage.run { resume?() }
    room.stage.advance(by: 1)
    #expect(room.view.alpha == 0 && room.view.tag == 1)
  }
}
