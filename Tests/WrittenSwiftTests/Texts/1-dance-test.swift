// swift-format-ignore-file

import AnimationFacades
import HeadlessUIKit
import Testing

@Test func dance() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let circle = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
  circle.layer.cornerRadius = 30
  stage.window.addSubview(circle)
  circle.dance.animate(duration: 2, curve: .easeInOut) { make in
    make.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    make.center = stage.window.center
    make.backgroundColor = .blue
  }
  circle.dance.addCompletion { _ in stage.window.backgroundColor = .green }
  circle.dance.start(after: 5)

  stage.advance(by: 7)
  #expect(abs(stage.now - 7) <= 0.001)
}
