import HeadlessUIKit
import TestSupport

/// A row of additive.csv about animations that are added to a layer by hand.
struct LayerScenario {
  /// One animation of the key path.
  private struct Part {
    var from: Double?
    var to: Double?
    var by: Double?
    var isAdditive = false
  }

  private var keyPath = "opacity"
  private var model = 0.0
  private var parts: [Part] = []
  private var isCumulative = false
  private var autoreverses = false
  private var repeatCount: Float = 0
  private var duration = 1.0

  /// Whether a row is about layers, not about blocks of views.
  static func isMeant(_ text: String) -> Bool {
    !text.hasPrefix("UIView") && !text.hasPrefix("non-additive (alpha)")
  }

  /// Reads a scenario; one that says "same" goes on from the one before.
  ///
  /// The text after the last colon is a comment, except for ways in it. Throws if an unknown word
  /// is left.
  init(_ text: String, after previous: LayerScenario?) throws {
    if text.hasPrefix("same") {
      guard let previous else { throw OracleError.unknownName(text) }
      self = previous
    }
    var rest = text
    func take(_ pattern: Regex<(Substring, Substring)>, _ use: (Double) -> Void) {
      guard let match = rest.firstMatch(of: pattern), let number = Double(match.1) else { return }
      use(number)
      rest.removeSubrange(match.range)
    }
    if let match = rest.firstMatch(of: #/\b(opacity|position\.[xy]|cornerRadius|zPosition)\b/#) {
      keyPath = String(match.1)
      rest.removeSubrange(match.range)
    }
    take(#/model ([-\d.]+)/#) { model = $0 }
    take(#/repeatCount ([\d.]+)/#) { repeatCount = Float($0) }
    take(#/duration ([\d.]+)/#) { duration = $0 }
    take(#/\b([\d.]+) ?s\b/#) { duration = $0 }
    isCumulative = isCumulative || rest.contains("cumulative")
    autoreverses = autoreverses || rest.contains("autoreverses")
    let isAdditive = rest.contains("additive") && !rest.contains("NON-additive")
    take(#/\bby ([-\d.]+)/#) { parts.append(Part(by: $0, isAdditive: isAdditive)) }
    for match in rest.matches(of: #/(-?[\d.]+)(?:->| to )(-?[\d.]+)/#) {
      parts.append(Part(from: Double(match.1), to: Double(match.2), isAdditive: isAdditive))
    }
    rest = rest.replacing(#/-?[\d.]+(?:->| to )-?[\d.]+/#, with: "")
    if let unknown = Self.unknownWord(in: rest) { throw OracleError.unknownName(unknown) }
    if parts.isEmpty { throw OracleError.unknownName(text) }
  }

  private static let known: Set<Substring> = [
    "two", "three", "additive", "NON-additive", "animations", "on", "a", "b", "c", "A", "B", "C",
    "linear", "same", "plus", "keyPath", "keys", "then", "cumulative", "from", "to", "nil", "with",
    "autoreverses", "and",
  ]

  private static func unknownWord(in text: String) -> String? {
    let words = text.prefix { $0 != ":" }.split { !$0.isLetter && $0 != "-" }
    let ways = text.drop { $0 != ":" }.split { !$0.isLetter }
    let isNote = ways.contains("wins") || ways.contains("accumulate")
    return (isNote ? words : words + ways).first { !known.contains($0) }.map { String($0) }
  }

  /// What is shown at a time.
  func value(at time: Double) -> Double? {
    let specimen = Specimen { $0.setValue(model, forKeyPath: keyPath) }
    for part in parts { specimen.add(animation(part)) }
    return specimen.shown(keyPath, at: time)
  }

  private func animation(_ part: Part) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = part.from
    animation.toValue = part.to
    animation.byValue = part.by
    animation.isAdditive = part.isAdditive
    animation.isCumulative = isCumulative
    animation.autoreverses = autoreverses
    animation.repeatCount = repeatCount
    animation.duration = duration
    return animation
  }
}

extension OracleChecker {
  static let additive = OracleChecker("additive.csv") { row in
    let text = try row.row.text("scenario")
    let time = try row.row.number("t")
    guard LayerScenario.isMeant(text) else {
      return try row.complaint(about: BlockScenario(text).value(at: time), "value")
    }
    var scenario: LayerScenario?
    for row in row.earlier + [row.row] {
      let text = try row.text("scenario")
      if LayerScenario.isMeant(text) { scenario = try LayerScenario(text, after: scenario) }
    }
    return try row.complaint(about: scenario?.value(at: time), "value")
  }
}
