import HeadlessUIKit

/// A line of the report: what the engine takes, beside a kernel that does the bare arithmetic.
struct Comparison {
  let name: String
  let engine: Workload
  let kernel: Workload

  /// The line: nanoseconds for one operation of each, and their ratio.
  func line() -> String {
    let times = Measuring.nanoseconds(of: [engine, kernel])
    return Numbers.left(name, 46) + Numbers.right(Numbers.short(times[0]), 9)
      + Numbers.right(Numbers.short(times[1]), 9)
      + Numbers.right(Numbers.short(times[0] / times[1]), 9)
  }

  static let heading =
    Numbers.left("ns for one number", 46) + Numbers.right("engine", 9) + Numbers.right("C", 9)
    + Numbers.right("ratio", 9)
}

// A second of frames on (0.42, 0) (0.58, 1).
extension Comparison {
  private static let frames = 60
  private static var curve: UICubicTimingParameters {
    UICubicTimingParameters(animationCurve: .easeInOut)
  }

  /// Frames of one animator that moves many numbers.
  static func ticks(_ count: Int) -> Comparison {
    let (crowd, reference) = (Crowd(count), Reference(count))
    return Comparison(
      name: "tick, one animator of \(Numbers.count(count))",
      engine: Workload(operations: count * frames) {
        _ = crowd.startTogether(curve)
        return { for _ in 0..<frames { crowd.tick() } }
      },
      kernel: kernel(reference) { reference.write(at: $0) })
  }

  /// Frames of many animators with a number, a start and a completion of their own.
  static func independentTicks(_ count: Int) -> Comparison {
    let (crowd, reference) = (Crowd(count), Reference(count))
    let curve = curve
    return Comparison(
      name: "tick, \(Numbers.count(count)) animators",
      engine: Workload(operations: count * (frames - 1)) {
        crowd.stage.advance(by: 2)
        crowd.startEach { _ in curve }
        // The last frame would complete them.
        return { for _ in 1..<frames { crowd.tick() } }
      },
      kernel: kernel(reference) { reference.writeEach(at: $0) })
  }

  /// The same on springs.
  static func independentSprings(_ count: Int) -> Comparison {
    let (crowd, reference) = (Crowd(count), Reference(count))
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    return Comparison(
      name: "tick, \(Numbers.count(count)) animators on springs",
      engine: Workload(operations: count * frames) {
        crowd.stage.advance(by: 2)
        crowd.startEach { _ in spring }
        return { for _ in 0..<frames { crowd.tick() } }
      },
      kernel: kernel(reference) { reference.writeSprings(at: $0) })
  }

  private static func kernel(_ reference: Reference, _ write: @escaping (Double) -> Void)
    -> Workload
  {
    Workload(operations: reference.count * frames) {
      { for frame in 1...frames { write(Double(frame) / Double(frames)) } }
    }
  }

  /// Fractions at random of one paused animator.
  static func scrubs(_ count: Int) -> Comparison {
    let (crowd, reference) = (Crowd(count), Reference(count))
    let fractions = randomFractions(600)
    let animator = crowd.startTogether(curve)
    animator.pauseAnimation()
    animator.scrubsLinearly = false
    return Comparison(
      name: "scrub, one animator of \(Numbers.count(count))",
      engine: Workload(operations: count * fractions.count) {
        {
          for fraction in fractions {
            animator.fractionComplete = fraction
            crowd.stage.pose()
          }
        }
      },
      kernel: Workload(operations: count * fractions.count) {
        { for fraction in fractions { reference.write(at: fraction) } }
      })
  }

  // The same in every run.
  private static func randomFractions(_ count: Int) -> [Double] {
    var state: UInt64 = 20_260_101
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }

  /// Create, start, one frame and finish, of one animator.
  static func life(_ count: Int) -> Comparison {
    let (crowd, reference) = (Crowd(count), Reference(count))
    return Comparison(
      name: "create to finish, one animator of \(Numbers.count(count))",
      engine: Workload(operations: count) {
        crowd.reset()
        return {
          let animator = crowd.startTogether(curve)
          crowd.tick()
          animator.stopAnimation(false)
          animator.finishAnimation(at: .end)
        }
      },
      kernel: Workload(operations: count) {
        reference.reset()
        return { reference.life() }
      })
  }

  /// Create, start, one frame and natural end, of many animators with completions.
  static func lifeEach(_ count: Int) -> Comparison {
    let (crowd, reference) = (Crowd(count), Reference(count))
    let curve = curve
    return Comparison(
      name: "create to finish, \(Numbers.count(count)) animators",
      engine: Workload(operations: count) {
        crowd.reset()
        return {
          var completed = 0
          crowd.startEach(completion: { completed += 1 }, { _ in curve })
          crowd.tick()
          crowd.stage.advance(by: 1)
          precondition(completed == count)
        }
      },
      kernel: Workload(operations: count) {
        reference.reset()
        return { reference.lifeEach() }
      })
  }
}
