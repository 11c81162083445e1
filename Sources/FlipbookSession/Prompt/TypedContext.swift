import FlipbookLanguage

/// What stands before the cursor, taken apart as far as completing and hinting need it.
struct TypedContext {
  /// The word that is being typed, with the quote it began with; empty behind a blank.
  let word: String
  /// All that stands before that word.
  let lead: String
  /// Whether the word is in quotes.
  let isQuoted: Bool
  /// What of the lead belongs to the statement the cursor is in.
  let statement: Substring

  /// The verb of that statement, if one stands before the word and takes plain words.
  let wordCommand: CommandDeclaration?

  init(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let declaration = Self.wordCommand(in: Self.lastStatement(of: text))
    let quote = Self.openQuote(in: bytes)
    let start =
      declaration != nil
      ? Self.plainWordStart(in: bytes)
      : quote ?? (bytes.lastIndex { !Self.continuesWord($0) } ?? -1) + 1
    word = String(decoding: bytes[start...], as: UTF8.self)
    lead = String(decoding: bytes[..<start], as: UTF8.self)
    isQuoted = quote != nil
    statement = Self.lastStatement(of: lead)
    wordCommand = declaration
  }

  /// What the innermost block that is open belongs to: a verb, and the label before the brace where
  /// there is one; `nil` outside of blocks.
  var opener: (verb: CommandDeclaration, label: String?)? {
    var depth = 0
    let brace = lead.lastIndex { character in
      if character == "}" { depth += 1 }
      if character == "{" { depth -= 1 }
      return depth < 0
    }
    guard let brace else { return nil }
    let words = Self.lastStatement(of: String(lead[..<brace])).split(separator: " ")
    guard let verb = words.first.flatMap({ Commands.standard.named(String($0)) }) else {
      return nil
    }
    let label = words.last.flatMap { $0.hasSuffix(":") ? String($0.dropLast()) : nil }
    return (verb, label)
  }

  /// Whether it stands in the block of a chain itself, where only steps can.
  var isAmongSteps: Bool {
    opener.map { $0.verb.block == .chain && $0.label == nil } ?? false
  }

  /// The path that ends before the dot, where a member of it is typed.
  var path: Substring? {
    guard lead.hasSuffix(".") else { return nil }
    var isQuoted = false
    let stop = lead.dropLast().lastIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return !(isQuoted || character.isLetter || character.isNumber || "._\"".contains(character))
    }
    return lead.dropLast()[(stop.map(lead.index(after:)) ?? lead.startIndex)...]
  }

  /// The words of the statement before the one being typed.
  var words: [Substring] { statement.split(separator: " ") }

  /// The command of the statement, once its verb is typed and a blank behind it.
  var command: CommandDeclaration? {
    guard let verb = words.first, statement.last == " " || words.count > 1 else { return nil }
    return Commands.standard.named(String(verb))
  }

  private static func wordCommand(in statement: Substring) -> CommandDeclaration? {
    let verb = statement.drop { $0 == " " }.prefix { $0 != " " }
    guard verb.endIndex < statement.endIndex, Commands.standard.wordVerbs.contains(String(verb))
    else { return nil }
    return Commands.standard.named(String(verb))
  }

  // Where the quotes begin that the cursor stands in.
  private static func openQuote(in bytes: [UInt8]) -> Int? {
    var opener: Int?
    for place in bytes.indices where bytes[place] == UInt8(ascii: "\"") {
      opener = opener == nil ? place : nil
    }
    return opener
  }

  private static func continuesWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  // Where the plain word begins that ends here; blanks in quotes belong to it.
  private static func plainWordStart(in bytes: [UInt8]) -> Int {
    var (start, isQuoted) = (0, false)
    for place in bytes.indices {
      if bytes[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, bytes[place] <= UInt8(ascii: " ") || bytes[place] == UInt8(ascii: ";") {
        start = place + 1
      }
    }
    return start
  }

  // What begins behind the last separator outside of blocks that are closed.
  private static func lastStatement(of lead: String) -> Substring {
    var depth = 0
    let stop = lead.lastIndex { character in
      switch character {
      case "}": depth += 1
      case "{": depth -= 1
      case "\n", ";": return depth == 0
      default: break
      }
      return depth < 0
    }
    return lead[(stop.map(lead.index(after:)) ?? lead.startIndex)...]
  }
}
