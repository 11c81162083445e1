import HeadlessUIKit

/// A line of the report: what the engine takes, beside a kernel that does the bare arithmetic.
struct Comparison {
  let name: String
  /// Makes what is measured: the engine's workload, and the kernel's.
  let make: @Sendable () -> (engine: Workload, kernel: Workload)

  /// The line: nanoseconds for one operation of each, and their ratio.
  func measured() -> String {
    let (engine, kernel) = make()
    let times = Measuring.nanoseconds(of: [engine, kernel])
    return Numbers.left(name, 46) + Numbers.right(Numbers.short(times[0]), 9)
      + Numbers.right(Numbers.short(times[1]), 9)
      + Numbers.right(Numbers.short(times[0] / times[1]), 9)
  }

  static let heading =
    Numbers.left("ns for one number", 46) + Numbers.right("engine", 9) + Numbers.right("C", 9)
    + Numbers.right("ratio", 9)
}

extension Comparison {
  /// Frames of one animator that moves many numbers.
  static func ticks(_ count: Int) -> Comparison {
    ticks("one animator of \(Numbers.count(count))", count, Reference.write) {
      _ = $0.startTogether(curve)
    }
  }

  /// Frames of many animators with a number, a start and a completion of their own.
  static func independentTicks(_ count: Int) -> Comparison {
    ticks("\(Numbers.count(count)) animators", count, Reference.writeEach) { $0.startEach(curve) }
  }

  /// The same on springs.
  static func independentSprings(_ count: Int) -> Comparison {
    ticks("\(Numbers.count(count)) animators on springs", count, Reference.writeSprings) {
      $0.startEach(
        UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero))
    }
  }

  private static func ticks(
    _ name: String, _ count: Int, _ write: @escaping @Sendable (Reference) -> (Double) -> Void,
    start: @escaping @Sendable (Crowd) -> Void
  ) -> Comparison {
    Comparison(name: "tick, " + name) {
      let (crowd, reference) = (Crowd(count), Reference(count))
      let engine = Workload(operations: count * frames) {
        crowd.stage.advance(by: 2)
        crowd.reset()
        start(crowd)
        return { for _ in 0..<frames { crowd.tick() } }
      }
      return (engine, kernel(reference, write(reference)))
    }
  }

  /// Fractions at random of one paused animator.
  static func scrubs(_ count: Int) -> Comparison {
    Comparison(name: "scrub, one animator of \(Numbers.count(count))") {
      let (crowd, reference) = (Crowd(count), Reference(count))
      let fractions = randomFractions(600)
      crowd.reset()
      let animator = crowd.startTogether(curve)
      animator.pauseAnimation()
      animator.scrubsLinearly = false
      return (
        Workload(operations: count * fractions.count) {
          {
            for fraction in fractions {
              animator.fractionComplete = fraction
              crowd.stage.pose()
            }
          }
        },
        Workload(operations: count * fractions.count) {
          { for fraction in fractions { reference.write(at: fraction) } }
        }
      )
    }
  }

  /// Create, start, one frame and finish, of one animator.
  static func life(_ count: Int) -> Comparison {
    Comparison(name: "create to finish, one animator of \(Numbers.count(count))") {
      let (crowd, reference) = (Crowd(count), Reference(count))
      return (
        Workload(operations: count) {
          crowd.reset()
          return {
            let animator = crowd.startTogether(curve)
            crowd.tick()
            animator.stopAnimation(false)
            animator.finishAnimation(at: .end)
          }
        },
        Workload(operations: count) {
          reference.reset()
          return { reference.life() }
        }
      )
    }
  }

  /// Create, start, one frame and natural end, of many animators with completions.
  static func lifeEach(_ count: Int) -> Comparison {
    Comparison(name: "create to finish, \(Numbers.count(count)) animators") {
      let (crowd, reference, curve) = (Crowd(count), Reference(count), curve)
      return (
        Workload(operations: count) {
          crowd.reset()
          return {
            var completed = 0
            crowd.startEach(curve) { completed += 1 }
            crowd.tick()
            crowd.stage.advance(by: 1)
            precondition(completed == count)
          }
        },
        Workload(operations: count) {
          reference.reset()
          return { reference.lifeEach() }
        }
      )
    }
  }
}

extension Comparison {
  // Just under a second of frames on (0.42, 0) (0.58, 1): nothing ends on the way.
  private static let frames = 59

  private static var curve: UICubicTimingParameters {
    UICubicTimingParameters(animationCurve: .easeInOut)
  }

  private static func kernel(
    _ reference: Reference, _ write: @escaping (Double) -> Void
  ) -> Workload {
    Workload(operations: reference.count * frames) {
      { for frame in 1...frames { write(Double(frame) / 60) } }
    }
  }

  // The same in every run.
  private static func randomFractions(_ count: Int) -> [Double] {
    var state: UInt64 = 20_260_101
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
  }
}
