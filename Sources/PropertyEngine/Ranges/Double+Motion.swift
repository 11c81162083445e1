extension Double: MotionKernel {
  package init(from first: Double, to last: Double, rate: Double) { self = first }
  package static func joined(_ a: Double, _ b: Double, jumps: Bool) -> Double { b }

  package static func resting(_ a: Double, at end: Double) -> Double { end }

  package static func straight(from: Double, delta: Double, at progress: Double) -> Double {
    from + delta * progress
  }

  @inline(__always)
  package static func value(of formula: MotionFormula, at place: Double) -> Double {
    switch formula {
    case .eased(let curve), .easedBetween(let curve, _): curve.value(at: place)
    case .sprung(let spring), .sprungBetween(let spring, _): spring.value(at: place)
    case .cubic(let c): cubic(c, at: place)
    case .evenly(let length, let number): cubic(length[number], at: length.share(atLength: place))
    }
  }

  @inline(__always)
  package static func bend(_ order: Int, of formula: MotionFormula, at place: Double) -> Double {
    switch formula {
    case .eased(let curve), .easedBetween(let curve, _): bend(order, of: curve, at: place)
    case .sprung(let spring), .sprungBetween(let spring, _): bend(order, of: spring, at: place)
    case .cubic(let c):
      switch order {
      case 1: slope(of: c, at: place)
      case 2: 6 * c.w * place + 2 * c.z
      default: order == 3 ? 6 * c.w : 0
      }
    case .evenly(let length, let number):
      place < 0 || place > 1 ? 0 : length.slope(of: number, atLength: place)
    }
  }

  private static func bend(_ order: Int, of curve: CubicCurve, at share: Double) -> Double {
    if order == 1 { return share < 0 || share > 1 ? 0 : curve.slope(at: share) }
    guard share >= 0, share <= 1, !curve.shape.isStraight else { return 0 }
    let parameter = share == 0 || share == 1 ? share : curve.shape.parameter(at: share)
    return curve.shape.bend(order, at: parameter)
  }

  private static func bend(_ order: Int, of spring: Spring, at seconds: Double) -> Double {
    if order == 1 { return spring.velocity(at: seconds) }
    let motion = spring.shape.motion
    guard seconds >= 0, seconds.isFinite, motion.damping != .stuck else { return 0 }
    let (even, odd) = motion.basis(at: seconds)
    let sum = motion.bend(order, velocity: spring.initialVelocity)
    return sum.even * even + sum.odd * odd
  }

  static func cubic(_ c: SIMD4<Double>, at s: Double) -> Double {
    ((c.w * s + c.z) * s + c.y) * s + c.x
  }

  static func slope(of c: SIMD4<Double>, at s: Double) -> Double {
    (3 * c.w * s + 2 * c.z) * s + c.y
  }

  package var bounds: (lower: Double, upper: Double) { (self, self) }
  package var isStill: Bool { true }
  package func within(_ lower: Double, _ upper: Double) -> Double { self }
  package func touching(_ number: Double) -> Double { self }
}
