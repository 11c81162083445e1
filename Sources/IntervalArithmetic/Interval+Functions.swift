extension Interval {
  // To be done.
  package static func exponential(_ x: Interval) -> Interval { .undefined }
  package static func logarithm(_ x: Interval) -> Interval { .undefined }
  package static func power(_ base: Interval, _ exponent: Interval) -> Interval { .undefined }
  package static func sine(_ angle: Interval) -> Interval { .undefined }
  package static func cosine(_ angle: Interval) -> Interval { .undefined }
  package static func tangent(_ angle: Interval) -> Interval { .undefined }
  package static func angle(x: Interval, y: Interval) -> Interval { .undefined }
  package static func length(x: Interval, y: Interval) -> Interval { .undefined }
}
