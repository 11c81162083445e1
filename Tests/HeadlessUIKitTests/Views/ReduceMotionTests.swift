import HeadlessUIKit
import Testing

@Suite struct `Reduce Motion` {
  @Test func `is what the stage says that runs the code`() {
    let (stage, other) = (Stage(), Stage())
    #expect(stage.run { !UIAccessibility.isReduceMotionEnabled })
    stage.isReduceMotionEnabled = true
    #expect(stage.run { UIAccessibility.isReduceMotionEnabled })
    #expect(other.run { !UIAccessibility.isReduceMotionEnabled })
    // It changes nothing by itself.
    let box = stage.run { () -> UIView in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(box)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.x = 105 }
      return box
    }
    stage.advance(by: 0.5)
    #expect(box.layer.presentation()?.position.x == 55)
  }
}
