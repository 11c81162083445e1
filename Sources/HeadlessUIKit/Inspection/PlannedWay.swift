package import Foundation
internal import PropertyEngine

/// A way that a value of a layer goes, as it was planned: when, how often, and along which curve.
///
/// What is shown may be another thing, as others add to it, or take its place.
package struct PlannedWay: Equatable {
  /// Core Animation's key path of the value.
  package let keyPath: String
  /// The moments at which one way begins and ends, in seconds of the stage.
  package let start: TimeInterval
  package let end: TimeInterval
  /// x1, y1, x2 and y2 of its curve; `nil` where it is no single one: a spring, say.
  package let curve: SIMD4<Double>?
  /// How often it is gone; infinite for ever.
  package let count: Double
  /// Whether plays back and forth.
  package let autoreverses: Bool
  /// The shares of its time at which it passes a keyframe.
  package let cuts: [Double]
}

extension CALayer {
  /// The ways that are gone now by what moves its values; what is held goes none.
  package final var plannedWays: [PlannedWay] {
    LayerKey.allCases.flatMap { key in
      (slot(key).map(state.columns.ways) ?? []).map { way in
        PlannedWay(
          keyPath: key.keyPath, start: way.start.seconds, end: way.end.seconds,
          curve: way.curve.map { SIMD4($0.x1, $0.y1, $0.x2, $0.y2) }, count: way.cycles.count,
          autoreverses: way.cycles.autoreverses, cuts: way.cuts)
      }
    }
  }
}
