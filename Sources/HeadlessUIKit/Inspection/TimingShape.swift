internal import AnimationEngine
package import Foundation

/// How far a timing is, and how fast it goes, over its own time: for pictures of it.
package struct TimingShape {
  /// Seconds of the whole; a spring given in full has its own.
  package let duration: TimeInterval
  private let leg: Leg

  /// The shape of a timing that is given so many seconds.
  package init(_ timing: any UITimingCurveProvider, duration: TimeInterval) {
    let (leg, length) = timing.leg(duration: duration)
    (self.leg, self.duration) = (leg, length)
  }

  /// The progress after seconds from the start, 0 at the start and 1 at the end.
  package func progress(at time: TimeInterval) -> Double {
    leg.pacing.progress(share: share(at: time), seconds: time)
  }

  /// The progress per second there.
  package func velocity(at time: TimeInterval) -> Double {
    leg.pacing.velocity(share: share(at: time), seconds: time, span: duration)
  }

  private func share(at time: TimeInterval) -> Double {
    duration > 0 ? min(max(time / duration, 0), 1) : 1
  }
}
