import UIKit

extension Scenario {
  static let keyframes = [
    Scenario("keyframes-eased", .frozen, [.x, .width]) { bench in
      bench.addKeyframes([])
    },
    Scenario("keyframes-cubic", .frozen, [.x, .width]) { bench in
      bench.addKeyframes([.calculationModeCubic, .evenly])
    },
    Scenario("keyframes-discrete", .frozen, [.x, .width]) { bench in
      bench.addKeyframes([.calculationModeDiscrete, .evenly])
    },
    Scenario("keyframes-paced", .frozen, [.x, .width]) { bench in
      bench.addKeyframes([.calculationModePaced, .evenly])
    },
    Scenario("ca-keyframes-linear", .frozen, [.y]) { bench in
      bench.add(CAKeyframeAnimation(keyPath: "position.y")) { keyframes in
        keyframes.timingFunctions = [
          CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear),
          CAMediaTimingFunction(controlPoints: 0.2, 0.8, 0.4, 1),
        ]
        keyframes.go(.linear)
      }
      bench.look(0.1, 0.2, 0.45, 0.6, 0.9)
    },
    Scenario("ca-keyframes-cubic", .frozen, [.y]) { bench in
      bench.add(CAKeyframeAnimation(keyPath: "position.y")) { $0.go(.cubic) }
      bench.look(0.1, 0.2, 0.45, 0.6, 0.9)
    },
    Scenario("ca-keyframes-discrete", .frozen, [.y]) { bench in
      bench.add(CAKeyframeAnimation(keyPath: "position.y")) { keyframes in
        keyframes.go(.discrete)
        // The values are one fewer than the times.
        keyframes.keyTimes = [0, 0.2, 0.4, 0.7, 1]
      }
      bench.look(0.1, 0.3, 0.55, 0.9)
    },
    Scenario("ca-keyframes-paced", .frozen, [.y]) { bench in
      bench.add(CAKeyframeAnimation(keyPath: "position.y")) { $0.go(.paced) }
      bench.look(0.1, 0.2, 0.45, 0.6, 0.9)
    },
  ]
}

extension UIView.KeyframeAnimationOptions {
  // Keyframes take the curve of the whole from the options of blocks.
  fileprivate static let evenly = Self(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
}

extension CAKeyframeAnimation {
  fileprivate func go(_ mode: CAAnimationCalculationMode) {
    values = [100, 300, 150, 200]
    keyTimes = [0, 0.3, 0.5, 1]
    calculationMode = mode
    duration = 1
  }
}

extension Bench {
  fileprivate func addKeyframes(_ options: UIView.KeyframeAnimationOptions) {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: options) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { self.move() }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
        self.box.center.x = 200
        self.box.bounds.size.width = 200
      }
      UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
        self.box.center.x = 250
      }
    }
    look(0.1, 0.2, 0.4, 0.6, 0.9)
  }
}
