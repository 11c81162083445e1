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

  /// Its highest or lowest point, with its label.
  package struct Extreme: Equatable, Sendable {
    package let point: Point
    package let text: String
  }

  /// Its names in the legend, and in one in ASCII.
  package let name: String
  let asciiName: String
  package let points: [Point]
  package let extremes: [Extreme]

  package init(name: String, points: [Point]) {
    self.name = PrintableText.line(name)
    (asciiName, self.points, extremes) = (self.name, points, [])
  }

  /// Values at moments, nil for a gap, and extremes to label; those in a gap are left out.
  ///
  /// - Parameter scales: the curve's own scale if it has one, which its name tells, and those of other
  ///   numbers that move alike.
  package init(
    name: String, times: [Double], values: [Double?],
    over scales: [OwnScale] = [], unit: String = "",
    extremes: [(time: Double, value: Double, text: String)] = []
  ) {
    func point(_ time: Double, _ value: Double?) -> Point {
      Point(time: time, value: value.map { scales.first?.share(of: $0) ?? $0 } ?? .nan)
    }
    func title(isASCII: Bool) -> String {
      let suffix =
        scales.isEmpty
        ? (unit.isEmpty ? "" : " (\(unit))")
        : " " + OwnScale.text(of: scales, unit: unit, isASCII: isASCII)
      return PrintableText.line(name) + suffix
    }
    (self.name, asciiName) = (title(isASCII: false), title(isASCII: true))
    points = zip(times, values).map(point)
    self.extremes = extremes.map { Extreme(point: point($0.time, $0.value), text: $0.text) }
      .filter(\.point.value.isFinite)
  }

  /// Whether an extreme lies above the start, or level with it.
  func isPeak(_ extreme: Extreme) -> Bool { extreme.point.value >= points.first?.value ?? 0 }

  /// The value between the two points around a moment; nil outside of them and in a gap.
  package func value(at time: Double) -> Double? {
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

enum PlotMarks {
  private static let (unicode, ascii) = (Array("●○◆◇■□"), Array("*ox+@%"))

  static func mark(_ place: Int, isASCII: Bool) -> String {
    String((isASCII ? ascii : unicode)[place % count])
  }

  static var count: Int { unicode.count }

  // The colours of `ColorDepth.curves` in the table of 256 colours of terminals.
  private static let colors: [UInt32] = [
    0x5F5FFF, 0xAF8700, 0xAF5FAF, 0x008787, 0x5F8700, 0xD75F5F,
  ]

  static func color(_ place: Int) -> PaintColor { PaintColor(hex: colors[place % colors.count]) }
}
