import FlipbookText

/// A value over time, as points in the order of time.
package struct PlotCurve: Equatable, Sendable {
  /// A value at a moment, in seconds; one that is not finite, or beyond ±1e300, makes a gap.
  package struct Point: Equatable, Sendable {
    package let time: Double
    package let value: Double

    package init(time: Double, value: Double) {
      (self.time, self.value) = (time, value.magnitude <= 1e300 ? value : .nan)
    }
  }

  /// What it is called in the legend.
  package let name: String
  package let points: [Point]

  package init(name: String, points: [Point]) {
    (self.name, self.points) = (PrintableText.line(name), points)
  }

  /// Values at moments, nil for a gap; drawn over a range of their own if one is given.
  package init(
    name: String, times: some Sequence<Double>, values: some Sequence<Double?>,
    over range: OwnRange? = nil, unit: String = ""
  ) {
    let suffix = range.map { " \($0.text(unit: unit))" } ?? (unit.isEmpty ? "" : " (\(unit))")
    let points = zip(times, values).map { time, value in
      Point(time: time, value: value.map { range?.share(of: $0) ?? $0 } ?? .nan)
    }
    self.init(name: name + suffix, points: points)
  }

  /// The value between the two points around a moment; nil outside of them and in a gap.
  func value(at time: Double) -> Double? {
    guard let after = points.firstIndex(where: { $0.time >= time }) else { return nil }
    let end = points[after]
    guard end.value.isFinite else { return nil }
    guard end.time > time, after > 0 else { return end.time == time ? end.value : nil }
    let start = points[after - 1]
    guard start.value.isFinite else { return nil }
    let share = (time - start.time) / (end.time - start.time)
    return start.value + share * (end.value - start.value)
  }
}

/// How the curves of a plot are told apart.
enum PlotMarks {
  private static let (unicode, ascii) = (Array("●○◆◇■□"), Array("*ox+@%"))

  /// The mark of a curve by its place among the others.
  static func mark(_ place: Int, isASCII: Bool) -> String {
    String((isASCII ? ascii : unicode)[place % count])
  }

  static var count: Int { unicode.count }
}
