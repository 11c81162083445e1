// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func threeWords() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  stage.window.addSubview(card)
  UIView.animate(withDuration: 1) { card.center.x = 250 }

  stage.advance(by: 1)
  let slide = UIViewPropertyAnimator(duration: 1, curve: .linear) {
    card.center.x = 50
  }
  slide.fractionComplete = 0.25
  slide.isReversed.toggle()
  slide.startAnimation()

  stage.advance(by: 0.25)
  let glide = CABasicAnimation(keyPath: "position.x")
  glide.fromValue = 250
  glide.toValue = 50
  glide.duration = 1
  card.layer.add(glide, forKey: "glide")

  stage.advance(by: 1)
  card.center.x = 50
  card.layer.add(glide, forKey: "glide")

  stage.advance(by: 1)
}
