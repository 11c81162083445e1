import HeadlessUIKit
import TestSupport

extension OracleChecker {
  static let transformInterpolation = OracleChecker("transform_interp.csv") { row in
    let specimen = Specimen()
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = try CATransform3D(row.row.expression("from"))
    animation.toValue = try CATransform3D(row.row.expression("to"))
    let shown = try specimen.shownTransform(animation, at: row.row.number("fraction"))
    let places = [("m11", 0), ("m12", 1), ("m21", 4), ("m22", 5), ("m41", 12), ("m42", 13)]
    return try places.flatMap { try row.complaint(about: shown.numbers[$1], $0) }
  }

  static let transform3D = OracleChecker("transform3d.csv") { row in
    let column = "m11..m44 (row major)"
    let fraction = try row.row.text("fraction") == "-" ? nil : row.row.number("fraction")
    let scenario = try TransformScenario(row.row.text("scenario"))
    return try row.complaint(about: scenario.transform(at: fraction).numbers, column)
  }
}

/// A way of making a layer's transform, as transform3d.csv describes it.
enum TransformScenario {
  /// An animation on a layer without a transform.
  case animation(CABasicAnimation)
  /// Values of key paths, set one after the other.
  case settings([(keyPath: String, value: Double)])

  /// Reads `B from A`, `keyPath P A->B`, `valueFunction F A->B` or `setValue A forKeyPath P then B
  /// forKeyPath Q`; remarks in brackets at the end are left out.
  init(_ text: String) throws {
    let words = text.split(separator: " ").map { String($0) }
    switch words.first {
    case "keyPath" where words.count > 2:
      self = .animation(try Self.animation(words[1], ends: words[2]))
    case "valueFunction" where words.count > 2:
      let animation = try Self.animation("transform", ends: words[2])
      animation.valueFunction = CAValueFunction(name: .init(rawValue: words[1]))
      guard animation.valueFunction != nil else { throw OracleError.unknownName(words[1]) }
      self = .animation(animation)
    case "setValue": self = .settings(try Self.settings(words))
    default:
      let ends = text.split(separator: " from ").map { String($0) }
      guard ends.count == 2 else { throw OracleError.unknownName(text) }
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = try CATransform3D(OracleExpression(parsing: ends[1]))
      animation.toValue = try CATransform3D(OracleExpression(parsing: ends[0]))
      self = .animation(animation)
    }
  }

  /// What is shown at a share of the way; settings have no way.
  func transform(at fraction: Double?) throws -> CATransform3D {
    switch (self, fraction) {
    case (.animation(let animation), let fraction?):
      return try Specimen().shownTransform(animation, at: fraction)
    case (.settings(let settings), nil):
      return Specimen { layer in
        for (keyPath, value) in settings { layer.setValue(value, forKeyPath: keyPath) }
      }.layer.transform
    default: throw OracleError.unknownName("fraction")
    }
  }

  private static func animation(_ keyPath: String, ends: String) throws -> CABasicAnimation {
    let values = try ends.split(separator: "->").map(numbers)
    guard values.count == 2 else { throw OracleError.unknownName(ends) }
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = values[0]
    animation.toValue = values[1]
    return animation
  }

  // Either a number, or several in brackets.
  private static func numbers(_ text: Substring) throws -> [Double] {
    try text.split { "[],".contains($0) }.map { part in
      guard let number = OracleExpression.number(in: String(part)) else {
        throw OracleError.unknownName(String(text))
      }
      return number
    }
  }

  // A number stands before each `forKeyPath` or `for`, and a path behind it.
  private static func settings(
    _ words: [String]
  ) throws -> [(keyPath: String, value: Double)] {
    try words.indices.filter { ["forKeyPath", "for"].contains(words[$0]) }.map { place in
      guard place > 0, place + 1 < words.count,
        let value = OracleExpression.number(in: words[place - 1])
      else { throw OracleError.unknownName(words.joined(separator: " ")) }
      return (words[place + 1], value)
    }
  }
}

extension Specimen {
  /// What the layer's transform shows at a share of an animation.
  fileprivate func shownTransform(
    _ animation: CABasicAnimation, at fraction: Double
  ) throws -> CATransform3D {
    animation.duration = 1
    animation.fillForGood()
    add(animation)
    advance(to: fraction)
    guard let shown = layer.presentation() else { throw OracleError.unknownName("presentation") }
    return shown.transform
  }
}
