package import Foundation
internal import PropertyEngine

/// How far a timing is, and how fast it goes, over its own time: for pictures of it.
package struct TimingShape {
  /// Seconds of the whole; a spring given in full has its own.
  package let duration: TimeInterval
  private let leg: Leg
  var pacing: Pacing { leg.pacing }

  /// The shape of a timing that is given so many seconds.
  package init(_ timing: any UITimingCurveProvider, duration: TimeInterval) {
    let (leg, length) = timing.leg(duration: duration)
    (self.leg, self.duration) = (leg, length)
  }

  /// The seconds that UIKit tells of what is never over.
  package static let endlessDuration: TimeInterval = SpringParameters.endless
  /// Whether it is a spring that nothing damps, and so never over.
  package var isEndless: Bool { leg.span == Leg.endless }

  /// The progress after seconds from the start, 0 at the start and 1 at the end.
  package func progress(at time: TimeInterval) -> Double {
    leg.pacing.progress(share: share(at: time), seconds: time)
  }

  /// The progress per second there.
  package func velocity(at time: TimeInterval) -> Double {
    leg.pacing.velocity(share: share(at: time), seconds: time, span: duration)
  }

  /// The two control points of a curve; none for a spring.
  package var controlPoints: [CGPoint] {
    guard case .cubic(let curve) = leg.pacing else { return [] }
    return [CGPoint(x: curve.x1, y: curve.y1), CGPoint(x: curve.x2, y: curve.y2)]
  }

  /// How the spring is built; `nil` for a curve.
  ///
  /// Of one that was given by its damping ratio, the build that settles in the duration.
  package var springBuild: SpringBuild? {
    guard case .spring(let spring, _) = leg.pacing else { return nil }
    return SpringBuild(spring)
  }

  private func share(at time: TimeInterval) -> Double {
    duration > 0 ? min(max(time / duration, 0), 1) : 1
  }
}

extension TimingShape {
  // Choice: a spring that swings oftener has told by then how it goes.
  private static let mostTurns = 100_000

  /// The times at which the progress turns round, rising, up to its end or another time; closed
  /// forms.
  package func turns(upTo limit: TimeInterval) -> [TimeInterval] {
    let end = min(limit, duration)
    switch pacing {
    case .cubic(let curve):
      return curve.turningPoints.map { $0 * duration }.filter { $0 > 0 && $0 < end }
    case .spring(let spring, let stretch):
      var turns: [TimeInterval] = []
      var last = 0.0
      while turns.count < Self.mostTurns, let next = spring.firstTurningPoint(after: last),
        next > last, next / stretch < end
      {
        turns.append(next / stretch)
        last = next
      }
      return turns
    }
  }
}
