/// How the prompt looks and helps.
///
/// These are the person's and not the session's: a session file neither keeps them nor changes
/// with them, and nothing undoes them. They are set at the prompt or in its start-up file.
package struct PromptSettings: Equatable, Sendable {
  /// When there is colour.
  package enum Color: String, CaseIterable, Sendable {
    /// On a terminal that understands it, unless `NO_COLOR` declines it.
    case auto
    case always, never
  }

  /// When there is colour.
  package var color = Color.auto
  /// Whether grey suggestions stand behind what is typed.
  package var hints = true
  /// Whether only what is typed and answered is written, in order, as screen readers need it:
  /// nothing painted over, nothing at the right edge, no suggestions.
  package var isPlain = false

  /// The settings as they come.
  package init() {}

  /// Sets one by its name; false for a name there is none of, or a value it does not take.
  package mutating func set(_ name: String, to value: String) -> Bool {
    Self.named(name)?.set(&self, value) ?? false
  }

  static func named(_ name: String) -> Setting<PromptSettings>? {
    all.first { $0.name == name }
  }

  /// Every setting, in the order they are listed.
  static let all: [Setting<PromptSettings>] = [
    switching(
      "hints", \.hints, "grey suggestions behind what is typed",
      on: "the line goes on in grey", off: "nothing but what is typed"),
    Setting(
      name: "color", meaning: "colour at the prompt; auto asks the terminal and NO_COLOR",
      allowed: "auto, always or never", choices: Color.choices,
      text: { $0.color.rawValue },
      set: { settings, text in
        guard let color = Color(rawValue: text) else { return false }
        settings.color = color
        return true
      }),
    switching(
      "plain", \.isPlain, "for screen readers: no colour, suggestions or right prompt",
      on: "only what is typed and answered, in its order", off: "with all that helps the eye"),
  ]

  private static func switching(
    _ name: String, _ path: any WritableKeyPath<PromptSettings, Bool> & Sendable,
    _ meaning: String, on: String, off: String
  ) -> Setting<PromptSettings> {
    Setting(
      name: name, meaning: meaning, allowed: "on or off",
      choices: [Choice("on", on), Choice("off", off)],
      text: { $0[keyPath: path] ? "on" : "off" },
      set: { settings, text in
        guard let place = ["on", "true", "off", "false"].firstIndex(of: text) else { return false }
        settings[keyPath: path] = place < 2
        return true
      })
  }
}

extension PromptSettings.Color: Choosable {
  var meaning: String {
    switch self {
    case .auto: "where the terminal understands it and NO_COLOR is not set"
    case .always: "whatever the terminal is"
    case .never: "no colour at all"
    }
  }
}
