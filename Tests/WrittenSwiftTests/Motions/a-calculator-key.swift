// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays a-calculator-key in this view, made for 390 by 844 points.
  func playACalculatorKey() async throws {
    let key = UIView(frame: CGRect(x: 20, y: 700, width: 75, height: 75))
    key.layer.cornerRadius = 37.5
    key.backgroundColor = UIColor(red: 51 / 255, green: 51 / 255, blue: 51 / 255, alpha: 1)
    addSubview(key)
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
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(key, by: .zero, over: 0, hold: 0.1)
    #endif

    try await Task.sleep(for: .seconds(0.6))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(key, by: .zero, over: 0, hold: 0.1)
    #endif

    try await Task.sleep(for: .seconds(0.25))
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(key, by: .zero, over: 0, hold: 0.1)
    #endif
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
