package enum ValueWords {
  package static let names: [String] = basic + Timing.presets.map(\.name)

  /// The names without the timings that others have published.
  package static let basic: [String] = Timing.basic.map(\.name) + colors + others.map(\.name)
  private static let colors = UIColor.named.map(\.name)
  private static let others: [(name: String, meaning: String, value: @Sendable () -> Value)] = [
    ("none", "no colour", { .color(nil) }),
    ("identity", "the transform that changes nothing", { .transform(CATransform3DIdentity) }),
    ("true", "yes, of a property or a flag", { .bool(true) }),
    ("false", "no, of a property or a flag", { .bool(false) }),
    ("inactive", AnimatorStanding.inactive.meaning, { .state(.inactive) }),
    ("active", "an animator on its way, running or paused", { .state(.active) }),
    ("stopped", AnimatorStanding.stopped.meaning, { .state(.stopped) }),
    ("start", "where an animator starts", { .position(.start) }),
    ("current", "where an animator is", { .position(.current) }),
    ("end", "where an animator ends", { .position(.end) }),
    ("pi", "half a turn in radians, 3.142", { .plain(.pi) }),
  ]
  // Words that were added later: a thing with such a name takes precedence.
  private static let free = Set(["pi"] + unreserved)

  /// Whether the word keeps its value where a thing has that name; no value can have that name.
  package static func isReserved(_ word: String) -> Bool {
    value(word) != nil && !free.contains(word)
  }

  /// Value words that are not reserved: a thing with such a name takes precedence.
  package static let unreserved = Timing.unreserved.map(\.name)

  package static func meaning(_ word: String) -> String {
    Timing.named.first { $0.name == word }?.meaning
      ?? others.first { $0.name == word }?.meaning ?? value(word)?.kind.noun ?? "a value"
  }

  package static let stage = "stage"

  /// The word for everything that a verb can act on; a thing with that name takes precedence.
  package static let all = "all"

  /// The words that have a meaning only in a completion.
  package static let contextual = ["position", "finished"]

  /// The word for the value that `begin` was given, in its blocks only; it may be a name.
  package static let context = "context"

  // Only for lookups, never iterated.
  private static let byName: [String: @Sendable () -> Value] = {
    var table: [String: @Sendable () -> Value] = [:]
    for entry in Timing.named { table[entry.name] = { .timing(entry.timing) } }
    for entry in UIColor.named { table[entry.name] = { .color(entry.color) } }
    for entry in others { table[entry.name] = entry.value }
    return table
  }()

  /// Names and value words similar to an unknown word.
  package static func near(_ word: String, names: [String] = basic) -> [String] {
    NearNames.suggestions(
      for: word, among: names.filter { !free.contains($0) } + Timing.presets.map(\.name))
  }

  /// Similar names and value words, the given names first.
  package static func near(_ word: String, after names: [String]) -> [String] {
    near(word, names: names + basic)
  }

  package static func value(_ name: String) -> Value? { byName[name]?() }

  /// The colour of a CSS name that is no word here; `hotPink` is also found.
  package static func cssColor(_ name: String) -> Value? {
    guard byName[name] == nil, name.first?.isLowercase == true else { return nil }
    return CSSColors.color(named: name.lowercased()).map { .color($0) }
  }
}

/// The words of the language, besides the verbs.
package enum ReservedWords {
  package static func contains(_ word: String) -> Bool {
    ["let", "root", ValueWords.stage].contains(word) || ValueWords.isReserved(word)
      || ValueWords.contextual.contains(word) || FunctionDeclaration.named(word)?.isReserved == true
  }
}

extension Scope {
  /// Whether a word belongs to the language: verbs, values, functions.
  ///
  /// Such a word can be a name; on its own it keeps its meaning.
  package func isReserved(_ word: String) -> Bool {
    world.commands.isReserved(word) || ReservedWords.contains(word)
  }

  /// Checks that a word can be a name; for a value, that it is not a reserved value word either.
  package func checkWord(_ name: Name, ofValue: Bool = false) throws(Mistake) {
    guard !name.text.isEmpty else {
      throw Mistake(name, isNot: "a name", hint: "names are letters and digits")
    }
    let isValue = ofValue && ValueWords.isReserved(name.text)
    guard !isValue, !["let", "root", ValueWords.stage].contains(name.text) else {
      throw Mistake(.reservedName(name.text), name.span)
    }
  }
}
