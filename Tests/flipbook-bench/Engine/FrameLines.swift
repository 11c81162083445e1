import HeadlessUIKit

/// The cost of a frame, for each number that moves.
enum FrameLines {
  static let all =
    sizes.map(together) + sizes.map(each) + sizes.map(springs)
    + [1_000, 10_000].map(keyframes) + [1_000, 10_000].map(keyframeAnimations)
    + [scrubs(1_000), seenTogether, seenEach, reads, resting]

  private static let sizes = [1_000, 10_000, 100_000]

  static var curve: UICubicTimingParameters { UICubicTimingParameters(animationCurve: .easeInOut) }

  static var spring: UISpringTimingParameters {
    UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
  }

  // MARK: Computing everything that moves

  // One animator that moves many numbers, beside C that eases a fraction once and stores them.
  private static func together(_ count: Int) -> Line {
    Line(
      "frame, one animator of \(Numbers.count(count))", aims: [.times(1.25, "C b2c")],
      allocations: [.atMost(0)]
    ) {
      ticks(count, kernel("C b2c", Reference.write)) { $0.startTogether(curve) }
    }
  }

  // Many animators, each with its own number, start and completion, beside C that solves each curve
  // to the last bits with a table and two Newton steps, and beside the peers.
  private static func each(_ count: Int) -> Line {
    Line(
      "frame, \(Numbers.count(count)) animators",
      aims: [.atMost(10), .times(1.9, "C c5"), .times(1.3, "C c5")], allocations: [.atMost(0)]
    ) {
      ticks(count, kernel("C c5", Reference.writeEach)) { $0.startEach(curve) }
        + [
          Peer.qt.contestant("Qt group", "group", count),
          Peer.qt.contestant("Qt by hand", "property", count),
          Peer.qt.contestant("Qt variant", "variant", count),
          Peer.tweeny.contestant("tweeny", "tick", count),
        ]
    }
  }

  // The same on springs, beside their closed form in C.
  private static func springs(_ count: Int) -> Line {
    Line(
      "frame, \(Numbers.count(count)) animators on springs",
      aims: [.atMost(30), .times(1.4, "C closed form")], allocations: [.atMost(0)]
    ) {
      ticks(count, kernel("C closed form", Reference.writeSprings)) { $0.startEach(spring) }
    }
  }

