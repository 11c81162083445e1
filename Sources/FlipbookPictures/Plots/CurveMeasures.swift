import FlipbookText

/// How a curve arrives: when it has settled, and how far it goes beyond its end.
package struct CurveMeasures: Equatable {
  /// A distance beyond the end, and when the curve was there.
  package struct Overshoot: Equatable {
    package let share: Double
    package let time: Double?

    package init(share: Double, time: Double?) { (self.share, self.time) = (share, time) }
  }

  /// Seconds from the first point until the curve comes within 0.1 % of the way of its end for
  /// good; `nil` where it never does.
  ///
  /// The 0.1 % are Core Animation's own rule for a spring at rest.
  package private(set) var settling: Double?
  /// The farthest it goes beyond its end; `nil` for a curve that ends where it begins.
  package let overshoot: Overshoot?

  /// How near to its end a curve counts as settled, in shares of the way.
  private static let settledShare = 0.001
  // Less than that is rounding.
  private static let leastShare = 1e-6

  package init(settling: Double?, overshoot: Overshoot?) {
    (self.settling, self.overshoot) = (settling, overshoot)
  }

  /// Measures a curve.
  ///
  /// The way leads from the first value to the end. Where these are the same, the settling counts
  /// in shares of all that the curve covers, and there is no overshoot (choice).
  ///
  /// - Parameter end: where the curve is meant to arrive; default: its last value.
  package init(_ curve: PlotCurve, end: Double? = nil) {
    let points = curve.points.filter(\.value.isFinite)
    guard let first = points.first, let last = points.last else {
      (settling, overshoot) = (nil, nil)
      return
    }
    let end = end ?? last.value
    let reach = points.map { ($0.value - end).magnitude }.max() ?? 0
    let way = end - first.value
    let isWay = way.magnitude > reach * Self.leastShare
    settling = Self.settling(points, end, near: (isWay ? way.magnitude : reach) * Self.settledShare)
      .map { $0 - first.time }
    overshoot = isWay ? Self.overshoot(points, end, way) : nil
  }

  /// Measures what goes one way between neighbouring points: its turning points and its ends.
  ///
  /// - Parameter value: what it is at a time between two of them.
  package init(turningAt points: [PlotCurve.Point], end: Double, value: (Double) -> Double) {
    self.init(PlotCurve(name: "", points: points), end: end)
    guard let settling, let first = points.first,
      let next = points.firstIndex(where: { $0.time >= first.time + settling }), next > 0
    else { return }
    let reach = points.map { ($0.value - end).magnitude }.max() ?? 0
    let way = (end - first.value).magnitude
    let near = (way > reach * Self.leastShare ? way : reach) * Self.settledShare
    var (far, close) = (points[next - 1].time, points[next].time)
    guard (value(far) - end).magnitude > near, (value(close) - end).magnitude <= near else {
      return
    }
    while case let middle = far + (close - far) / 2, middle > far, middle < close {
      if (value(middle) - end).magnitude > near { far = middle } else { close = middle }
    }
    self.settling = close - first.time
  }

  // Between the last point that is too far and the next one the curve counts as straight.
  private static func settling(
    _ points: [PlotCurve.Point], _ end: Double, near: Double
  ) -> Double? {
    func distance(_ place: Int) -> Double { (points[place].value - end).magnitude }
    guard let last = points.indices.last(where: { distance($0) > near }) else {
      return points[0].time
    }
    guard last + 1 < points.count else { return nil }
    let share = (distance(last) - near) / (distance(last) - distance(last + 1))
    return points[last].time + share * (points[last + 1].time - points[last].time)
  }

  private static func overshoot(
    _ points: [PlotCurve.Point], _ end: Double, _ way: Double
  ) -> Overshoot {
    let shares = points.map { ($0.value - end) / way }
    guard let farthest = shares.max(), farthest > leastShare else {
      return Overshoot(share: 0, time: nil)
    }
    // Of several swings that are as far, but for the moments they are seen at, the first counts.
    let place =
      shares.indices.first { place in
        shares[place] > farthest - settledShare && shares[place] > leastShare
          && (place + 1 == shares.count || shares[place] >= shares[place + 1])
      } ?? 0
    return Overshoot(share: shares[place], time: points[place].time - points[0].time)
  }
}

extension CurveMeasures {
  /// The columns of a table that ``cells`` belong under.
  package static let columns = [
    Column.settled, .overshoot,
    Column(name: "at", alignment: .right, "when it is the farthest beyond its end"),
  ]

  /// The settling time, the overshoot in hundredths of the way, and its time.
  package var cells: [Cell] {
    [
      settling.map(Cell.seconds) ?? .empty, overshoot.map { .number($0.share * 100) } ?? .empty,
      overshoot?.time.map(Cell.seconds) ?? .empty,
    ]
  }

  /// What is to be added to these to come to others, in the same columns.
  package func cells(to other: CurveMeasures) -> [Cell] {
    func difference(_ one: Double?, _ other: Double?) -> Double? {
      one.flatMap { one in other.map { $0 - one } }
    }
    return [
      difference(settling, other.settling).map(Cell.seconds) ?? .empty,
      difference(overshoot?.share, other.overshoot?.share).map { .number($0 * 100) } ?? .empty,
      difference(overshoot?.time, other.overshoot?.time).map(Cell.seconds) ?? .empty,
    ]
  }
}
