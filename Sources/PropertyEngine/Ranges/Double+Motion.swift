import IntervalArithmetic

extension Double: MotionKernel, MotionNumeral {
  package init(from first: Double, to last: Double) { self = first }
  package static func joined(_ a: Double, _ b: Double, jumps: Bool) -> Double { b }
  package static func value(of curve: CubicCurve, at share: Double) -> Double {
    curve.value(at: share)
  }
  package static func slope(of curve: CubicCurve, at share: Double) -> Double {
    share < 0 || share > 1 ? 0 : curve.slope(at: share)
  }
  package static func value(of spring: Spring, at seconds: Double) -> Double {
    spring.value(at: seconds)
  }

  package static func velocity(of spring: Spring, at seconds: Double) -> Double {
    spring.velocity(at: seconds)
  }

  package static func value(of c: SIMD4<Double>, at s: Double) -> Double {
    ((c.w * s + c.z) * s + c.y) * s + c.x
  }

  package static func slope(of c: SIMD4<Double>, at s: Double) -> Double {
    (3 * c.w * s + 2 * c.z) * s + c.y
  }

  package static func value(of length: ArcLength, atLength covered: Double) -> Double {
    length.share(atLength: covered)
  }

  package static func slope(of length: ArcLength, atLength covered: Double) -> Double {
    covered < 0 || covered > 1 ? 0 : length.slope(atLength: covered)
  }
}
