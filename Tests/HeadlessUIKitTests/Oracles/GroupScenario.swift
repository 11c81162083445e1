import HeadlessUIKit
import TestSupport

/// A row of group.csv: a group, its children, and a model, clause by clause.
///
/// Clauses are set apart by semicolons: `group duration 2`, `child A opacity 0->1 beginTime 0.5
/// duration 1 linear`, `model opacity 0.5`. Unknown words throw.
struct GroupScenario {
  let group = CAAnimationGroup()
  /// The model's numbers by key path.
  private(set) var model: [(keyPath: String, value: Double)] = []

  init(_ text: String) throws {
    group.animations = []
    for clause in text.replacing(#/\([^)]*\)/#, with: "").split(separator: ";") {
      var words = Words(clause)
      switch words.next() {
      case "group": try words.readTiming(of: group)
      case "child": group.animations?.append(try Self.child(&words))
      case "model": model.append((try words.text(), try words.number()))
      default: throw OracleError.unknownName(String(clause))
      }
    }
    guard group.animations?.isEmpty == false else { throw OracleError.unknownName(text) }
  }

  // A letter, a key path, two ends, and then timing.
  private static func child(_ words: inout Words) throws -> CABasicAnimation {
    _ = try words.text()
    let child = CABasicAnimation(keyPath: try words.text())
    (child.fromValue, child.toValue) = try words.ends()
    try words.readTiming(of: child)
    return child
  }
}

/// The words of a clause, one after the other.
struct Words {
  private var rest: ArraySlice<Substring>
  private let clause: String

  init(_ clause: Substring) {
    self.clause = String(clause)
    rest = clause.split(separator: " ")[...]
  }

  mutating func next() -> String? { rest.popFirst().map { String($0) } }

  mutating func text() throws -> String {
    guard let word = next() else { throw OracleError.unknownName(clause) }
    return word
  }

  mutating func number() throws -> Double {
    guard let number = OracleExpression.number(in: try text()) else {
      throw OracleError.unknownName(clause)
    }
    return number
  }

  /// Two numbers as in `0->1`.
  mutating func ends() throws -> (Double, Double) {
    let ends = try text().split(separator: "->")
      .compactMap { OracleExpression.number(in: String($0)) }
    guard ends.count == 2 else { throw OracleError.unknownName(clause) }
    return (ends[0], ends[1])
  }

  /// Reads the words that are left as timing.
  mutating func readTiming(of animation: CAAnimation) throws {
    while let word = next() {
      switch word {
      case "duration": animation.duration = try number()
      case "beginTime": animation.beginTime = try number()
      case "speed": animation.speed = Float(try number())
      case "timeOffset": animation.timeOffset = try number()
      case "repeatCount": animation.repeatCount = Float(try number())
      case "repeatDuration": animation.repeatDuration = try number()
      case "autoreverses": animation.autoreverses = true
      case "fillMode": animation.fillMode = CAMediaTimingFillMode(rawValue: try text())
      case "linear": animation.timingFunction = nil
      case "easeIn", "easeOut", "easeInEaseOut", "default":
        animation.timingFunction = CAMediaTimingFunction(name: .init(rawValue: word))
      default: throw OracleError.unknownName("\(word) in \(clause)")
      }
    }
  }
}

extension OracleChecker {
  static let group = OracleChecker("group.csv") { row in
    let scenario = try GroupScenario(row.row.text("scenario"))
    let specimen = Specimen { layer in
      for (keyPath, value) in scenario.model { layer.setValue(value, forKeyPath: keyPath) }
    }
    specimen.add(scenario.group)
    specimen.advance(to: try row.row.number("t"))
    return try row.complaint(about: specimen.shown("opacity"), "opacity")
      + row.complaint(about: specimen.shown("position.x"), "position_x")
  }
}
