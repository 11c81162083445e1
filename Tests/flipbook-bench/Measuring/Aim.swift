/// The goal for a figure: a fixed bound, or a multiple of one of its yardsticks.
struct Aim: Codable {
  private var bound: Double
  private var yardstick: String?
  private var isFloor = false

  /// At most this bound, in the figure's unit.
  static func atMost(_ bound: Double) -> Aim { Aim(bound: bound) }

  /// At least this bound, in the figure's unit.
  static func atLeast(_ bound: Double) -> Aim { Aim(bound: bound, isFloor: true) }

  /// At most this many times the yardstick of that name.
  static func times(_ bound: Double, _ yardstick: String) -> Aim {
    Aim(bound: bound, yardstick: yardstick)
  }

  /// Whether a figure reaches the aim; `nil` if its yardstick could not be measured.
  func isReached(by figure: Figure) -> Bool? {
    var bound = bound
    if let yardstick {
      guard let value = figure.yardsticks.first(where: { $0.name == yardstick })?.value
      else { return nil }
      bound *= value
    }
    return isFloor ? figure.value >= bound : figure.value <= bound
  }

  /// The aim as the report writes it.
  func text(in unit: Unit) -> String {
    if let yardstick { return "\(Numbers.short(bound)) times \(yardstick)" }
    return (isFloor ? "at least " : "") + unit.text(bound)
  }
}
