indirect enum CharacterTest: Sendable {
  case any
  case character(Character)
  /// Compares scalars; a character of several scalars is in no range.
  case range(Unicode.Scalar, Unicode.Scalar)
  case digit, word, blank
  case oneOf([CharacterTest])
  case not(CharacterTest)

  func accepts(_ character: Character) -> Bool {
    switch self {
    case .any: true
    case .character(let wanted): character == wanted
    case .range(let first, let last):
      character.unicodeScalars.count == 1
        && (first...last).contains(character.unicodeScalars.first ?? first)
    case .digit: character.unicodeScalars.first?.properties.generalCategory == .decimalNumber
    case .word: character.isOfWord
    case .blank: character.isWhitespace
    case .oneOf(let tests): tests.contains { $0.accepts(character) }
    case .not(let test): !test.accepts(character)
    }
  }
}

extension Character { var isOfWord: Bool { isLetter || isNumber || self == "_" } }
