import Foundation
import HeadlessUIKit
import Testing

@Suite struct `An animator that is stopped by its own block` {
  @Test(arguments: [true, false])
  func `moves nothing that is changed after that`(withoutFinishing: Bool) {
    let stage = Stage()
    let (first, second) = stage.run {
      let views = [UIView(), UIView()]
      views.forEach(stage.window.addSubview)
      return (views[0], views[1])
    }
    var others: [UIViewPropertyAnimator] = []
    for round in 0..<40 {
      stage.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations { first.center.x += 10 }
        animator.startAnimation()
        animator.addAnimations {
          animator.stopAnimation(withoutFinishing)
          second.center.x = Double(round)
          second.alpha = 0.5
          if !withoutFinishing { animator.finishAnimation(at: .end) }
        }
        let other = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn)
        other.addAnimations { first.center.y += 10 }
        other.startAnimation()
        others.append(other)
      }
      stage.advance(by: 0.1)
      stage.pose()
      #expect(second.layer.presentation()?.position.x == CGFloat(round))
    }
    stage.advance(by: 3)
    #expect(second.layer.presentation()?.position.x == 39)
    #expect(second.layer.presentation()?.opacity == 0.5)
  }

  @Test func `starts no more than it had changed before`() {
    let stage = Stage()
    let view = stage.run {
      let view = UIView()
      stage.window.addSubview(view)
      return view
    }
    stage.run {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addAnimations {
        view.center.x = 100
        animator.stopAnimation(true)
        view.center.y = 50
      }
      animator.startAnimation()
    }
    stage.advance(by: 0.5)
    #expect(view.layer.presentation()?.position == view.center && view.center.y == 50)
  }
}
