// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func animateViews() {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let view1 = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
  stage.window.addSubview(view1)
  let view2 = UIView(frame: CGRect(x: 120, y: 0, width: 50, height: 50))
  stage.window.addSubview(view2)
  UIView.animate(withDuration: 0.5) {
    view1.frame.size.width += 200
    view2.frame.origin.x = view1.frame.maxX + 20
  }

  stage.advance(by: 0.5)
  UIView.beginAnimations(nil, context: nil)
  UIView.setAnimationDuration(1.2)
  AnimationCalls(
    didStop: { finished in
      #expect(finished)
    }
  ).listen()
  UIView.setAnimationDelay(0.2)
  view1.frame.origin.x += 50
  UIView.commitAnimations()

  stage.advance(by: 1.4)
  UIView.beginAnimations(nil, context: nil)
  UIView.setAnimationDuration(1.2)
  AnimationCalls(
    didStop: { finished in
      #expect(!finished)
    }
  ).listen()
  view1.alpha = 0
  UIView.commitAnimations()

  stage.advance(by: 0.5)
  view1.removeFromSuperview()

  stage.advance(by: 0)
  #expect(abs(stage.now - 2.4) <= 0.001)
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
