// swift-format-ignore-file

import UIKit

extension UIView {
  /// Plays gestures in this view, made for 390 by 844 points.
  func playGestures() async throws {
    // In a view controller, stored properties.
    var far: Double!
    var move: UIViewPropertyAnimator!
    var old: UIView!
    var dot: UIView!
    var hop: UIViewPropertyAnimator!
    let card = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    addSubview(card)
    far = 200
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in move.startAnimation() }
    card.addGestureRecognizer(tap)
    move = UIViewPropertyAnimator(duration: 0.5, curve: .easeOut) { [far = far!] in
      card.center.x = far
    }
    far = 300
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(card, by: .zero, over: 0, hold: 0.05)
    #endif

    try await Task.sleep(for: .seconds(0.3))
    old = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 100))
    addSubview(old)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      old.alpha = 0.8
      UIView.animate(withDuration: 0.5) { old.center.x += 100 }
    }
    old.removeFromSuperview()
    old = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    addSubview(old)
    let fade = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { [old = old!] in
      old.alpha = 0.4
    }
    let drag = UIPanGestureRecognizer()
    drag.addAction { [unowned drag, unowned old = old!] _ in
      switch drag.state {
      case .changed:
        old.center = CGPoint(
          x: old.center.x + drag.translation(in: old.superview).x,
          y: old.center.y + drag.translation(in: old.superview).y)
        drag.setTranslation(.zero, in: old.superview)
      default: break
      }
    }
    old.addGestureRecognizer(drag)
    #if canImport(HeadlessUIKit)  // A finger; on a device, your own.
      CATransaction.flush()
      Stage.current?.touch(old, by: CGVector(dx: 50, dy: 20), over: 0.15)
    #endif

    try await Task.sleep(for: .seconds(0.1))
    drag.setTranslation(CGPoint(x: 3, y: 4), in: drag.view?.superview)

    try await Task.sleep(for: .seconds(0.1))
    fade.startAnimation()

    try await Task.sleep(for: .seconds(0.5))
    try await Task.sleep(for: .zero)  // A turn of the run loop ends.
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      card.addSubview(dot)
      hop = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { [dot = dot!] in
        dot.center.y += 50
      }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
      hop.startAnimation()
      hop.addCompletion { _ in dot.alpha = 0.5 }
    }

    try await Task.sleep(for: .seconds(0.3))
    far = 30
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { card.center.y += far }
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
