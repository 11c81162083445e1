/// The words that a gesture's blocks can read.
package enum GestureWord: String, CaseIterable, Sendable {
  case translation, velocity, location, scale, rotation

  /// The words that are reserved everywhere.
  static let reserved = allCases.map(\.rawValue).filter(ReservedWords.contains)

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

/// Setting a property affects only the kinds of gestures that have it.
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
      writes: { ($0 as? UIPanGestureRecognizer)?.setTranslation($1, in: $0.view?.superview) },
      "for a pan: how far the finger moved"),
    Property(
      "scale", reads: { ($0 as? UIPinchGestureRecognizer)?.scale ?? 1 },
      writes: { ($0 as? UIPinchGestureRecognizer)?.scale = $1 },
      "for a pinch: how far the fingers spread; 1 at the start"),
    Property(
      "rotation", reads: { ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0 },
      writes: { ($0 as? UIRotationGestureRecognizer)?.rotation = $1 }, in: .angle,
      "for a rotation: how far the fingers turned"),
  ])
}

extension UIGestureRecognizer {
  /// Whether its kind of gesture has a property.
  package func has(_ property: String) -> Bool {
    GestureWord(rawValue: property).map { $0.value(of: self) != nil } ?? true
  }

  /// The word for its kind, which makes one.
  package var word: String { GestureKind(of: self)?.rawValue ?? "gesture" }
}

extension UIGestureRecognizer.State: PropertyValue {
  package static let kind = ValueKind.word
  package static func fitting(_ value: Value) -> Self? { nil }
  package var value: Value { .word(word) }
  package var word: String { "\(self)" }
  static let words = [Self.possible, .began, .changed, .ended, .cancelled, .failed].map(\.word)
}

package enum GestureKind: String, Choosable, Sendable {
  case pan, tap, press, pinch, rotate

  /// A movement of fingers that it recognizes.
  package enum Answer: Sendable { case drags, stays, rests, spreads, turns }

  /// The traits of a kind: a lasting one begins, changes and ends, others happen at once.
  private typealias Traits = (
    type: UIGestureRecognizer.Type, meaning: String, isLasting: Bool, answers: [Answer],
    otherNames: [String]
  )

  private var traits: Traits {
    switch self {
    case .pan: (UIPanGestureRecognizer.self, "a finger drags", true, [.drags], ["drag", "swipe"])
    case .tap:
      (
        UITapGestureRecognizer.self, "a finger comes down and is lifted at once", false, [.stays],
        ["click"]
      )
    case .press:
      (
        UILongPressGestureRecognizer.self, "a finger comes down and stays", true,
        [.stays, .rests], ["longPress", "longpress"]
      )
    case .pinch:
      (UIPinchGestureRecognizer.self, "two fingers spread or close", true, [.spreads], ["zoom"])
    case .rotate:
      (UIRotationGestureRecognizer.self, "two fingers turn", true, [.turns], ["rotation"])
    }
  }

  package var meaning: String { traits.meaning }
  package var isLasting: Bool { traits.isLasting }
  package var otherNames: [String] { traits.otherNames }
  package func answers(to what: Answer...) -> Bool { traits.answers.contains(where: what.contains) }

  package func make() -> UIGestureRecognizer { traits.type.init() }

  /// The kind of a gesture; `nil` if it is none of these.
  package init?(of gesture: UIGestureRecognizer) {
    guard let kind = Self.allCases.first(where: { $0.traits.type == type(of: gesture) }) else {
      return nil
    }
    self = kind
  }
}
