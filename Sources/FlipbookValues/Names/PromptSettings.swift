/// How the prompt looks and helps.
///
/// They belong to the person and not to the session: session files do not contain them, and nothing
/// undoes them. They are set at the prompt or in its start-up file.
package struct PromptSettings: Equatable, Sendable {
  package enum Color: String, CaseIterable, Sendable {
    /// On a terminal that understands it, unless `NO_COLOR` declines it.
    case auto
    case always, never
  }

  package var color = Color.auto
  /// Whether grey suggestions follow the typed text.
  package var hints = true
  /// Whether pictures are shown in pixels if the terminal can.
  package var pixels = true
  /// Whether only entries and answers are written, in order, as screen readers need it: nothing is
  /// painted over or at the right edge, and nothing is suggested.
  package var isPlain = false

  package init() {}

  /// Sets one by its name; returns false for an unknown name, or a value it does not take.
  package mutating func set(_ name: String, to value: String) -> Bool {
    Self.properties[name]?.set(&self, value) ?? false
  }

  package static let properties = PropertyTable<PromptSettings>([
    Property("hints", \.hints, "grey suggestions behind what is typed").withWords(
      Choice("on", "the line goes on in grey"), Choice("off", "nothing but what is typed")),
    Property("pixels", \.pixels, "pictures in pixels, where the terminal shows them").withWords(
      Choice("on", "where it answers that it can"), Choice("off", "pictures in characters")),
    Property("color", \.color, "colour at the prompt; auto asks the terminal and NO_COLOR"),
    Property("plain", \.isPlain, "for screen readers: no colour, suggestions or right prompt")
      .withWords(
        Choice("on", "only what is typed and answered, in its order"),
        Choice("off", "with all that helps the eye")),
  ])
}

extension PromptSettings.Color: Choosable, PropertyValue {
  package var meaning: String {
    switch self {
    case .auto: "where the terminal understands it and NO_COLOR is not set"
    case .always: "whatever the terminal is"
    case .never: "no colour at all"
    }
  }
}
