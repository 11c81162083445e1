/// The pacing of one leg of an animation: a cubic curve or a spring.
///
/// A cubic curve depends on the share of the leg's time, a spring on its own seconds. `stretch`
/// turns a leg's seconds into the spring's: 1 plays it at its own speed, 2 twice as fast.
package enum Pacing: Hashable, Sendable {
  case cubic(CubicCurve)
  case spring(Spring, stretch: Double)

  package static let linear = Pacing.cubic(.linear)

  /// The progress at a place in the leg, as a share of its time and in seconds: 0…1, or beyond.
  package func progress(share: Double, seconds: Double) -> Double {
    switch self {
    case .cubic(let curve): curve.value(at: share)
    case .spring(let spring, let stretch): spring.value(at: seconds * stretch)
    }
  }

  /// The change of progress per second at a place in a leg of `span` seconds.
  package func velocity(share: Double, seconds: Double, span: Double) -> Double {
    switch self {
    case .cubic(let curve): span > 0 ? curve.slope(at: share) / span : 0
    case .spring(let spring, let stretch): spring.velocity(at: seconds * stretch) * stretch
    }
  }

  /// The share of the time at which a curve first has this progress; `nil` for a spring, which
  /// passes the same place several times.
  package func share(forProgress progress: Double) -> Double? {
    switch self {
    case .cubic(let curve): curve.time(forProgress: progress)
    case .spring: nil
    }
  }

  package var isSpring: Bool { if case .spring = self { true } else { false } }
}
