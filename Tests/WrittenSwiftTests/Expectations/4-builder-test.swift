// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func builder() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  stage.window.addSubview(box)
  UIView.animate(withDuration: 0.3) {
    box.alpha = 0
  } completion: { finished in
    #expect(finished)
  }

  stage.advance(by: 0.3)
  box.alpha = 1
  UIView.animate(
    withDuration: 0.3,
    delay: 0.2,
    usingSpringWithDamping: 0.2,
    initialSpringVelocity: 0.2,
    options: [.autoreverse]) {
    box.center.x += 100
  }

  stage.advance(by: 0.8)
  var completionNudge: (Bool) -> Void = { _ in }
  func nudge() {
    UIView.animate(withDuration: 0.2) {
      box.center.x += 10
    } completion: { finished in
      completionNudge(finished)
    }
  }
  nudge()

  stage.advance(by: 0.2)
  nudge()

  stage.advance(by: 0.2)
  #expect(abs(box.layer.shown.position.x - 145) <= 0.001)
  let earlier = completionNudge
  completionNudge = { finished in
    earlier(finished)
    box.tag += 1
  }
  nudge()

  stage.advance(by: 0.2)
  #expect(abs(Double(box.tag) - 1) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
