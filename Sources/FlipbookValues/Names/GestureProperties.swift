package import HeadlessUIKit

/// What can be read in the block of a gesture under a word of its own.
package enum GestureWord: String, CaseIterable, Sendable {
  case translation, velocity, location, scale, rotation

  package var meaning: String {
    switch self {
    case .translation: "in a pan's blocks, how far the finger moved"
    case .velocity: "in a gesture's blocks, its velocity per second"
    case .location: "in a gesture's blocks, where the fingers are"
    case .scale: "in a pinch's blocks, how far the fingers spread; 1 at the start"
    case .rotation: "in a rotation's blocks, how far the fingers turned"
    }
  }

  /// Its value, in the coordinates of the superview of the gesture's view; `nil` if it has none.
  package func value(of gesture: UIGestureRecognizer) -> Value? {
    let around = gesture.view?.superview
    switch (self, gesture) {
    case (.location, _): return gesture.location(in: around).value
    case (.translation, let pan as UIPanGestureRecognizer): return pan.translation(in: around).value
    case (.velocity, let pan as UIPanGestureRecognizer): return pan.velocity(in: around).value
    case (.velocity, let pinch as UIPinchGestureRecognizer): return pinch.velocity.value
    case (.velocity, let rotation as UIRotationGestureRecognizer): return rotation.velocity.value
    case (.scale, let pinch as UIPinchGestureRecognizer): return pinch.scale.value
    case (.rotation, let rotation as UIRotationGestureRecognizer):
      return .number(Quantity(value: Double(rotation.rotation), unit: .angle))
    default: return nil
    }
  }
}

/// Setting a property has an effect on the kind that has it, and none on others.
extension UIGestureRecognizer: PropertyOwner {
  package var owner: UIGestureRecognizer { self }
  package static let noun = "a gesture"

  package static let properties = PropertyTable<UIGestureRecognizer>([
    Property("state", reads: \.state, "its state: possible, began, changed …"),
    Property("isEnabled", \.isEnabled, "takes touches; false cancels a gesture under way"),
    Property(
      "location", reads: { $0.location(in: $0.view?.superview) },
      "where the fingers are, in superview coordinates"),
    Property(
      "translation",
      reads: { ($0 as? UIPanGestureRecognizer)?.translation(in: $0.view?.superview) ?? .zero },
      writes: { gesture, translation throws(AnimatorError) in
        (gesture as? UIPanGestureRecognizer)?
          .setTranslation(translation, in: gesture.view?.superview)
      }, "for a pan: how far the finger moved"),
    Property(
      "scale", reads: { ($0 as? UIPinchGestureRecognizer)?.scale ?? 1 },
      writes: { gesture, scale throws(AnimatorError) in
        (gesture as? UIPinchGestureRecognizer)?.scale = scale
      }, "for a pinch: how far the fingers spread; 1 at the start"),
    Property(
      "rotation", reads: { ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0 },
      writes: { gesture, rotation throws(AnimatorError) in
        (gesture as? UIRotationGestureRecognizer)?.rotation = rotation
      }, in: .angle, "for a rotation: how far the fingers turned"),
  ])
}

extension UIGestureRecognizer {
  /// Whether it has a property: what only one kind has is nothing for the others.
  package func has(_ property: String) -> Bool {
    GestureWord(rawValue: property).map { $0.value(of: self) != nil } ?? true
  }

  /// What kind it is, in the word that makes one.
  package var word: String {
    GestureKind.allCases.first { $0.type == type(of: self) }?.rawValue ?? "gesture"
  }
}

extension UIGestureRecognizer.State: PropertyValue {
  package static let kind = ValueKind.word
  package static func fitting(_ value: Value) -> Self? { nil }
  package var value: Value { .word(word) }
  package var word: String { "\(self)" }
}

package enum GestureKind: String, Choosable, Sendable {
  case pan, tap, press, pinch, rotate

  package var meaning: String {
    switch self {
    case .pan: "a finger drags"
    case .tap: "a finger comes down and is lifted at once"
    case .press: "a finger comes down and stays"
    case .pinch: "two fingers spread or close"
    case .rotate: "two fingers turn"
    }
  }

  fileprivate var type: UIGestureRecognizer.Type {
    switch self {
    case .pan: UIPanGestureRecognizer.self
    case .tap: UITapGestureRecognizer.self
    case .press: UILongPressGestureRecognizer.self
    case .pinch: UIPinchGestureRecognizer.self
    case .rotate: UIRotationGestureRecognizer.self
    }
  }

  package func make() -> UIGestureRecognizer { type.init() }
}
