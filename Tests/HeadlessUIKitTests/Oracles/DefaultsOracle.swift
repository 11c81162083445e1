import Foundation
import TestSupport

extension OracleChecker {
  /// The file has no column for a tolerance: words must be the same, numbers except for rounding.
  static let defaults = OracleChecker("defaults.csv") { row in
    let answers = try Defaults.answers(row.row.text("object"), keys: row.row.text("key"))
    let expected = try row.row.text("value").split(separator: ";").map { String($0) }
    let isRight =
      answers.count == expected.count && zip(answers, expected).allSatisfy(Defaults.agree)
    return isRight ? [] : ["\(answers), not \(expected)"]
  }
}

/// The properties and behaviour of objects before anything is set, read from the objects.
enum Defaults {
  /// The answers to keys, which semicolons separate; a value of several numbers gives several.
  static func answers(_ object: String, keys: String) throws -> [String] {
    guard let known = try objects[object]?() else { throw OracleError.unknownName(object) }
    let answers = Dictionary(uniqueKeysWithValues: known.map { (plain($0.key), $0.value) })
    return try keys.split(separator: ";").flatMap { key in
      guard let answer = answers[plain(String(key))] else {
        throw OracleError.unknownName("\(key) of \(object)")
      }
      return answer.split(separator: ";").map { String($0) }
    }
  }

  /// Whether two words mean the same: `1.0` is `1`, `no` is `false`, and text in brackets only
  /// explains.
  static func agree(_ a: String, _ b: String) -> Bool {
    let (a, b) = (word(a), word(b))
    if a == b { return true }
    guard let first = Double(a), let second = Double(b) else { return false }
    return first == second || abs(first - second) <= 1e-9 * max(abs(second), 1e-3)
  }

  private static func word(_ text: String) -> String {
    let bare = text.replacing(#/\(.*\)/#, with: "").trimmingCharacters(in: .whitespaces)
    return ["no": "false", "yes": "true", "opaque black": "black", "easeInEaseOut": "easeInOut"][
      bare] ?? bare
  }

  // `isAdditive`, `additive` and `default additive` are one.
  private static func plain(_ key: String) -> String {
    var letters = key.filter { $0.isLetter || $0.isNumber }.lowercased()
    for prefix in ["default", "is"] where letters.hasPrefix(prefix) && letters.count > 6 {
      letters.removeFirst(prefix.count)
    }
    return letters
  }

  private static let objects: [String: @Sendable () throws -> [String: String]] = [
    "UIViewPropertyAnimator": { animator }, "UIViewAnimatingPosition": { positions },
    "UIViewAnimatingState": { states }, "UIView.AnimationCurve": { curves },
    "UITimingCurveType": { timingTypes }, "UICubicTimingParameters()": { cubic },
    "UISpringTimingParameters()": { try spring }, "UIView.AnimationOptions": { options },
    "UIView.KeyframeAnimationOptions": { keyframeOptions },
    "UIView begin/commit": { try beginCommit },
    "UIView.animate(springDuration:)": { try springArguments },
    "UIView.animate(springDuration:) default spring": { defaultSpring },
    "CAAnimation": { animation }, "CAPropertyAnimation": { animation },
    "CABasicAnimation": { animation }, "CAKeyframeAnimation": { keyframes },
    "CASpringAnimation": { springAnimation }, "CATransition": { transition },
    "CAAnimationGroup": { group }, "CALayer": { layer }, "CATransaction": { transaction },
    "implicit animation": { implicit }, "setFrame on a live layer": { liveFrame },
  ]

  /// The word for an optional value: `nil` or `some`.
  static func presence(_ value: Any?) -> String { value == nil ? "nil" : "some" }
}
