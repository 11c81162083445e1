internal import PropertyEngine

/// A timing's progress and velocity over its own time: for pictures of it.
package struct TimingShape {
  /// Seconds of the whole; a spring given in full has its own.
  package let duration: TimeInterval
  private let leg: Leg
  var pacing: Pacing { leg.pacing }

  /// The shape of a timing over so many seconds.
  package init(_ timing: any UITimingCurveProvider, duration: TimeInterval) {
    (leg, self.duration) = timing.leg(duration: duration)
  }

  /// The duration that UIKit reports for a timing that never ends.
  package static let endlessDuration: TimeInterval = SpringParameters.endless
  package var isEndless: Bool { leg.span == Leg.endless }

  package func progress(at time: TimeInterval) -> Double {
    leg.pacing.progress(share: share(at: time), seconds: time)
  }

  package func velocity(at time: TimeInterval) -> Double {
    leg.pacing.velocity(share: share(at: time), seconds: time, span: duration)
  }

  package var controlPoints: [CGPoint] {
    guard case .cubic(let curve) = leg.pacing else { return [] }
    return [CGPoint(x: curve.x1, y: curve.y1), CGPoint(x: curve.x2, y: curve.y2)]
  }

  /// The spring; for a damping ratio, the one that settles in the duration; `nil` for a curve.
  package var springBuild: SpringBuild? {
    guard case .spring(let spring, _) = leg.pacing else { return nil }
    return SpringBuild(spring)
  }

  private func share(at time: TimeInterval) -> Double {
    duration > 0 ? min(max(time / duration, 0), 1) : 1
  }

  // Choice: a spring that swings more often has shown its motion by then.
  private static let mostTurns = 100_000

  /// The rising times at which the progress turns back, up to a limit or the end; closed forms.
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
