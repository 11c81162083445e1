import HeadlessUIKit
import TestSupport

extension OracleChecker {
  /// The model is 0.5, which is what an animation without effect shows.
  static let keyframes = OracleChecker("keyframes.csv") { row in
    let specimen = Specimen { $0.position.x = 0.5 }
    let animation = try CAKeyframeAnimation(row.row, keyPath: "position.x")
    animation.values = try row.row.numbers("values")
    specimen.add(animation)
    let time = try row.row.number("t_fraction")
    return try row.complaint(about: specimen.shown("position.x", at: time), "value")
  }

  static let keyframePath = OracleChecker("keyframe_path.csv") { row in
    let specimen = Specimen()
    let animation = try CAKeyframeAnimation(row.row, keyPath: "position")
    animation.path = try CGPath.reading(row.row.text("path"))
    specimen.add(animation)
    specimen.advance(to: try row.row.number("t_fraction"))
    return try row.complaint(about: specimen.shown("position.x"), "x")
      + row.complaint(about: specimen.shown("position.y"), "y")
  }
}

extension CAKeyframeAnimation {
  /// Makes the animation of a row, of one second and still without values.
  fileprivate convenience init(_ row: OracleRow, keyPath: String) throws {
    self.init(keyPath: keyPath)
    let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
    let mode = CAAnimationCalculationMode(rawValue: try row.text("mode"))
    guard modes.contains(mode) else { throw OracleError.unknownName(mode.rawValue) }
    calculationMode = mode
    let times = try row.optionalNumbers("key_times")
    if !times.isEmpty { keyTimes = times.map { NSNumber(value: $0) } }
    duration = 1
    fillForGood()
  }
}

extension CGPath {
  /// Reads a path as in `move 0,0; line 100,0; curve c1=150,0 c2=200,50 to 200,100; close`.
  static func reading(_ text: String) throws -> CGPath {
    let path = CGMutablePath()
    for element in text.split(separator: ";") {
      let words = element.split(separator: " ")
      let name = try required(words.first, of: text)
      let points = try words.dropFirst().filter { $0 != "to" }.map(point)
      switch (name, points.count) {
      case ("move", 1): path.move(to: points[0])
      case ("line", 1): path.addLine(to: points[0])
      case ("quad", 2): path.addQuadCurve(to: points[1], control: points[0])
      case ("curve", 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("close", 0): path.closeSubpath()
      default: throw OracleError.unknownName(String(element))
      }
    }
    return path
  }

  // A pair of numbers, with or without a name such as `c1=`.
  private static func point(_ word: Substring) throws -> CGPoint {
    let pair = word.split(separator: "=").last ?? word
    let numbers = pair.split(separator: ",").compactMap { OracleExpression.number(in: String($0)) }
    guard numbers.count == 2 else { throw OracleError.unknownName(String(word)) }
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  private static func required(_ word: Substring?, of text: String) throws -> String {
    guard let word else { throw OracleError.unknownName(text) }
    return String(word)
  }
}
