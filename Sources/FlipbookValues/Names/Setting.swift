// Settings are properties that are set by a word: `set rate 50`.
extension Property {
  package var choices: [Choice] { description.choices }

  /// The values it takes, to complete "'x' is not …".
  package var allowed: String {
    if let range = description.range {
      return "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
    let words = choices.map(\.word)
    return words.count > 3 ? "one of " + words.joined(separator: ", ") : words.list("or")
  }

  package func text(_ owner: Owner) -> String {
    switch read(owner) {
    case .bool(let bool) where choices.count == 2: choices[bool ? 0 : 1].word
    case .word(let word): word
    case let value: ValueText(digits: 0).text(value)
    }
  }

  /// Sets it by a word; returns false for a word it does not take.
  package func set(_ owner: inout Owner, _ word: String) -> Bool {
    guard let write, let value = value(of: word) else { return false }
    return (try? write(&owner, value)) ?? false
  }

  // A flag also takes true and false, whatever its own words are.
  private func value(of word: String) -> Value? {
    let place = choices.firstIndex { $0.word == word }
    switch kind {
    case .bool: return (place.map { $0 == 0 } ?? Bool(word)).map { .bool($0) }
    case .word: return place.map { _ in .word(word) }
    default:
      return Int(word).flatMap { number in
        description.range?.contains(number) == false ? nil : number.value
      }
    }
  }

  package func example(_ owner: Owner) -> String { "set \(name) \(text(owner))" }
}
