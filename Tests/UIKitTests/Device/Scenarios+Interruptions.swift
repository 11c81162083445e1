import UIKit

extension Scenario {
  static let interruptions = [
    Scenario("additive-retarget", .running, [.x]) { bench in
      UIView.animate(withDuration: 1) { bench.move() }
      bench.look(0.5)
      UIView.animate(withDuration: 1) { bench.box.center.x = 100 }
      bench.look(0.6, 0.8, 1.1, 1.3)
    },
    Scenario("retarget-from-the-model", .running, [.opacity, .ended]) { bench in
      bench.fade(to: 0, []) { bench.ended = $0 ? 1 : 0 }
      bench.look(0.4)
      bench.fade(to: 1, [])
      bench.look(0.6, 0.8, 1)
    },
    Scenario("retarget-from-current-state", .running, [.opacity, .red]) { bench in
      bench.fade(to: 0, [])
      bench.look(0.4)
      bench.fade(to: 1, .beginFromCurrentState)
      bench.look(0.6, 0.8, 1)
    },
    Scenario("second-animator", .running, [.x, .fraction]) { bench in
      bench.mover(.linear).startAnimation()
      bench.look(0.4)
      bench.hold(UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { bench.box.center.x = 100 })
        .startAnimation()
      bench.look(0.5, 0.7, 0.9)
    },
    Scenario("animations-removed", .running, [.x, .ended]) { bench in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        bench.move()
      } completion: {
        bench.ended = $0 ? 1 : 0
      }
      bench.look(0.2, 0.4)
      bench.box.layer.removeAllAnimations()
      bench.look(0.6)
    },
    Scenario("layer-paused", .running, [.x]) { bench in
      UIView.animate(withDuration: 1, delay: 0.2, options: .curveLinear) { bench.move() }
      bench.look(0.5)
      // As Apple's technical question QA1673 has it.
      let layer = bench.box.layer
      let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = pausedTime
      bench.look(0.8)
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
      bench.look(1, 1.2)
    },
    Scenario("begin-commit-repeat", .frozen, [.opacity]) { bench in
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationCurve(.easeOut)
      UIView.setAnimationRepeatCount(1.5)
      UIView.setAnimationRepeatAutoreverses(true)
      bench.box.alpha = 0
      UIView.commitAnimations()
      bench.look(0.1, 0.4, 0.6, 0.9, 1.2)
    },
    Scenario("ca-begin-speed-offset", .frozen, [.angle]) { bench in
      bench.add(CABasicAnimation(keyPath: "transform.rotation.z")) { turn in
        turn.fromValue = 0
        turn.toValue = 1
        turn.duration = 1
        turn.beginTime = bench.box.layer.convertTime(CACurrentMediaTime(), from: nil) + 0.2
        turn.speed = 2
        turn.timeOffset = 0.25
        turn.repeatCount = 2
        turn.autoreverses = true
        turn.fillMode = .backwards
      }
      bench.look(0.1, 0.3, 0.6, 0.9, 1.4)
    },
  ]
}

extension Bench {
  fileprivate func fade(
    to alpha: CGFloat, _ options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, options],
      animations: {
        self.box.alpha = alpha
        self.box.backgroundColor = UIColor(red: 1 - alpha, green: 0, blue: alpha, alpha: 1)
      }, completion: completion)
  }
}
