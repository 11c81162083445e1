import AnimationFacades
import HeadlessUIKit
import Testing

@Suite struct `the forms of a step` {
  /// What a step is made of.
  enum Form: CaseIterable, Sendable {
    case block, spring, keyframes, animation, chain
  }

  /// The call that makes it.
  enum Call: CaseIterable, Sendable {
    case make, then, and, finish
  }

  private static let options: UIView.AnimationOptions = .curveEaseIn

  private static func direct(_ form: Form, _ move: @escaping () -> Void) {
    switch form {
    case .spring:
      UIView.animate(
        withDuration: 1, delay: 0.5, usingSpringWithDamping: 0.3, initialSpringVelocity: 2,
        options: options, animations: move)
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: 1, delay: 0.5, options: .calculationModeCubic,
        animations: {
          UIView.addKeyframe(
            withRelativeStartTime: 0, relativeDuration: 1, animations: move)
        })
    default:
      UIView.animate(withDuration: 1, delay: 0.5, options: options, animations: move)
    }
  }

  private static func perform(_ call: Call, _ form: Form, _ move: @escaping () -> Void) {
    let frames = [Keyframe(duration: 1, delay: 0.5, animationBlock: move)]
    let animation = StandardAnimation(
      duration: 1, delay: 0.5, options: options, animationBlock: move)
    let inner = Animate(animation: animation)
    let empty = Animate()
    switch (call, form) {
    case (.make, .block):
      Animate(duration: 1, delay: 0.5, options: options, animationBlock: move).perform()
    case (.make, .spring):
      Animate(
        duration: 1, delay: 0.5, springDamping: 0.3, initialVelocity: 2, options: options,
        animationBlock: move
      ).perform()
    case (.make, .keyframes): Animate(keyframes: frames, options: .calculationModeCubic).perform()
    case (.make, .animation), (.make, .chain): inner.perform()
    case (.then, .block):
      empty.then(duration: 1, delay: 0.5, options: options, animationBlock: move).perform()
    case (.then, .spring):
      empty.then(
        duration: 1, delay: 0.5, springDamping: 0.3, initialVelocity: 2, options: options,
        animationBlock: move
      ).perform()
    case (.then, .keyframes):
      empty.then(keyframes: frames, options: .calculationModeCubic).perform()
    case (.then, .animation): empty.then(animation: animation).perform()
    case (.then, .chain): empty.then(animation: inner).perform()
    case (.and, .block):
      empty.do {}.and(duration: 1, delay: 0.5, options: options, animationBlock: move).perform()
    case (.and, .spring):
      empty.wait(timeout: 2).and(
        duration: 1, delay: 0.5, springDamping: 0.3, initialVelocity: 2, options: options,
        animationBlock: move
      ).perform()
    case (.and, .keyframes):
      empty.and(keyframes: frames, options: .calculationModeCubic).perform()
    case (.and, .animation): empty.and(animation: animation).perform()
    case (.and, .chain): empty.and(animation: inner).perform()
    case (.finish, .block):
      empty.finish(duration: 1, delay: 0.5, options: options, animationBlock: move)
    case (.finish, .spring):
      empty.finish(
        duration: 1, delay: 0.5, springDamping: 0.3, initialVelocity: 2, options: options,
        animationBlock: move)
    case (.finish, .keyframes): empty.finish(keyframes: frames, options: .calculationModeCubic)
    case (.finish, .animation): empty.finish(animation: animation)
    case (.finish, .chain): empty.finish(animation: inner)
    }
  }

  @Test(arguments: Call.allCases, Form.allCases)
  func `move as UIKit's own call does`(call: Call, form: Form) {
    let (told, direct) = (Room(), Room())
    told.stage.run { Self.perform(call, form) { told.view.center.x = 100 } }
    direct.stage.run { Self.direct(form) { direct.view.center.x = 100 } }
    #expect(told.samples(every: 1.0 / 60, to: 1.6) == direct.samples(every: 1.0 / 60, to: 1.6))
    #expect(told.shown.x == 100)
  }

  @Test func `that are one begin together, and the next one when all are over`() {
    let room = Room()
    var log: [String] = []
    func note(_ name: String) -> () -> Void {
      {
        log.append("\(name) \(room.stage.now)")
        room.view.center.x += 1
      }
    }
    room.stage.run {
      Animate(duration: 1, animationBlock: note("a")).and(duration: 2, animationBlock: note("b"))
        .wait(timeout: 1) { _ in log.append("wait \(room.stage.now)") }
        .and(duration: 0.5, animationBlock: note("c"))
        .do(block: note("do")).and(duration: 1, delay: 1, animationBlock: note("d"))
        .then(duration: 0, animationBlock: note("e"))
        .perform { log.append("end \(room.stage.now)") }
    }
    room.stage.advance(by: 20)
    #expect(
      log == ["a 0.0", "b 0.0", "wait 2.0", "c 2.0", "do 3.0", "d 3.0", "e 5.0", "end 5.0"])
  }

  @Test func `go on whether an animation finished or not`() {
    let room = Room()
    room.stage.run {
      Animate(duration: 5) { room.view.alpha = 0 }.do { room.view.tag = 1 }.perform()
    }
    room.stage.advance(by: 1)
    room.stage.run { UIView.animate(withDuration: 1) { room.view.alpha = 1 } }
    #expect(room.view.tag == 1)
  }

  @Test func `of every form come to a subclass`() {
    final class Noted: Animate {
      var notes: [String] = []

      override func then(animation: any Animation) -> Animate {
        notes.append("then \(animation.duration)")
        return super.then(animation: animation)
      }

      override func wait(timeout: TimeInterval?, waitBlock: @escaping WaitBlock) -> Animate {
        notes.append("wait")
        let resumed: WaitBlock = { (resume: @escaping ResumeBlock) in waitBlock(resume) }
        return super.wait(timeout: timeout, waitBlock: resumed)
      }
    }
    let room = Room()
    let chain = Noted()
    var end = 0.0
    chain.then(duration: 1) { room.view.alpha = 0 }.wait(timeout: 1) { _ in }
      .then(keyframes: [Keyframe(duration: 0.5) { room.view.alpha = 1 }])
    room.stage.run { chain.perform { end = room.stage.now } }
    room.stage.advance(by: 5)
    #expect(chain.notes == ["then 1.0", "wait", "then 0.5"] && end == 2.5)
  }

  @Test func `of one form come to a subclass that overrides that`() {
    final class Slow: Animate {
      override func then(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
        animationBlock: @escaping AnimationBlock
      ) -> Animate {
        super.then(
          duration: 2 * duration, delay: delay, options: options, animationBlock: animationBlock)
      }

      override func finish(animation: Animate) {
        super.finish(animation: animation.then(duration: 1) {})
      }
    }
    let room = Room()
    let chain: Animate = Slow()
    chain.then(duration: 1) { room.view.alpha = 0 }.and(duration: 1) { room.view.center.x = 9 }
    room.stage.run { chain.finish(animation: Animate(duration: 1) { room.view.alpha = 1 }) }
    room.stage.advance(by: 1.9)
    #expect(chain.stepsLeft == 1)
    room.stage.advance(by: 5)
    #expect(chain.state == .inactive && room.view.alpha == 1)
  }

  @Test func `are copied with a chain, not what has begun`() {
    let room = Room()
    let chain = Animate(duration: 1) { room.view.center.x += 1 }
      .then(duration: 1) { room.view.center.x += 10 }
    room.stage.run { chain.perform() }
    let copies: [Animate?] = [chain.copy, chain.copy(with: nil) as? Animate]
    chain.decay()
    room.stage.advance(by: 5)
    #expect(room.view.center.x == 1)
    for copy in copies {
      #expect(copy?.stepsLeft == 1 && copy?.stepsBegun == 0)
      room.stage.run { copy?.perform() }
      room.stage.advance(by: 5)
    }
    #expect(room.view.center.x == 21)
  }

  @Test func `count their time, also back and in other chains`() {
    let room = Room()
    let inner = Animate().wait(timeout: 2).do {}
    let chain = Animate(duration: 1, delay: 0.5, options: .autoreverse) { room.view.alpha = 0 }
      .then(animation: inner).and(keyframes: [
        Keyframe(duration: 1, delay: 2) { room.view.center.x = 1 }
      ])
      .wait(timeout: 2.5).then(duration: 2) { room.view.alpha = 1 }
    room.stage.run { chain.perform() }
    room.stage.advance(by: 2.5)
    #expect(chain.fractionComplete == 0.25)
    room.stage.advance(by: 5)
    #expect(chain.fractionComplete == 0.75 && chain.stepsBegun == 3)
  }
}
