import AnimationFacades
import Foundation
import HeadlessUIKit
import TestSupport

/// What a row of swiftyanimate.csv asks of the chain, computed.
struct SwiftyAnimateOracle {
  let scenario: String
  let quantity: String

  /// Reads a row; "same" stands for the scenario of the row before.
  init(_ row: OracleRow, after earlier: [OracleRow]) throws {
    let rows = earlier + [row]
    let named = try rows.last { try $0.text("scenario") != "same" }
    guard let named else { throw OracleError.unknownName("same") }
    scenario = try named.text("scenario")
    quantity = try row.text("quantity")
  }

  /// What the row must say: numbers, or truths as 1 and 0.
  func values() throws -> [Double] {
    if scenario.hasSuffix("as (duration,delay)") { return try ofCollection() }
    if scenario.hasPrefix("KeyframeAnimation") { return try ofKeyframes() }
    if scenario.hasPrefix("view.transform") { return Self.members(try transformed()) }
    if scenario.hasPrefix("view.corner") { return [try cornerRadius()] }
    return try ofChain().map { $0 ? 1 : 0 }
  }

  /// The numbers in a row's value: a list, truths, or a transform told as calls.
  static func values(in text: String) throws -> [Double] {
    if text.contains("(") { return members(try told(text)) }
    return try text.split { ";|".contains($0) }.map {
      let word = $0.trimmingCharacters(in: .whitespaces)
      if let truth = Bool(word) { return truth ? 1 : 0 }
      guard let number = OracleExpression.number(in: word) else {
        throw OracleError.unknownName(word)
      }
      return number
    }
  }

  // MARK: Animations

  // The pairs of numbers in the scenario.
  private func pairs() throws -> [(duration: Double, delay: Double)] {
    let number = #/[-+]?\d*\.?\d+/#
    return try scenario.matches(of: #/\(([^()a-z]*)\)/#).map {
      let numbers = $0.1.matches(of: number).compactMap { Double($0.0) }
      guard numbers.count == 2 else { throw OracleError.unknownName(String($0.0)) }
      return (numbers[0], numbers[1])
    }
  }

  private func ofCollection() throws -> [Double] {
    let animations = try pairs().map {
      StandardAnimation(duration: $0.duration, delay: $0.delay) {}
    }
    return [try read(["timeInterval": animations.timeInterval, "delay": animations.delay])]
  }

  private func ofKeyframes() throws -> [Double] {
    let animation = KeyframeAnimation(
      keyframes: try pairs().map { Keyframe(duration: $0.duration, delay: $0.delay) {} })
    let frames = animation.relativeFrames.flatMap { [$0.startTime, $0.duration] }
    if quantity.hasPrefix("relative") { return frames }
    return try quantity.split(separator: ";").flatMap {
      $0.contains("relative")
        ? frames
        : [
          try read(
            [
              "timeInterval": animation.timeInterval, "delay": animation.delay,
              "duration": animation.duration,
            ], $0)
        ]
    }
  }

  private func read(_ known: [String: Double], _ word: Substring? = nil) throws -> Double {
    let name = (word ?? quantity[...]).split(separator: " ").last.map { String($0) } ?? ""
    guard let value = known[name] else { throw OracleError.unknownName(quantity) }
    return value
  }

  // MARK: Views

  private static func numbers(in text: Substring) -> [CGFloat] {
    text.split { " ,:".contains($0) }.compactMap {
      OracleExpression.number(in: String($0)).map { CGFloat($0) }
    }
  }

  // The view's transform after the scenario's parts.
  private func transformed() throws -> CGAffineTransform {
    let parts: [Transform] = try scenario.matches(of: #/(rotate|scale|move)([^,\]]*)/#).map {
      let numbers = Self.numbers(in: $0.2)
      switch ($0.1, numbers.count) {
      case ("rotate", 1): return .rotate(angle: numbers[0])
      case ("scale", 2): return .scale(x: numbers[0], y: numbers[1])
      case ("move", 2): return .move(x: numbers[0], y: numbers[1])
      default: throw OracleError.unknownName(String($0.0))
      }
    }
    let room = Room()
    room.view.transformed(by: parts)
    return room.view.transform
  }

  // A transform told as UIKit's calls, one after another.
  private static func told(_ text: String) throws -> CGAffineTransform {
    try text.matches(of: #/(\w+)\(([^)]*)\)/#).reduce(.identity) { transform, call in
      let numbers = numbers(in: call.2)
      switch (call.1, numbers.count) {
      case ("rotation", 1), ("rotatedBy", 1), ("rotated", 1):
        return transform.rotated(by: numbers[0])
      case ("scale", 2), ("scaledBy", 2): return transform.scaledBy(x: numbers[0], y: numbers[1])
      case ("translation", 2), ("translatedBy", 2):
        return transform.translatedBy(x: numbers[0], y: numbers[1])
      default: throw OracleError.unknownName(String(call.0))
      }
    }
  }

  private static func members(_ transform: CGAffineTransform) -> [Double] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
      Double($0)
    }
  }

  private func cornerRadius() throws -> Double {
    guard let match = scenario.firstMatch(of: #/duration ([\d.]+), radius ([\d.]+)/#),
      let duration = Double(match.1), let radius = Double(match.2)
    else { throw OracleError.unknownName(scenario) }
    let room = Room()
    room.stage.run { room.view.corner(duration: duration, radius: CGFloat(radius)).perform() }
    return Double(room.view.layer.cornerRadius)
  }

  // MARK: Chains

  private func ofChain() throws -> [Bool] {
    if scenario.hasPrefix("decay()") {
      let play = try ChainScenario("Animate().do{D}.decay()")
      play.perform(for: 10)
      return [play.ran.isEmpty]
    }
    if quantity == "completion runs synchronously" {
      let play = try ChainScenario(scenario.prefix { $0 != ")" } + ")")
      var isOver = false
      return play.room.stage.run {
        play.chain.perform { isOver = true }
        return [isOver]
      }
    }
    let play = try ChainScenario(scenario.prefix { $0 != ":" })
    if let match = quantity.prefixMatch(of: #/(\w+) runs before ([\d.]+) s/#) {
      play.perform(for: Double(match.2) ?? 0)
      return [play.ran.contains(String(match.1))]
    }
    play.perform()
    return try quantity.split(separator: ";").map { part in
      let words = part.split(separator: " ")
      guard words.count >= 2, words.last == "ran" else {
        throw OracleError.unknownName(String(part))
      }
      return play.ran.contains(String(words[0]))
    }
  }
}
