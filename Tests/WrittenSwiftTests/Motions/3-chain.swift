// swift-format-ignore-file

import UIKit
#if canImport(AnimationFacades)
  import AnimationFacades
#else
  import SwiftyAnimate
#endif

extension UIView {
  /// Plays 3-chain in this view, made for 390 by 844 points.
  func playChain() async throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    addSubview(box)
    let time: Double = 1
    var resumeIntro: () -> Void = {}
    let intro = Animate()
      .then(duration: time) { box.center.x += 100 }
      .do { box.tag = 1 }
      .then(duration: time) { box.center.y += 100 }
      .wait { resume in
        resumeIntro = resume
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) { resumeIntro() }
      }
      .then(duration: time) { box.alpha = 0.5 }
      .then(duration: time) { box.alpha = 0 }
    intro.perform()

    try await Task.sleep(for: .seconds(4.7))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    addSubview(other)
    UIView.animate(withDuration: 1) {
      other.center.x += 100
    } completion: { _ in
      other.tag = 1
      UIView.animate(withDuration: 1) {
        other.center.y += 100
      } completion: { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) {
          UIView.animate(withDuration: 1) {
            other.alpha = 0.5
          } completion: { _ in
            UIView.animate(withDuration: 1) { other.alpha = 0 }
          }
        }
      }
    }

    try await Task.sleep(for: .seconds(4.7))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    let ball = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    addSubview(ball)
    let tour = Animate()
      .then(duration: 1, options: [.curveLinear]) { ball.center.x += 100 }
      .do { ball.tag += 1 }
      .then(duration: 1, options: [.curveLinear]) { ball.center.y += 100 }
      .wait(timeout: 1) { _ in }
      .then(duration: 1, options: [.curveLinear]) { ball.alpha = 0 }
    tour.perform()

    try await Task.sleep(for: .seconds(1.5))
    // AnimationFacades' own: SwiftyAnimate's chains are not moved.
    tour.pauseAnimation()
    tour.fractionComplete = 0.125
    tour.fractionComplete = 0.875
    tour.fractionComplete = 0.5
    tour.isReversed.toggle()
    tour.startAnimation()

    try await Task.sleep(for: .seconds(2))
    let hop = Animate()
      .then(duration: 0.5, options: [.curveLinear, .autoreverse]) { ball.center.y += 40 }
    hop.finish(duration: 0.5, options: [.curveLinear]) { ball.center.y = 10 }

    try await Task.sleep(for: .seconds(1.5))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    let blink = Animate()
      .then(duration: 0.2) { ball.alpha = 0 }
      .then(duration: 0.2) { ball.alpha = 1 }
    let twice = blink.copy
      .then(duration: 0.2) { ball.alpha = 0 }
      .then(duration: 0.2) { ball.alpha = 1 }
    twice.perform()

    try await Task.sleep(for: .seconds(0.8))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    let turn = Animate()
      .then(keyframes: [
        Keyframe(duration: 0.5, delay: 0) { ball.center.y += 40 },
        Keyframe(duration: 0.75, delay: 0.25) { ball.center.y -= 40 },
      ], options: [UIView.KeyframeAnimationOptions(
        rawValue: UIView.AnimationOptions.curveLinear.rawValue)])
    turn.perform()

    try await Task.sleep(for: .seconds(1))
    var resumePair: () -> Void = {}
    let pair = Animate()
      .then(duration: 1, options: [.curveLinear]) { ball.center.x = 200 }
      .wait { resume in resumePair = resume }
      .then(duration: 1, options: [.curveLinear]) { ball.center.x = 10 }
    pair.perform()
    pair.pauseAnimation()
    pair.fractionComplete = 1
    resumePair()
    pair.startAnimation()
  }
}
