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
  package var word: String {
    GestureKind(of: self)?.rawValue ?? "gesture"
  }
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

  /// The traits of a kind.
  private struct Traits {
    let type: UIGestureRecognizer.Type
    let meaning: String
    /// Whether it begins, changes and ends; others happen at once.
    var isLasting = true
    let answers: [Answer]
    /// Other words that people use for it.
    var otherNames: [String] = []
  }

  private var traits: Traits {
    switch self {
    case .pan:
      Traits(
        type: UIPanGestureRecognizer.self, meaning: "a finger drags", answers: [.drags],
        otherNames: ["drag", "swipe"])
    case .tap:
      Traits(
        type: UITapGestureRecognizer.self, meaning: "a finger comes down and is lifted at once",
        isLasting: false, answers: [.stays], otherNames: ["click"])
    case .press:
      Traits(
        type: UILongPressGestureRecognizer.self, meaning: "a finger comes down and stays",
        answers: [.stays, .rests], otherNames: ["longPress", "longpress"])
    case .pinch:
      Traits(
        type: UIPinchGestureRecognizer.self, meaning: "two fingers spread or close",
        answers: [.spreads], otherNames: ["zoom"])
    case .rotate:
      Traits(
        type: UIRotationGestureRecognizer.self, meaning: "two fingers turn", answers: [.turns],
        otherNames: ["rotation"])
    }
  }

  package var meaning: String { traits.meaning }
  package var isLasting: Bool { traits.isLasting }
  package var otherNames: [String] { traits.otherNames }
  package func answers(to what: Answer...) -> Bool {
    traits.answers.contains(where: what.contains)
  }

  package func make() -> UIGestureRecognizer { traits.type.init() }

  /// The kind of a gesture; `nil` if it is none of these.
  package init?(of gesture: UIGestureRecognizer) {
    guard let kind = Self.allCases.first(where: { $0.traits.type == type(of: gesture) }) else {
      return nil
    }
    self = kind
  }
}
