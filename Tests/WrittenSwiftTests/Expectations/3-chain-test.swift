// swift-format-ignore-file

import AnimationFacades
import HeadlessUIKit
import Testing

@Test func chain() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  stage.window.addSubview(box)
  let time: Double = 1
  var resumeIntro: () -> Void = {}
  let intro = Animate()
    .then(duration: time) { box.center.x += 100 }
    .do { box.tag = 1 }
    .then(duration: time) { box.center.y += 100 }
    .wait { resume in
      resumeIntro = resume
      stage.after(0.7) { resumeIntro() }
    }
    .then(duration: time) { box.alpha = 0.5 }
    .then(duration: time) { box.alpha = 0 }
  intro.perform()

  stage.advance(by: 4.7)
  #expect(abs(stage.now - 4.7) <= 0.001)
  let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  stage.window.addSubview(other)
  UIView.animate(withDuration: 1) {
    other.center.x += 100
  } completion: { _ in
    other.tag = 1
    UIView.animate(withDuration: 1) {
      other.center.y += 100
    } completion: { _ in
      stage.after(0.7) {
        UIView.animate(withDuration: 1) {
          other.alpha = 0.5
        } completion: { _ in
          UIView.animate(withDuration: 1) { other.alpha = 0 }
        }
      }
    }
  }

  stage.advance(by: 4.7)
  #expect(abs(other.layer.shown.position.x - box.layer.shown.position.x) <= 0.00000013)
  #expect(abs(other.layer.shown.position.y - box.layer.shown.position.y) <= 0.00000013)
  #expect(abs(Double(other.layer.shown.opacity) - Double(box.layer.shown.opacity)) <= 0.000000001)
  let ball = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  stage.window.addSubview(ball)
  let tour = Animate()
    .then(duration: 1, options: [.curveLinear]) { ball.center.x += 100 }
    .do { ball.tag += 1 }
    .then(duration: 1, options: [.curveLinear]) { ball.center.y += 100 }
    .wait(timeout: 1) { _ in }
    .then(duration: 1, options: [.curveLinear]) { ball.alpha = 0 }
  tour.perform()

  stage.advance(by: 1.5)
  tour.pauseAnimation()
  tour.fractionComplete = 0.125
  tour.fractionComplete = 0.875
  #expect(abs(Double(ball.tag) - 1) <= 0.001)
  tour.fractionComplete = 0.5
  tour.isReversed.toggle()
  tour.startAnimation()

  stage.advance(by: 2)
  #expect(abs(ball.layer.shown.position.x - 10) <= 0.001)
  #expect(abs(ball.layer.shown.position.y - 10) <= 0.001)
  #expect(abs(Double(ball.layer.shown.opacity) - 1) <= 0.001)
  let hop = Animate()
    .then(duration: 0.5, options: [.curveLinear, .autoreverse]) { ball.center.y += 40 }
  hop.finish(duration: 0.5, options: [.curveLinear]) { ball.center.y = 10 }

  stage.advance(by: 1.5)
  #expect(abs(ball.layer.shown.position.y - 10) <= 0.001)
  let blink = Animate()
    .then(duration: 0.2) { ball.alpha = 0 }
    .then(duration: 0.2) { ball.alpha = 1 }
  let twice = blink.copy
    .then(duration: 0.2) { ball.alpha = 0 }
    .then(duration: 0.2) { ball.alpha = 1 }
  twice.perform()

  stage.advance(by: 0.8)
  #expect(abs(Double(blink.stepsLeft) - 2) <= 0.001)
  #expect(abs(Double(twice.stepsLeft) - 0) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
