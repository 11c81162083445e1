import Foundation
import HeadlessUIKit

/// A property of an animation object as the shell knows it.
struct AnimationProperty: Sendable {
  let name: String
  let kind: ValueKind
  let meaning: String
  let read: @Sendable (CAAnimation) -> Value
  /// Writes it, or returns false for a value of the wrong kind.
  let write: @Sendable (CAAnimation, Value) -> Bool

  /// Every property, in the order they are listed.
  static let all: [AnimationProperty] = [
    seconds("duration", "seconds of one way; 0 for the transaction's", \.duration),
    seconds("beginTime", "when it begins, in the layer's time; 0 for at once", \.beginTime),
    seconds("timeOffset", "seconds that turn what is shown", \.timeOffset),
    number("speed", "how fast its time passes", \.speed),
    number("repeatCount", "how many times; 0 for once", \.repeatCount),
    seconds("repeatDuration", "seconds of repeats; 0 where the count decides", \.repeatDuration),
    flag("autoreverses", "each time goes back as well", \.autoreverses),
    flag("isRemovedOnCompletion", "goes when it is over", \.isRemovedOnCompletion),
  ]

  static func named(_ name: String) -> AnimationProperty? {
    all.first { $0.name == name }
  }

  private static func seconds(
    _ name: String, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<CAAnimation, CFTimeInterval> & Sendable
  ) -> AnimationProperty {
    AnimationProperty(
      name: name, kind: .number, meaning: meaning,
      read: { .number(Quantity(value: $0[keyPath: path], unit: .duration)) },
      write: { animation, value in
        guard case .number(let number) = value else { return false }
        animation[keyPath: path] = number.value
        return true
      })
  }

  private static func number(
    _ name: String, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<CAAnimation, Float> & Sendable
  ) -> AnimationProperty {
    AnimationProperty(
      name: name, kind: .number, meaning: meaning,
      read: { .plain(Double($0[keyPath: path])) },
      write: { animation, value in
        guard case .number(let number) = value else { return false }
        animation[keyPath: path] = Float(number.value)
        return true
      })
  }

  private static func flag(
    _ name: String, _ meaning: String,
    _ path: any ReferenceWritableKeyPath<CAAnimation, Bool> & Sendable
  ) -> AnimationProperty {
    AnimationProperty(
      name: name, kind: .bool, meaning: meaning, read: { .bool($0[keyPath: path]) },
      write: { animation, value in
        guard case .bool(let bool) = value else { return false }
        animation[keyPath: path] = bool
        return true
      })
  }
}
