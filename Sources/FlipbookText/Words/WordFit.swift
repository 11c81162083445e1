/// How well a word matches the part of it that is typed, the best first.
package enum WordFit: Comparable, Sendable {
  case beginning
  /// It begins like that in another case.
  case otherCase
  /// A word within it begins like that in any case: `comp` fits `fractionComplete`.
  case within

  // With one letter nearly everything would fit.
  private static let fewestWithin = 2

  /// nil if the word does not match; the quotes of a quoted name need not be typed.
  package init?(_ word: String, typed: String) {
    let isUnquoted = word.hasPrefix("\"") && !typed.hasPrefix("\"")
    if word.hasPrefix(typed) || isUnquoted && word.dropFirst().hasPrefix(typed) {
      self = .beginning
    } else if let fit = Self.fit(word.utf8.dropFirst(isUnquoted ? 1 : 0), typed.utf8) {
      self = fit
    } else {
      // Letters beyond ASCII have cases of their own.
      let isASCII = word.utf8.allSatisfy { $0 < 0x80 } || typed.utf8.allSatisfy { $0 < 0x80 }
      guard !isASCII, word.lowercased().hasPrefix(typed.lowercased()) else { return nil }
      self = .otherCase
    }
  }

  private static func fit(_ word: Substring.UTF8View, _ typed: String.UTF8View) -> WordFit? {
    if begins(word, typed) { return .otherCase }
    guard typed.count >= fewestWithin, let first = typed.first, Letter(first).isLetter else {
      return nil
    }
    var (before, place) = (Letter(0), word.startIndex)
    while place != word.endIndex {
      let letter = Letter(word[place])
      let next = word.index(after: place)
      let after = next == word.endIndex ? Letter(0) : Letter(word[next])
      let starts =
        letter.isUpper ? !before.isUpper || after.isLower : letter.isLetter && !before.isLetter
      if starts, begins(word[place...], typed) { return .within }
      (before, place) = (letter, next)
    }
    return nil
  }

  private static func begins(_ word: Substring.UTF8View, _ typed: String.UTF8View) -> Bool {
    word.count >= typed.count
      && zip(word, typed).allSatisfy { Letter($0).lowercased == Letter($1).lowercased }
  }
}

/// A byte of a word; those beyond ASCII are letters without a case.
private struct Letter {
  let byte: UInt8

  init(_ byte: UInt8) { self.byte = byte }

  var isUpper: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }
  var isLower: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
  var isLetter: Bool { isUpper || isLower || byte >= 0x80 }
  var lowercased: UInt8 { isUpper ? byte | 0x20 : byte }
}
