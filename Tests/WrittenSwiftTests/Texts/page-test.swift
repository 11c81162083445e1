// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func page() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
  box.backgroundColor = .systemBlue
  box.layer.cornerRadius = 12
  stage.window.addSubview(box)
  let slide = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.6) {
    box.center.x += 200
    box.layer.cornerRadius = 40
  }
  slide.startAnimation(afterDelay: 0.2)

  stage.advance(by: 0.5)
  slide.isReversed.toggle()
}
