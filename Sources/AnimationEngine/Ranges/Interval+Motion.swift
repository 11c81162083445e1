package import IntervalArithmetic

extension Interval: MotionKernel, MotionNumeral {
  package init(from first: Double, to last: Double) {
    self.init(min(first, last), max(first, last))
  }

  package static func joined(_ a: Interval, _ b: Interval, jumps: Bool) -> Interval {
    a.hull(b).lowered(to: jumps ? .defined : .continuous)
  }

  // To be done.
  package static func value(of curve: CubicCurve, at share: Interval) -> Interval { .undefined }
  package static func slope(of curve: CubicCurve, at share: Interval) -> Interval { .undefined }
  package static func value(of spring: Spring, at seconds: Interval) -> Interval { .undefined }
  package static func velocity(of spring: Spring, at seconds: Interval) -> Interval { .undefined }
  package static func value(of c: SIMD4<Double>, at s: Interval) -> Interval { .undefined }
  package static func slope(of c: SIMD4<Double>, at s: Interval) -> Interval { .undefined }
  package static func value(of length: ArcLength, atLength covered: Interval) -> Interval {
    .undefined
  }
  package static func slope(of length: ArcLength, atLength covered: Interval) -> Interval {
    .undefined
  }
}
