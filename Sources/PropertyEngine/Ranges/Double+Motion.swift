extension Double: MotionKernel {
  package init(from first: Double, to last: Double, rate: Double) { self = first }
  package static func joined(_ a: Double, _ b: Double, jumps: Bool) -> Double { b }

  package static func resting(_ a: Double, at end: Double) -> Double { end }

  package static func straight(from: Double, delta: Double, at progress: Double) -> Double {
    from + delta * progress
  }

  package static func eased(_ curve: CubicCurve, at share: Double) -> Double {
    curve.value(at: share)
  }

  package static func eased(
    between first: CubicCurve, _ last: CubicCurve, at share: Double
  ) -> Double { first.value(at: share) }

  package static func slope(
    between first: CubicCurve, _ last: CubicCurve, at share: Double
  ) -> Double { slope(of: first, at: share) }

  package static func slope(of curve: CubicCurve, at share: Double) -> Double {
    share < 0 || share > 1 ? 0 : curve.slope(at: share)
  }

  package static func bend(_ order: Int, of curve: CubicCurve, at share: Double) -> Double {
    guard share >= 0, share <= 1, !curve.shape.isStraight else { return 0 }
    let parameter = share == 0 || share == 1 ? share : curve.shape.parameter(at: share)
    return curve.shape.bend(order, at: parameter)
  }

  package static func sprung(_ spring: Spring, at seconds: Double) -> Double {
    spring.value(at: seconds)
  }

  package static func velocity(of spring: Spring, at seconds: Double) -> Double {
    spring.velocity(at: seconds)
  }

  package static func bend(_ order: Int, of spring: Spring, at seconds: Double) -> Double {
    let motion = spring.shape.motion
    guard seconds >= 0, seconds.isFinite, motion.damping != .stuck else { return 0 }
    let (even, odd) = motion.basis(at: seconds)
    let sum = motion.bend(order, velocity: spring.initialVelocity)
    return sum.even * even + sum.odd * odd
  }

  package static func sprung(between first: Spring, _ last: Spring, at seconds: Double) -> Double {
    first.value(at: seconds)
  }

  package static func velocity(
    between first: Spring, _ last: Spring, at seconds: Double
  ) -> Double { first.velocity(at: seconds) }

  package static func cubic(_ c: SIMD4<Double>, at s: Double) -> Double {
    ((c.w * s + c.z) * s + c.y) * s + c.x
  }

  package static func slope(of c: SIMD4<Double>, at s: Double) -> Double {
    (3 * c.w * s + 2 * c.z) * s + c.y
  }

  package static func bend(_ order: Int, of c: SIMD4<Double>, at s: Double) -> Double {
    order == 2 ? 6 * c.w * s + 2 * c.z : order == 3 ? 6 * c.w : 0
  }

  package static func evenly(along length: ArcLength, _ number: Int, at covered: Double) -> Double {
    cubic(length[number], at: length.share(atLength: covered))
  }

  package static func slope(along length: ArcLength, _ number: Int, at covered: Double) -> Double {
    covered < 0 || covered > 1 ? 0 : length.slope(of: number, atLength: covered)
  }

  package var bounds: (lower: Double, upper: Double) { (self, self) }
  package var isStill: Bool { true }
  package func within(_ lower: Double, _ upper: Double) -> Double { self }
  package func touching(_ number: Double) -> Double { self }
}
