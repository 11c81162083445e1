/// The use of a number in an entry, which gives the step and the range for tuning it.
package struct NumberUse: Equatable, Sendable {
  /// A ratio is a share or a factor; a strength works by its order of magnitude, as stiffness does.
  enum Measure: Equatable, Sendable { case plain, points, duration, angle, ratio, strength, count }

  /// An end of the sensible range, which may be excluded.
  struct Bound: Equatable, Sendable {
    let value: Double
    var isExcluded = false
  }

  var measure = Measure.plain
  var least: Bound?
  var most: Bound?

  static let plain = NumberUse()
  static let points = NumberUse(measure: .points)
  static let count = NumberUse(measure: .count)
  static let angle = NumberUse(measure: .angle)
  static let factor = NumberUse(measure: .ratio)
  /// 0 to 1.
  static let share = NumberUse(measure: .ratio, least: Bound(value: 0), most: Bound(value: 1))
  static let duration = NumberUse(measure: .duration, least: Bound(value: 0))

  /// The use without a range, as for a difference.
  var unbounded: NumberUse { NumberUse(measure: measure) }

  private static let positive = Bound(value: 0, isExcluded: true)

  // By the words of UIKit, Core Animation and springs; only for lookups.
  private static let byName: [String: NumberUse] = [
    "alpha": share, "opacity": share, "shadowOpacity": share, "red": share, "green": share,
    "blue": share, "fractionComplete": share, "delayFactor": share, "durationFactor": factor,
    "dampingRatio": share, "dampingFraction": share, "scale": factor, "speed": factor,
    "rate": factor, "anchorPoint": factor, "rotation": angle, "angle": angle,
    "translation": points, "tx": points, "ty": points,
    "bounce": NumberUse(
      measure: .ratio, least: Bound(value: -1, isExcluded: true),
      most: Bound(value: 1, isExcluded: true)),
    "response": NumberUse(measure: .duration, least: positive),
    "mass": positiveStrength, "stiffness": positiveStrength, "tension": positiveStrength,
    "damping": NumberUse(measure: .strength, least: Bound(value: 0)),
    "friction": NumberUse(measure: .strength, least: Bound(value: 0)),
    "initialVelocity": NumberUse(measure: .strength), "velocity": NumberUse(measure: .strength),
    "tag": count,
  ]
  private static let positiveStrength = NumberUse(measure: .strength, least: positive)

  /// The use that a known name implies.
  static func named(_ name: String) -> NumberUse? { byName[name] }

  /// The use of a number that is assigned to a property, by its members.
  static func property(_ members: [String]) -> NumberUse {
    if let known = members.reversed().lazy.compactMap({ byName[$0] }).first { return known }
    for member in members {
      let measure =
        ViewFace.properties[member]?.description.measure
        ?? CALayer.properties[member]?.description.measure
        ?? UIViewPropertyAnimator.properties[member]?.description.measure
      switch measure {
      case .points: return .points
      case .seconds, .duration: return NumberUse(measure: .duration)
      case .angle: return .angle
      case .plain, nil: continue
      }
    }
    return .plain
  }

  static func parameter(_ parameter: Parameter) -> NumberUse {
    var use =
      switch parameter.type {
      case .duration: duration
      case .share: byName[parameter.name] ?? share
      default: byName[parameter.name] ?? plain
      }
    if let range = parameter.bounds?.range {
      (use.least, use.most) = (Bound(value: range.lowerBound), Bound(value: range.upperBound))
    }
    return use
  }

  // MARK: Steps

  /// The power of ten by which a number changes at a step, by its use and then its digits.
  func stepPower(of number: WrittenNumber) -> Int {
    let (usual, isNeverCoarser) = usualPower(of: number)
    guard number.decimals > 0 else { return usual }
    return isNeverCoarser ? min(usual, -number.decimals) : -number.decimals
  }

  // Choice, as in browsers and animation tools: whole points, degrees and percents, tenths of a
  // second, and the second digit of a strength.
  private func usualPower(of number: WrittenNumber) -> (power: Int, isNeverCoarser: Bool) {
    switch (number.unit, measure) {
    case ("s", _): (-1, false)
    case ("ms", _): (1, false)
    case ("f", _), ("deg", _), ("%", _): (0, false)
    case ("rad", _): (-2, true)
    case (_, .plain), (_, .points): (0, false)
    case (_, .count): (0, true)
    case (_, .duration): (-1, false)
    case (_, .angle), (_, .ratio): (-2, true)
    case (_, .strength): (number.units == 0 ? -1 : number.leadingPower - 1, true)
    }
  }
}
