// swift-format-ignore-file

import AnimationFacades
import HeadlessUIKit
import Testing

@Test func sheet() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
  stage.window.addSubview(box)
  var resumeIntro: () -> Void = {}
  let intro = Animate()
    .then(duration: 0.5) { box.center.x += 100 }
    .wait { resume in
      resumeIntro = resume
      stage.after(0.3) { resumeIntro() }
    }
    .then(duration: 0.5) { box.center.y += 50 }
  intro.perform()
  UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse]) {
    box.alpha = 0.2
  }

  stage.advance(by: 0.6)
}
