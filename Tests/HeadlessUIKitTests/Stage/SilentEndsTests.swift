import Testing

@testable import HeadlessUIKit

/// If no code is called on the way, the last end is known in advance.
@Suite struct SilentEndsTests {
  typealias Motion = @Sendable (UIView) -> Void

  private static let silent: [Motion] = [
    { view in
      UIViewPropertyAnimator(duration: 2, curve: .linear) { view.alpha = 0 }.startAnimation()
    },
    { view in
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x = 9 }
        .startAnimation(afterDelay: 0.5)
    },
    { view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.y = 9 }
      animator.pausesOnCompletion = true
      animator.startAnimation()
    },
    { view in UIView.animate(withDuration: 0.7, delay: 0.2) { view.frame.size.width = 70 } },
    { view in
      UIView.animate(withDuration: 0.4) {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.center.x = 5 }
      }
    },
    { view in UIView.animate(withDuration: 1, delay: 0, options: .repeat) { view.alpha = 0.5 } },
  ]

  private static let heard: [Motion] = [
    { view in
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: { _ in
        view.alpha = 1
      }
    },
    { view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.addCompletion { _ in view.alpha = 1 }
      animator.startAnimation()
    },
    { view in
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animate(withDuration: 0.5) {
          view.alpha = 0
        } completion: { _ in
          view.alpha = 1
        }
      }.startAnimation()
    },
    { _ in Stage.current?.after(1) {} },
  ]

  private func stage(_ motions: [Motion]) -> Stage {
    let stage = Stage()
    stage.run {
      for motion in motions {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        motion(view)
      }
    }
    return stage
  }

  @Test func `it is the moment at which nothing is due any more`() throws {
    for motions in Self.silent.map({ [$0] }) + [Self.silent] {
      let stage = stage(motions)
      let (isDue, last) = (stage.nextDueTicks != nil, stage.lastDueTicks)
      try stage.tryAdvance(toTicks: nil)
      #expect(last == (isDue ? stage.ticks : nil))
    }
  }

  @Test func `it is not known where code is called`() {
    for motion in Self.heard {
      #expect(stage(Self.silent + [motion]).lastDueTicks == nil)
    }
  }
}
