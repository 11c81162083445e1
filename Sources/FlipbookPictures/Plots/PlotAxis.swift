/// An axis of a plot: its ends, and its marks at round numbers.
struct PlotAxis: Equatable {
  struct Tick: Equatable {
    let value: Double
    let text: String
  }

  let lower: Double
  let upper: Double
  let ticks: [Tick]
  let cells: Int

  func share(of value: Double) -> Double { (value - lower) / (upper - lower) }

  /// An axis from mark to mark, each in the middle of a row; takes fewer rows to space them evenly.
  static func upright(covering values: ClosedRange<Double>, rows: Int) -> PlotAxis {
    if isConstant(values), let axis = constant(at: values.lowerBound) { return axis }
    let range = widened(values)
    let rows = max(rows, 3)
    let span = min(range.upperBound - range.lowerBound, .greatestFiniteMagnitude)
    var step = RoundNumber(
      atLeast: span / Double(rows - 1), digits: RoundNumber.Digits.ofAxes
    ).plain
    var best = axis(step, range, rows)
    while true {
      step = step.next.plain
      let other = axis(step, range, rows)
      guard step.value <= span, other.rowsApart <= mostRowsApart else { return best }
      // With the same ends, fewer marks are easier to read. A mark in every row is worth it only if
      // the curves would otherwise have less than seven eighths of the room.
      let room = other.rows(of: span) - best.rows(of: span)
      let least = best.rowsApart == 1 ? -best.rows(of: span) / 8 : 1e-9
      let hasSameEnds = other.lower == best.lower && other.upper == best.upper
      if room > least || room > -1e-9 && hasSameEnds { best = other }
    }
  }

  private static let mostRowsApart = 4

  // The rows that a span of values takes.
  private func rows(of span: Double) -> Double { span / (upper - lower) * Double(cells - 1) }

  private var rowsApart: Int { (cells - 1) / (ticks.count - 1) }

  private static func axis(
    _ step: RoundNumber, _ range: ClosedRange<Double>, _ rows: Int
  ) -> PlotAxis {
    let first = step.marks(around: range.lowerBound).below
    let last = max(step.marks(around: range.upperBound).above, first + 1)
    let distance = max(1, (rows - 1) / (last - first))
    return PlotAxis(
      lower: step.multiple(first), upper: step.multiple(last),
      ticks: (first...last).map { Tick(value: step.multiple($0), text: step.text($0)) },
      cells: distance * (last - first) + 1)
  }

  /// Whether a range holds only one value, up to a millionth and rounding.
  static func isConstant(_ range: ClosedRange<Double>) -> Bool {
    let size = max(range.lowerBound.magnitude, range.upperBound.magnitude)
    return range.upperBound - range.lowerBound < max(size * 1e-12, 1e-6)
  }

  // One value is a line in the middle of three rows, at its mark; nil for one with many digits.
  private static func constant(at value: Double) -> PlotAxis? {
    guard value == 0 || (1e-3..<1e6).contains(value.magnitude) else { return nil }
    let room = value == 0 ? 1 : value.magnitude / 2
    return PlotAxis(
      lower: value - room, upper: value + room,
      ticks: [Tick(value: value, text: NumberText.brief(value))], cells: 3)
  }

  // A range of one value is made wide enough to be drawn.
  private static func widened(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard isConstant(range) else { return range }
    let size = max(range.lowerBound.magnitude, range.upperBound.magnitude)
    let room = size == 0 ? 1 : size / 2
    return (range.lowerBound - room)...(range.upperBound + room)
  }

  /// An axis of time between two moments, with marks as close together as their texts allow.
  static func time(from lower: Double, to upper: Double, columns: Int) -> PlotAxis {
    let upper = max(upper, lower + max(lower.magnitude * 1e-9, 1e-9))
    var step = RoundNumber(
      atLeast: (upper - lower) / Double(max(1, columns / 4)), digits: RoundNumber.Digits.ofAxes
    ).plain
    while true {
      let (first, last) = (step.marks(around: lower).above, step.marks(around: upper).below)
      let ticks = stride(from: first, through: last, by: 1).map { count in
        Tick(value: step.multiple(count), text: step.text(count) + "s")
      }
      let room = step.value / (upper - lower) * Double(columns - 1)
      let longest = ticks.map(\.text.utf8.count).max() ?? 0
      if Double(longest) + 3 <= room || ticks.count < 2 {
        return PlotAxis(lower: lower, upper: upper, ticks: ticks, cells: columns)
      }
      step = step.next.plain
    }
  }
}
