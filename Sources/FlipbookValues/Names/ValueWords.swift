package enum ValueWords {
  package static let names: [String] = basic + Timing.presets.map(\.name)

  /// The same without the timings that others have published.
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
  // They came later: a name that is one of them goes before it.
  private static let free = Set(["pi"] + unreserved)

  /// Whether no name can be this word.
  package static func isReserved(_ word: String) -> Bool {
    value(word) != nil && !free.contains(word)
  }

  /// Words for values that are no names of the language: a thing that has one is meant.
  package static let unreserved = Timing.unreserved.map(\.name)

  package static func meaning(_ word: String) -> String {
    Timing.named.first { $0.name == word }?.meaning
      ?? others.first { $0.name == word }?.meaning ?? value(word)?.kind.noun ?? "a value"
  }

  package static let stage = "stage"

  /// The word for everything that a verb can act on; a thing of that name is meant before it.
  package static let all = "all"

  /// The words that mean something in a completion only.
  package static let contextual = ["position", "finished"]

  /// The word for what a begin was given, in its blocks only; it may be a name.
  package static let context = "context"

  // Looked up only, never walked.
  private static let byName: [String: @Sendable () -> Value] = {
    var table: [String: @Sendable () -> Value] = [:]
    for entry in Timing.named { table[entry.name] = { .timing(entry.timing) } }
    for entry in UIColor.named { table[entry.name] = { .color(entry.color) } }
    for entry in others { table[entry.name] = entry.value }
    return table
  }()

  /// The names, or words for values, near to one that is neither.
  package static func near(_ word: String, names: [String] = basic) -> [String] {
    NearNames.suggestions(
      for: word, among: names.filter { !free.contains($0) } + Timing.presets.map(\.name))
  }

  /// The same, with some names before the words for values.
  package static func near(_ word: String, after names: [String]) -> [String] {
    near(word, names: names + basic)
  }

  package static func value(_ name: String) -> Value? { byName[name]?() }

  /// The colour that CSS gives a name which is no word here; `hotPink` is one as well.
  package static func cssColor(_ name: String) -> Value? {
    guard byName[name] == nil, name.first?.isLowercase == true else { return nil }
    return CSSColors.color(named: name.lowercased()).map { .color($0) }
  }
}

/// Words that belong to the language, beside the verbs.
package enum ReservedWords {
  package static func contains(_ word: String) -> Bool {
    ["let", "root", ValueWords.stage].contains(word) || ValueWords.isReserved(word)
      || ValueWords.contextual.contains(word) || FunctionDeclaration.named(word)?.isReserved == true
  }
}

extension Scope {
  /// Whether a word belongs to the language: verbs, values, functions.
  ///
  /// A name can be such a word; on its own it keeps its meaning.
  package func isReserved(_ word: String) -> Bool {
    world.commands.isReserved(word) || ReservedWords.contains(word)
  }

  /// Makes sure that a word can be a name at all; of a value, that it does not stand for one already.
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
