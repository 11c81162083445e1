import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `performing a chain` {
  private let room = Room()

  private func move(by distance: Double) -> () -> Void {
    { [view = room.view] in view.center.x += distance }
  }

  private var chain: Animate {
    room.stage.run {
      Animate(duration: 1, options: .curveLinear, animationBlock: move(by: 1))
        .then(duration: 1, options: .curveLinear, animationBlock: move(by: 10))
        .then(duration: 1, options: .curveLinear, animationBlock: move(by: 100))
    }
  }

  @Test func `again right away takes the next step beside the first`() {
    let chain = chain
    var ends: [Double] = []
    room.stage.run {
      chain.perform { ends.append(room.stage.now) }
      chain.perform { ends.append(room.stage.now) }
    }
    #expect(room.view.center.x == 11 && chain.stepsLeft == 1)
    room.stage.advance(by: 1)
    #expect(room.view.center.x == 111 && chain.stepsLeft == 0)
    #expect(ends == [1] && chain.state == .active)
    room.stage.advance(by: 1)
    #expect(ends == [1, 2] && chain.state == .inactive)
  }

  @Test func `again on the way shows both steps when it goes back`() {
    let chain = chain
    room.stage.run { chain.perform() }
    room.stage.advance(by: 0.5)
    room.stage.run { chain.perform() }
    room.stage.advance(by: 1)
    #expect(room.shown.x == 61)
    chain.isReversed = true
    room.stage.advance(by: 0.75)
    #expect(room.shown.x == 3.25)
    room.stage.advance(by: 0.75)
    #expect(room.view.center.x == 0 && chain.state == .inactive && chain.stepsLeft == 0)
  }

  @Test func `of an empty chain is over at once`() {
    var log: [String] = []
    room.stage.run {
      Animate().perform { log.append("completion") }
      log.append("after")
    }
    #expect(log == ["completion", "after"])
  }

  @Test func `inside one of its own steps takes the next ones beside it`() {
    var log: [String] = []
    room.stage.run {
      let chain = Animate()
      chain.do { chain.perform { log.append("inner \(room.stage.now)") } }
        .then(duration: 1, animationBlock: move(by: 1))
        .then(duration: 2, animationBlock: move(by: 10))
        .perform { log.append("outer \(room.stage.now)") }
    }
    #expect(room.view.center.x == 11)
    room.stage.advance(by: 10)
    #expect(log == ["inner 1.0", "outer 2.0"])
  }

  @Test func `works again after it has gone back to its beginning, or was stopped`() {
    let chain = chain
    for ending in 0..<2 {
      var ends = 0
      room.stage.run { chain.perform { ends += 1 } }
      room.stage.advance(by: 1.5)
      if ending == 0 { chain.isReversed = true } else { chain.stopAnimation(true) }
      room.stage.advance(by: 1.5)
      #expect(chain.state == .inactive && chain.stepsLeft == 0 && ends == 0)
      let here = room.view.center.x
      room.stage.run {
        chain.then(duration: 1, animationBlock: move(by: 5)).perform { ends += 1 }
      }
      room.stage.advance(by: 1)
      #expect(chain.state == .inactive && ends == 1)
      #expect(room.view.center.x == here + 5)
      for _ in 0..<2 { chain.then(duration: 1, animationBlock: move(by: 5)) }
    }
  }

  @Test func `decays on the way: what is under way runs on and the end comes`() {
    let chain = chain
    var end = -1.0
    room.stage.run { chain.perform { end = room.stage.now } }
    room.stage.advance(by: 0.5)
    chain.decay()
    #expect(chain.stepsLeft == 0 && chain.fractionComplete == 0.5)
    room.stage.advance(by: 5)
    #expect(end == 1 && room.view.center.x == 1)
  }

  @Test func `a step added on the way is performed too`() {
    let chain = chain
    room.stage.run { chain.perform() }
    room.stage.advance(by: 2.5)
    chain.then(duration: 1, animationBlock: move(by: 1000))
    room.stage.advance(by: 1.5)
    #expect(room.view.center.x == 1111 && chain.state == .inactive)
  }

  @Test func `a chain in a chain is performed each time, as it was when it was added`() {
    room.stage.run {
      let inner = Animate(duration: 1, animationBlock: move(by: 10))
      let outer = Animate().then(animation: inner).and(duration: 3, animationBlock: move(by: 1))
      inner.then(duration: 1, animationBlock: move(by: 100))
      let copy = outer.copy
      outer.perform()
      copy.perform()
    }
    room.stage.advance(by: 3)
    #expect(room.view.center.x == 22)
  }

  @Test func `an animation that ends elsewhere lets the chain go on where it is`() {
    let chain = room.stage.run {
      Animate(animation: Elsewhere(seconds: 1)).then(duration: 1, animationBlock: move(by: 5))
    }
    room.stage.run { chain.perform() }
    room.stage.advance(by: 0.5)
    chain.pauseAnimation()
    room.stage.advance(by: 1)
    #expect(room.view.center.x == 0)
    chain.startAnimation()
    room.stage.advance(by: 1)
    #expect(room.view.center.x == 5 && chain.state == .inactive)
  }

  @Test func `what it does not wait for runs to its own end`() {
    let chain = room.stage.run {
      Animate(animation: Hasty { UIView.animate(withDuration: 2, animations: move(by: 8)) })
    }
    room.stage.run { chain.perform() }
    #expect(chain.state == .inactive)
    room.stage.advance(by: 1)
    #expect(room.shown.x == 4)
    room.stage.advance(by: 1)
    #expect(room.shown.x == 8 && room.view.layer.animationKeys() == nil)
  }

  @Test func `a chain that goes in a circle is noticed by its name`() {
    let chain = room.stage.run { Animate() }
    chain.label = "round"
    func turn() { chain.do { turn() } }
    turn()
    let message = "'round' starts itself again and again: 10000 callbacks at one moment"
    let error = #expect(throws: StageError.self) {
      try room.stage.perform { () throws(StageError) in
        chain.perform()
        try room.stage.tryEndTurn()
      }
    }
    #expect(error?.description == message)
    chain.pauseAnimation()
    #expect(throws: StageError.self) { try chain.scrub(to: 1) }
    chain.stopAnimation(true)
  }
}

/// An animation that is over when the stage's clock says so.
private struct Elsewhere: Animation {
  let seconds: Double
  var duration: Double { seconds }
  var delay: Double { 0 }
  var animationBlock: AnimationBlock { {} }

  func performAnimations(completion: ((Bool) -> Void)?) {
    Stage.afterDelay(seconds) { completion?(true) }
  }
}

/// An animation that says it is over before it is.
private struct Hasty: Animation {
  let animationBlock: AnimationBlock
  var duration: Double { 0 }
  var delay: Double { 0 }

  init(_ block: @escaping AnimationBlock) {
    animationBlock = block
  }

  func performAnimations(completion: ((Bool) -> Void)?) {
    animationBlock()
    completion?(true)
  }
}
