import Testing
import UIKit

@MainActor @Suite struct `names of old` {
  @Test func `repeat an animation for ever`() {
    let stage = Stage()
    let view = stage.run { UIView() }
    stage.window.addSubview(view)
    stage.run {
      let spin = CABasicAnimation(keyPath: "transform.rotation.z")
      (spin.fromValue, spin.toValue, spin.duration) = (0.0, 1.0, 2)
      spin.repeatCount = HUGE
      view.layer.add(spin, forKey: "spin")
    }
    stage.advance(by: 100_001)
    let angle = view.layer.presentation()?.value(forKeyPath: "transform.rotation.z") as? CGFloat
    expect(angle, near: 0.5)
    #expect(HUGE < HUGE_VALF && HUGE_VALF == .infinity)
  }

  @Test func `compare points, sizes and rectangles`() {
    let point = CGPoint(x: 1, y: 2)
    #expect(point.equalTo(CGPoint(x: 1, y: 2)) && !point.equalTo(.zero))
    let size = CGSize(width: 3, height: 4)
    #expect(size.equalTo(CGSize(width: 3, height: 4)) && !size.equalTo(.zero))
    let rect = CGRect(origin: point, size: size)
    #expect(rect.equalTo(CGRect(x: 4, y: 6, width: -3, height: -4)) && !rect.equalTo(.zero))
  }
}
