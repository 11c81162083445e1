import HeadlessUIKit
import Testing

/// A keyboard's accessory moved the way it was done before there were blocks.
private final class OldSchool: UIViewAnimationDelegate {
  let field = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
  private(set) var log: [String] = []

  func keyboardWillShow(duration: TimeInterval, curve: UIView.AnimationCurve) {
    UIView.beginAnimations("keyboard", context: nil)
    UIView.setAnimationDelegate(self)
    UIView.setAnimationDuration(duration)
    UIView.setAnimationDelay(0.1)
    UIView.setAnimationCurve(curve)
    UIView.setAnimationBeginsFromCurrentState(true)
    field.frame = field.frame.offsetBy(dx: 0, dy: -300)
    field.alpha = 0.5
    UIView.commitAnimations()
  }

  func animationDidStop(
    _ animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?
  ) {
    log.append("\(animationID ?? "-") \(finished)")
  }
}

@Suite struct `animations between begin and commit` {
  @Test func `move a view along with the keyboard`() {
    let stage = Stage()
    let old = stage.run { OldSchool() }
    stage.window.addSubview(old.field)
    stage.run { old.keyboardWillShow(duration: 0.4, curve: .easeOut) }
    #expect(old.field.frame.minY == 500)
    let course: [(Double, CGFloat)] = [(0.1, 0), (0.2, 0.3781395), (0.3, 0.6846432), (0.5, 1)]
    for (t, progress) in course {
      stage.advance(by: t - stage.now)
      let shown = old.field.layer.presentation()
      expect(shown?.frame.minY, near: 800 - 300 * progress, within: 1e-3)
      expect(shown.map { CGFloat($0.opacity) }, near: 1 - 0.5 * progress, within: 1e-5)
    }
    #expect(old.log == ["keyboard true"])
  }
}
