import FlipbookValues
import HeadlessUIKit

/// What an animation object is given: a property of UIKit's, and the input that it is typed as.
struct AnimationProperty: Sendable {
  /// How the input is written.
  enum Way {
    case object, objects, numbers, functions, word, number, narrow, flag, endless
  }

  let name: String
  let input: String
  let way: Way

  private init(_ name: String, _ input: String, _ way: Way) {
    (self.name, self.input, self.way) = (name, input, way)
  }

  private init(_ name: String, _ way: Way) { self.init(name, name, way) }

  /// Of one that moves a property, before its timing.
  static let values = [
    AnimationProperty("fromValue", "from", .object), AnimationProperty("toValue", "to", .object),
    AnimationProperty("byValue", "by", .object), AnimationProperty("values", .objects),
    AnimationProperty("keyTimes", .numbers), AnimationProperty("timingFunctions", .functions),
    AnimationProperty("calculationMode", "mode", .word),
  ]

  /// Of all, behind its timing.
  static let times = [
    AnimationProperty("beginTime", .number), AnimationProperty("timeOffset", .number),
    AnimationProperty("speed", .narrow), AnimationProperty("repeatCount", .narrow),
    AnimationProperty("repeatDuration", .number),
    AnimationProperty("repeatCount", "repeat", .endless), AnimationProperty("autoreverses", .flag),
    AnimationProperty("fillMode", .word), AnimationProperty("isRemovedOnCompletion", .flag),
  ]

  /// Of one that moves a property, behind those.
  static let flags = [
    AnimationProperty("isAdditive", .flag), AnimationProperty("isCumulative", .flag),
  ]

  /// The label of what is no property here, and so is typed where the animation is made; empty for a
  /// timing.
  static func label(of name: String) -> String? {
    if name == "timingFunction" { return "" }
    return (values + times + flags).first { $0.name == name && CAAnimation.properties[name] == nil }
      .map { $0.input + ": " }
  }
}
