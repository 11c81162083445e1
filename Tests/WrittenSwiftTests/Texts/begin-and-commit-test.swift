// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func beginAndCommit() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  stage.window.addSubview(box)
  UIView.beginAnimations(nil, context: nil)
  box.center.x += 100
  UIView.setAnimationDuration(1)
  UIView.setAnimationCurve(.linear)
  UIView.setAnimationDelay(0.5)
  box.alpha = 0
  UIView.commitAnimations()

  stage.advance(by: 1.5)
  UIView.beginAnimations("pulse", context: nil)
  UIView.setAnimationDuration(0.5)
  AnimationCalls(
    didStop: { finished in
      #expect(finished)
    }
  ).listen()
  UIView.setAnimationRepeatCount(1.5)
  UIView.setAnimationRepeatAutoreverses(true)
  box.alpha = 1
  UIView.commitAnimations()

  stage.advance(by: 1.5)
  UIView.beginAnimations(nil, context: nil)
  UIView.setAnimationDuration(0.5)
  AnimationCalls(
    willStart: { box.tag = 1 }
  ).listen()
  UIView.setAnimationDelay(0.25)
  box.alpha = 0
  UIView.commitAnimations()

  stage.advance(by: 0.75)
  #expect(abs(Double(box.tag) - 1) <= 0.001)
  UIView.beginAnimations(nil, context: nil)
  UIView.setAnimationDuration(0.5)
  AnimationCalls(
    willStart: { box.tag = Int(7) },
    didStop: { _ in
      #expect(abs(Double(box.tag) - 7) <= 0.000000001)
    }
  ).listen()
  box.alpha = 1
  UIView.commitAnimations()

  stage.advance(by: 0.5)
  #expect(abs(Double(box.tag) - 7) <= 0.001)
}

/// Calls closures where animations between begin and commit call a delegate.
private final class AnimationCalls: NSObject {
  private let willStart: () -> Void
  private let didStop: (Bool) -> Void
  // The delegate is not retained: it keeps itself until they are over.
  private var own: AnimationCalls?

  init(willStart: @escaping () -> Void = {}, didStop: @escaping (Bool) -> Void = { _ in }) {
    (self.willStart, self.didStop) = (willStart, didStop)
    super.init()
    own = self
  }

  fileprivate func start() { willStart() }

  fileprivate func stop(_ finished: Bool) {
    didStop(finished)
    own = nil
  }
}

#if canImport(HeadlessUIKit)
  extension AnimationCalls: UIViewAnimationDelegate {
    func listen() { UIView.setAnimationDelegate(self) }

    func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
      start()
    }

    func animationDidStop(
      _ animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?
    ) {
      stop(finished)
    }
  }
#else
  extension AnimationCalls {
    @MainActor func listen() {
      UIView.setAnimationDelegate(self)
      UIView.setAnimationWillStart(#selector(animationWillStart))
      UIView.setAnimationDidStop(#selector(animationDidStop))
    }

    @objc func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {
      start()
    }

    @objc func animationDidStop(
      _ animationID: String?, finished: NSNumber, context: UnsafeMutableRawPointer?
    ) {
      stop(finished.boolValue)
    }
  }
#endif
