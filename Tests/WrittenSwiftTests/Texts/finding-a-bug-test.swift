// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func findingABug() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let toast = UIView(frame: CGRect(x: 20, y: 844, width: 350, height: 60))
  stage.window.addSubview(toast)
  let appear = UIViewPropertyAnimator(duration: 1, curve: .easeOut) {
    toast.frame.origin.y = 760
  }
  let vanish = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) {
    toast.alpha = 0
  }
  appear.addCompletion { _ in stage.after(0.8) { vanish.startAnimation() } }
  appear.startAnimation()

  stage.advance(by: 1.9038221575555556)
  #expect(!appear.isRunning)
  #expect(abs(toast.layer.shown.frame.minY - 760) <= 0.001)

  stage.advance(by: 0.29617784244444445)
  #expect(abs(Double(toast.layer.shown.opacity) - 0) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}
