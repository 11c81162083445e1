import Testing

@testable import HeadlessUIKit

@Suite struct LivesTests {
  let stage = Stage()

  private func makeView() -> UIView {
    stage.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.window.addSubview(view)
      return view
    }
  }

  @Test func `nothing is kept unless it is asked for`() {
    let view = makeView()
    stage.run { UIView.animate(withDuration: 1) { view.alpha = 0 } }
    #expect(stage.lives.isEmpty)
  }

  @Test func `a block's life begins, starts after its delay, and ends`() {
    let view = makeView()
    stage.keepLives()
    stage.run {
      UIView.animate(withDuration: 1, delay: 0.5, options: [.repeat, .autoreverse]) {
        view.alpha = 0
      }
      UIView.animate(withDuration: 2) { view.center.x = 50 }
    }
    stage.advance(by: 2)
    let lives = stage.lives
    #expect(lives.map(\.kind) == [.block, .block])
    #expect(lives.map(\.begin) == [0, 0] && lives.map(\.start) == [0.5, 0])
    #expect(lives.map(\.way) == [1, 2] && lives.map(\.autoreverses) == [true, false])
    #expect(lives.map(\.end) == [nil, 2] && lives.map(\.isOver) == [false, true])
    #expect(!lives[1].isCutShort)
  }

  @Test func `what is replaced or removed is cut short`() {
    let view = makeView()
    stage.keepLives()
    stage.run {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.duration, fade.fromValue, fade.toValue) = (2, 0, 1)
      view.layer.add(fade, forKey: "fade")
    }
    stage.advance(by: 0.5)
    stage.run { view.layer.removeAnimation(forKey: "fade") }
    #expect(stage.lives.map(\.end) == [0.5] && stage.lives[0].isCutShort)
    #expect(stage.lives[0].kind == .animation && stage.lives[0].way == 2)
  }

  @Test func `an animator's life has its delay and its direction`() {
    let view = makeView()
    stage.keepLives()
    let animator = stage.run { UIViewPropertyAnimator(duration: 1, curve: .linear) }
    animator.addAnimations { view.alpha = 0 }
    animator.isReversed = true
    animator.startAnimation(afterDelay: 0.25)
    #expect(stage.lives.map(\.kind) == [.animator] && stage.lives[0].isReversed)
    #expect(stage.lives[0].start == 0.25)
  }
}
