/// The distance between two curves.
package struct CurveDifference: Equatable {
  /// The largest distance, and the first moment it is seen at, in seconds.
  package let maximum: Double
  package let time: Double
  /// The root of the mean of the squared distance over time; the curves count as straight between
  /// two points.
  package let rootMeanSquare: Double

  /// Compares two curves with points at the same moments; moments at which one has a gap are left
  /// out; `nil` if all are.
  ///
  /// - Parameter farthest: where they are known to be farthest apart, maybe between two points.
  package init?(
    _ one: PlotCurve, _ other: PlotCurve, farthest: (time: Double, size: Double)? = nil
  ) {
    let distances = zip(one.points, other.points).map {
      (time: $0.time, value: $1.value - $0.value)
    }
    guard let first = distances.first(where: { $0.value.isFinite }) else { return nil }
    var worst = (time: first.time, size: first.value.magnitude)
    var (sum, length) = (0.0, 0.0)
    for (start, end) in zip(distances, distances.dropFirst()) where end.value.isFinite {
      if end.value.magnitude > worst.size * (1 + 1e-9) { worst = (end.time, end.value.magnitude) }
      guard start.value.isFinite else { continue }
      let (a, b, span) = (start.value, end.value, end.time - start.time)
      sum += (a * a + a * b + b * b) / 3 * span
      length += span
    }
    if let farthest, farthest.size > worst.size * (1 + 1e-9) { worst = farthest }
    (time, maximum) = worst
    rootMeanSquare = length > 0 ? (sum / length).squareRoot() : worst.size
  }
}
