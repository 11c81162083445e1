import HeadlessUIKit
import TestSupport

extension OracleChecker {
  /// Both ways to animate a colour: a layer's animation, and an animator that is scrubbed.
  static let color = OracleChecker("color.csv") { row in
    let (from, to) = try (color(row.row, "from_rgba"), color(row.row, "to_rgba"))
    let fraction = try row.row.number("fraction")
    let specimen = Specimen { $0.backgroundColor = from.cgColor }
    let animation = CABasicAnimation(keyPath: "backgroundColor")
    animation.fromValue = from.cgColor
    animation.toValue = to.cgColor
    animation.duration = 1
    animation.fillForGood()
    specimen.add(animation)
    specimen.advance(to: fraction)
    return try complaints(about: specimen.layer, row)
      + complaints(about: scrubbed(from, to, to: fraction), row)
  }

  private static func color(_ row: OracleRow, _ column: String) throws -> UIColor {
    let numbers = try row.numbers(column)
    guard numbers.count == 4 else { throw OracleError.unknownName(try row.text(column)) }
    return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
  }

  private static func scrubbed(_ from: UIColor, _ to: UIColor, to fraction: Double) -> CALayer {
    let probe = Probe(.linear)
    probe.box.backgroundColor = from
    probe.animator.addAnimations { probe.box.backgroundColor = to }
    probe.call { $0.pauseAnimation() }
    probe.animator.fractionComplete = fraction
    return probe.box.layer.presentation() ?? probe.box.layer
  }

  private static func complaints(about layer: CALayer, _ row: OracleCase) throws -> [String] {
    let shown = layer.presentation()?.backgroundColor?.components ?? []
    return try zip(shown, ["r", "g", "b", "a"]).flatMap {
      try row.complaint(about: Double($0), $1)
    } + (shown.count == 4 ? [] : ["there is no colour"])
  }
}
