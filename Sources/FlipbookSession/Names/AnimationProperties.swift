import Foundation
import HeadlessUIKit

/// A property of an animation object as the shell knows it.
struct AnimationProperty: Sendable {
  let name: String
  let meaning: String
  private let access: PropertyAccess<CAAnimation>

  private init(_ name: String, _ meaning: String, _ access: PropertyAccess<CAAnimation>) {
    (self.name, self.meaning, self.access) = (name, meaning, access)
  }

  var kind: ValueKind { access.kind }

  /// Reads it.
  func read(_ animation: CAAnimation) -> Value { access.read(animation) }

  /// Writes it, or returns false for a value of the wrong kind.
  func write(_ animation: CAAnimation, _ value: Value) -> Bool { access.write(animation, value) }

  /// Every property, in the order they are listed.
  static let all: [AnimationProperty] = [
    AnimationProperty(
      "duration", "seconds of one way; 0 for the transaction's", .seconds(\.duration)),
    AnimationProperty(
      "beginTime", "when it begins, in the layer's time; 0 for at once", .seconds(\.beginTime)),
    AnimationProperty("timeOffset", "seconds that turn what is shown", .seconds(\.timeOffset)),
    AnimationProperty("speed", "how fast its time passes", .number(\.speed)),
    AnimationProperty("repeatCount", "how many times; 0 for once", .number(\.repeatCount)),
    AnimationProperty(
      "repeatDuration", "seconds of repeats; 0 where the count decides", .seconds(\.repeatDuration)),
    AnimationProperty("autoreverses", "each time goes back as well", .flag(\.autoreverses)),
    AnimationProperty(
      "isRemovedOnCompletion", "goes when it is over", .flag(\.isRemovedOnCompletion)),
  ]

  static func named(_ name: String) -> AnimationProperty? {
    all.first { $0.name == name }
  }
}
