import HeadlessUIKit
import Testing

@Suite struct `a sequence of animations` {
  private let stage = Stage()
  private let box: UIView
  private let sequence: AnimationSequence

  init() {
    (box, sequence) = stage.run { [stage] in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      stage.window.addSubview(box)
      return (box, AnimationSequence())
    }
  }

  private var shown: CGPoint { box.layer.presentation()?.position ?? .zero }

  private func animate(
    _ seconds: Double, _ changes: () -> Void, then completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: seconds, delay: 0, options: .curveLinear, animations: changes,
      completion: completion)
  }

  /// Right for a second, then down for a second.
  private func perform() {
    stage.run {
      sequence.startAnimation()
      sequence.perform {
        animate(
          1, { box.center.x = 110 },
          then: { [self] _ in sequence.perform { animate(1) { box.center.y = 110 } } })
      }
    }
  }

  // The example of its documentation.
  @Test func `shows again what was there`() {
    perform()
    stage.advance(by: 1.5)
    sequence.pauseAnimation()
    sequence.currentTime = 0.5
    #expect(shown == CGPoint(x: 60, y: 10))
    #expect(sequence.furthestTime == 1.5 && sequence.fractionComplete == 0.5 / 1.5)
    sequence.currentTime = -1
    #expect(sequence.currentTime == 0 && shown == CGPoint(x: 10, y: 10))
    sequence.startAnimation()
    stage.advance(by: 1.75)
    #expect(shown == CGPoint(x: 110, y: 85))
  }

  @Test func `calls what is planned once, in the order of its own time`() {
    var log: [String] = []
    func note(_ name: String) -> () -> Void { { log.append("\(name) \(sequence.currentTime)") } }
    stage.run {
      sequence.startAnimation()
      sequence.after(2, note("c"))
      sequence.after(1, note("a"))
      sequence.after(1, note("b"))
      sequence.after(1.5, note("taken back")).cancel()
    }
    stage.advance(by: 1.25)
    #expect(log == ["a 1.0", "b 1.0"])
    sequence.isReversed = true
    stage.advance(by: 1)
    sequence.isReversed = false
    stage.advance(by: 1)
    #expect(log.count == 2 && sequence.currentTime == 1.25)
    sequence.pauseAnimation()
    stage.run { sequence.currentTime = 3 }
    #expect(log == ["a 1.0", "b 1.0", "c 2.0"] && sequence.currentTime == 3)
  }

  @Test func `plans from its furthest point while it is behind`() {
    var times: [Double] = []
    perform()
    stage.advance(by: 1.5)
    sequence.pauseAnimation()
    sequence.currentTime = 0.5
    sequence.after(0.25) { times.append(sequence.currentTime) }
    sequence.startAnimation()
    stage.advance(by: 2)
    #expect(times == [1.75])
  }

  @Test func `takes what is begun behind as begun at its furthest point`() {
    perform()
    stage.advance(by: 1.5)
    sequence.pauseAnimation()
    sequence.currentTime = 0.5
    stage.run { sequence.perform { animate(1) { box.alpha = 0 } } }
    #expect(shown.x == 60 && box.layer.presentation()?.opacity == 1)
    sequence.startAnimation()
    stage.advance(by: 1.5)
    #expect(shown == CGPoint(x: 110, y: 60 + 50) && box.layer.presentation()?.opacity == 0.5)
  }

  @Test func `may be given animations before it starts`() {
    stage.run { sequence.perform { animate(1) { box.center.x = 110 } } }
    stage.advance(by: 1)
    #expect(shown.x == 10 && sequence.state == .inactive)
    sequence.startAnimation()
    stage.advance(by: 0.5)
    #expect(shown.x == 60)
    sequence.isReversed = true
    stage.advance(by: 0.25)
    #expect(shown.x == 35)
  }

  @Test func `starts after a delay unless it is paused or stopped before`() {
    for call in [sequence.pauseAnimation, { sequence.stopAnimation(true) }] {
      sequence.startAnimation(afterDelay: 1)
      call()
      stage.advance(by: 2)
      #expect(sequence.state == .inactive)
    }
    sequence.startAnimation(afterDelay: 1)
    stage.advance(by: 0.5)
    #expect(sequence.state == .inactive)
    stage.advance(by: 1)
    #expect(sequence.isRunning && sequence.currentTime == 0.5)
  }

  @Test func `tells its owner that it is back, with everything as it was`() {
    var returns = 0
    sequence.onReturn = { returns += 1 }
    for turn in 1...2 {
      perform()
      stage.advance(by: 1.75)
      sequence.isReversed = true
      stage.advance(by: 1.75)
      #expect(returns == turn && sequence.state == .inactive)
      #expect(box.center == CGPoint(x: 10, y: 10) && box.layer.animationKeys() == nil)
    }
  }

  @Test func `lets what it did not wait for run on when it is completed`() {
    perform()
    stage.advance(by: 1.5)
    sequence.complete()
    #expect(sequence.state == .inactive && !sequence.isRunning)
    #expect(shown == CGPoint(x: 110, y: 60))
    stage.advance(by: 0.25)
    #expect(shown == CGPoint(x: 110, y: 85))
    stage.advance(by: 1)
    #expect(shown == CGPoint(x: 110, y: 110) && stage.movingBlocks.isEmpty)
  }

  @Test func `completed while paused or behind, it goes on from its furthest point`() {
    perform()
    stage.advance(by: 1.5)
    sequence.pauseAnimation()
    sequence.currentTime = 0.25
    sequence.complete()
    #expect(shown == CGPoint(x: 110, y: 60))
    stage.advance(by: 0.5)
    #expect(shown == CGPoint(x: 110, y: 110))
  }

  @Test func `begin and commit hang on it as well, with their delegate`() {
    final class Listener: UIViewAnimationDelegate {
      var log: [String] = []
      func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        log.append("start")
      }
      func animationDidStop(
        _ animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?
      ) {
        log.append("stop \(finished)")
      }
    }
    let listener = Listener()
    stage.run {
      sequence.startAnimation()
      sequence.perform {
        UIView.beginAnimations("slide", context: nil)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationDelay(1)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        box.center.x = 110
        UIView.commitAnimations()
      }
    }
    sequence.pauseAnimation()
    stage.advance(by: 5)
    #expect(listener.log == [])
    sequence.startAnimation()
    stage.advance(by: 1.5)
    #expect(listener.log == ["start"] && shown.x == 60)
    sequence.isReversed = true
    stage.advance(by: 1)
    sequence.isReversed = false
    stage.advance(by: 2)
    #expect(listener.log == ["start", "stop true"])
  }

  @Test func `leaves animations outside of it to the stage`() {
    stage.run {
      sequence.startAnimation()
      sequence.call { animate(1) { box.center.x = 110 } }
    }
    sequence.pauseAnimation()
    stage.advance(by: 0.5)
    #expect(shown.x == 60)
  }
}