  // One block of four keyframes that each change every view; the C kernel need not find its frame.
  private static func keyframes(_ count: Int) -> Line {
    keyframes("\(Numbers.count(count)) views in one block", count, aim: 8) { crowd in
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        for frame in 0..<4 {
          let start = Double(frame) / 4
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: 0.25) {
            for view in crowd.views { view.alpha = start + 0.25 }
          }
        }
      }
    }
  }

  // A keyframe animation for each layer: the aim is that of one animator each plus that of a track
  // of keyframes.
  private static func keyframeAnimations(_ count: Int) -> Line {
    keyframes("\(Numbers.count(count)) layers, each its own", count, aim: 18) { crowd in
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      (animation.values, animation.duration) = ([0.0, 0.25, 0.5, 0.75, 1.0], 1)
      for view in crowd.views { view.layer.add(animation, forKey: "frames") }
    }
  }

  private static func keyframes(
    _ name: String, _ count: Int, aim: Double, start: @escaping @Sendable (Crowd) -> Void
  ) -> Line {
    Line(
      "frame, keyframes of \(name)", aims: [.atMost(aim)], allocations: [.atMost(0)]
    ) {
      ticks(count, kernel("C b2c", Reference.write)) { crowd in crowd.stage.run { start(crowd) } }
    }
  }

  private static func ticks(
    _ count: Int, _ kernel: (name: String, write: (Reference) -> (Double) -> Void),
    start: @escaping (Crowd) -> Void
  ) -> [Contestant] {
    let (crowd, reference, frames) = (Crowd(count), Reference(count), frames(count))
    let write = kernel.write(reference)
    return [
      Contestant("engine", operations: count * frames) {
        try begin(crowd, start)
        return { for _ in 0..<frames { crowd.tick() } }
      },
      Contestant(kernel.name, operations: count * frames) {
        { for frame in 1...frames { write(Reference.spread + Double(frame) / 60) } }
      },
    ]
  }

  private static func kernel(
    _ name: String, _ write: @escaping (Reference) -> (Double) -> Void
  ) -> (name: String, write: (Reference) -> (Double) -> Void) { (name, write) }

  // All have started, and none ends within a second of the first start. Throws when nothing moves,
  // because that would cost next to nothing.
  private static func begin(_ crowd: Crowd, _ start: (Crowd) -> Void) throws {
    crowd.reset()
    start(crowd)
    crowd.stage.advance(by: Reference.spread)
    crowd.stage.pose()
    let last = crowd.views[crowd.views.count - 1].layer
    guard let shown = last.presentation(),
      shown.opacity != last.opacity || shown.position != last.position
    else { throw WrongResult(description: "nothing moves") }
  }

  private static func frames(_ count: Int) -> Int { min(45, max(8, 1_000_000 / count)) }

  // Sets random fractions of one paused animator.
  private static func scrubs(_ count: Int) -> Line {
    Line(
      "scrub, one animator of \(Numbers.count(count))", aims: [.times(1.4, "C b2c")],
      allocations: [.atMost(0)]
    ) {
      let (crowd, reference) = (Crowd(count), Reference(count))
      let fractions = Reference.starts(600).map { $0 / Reference.spread }
      crowd.reset()
      let animator = crowd.startTogether(curve)
      animator.pauseAnimation()
      animator.scrubsLinearly = false
      return [
        Contestant("engine", operations: count * fractions.count) {
          {
            for fraction in fractions {
              animator.fractionComplete = fraction
              crowd.stage.pose()
            }
          }
        },
        Contestant("C b2c", operations: count * fractions.count) {
          { for fraction in fractions { reference.write(at: fraction) } }
        },
      ]
    }
  }

  // MARK: As users see it

  private static let seenTogether = seen("one animator of 10,000", aim: 61) {
    $0.startTogether(curve, Crowd.move)
  }

  private static let seenEach = seen("10,000 animators", aim: 70) {
    $0.startEach(curve, Crowd.move)
  }

  // Moves time by a frame and reads the position of every view, as a drawing program does. The aim
  // covers the frame and the reading together.
  private static func seen(
    _ name: String, aim: Double, start: @escaping @Sendable (Crowd) -> Void
  ) -> Line {
    Line(
      "advance and presentation(), \(name)", aims: [.atMost(aim)], allocations: [.atMost(0)]
    ) {
      let (crowd, frames) = (Crowd(10_000), 10)
      return [
        Contestant("engine", operations: crowd.views.count * frames) {
          try begin(crowd, start)
          return {
            var sum: CGFloat = 0
            for _ in 0..<frames {
              crowd.stage.advance(by: 1 / 60.0)
              for view in crowd.views { sum += view.layer.presentation()?.position.x ?? .nan }
            }
            precondition(sum > 0)
          }
        },
        models(of: crowd, rounds: frames),
      ]
    }
  }

  // One read of a shown position, beside one of the model's; the stage is already posed.
  private static let reads = Line(
    "one read of presentation()'s position", aims: [.atMost(60)], allocations: [.atMost(0)]
  ) {
    let crowd = Crowd(1_000)
    return [reading(crowd, rounds: 20), models(of: crowd, rounds: 20)]
  }

  /// Reads the shown position of every view of a crowd, `rounds` times.
  static func reading(_ crowd: Crowd = Crowd(1), rounds: Int) -> Contestant {
    Contestant("engine", operations: crowd.views.count * rounds) {
      try begin(crowd) { $0.startTogether(curve, Crowd.move) }
      return {
        var sum: CGFloat = 0
        for _ in 0..<rounds {
          for view in crowd.views { sum += view.layer.presentation()?.position.x ?? .nan }
        }
        precondition(sum > 0)
      }
    }
  }

  private static func models(of crowd: Crowd, rounds: Int) -> Contestant {
    Contestant("the model's", operations: crowd.views.count * rounds) {
      {
        var sum: CGFloat = 0
        for _ in 0..<rounds {
          for view in crowd.views { sum += view.layer.position.x }
        }
        precondition(!sum.isNaN)
      }
    }
  }

  // MARK: Among many views at rest

  // A step with ten running animations among many views at rest, beside the same among few: what
  // rests must cost nothing.
  private static let resting = Line(
    "step with 10 animations among 100,000 views", aims: [.times(1.2, "among 100")]
  ) {
    [("among 100,000", 100_000), ("among 100", 100)].map { name, resting in
      let (crowd, running, steps) = (Crowd(resting + 10), 10, 2_000)
      let moving = crowd.views.suffix(running)
      return Contestant(name, operations: steps) {
        crowd.stage.advance(by: 61)
        crowd.stage.run {
          for view in moving {
            view.center.x = 0
            let animator = UIViewPropertyAnimator(duration: 60, curve: .easeInOut)
            animator.addAnimations { view.center.x = 100 }
            animator.startAnimation()
          }
        }
        return {
          for _ in 0..<steps {
            crowd.tick()
            for view in moving { precondition(view.layer.presentation() != nil) }
          }
        }
      }
    }
  }
}
