// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func aStoryboard() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let note = UIView(frame: CGRect(x: 20, y: -80, width: 350, height: 64))
  note.layer.cornerRadius = 16
  note.backgroundColor = .systemIndigo
  stage.window.addSubview(note)
  let bell = UIView(frame: CGRect(x: 16, y: 16, width: 32, height: 32))
  bell.backgroundColor = .systemYellow
  bell.transform = CGAffineTransform(rotationAngle: -(Double.pi / 6))
  note.addSubview(bell)
  UIView.animate(springDuration: 0.5, bounce: 0.3) { note.center.y += 160 }
  UIView.animate(springDuration: 0.3, bounce: 0.5, delay: 0.5) {
    bell.transform = .identity
  }
  UIView.animate(withDuration: 0.25, delay: 1.5, options: [.curveEaseIn]) {
    note.center.y -= 160
  }

  stage.advance(by: 0.5)
}
