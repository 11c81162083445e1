// swift-format-ignore-file

import HeadlessUIKit
import Testing

@Test func aCalculatorKey() throws {
  let stage = Stage()
  stage.makeCurrent()
  defer { stage.resignCurrent() }

  let key = UIView(frame: CGRect(x: 20, y: 700, width: 75, height: 75))
  key.layer.cornerRadius = 37.5
  key.backgroundColor = UIColor(red: 51 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
  stage.window.addSubview(key)
  let fade = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut)
  let press = UILongPressGestureRecognizer()
  press.addAction { [unowned press, unowned key] _ in
    switch press.state {
    case .began:
      if fade.state == .active { fade.stopAnimation(true) }
      key.backgroundColor = UIColor(red: 115 / 255, green: 115 / 255, blue: 115 / 255, alpha: 1)
    case .ended:
      fade.addAnimations {
        key.backgroundColor = UIColor(red: 51 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
      }
      fade.startAnimation()
    default: break
    }
  }
  press.minimumPressDuration = 0
  key.addGestureRecognizer(press)
  CATransaction.flush()
  stage.touch(key, by: .zero, over: 0, hold: 0.1)

  stage.advance(by: 0.6)
  CATransaction.flush()
  stage.touch(key, by: .zero, over: 0, hold: 0.1)

  stage.advance(by: 0.25)
  CATransaction.flush()
  stage.touch(key, by: .zero, over: 0, hold: 0.1)

  stage.advance(by: 0)
  #expect(abs((key.layer.shown.backgroundColor?.components?[0] ?? 0) - 115 / 255) <= 0.001)
  #expect(abs((key.layer.shown.backgroundColor?.components?[1] ?? 0) - 115 / 255) <= 0.001)
  #expect(abs((key.layer.shown.backgroundColor?.components?[2] ?? 0) - 115 / 255) <= 0.001)
  #expect(abs((key.layer.shown.backgroundColor?.components?[3] ?? 0) - 1) <= 0.001)
  try stage.advance(by: 0.1, looks: 100) {
    try #require(
      (key.layer.shown.backgroundColor?.components?[0] ?? 0) >= 0.45, "at \(stage.now) s")
  }

  stage.advance(by: 0.5)
  #expect(abs((key.layer.shown.backgroundColor?.components?[0] ?? 0) - 51 / 255) <= 0.001)
  #expect(abs((key.layer.shown.backgroundColor?.components?[1] ?? 0) - 51 / 255) <= 0.001)
  #expect(abs((key.layer.shown.backgroundColor?.components?[2] ?? 0) - 51 / 255) <= 0.001)
  #expect(abs((key.layer.shown.backgroundColor?.components?[3] ?? 0) - 1) <= 0.001)
}

extension CALayer {
  /// What is seen of it at this moment.
  fileprivate var shown: CALayer { presentation() ?? self }
}

extension Stage {
  /// Lets time pass, and looks before it does, so many times on the way, and at the end.
  fileprivate func advance(
    by seconds: TimeInterval, looks: Int, _ look: () throws -> Void
  ) rethrows {
    let start = now
    for place in 0...looks {
      advance(by: start + seconds * Double(place) / Double(looks) - now)
      try look()
    }
  }
}

#if !canImport(HeadlessUIKit)
  extension UIGestureRecognizer {
    private final class Target: NSObject {
      let body: (UIGestureRecognizer) -> Void

      init(_ body: @escaping (UIGestureRecognizer) -> Void) { self.body = body }

      @objc func call(_ gesture: UIGestureRecognizer) { body(gesture) }
    }

    /// Calls a closure where UIKit calls a selector.
    fileprivate func addAction(_ body: @escaping (UIGestureRecognizer) -> Void) {
      let target = Target(body)
      addTarget(target, action: #selector(Target.call(_:)))
      let key = Unmanaged.passUnretained(target).toOpaque()
      objc_setAssociatedObject(self, key, target, .OBJC_ASSOCIATION_RETAIN)
    }
  }
#endif
