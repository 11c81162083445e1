import HeadlessUIKit
import Testing

// Apple's technical question QA1673, "How to pause the animation of a layer tree".
extension CALayer {
  fileprivate func pause() {
    let pausedTime = convertTime(CACurrentMediaTime(), from: nil)
    speed = 0
    timeOffset = pausedTime
  }

  fileprivate func resume() {
    let pausedTime = timeOffset
    speed = 1
    timeOffset = 0
    beginTime = 0
    let timeSincePause = convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    beginTime = timeSincePause
  }
}

@Suite struct `a layer that is paused and resumed` {
  private let stage = Stage()
  private let box: UIView

  init() {
    box = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
    stage.window.addSubview(box)
    stage.advance(by: 1)
  }

  private var shownX: CGFloat? { box.layer.presentation()?.position.x }

  @Test func `stands still in the middle of a basic animation and goes on from there`() {
    stage.run {
      let animation = CABasicAnimation(keyPath: "position.x")
      animation.fromValue = 50
      animation.toValue = 250
      animation.duration = 2
      box.layer.add(animation, forKey: "move")
    }
    stage.advance(by: 0.5)
    expect(shownX, near: 100)
    stage.run { box.layer.pause() }
    stage.advance(by: 7)
    expect(shownX, near: 100)
    stage.run { box.layer.resume() }
    expect(shownX, near: 100)
    stage.advance(by: 0.75)
    expect(shownX, near: 175)
    stage.advance(by: 0.5)
    expect(shownX, near: 225)
    stage.advance(by: 0.25)
    // The animation is over; it changed only the shown value.
    #expect(shownX == 50)
  }

  @Test func `holds back the completion of a view's block`() {
    var ended: [String] = []
    stage.run {
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear,
        animations: { self.box.center.x = 250 },
        completion: { finished in ended.append("\(finished) \(self.stage.now)") })
    }
    stage.advance(by: 0.5)
    stage.run { box.layer.pause() }
    stage.advance(by: 3)
    expect(shownX, near: 100)
    stage.run { box.layer.resume() }
    stage.advance(by: 0.5)
    expect(shownX, near: 150)
    stage.run { box.layer.pause() }
    stage.advance(by: 1)
    stage.run { box.layer.resume() }
    stage.advance(by: 1)
    #expect(shownX == 250)
    #expect(ended == ["true 7.0"])
  }

  @Test func `pauses what lies below as well`() {
    let child = stage.run { CALayer() }
    stage.run {
      box.layer.addSublayer(child)
    }
    stage.run {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 1
      fade.duration = 1
      child.add(fade, forKey: nil)
    }
    stage.advance(by: 0.25)
    stage.run { box.layer.pause() }
    stage.advance(by: 5)
    expect((child.presentation()?.opacity).map { CGFloat($0) }, near: 0.25)
    stage.run { box.layer.resume() }
    stage.advance(by: 0.5)
    expect((child.presentation()?.opacity).map { CGFloat($0) }, near: 0.75)
  }

  @Test func `is scrubbed by its time offset`() {
    stage.run {
      box.layer.speed = 0
      let turn = CABasicAnimation(keyPath: "transform.rotation.z")
      turn.fromValue = 0
      turn.toValue = CGFloat.pi
      turn.duration = 1
      box.layer.add(turn, forKey: "turn")
    }
    for slider in [0.25, 0.75, 0.5] {
      box.layer.timeOffset = slider
      let angle = box.layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? CGFloat
      expect(angle, near: .pi * slider)
      stage.advance(by: 1)
    }
  }
}
