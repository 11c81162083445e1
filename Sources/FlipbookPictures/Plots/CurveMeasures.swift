/// How a curve arrives: when it has settled, and how far it goes beyond its end.
package struct CurveMeasures: Equatable {
  package struct Overshoot: Equatable {
    package let share: Double
    package let time: Double?

    package init(share: Double, time: Double?) { (self.share, self.time) = (share, time) }
  }

  /// Seconds from the first point until the curve comes within 0.1 % of the way of its end for
  /// good, as Core Animation's springs come to rest; `nil` where it never does.
  package private(set) var settling: Double?
  /// The farthest it goes beyond its end; `nil` for a curve that ends where it begins.
  package let overshoot: Overshoot?

  /// How near to its end a curve counts as settled, in shares of the way.
  private static let settledShare = 0.001
  // A smaller share is rounding.
  private static let leastShare = 1e-6

  package init(settling: Double?, overshoot: Overshoot?) {
    (self.settling, self.overshoot) = (settling, overshoot)
  }

  /// The way leads from the first value to the end, which is the last value by default.
  ///
  /// If these are the same, the settling counts in shares of all that the curve covers, and there
  /// is no overshoot (choice).
  package init(_ curve: PlotCurve, end: Double? = nil) {
    let points = curve.points.filter(\.value.isFinite)
    guard let first = points.first, let last = points.last else {
      (settling, overshoot) = (nil, nil)
      return
    }
    let end = end ?? last.value
    let (way, near) = Self.way(points, from: first.value, to: end)
    settling = Self.settling(points, end, near: near).map { $0 - first.time }
    overshoot = way.map { Self.overshoot(points, end, $0) }
  }

  /// Measures a curve that only turns at `points`; `value` gives its value at any time.
  package init(turningAt points: [PlotCurve.Point], end: Double, value: (Double) -> Double) {
    self.init(PlotCurve(name: "", points: points), end: end)
    guard let settling, let first = points.first,
      let next = points.firstIndex(where: { $0.time >= first.time + settling }), next > 0
    else { return }
    let near = Self.way(points, from: first.value, to: end).near
    var (far, close) = (points[next - 1].time, points[next].time)
    guard (value(far) - end).magnitude > near, (value(close) - end).magnitude <= near else {
      return
    }
    while case let middle = far + (close - far) / 2, middle > far, middle < close {
      if (value(middle) - end).magnitude > near { far = middle } else { close = middle }
    }
    self.settling = close - first.time
  }

  // The way, unless start and end are the same, and how near to the end counts as settled.
  private static func way(
    _ points: [PlotCurve.Point], from start: Double, to end: Double
  ) -> (way: Double?, near: Double) {
    let reach = points.map { ($0.value - end).magnitude }.max() ?? 0
    let way = end - start
    let isWay = way.magnitude > reach * leastShare
    return (isWay ? way : nil, (isWay ? way.magnitude : reach) * settledShare)
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
    // Among swings that are equally far, but for where they are sampled, the first counts.
    let place =
      shares.indices.first { place in
        shares[place] > farthest - settledShare && shares[place] > leastShare
          && (place + 1 == shares.count || shares[place] >= shares[place + 1])
      } ?? 0
    return Overshoot(share: shares[place], time: points[place].time - points[0].time)
  }

  /// The columns of a table that ``cells`` belong under.
  package static let columns = [
    Column.settled, .overshoot, .number("at", "when it is the farthest beyond its end"),
  ]

  /// The settling time, the overshoot in hundredths of the way, and its time.
  package var cells: [Cell] { Self.cells(numbers) }

  /// The differences of other measures from these, in the same columns.
  package func cells(to other: CurveMeasures) -> [Cell] {
    Self.cells(
      zip(numbers, other.numbers).map { one, other in
        one.flatMap { one in other.map { $0 - one } }
      })
  }

  private var numbers: [Double?] { [settling, overshoot?.share, overshoot?.time] }

  private static func cells(_ numbers: [Double?]) -> [Cell] {
    let kinds: [(Double) -> Cell] = [Cell.seconds, { .number($0 * 100) }, Cell.seconds]
    return zip(kinds, numbers).map { kind, number in number.map(kind) ?? .empty }
  }
}
