import UIKit

extension Scenario {
  static var springs: [Scenario] {
    guard #available(iOS 17, *) else { return springsOfOld }
    return springsOfOld + springsByBounce
  }

  private static let springsOfOld = [
    Scenario("spring-ratio", .running, [.x, .fraction]) { bench in
      bench.hold(UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { bench.move() })
        .startAnimation()
      bench.look(0.05, 0.1, 0.2, 0.3, 0.5)
    },
    Scenario("spring-velocity", .running, [.x]) { bench in
      let spring = UISpringTimingParameters(
        dampingRatio: 0.7, initialVelocity: CGVector(dx: 4, dy: 0))
      let animator = bench.hold(UIViewPropertyAnimator(duration: 1, timingParameters: spring))
      animator.addAnimations { bench.move() }
      animator.startAnimation()
      bench.look(0.05, 0.1, 0.2, 0.4)
    },
    Scenario("spring-mass-stiffness-damping", .running, [.x, .duration]) { bench in
      let spring = UISpringTimingParameters(
        mass: 2, stiffness: 150, damping: 16, initialVelocity: .zero)
      let animator = bench.hold(UIViewPropertyAnimator(duration: 1, timingParameters: spring))
      bench.duration = animator.duration
      animator.addAnimations { bench.move() }
      animator.startAnimation()
      bench.look(0.1, 0.2, 0.4, 0.8)
    },
    Scenario("spring-block", .frozen, [.x, .scale]) { bench in
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 2,
        options: []
      ) {
        bench.move()
        bench.box.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
      }
      bench.look(0.05, 0.1, 0.2, 0.4, 0.8)
    },
    Scenario("ca-spring", .frozen, [.cornerRadius, .duration]) { bench in
      bench.addSpring(mass: 1, stiffness: 120, damping: 8, initialVelocity: 3)
    },
    Scenario("ca-spring-overdamped", .frozen, [.cornerRadius, .duration]) { bench in
      bench.addSpring(mass: 1, stiffness: 100, damping: 40, initialVelocity: 0)
    },
  ]

  @available(iOS 17, *)
  private static var springsByBounce: [Scenario] {
    [
      Scenario("spring-block-bounce", .frozen, [.x]) { bench in
        UIView.animate(springDuration: 0.6, bounce: 0.4) { bench.move() }
        bench.look(0.05, 0.1, 0.2, 0.4, 0.8)
      },
      Scenario("ca-spring-bounce", .frozen, [.cornerRadius, .duration]) { bench in
        bench.read(CASpringAnimation(perceptualDuration: 0.6, bounce: 0.4))
      },
    ]
  }
}

extension Bench {
  fileprivate func addSpring(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGFloat
  ) {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
    spring.initialVelocity = initialVelocity
    read(spring)
  }

  fileprivate func read(_ spring: CASpringAnimation) {
    duration = spring.settlingDuration
    add(spring) {
      $0.keyPath = "cornerRadius"
      $0.fromValue = 0
      $0.toValue = 1
      $0.duration = duration
    }
    look(0.05, 0.1, 0.2, 0.3, 0.5)
  }
}
