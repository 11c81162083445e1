package import Foundation
internal import PropertyEngine

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
