/// The unit of a figure.
enum Unit: String, Codable {
  /// Nanoseconds.
  case time
  case bytes
  case count
  /// The exponent with which something grows.
  case power
  /// A part of one whole.
  case share

  /// A value as the report writes it.
  func text(_ value: Double) -> String {
    switch self {
    case .time: Self.time(value)
    case .bytes where value >= 1e6: Numbers.short(value / 1_048_576) + " MiB"
    case .bytes: Numbers.count(Int(value.rounded())) + " bytes"
    case .count: value < 100 ? Numbers.trimmed(value) : Numbers.count(Int(value.rounded()))
    case .power: "N^" + Numbers.fixed(value, 2)
    case .share: Numbers.fixed(value * 100, 0) + " %"
    }
  }

  private static func time(_ nanoseconds: Double) -> String {
    let (unit, size) =
      [("s", 1e9), ("ms", 1e6), ("µs", 1e3)].first { nanoseconds >= $0.1 } ?? ("ns", 1)
    return "\(Numbers.short(nanoseconds / size)) \(unit)"
  }
}

/// One measured number, its yardsticks and its aims.
struct Figure: Codable {
  /// What the figure counts within its line; empty for the line's own time.
  var label = ""
  var value: Double
  var unit = Unit.time
  var yardsticks: [Yardstick] = []
  var aims: [Aim] = []
  /// A further remark for the report.
  var remark: String?
}

/// What a figure is compared with: the same work done by something else, in the same turns.
struct Yardstick: Codable {
  let name: String
  /// `nil` where it could not be measured.
  var value: Double?
  var unit = Unit.time
  /// Why it could not be measured.
  var problem: String?

  /// The yardstick as the report writes it, with the ratio of the figure to it.
  func text(beside figure: Figure) -> String {
    guard let value else { return "\(name): \(problem ?? "not measured")" }
    let ratio =
      unit == figure.unit && value > 0 ? " (\(Numbers.short(figure.value / value)) times)" : ""
    return "\(name) \(unit.text(value))\(ratio)"
  }
}
