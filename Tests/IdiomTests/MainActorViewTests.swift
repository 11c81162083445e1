import HeadlessUIKit
import Testing

/// A button that shrinks under a press, as apps of today write it.
@MainActor
private final class PressableView: UIView {
  var onRelease: (@MainActor () -> Void)?
  private var animator: UIViewPropertyAnimator?

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func press() {
    animator = UIViewPropertyAnimator(duration: 0.2, curve: .easeOut) { [unowned self] in
      transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
    }
    animator?.startAnimation()
  }

  func release() {
    animator?.addCompletion { [weak self] position in
      if position == .start { self?.onRelease?() }
    }
    animator?.isReversed = true
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.shadowOpacity = 0.5
  }
}

@MainActor @Suite struct `a view on the main actor` {
  @Test func `shrinks under a press and grows back when it is let go`() {
    let stage = Stage()
    var releases = 0
    let button = stage.run {
      let button = PressableView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      button.onRelease = { releases += 1 }
      stage.window.addSubview(button)
      button.press()
      return button
    }
    stage.advance(by: 0.1)
    let shown = button.layer.presentation()?.transform.m11 ?? 0
    #expect(shown > 0.9 && shown < 1)
    stage.run { button.release() }
    stage.advance(by: 0.1)
    #expect(releases == 1 && button.transform == .identity && button.layer.shadowOpacity == 0.5)
  }
}
