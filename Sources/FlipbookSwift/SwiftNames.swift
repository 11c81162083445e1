import FlipbookText

/// Identifiers for the names that were given in a session.
struct SwiftNames {
  // By the name as it was typed; the last one that was declared.
  private var identifiers: [String: String] = [:]
  private var taken: Set<String>
  // The number behind a name that was looked for last.
  private var numbers: [String: Int] = [:]

  /// - Parameter taken: identifiers that mean something else already.
  init(taken: Set<String>) { self.taken = taken.union(Self.words) }

  /// Makes an identifier for a name that is given now: `fadeIn` for `Fade In`, and `box2` where
  /// `box` is taken.
  mutating func declare(_ name: String) -> String {
    let identifier = fresh(Self.identifier(for: name))
    identifiers[name] = identifier
    return identifier
  }

  /// What a name is called in Swift; `nil` where none was declared.
  func identifier(of name: String) -> String? { identifiers[name] }

  /// Forgets the names that were given inside of something.
  mutating func leave(for outer: SwiftNames) { identifiers = outer.identifiers }

  /// Calls a name by something that is there already.
  mutating func set(_ name: String, to identifier: String) { identifiers[name] = identifier }

  /// An identifier that nothing has.
  mutating func fresh(_ wanted: String) -> String {
    var (identifier, number) = (wanted, numbers[wanted] ?? 1)
    while taken.contains(identifier) {
      number += 1
      identifier = "\(wanted)\(number)"
    }
    numbers[wanted] = number
    taken.insert(identifier)
    return identifier
  }

  /// A name in camel case, of letters, digits and underscores of ASCII and other letters that Swift
  /// takes.
  static func identifier(for name: String) -> String {
    var result = ""
    var isUpper = false
    // What begins as no name can goes by what follows.
    let start = name.drop { !$0.isLetter && $0 != "_" }
    for character in start.isEmpty ? name[...] : start {
      guard character.isLetter || character.isNumber && character.isASCII || character == "_",
        character.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
      else {
        isUpper = !result.isEmpty
        continue
      }
      let text = String(character)
      result += result.isEmpty ? text.lowercasedFirst : isUpper ? text.uppercased() : text
      isUpper = false
    }
    guard let first = result.unicodeScalars.first else { return "thing" }
    return first.properties.isXIDStart || first == "_" && result.count > 1
      ? result : "the" + result
  }

  // Swift's own words, and what is called without an owner where the code stands: a view's members.
  private static let words: Set<String> = [
    "Any", "Self", "abs", "addSubview", "alpha", "as", "associatedtype", "await", "backgroundColor",
    "bounds", "break", "case", "catch", "center", "class", "continue", "cos", "default", "defer",
    "deinit", "do", "else", "enum", "exp", "extension", "fallthrough", "false", "fileprivate",
    "finished", "for", "frame", "func", "gesture", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "layer", "let", "log", "make", "max", "min", "nil", "operator", "position",
    "pow", "precedencegroup", "private", "project", "protocol", "public", "repeat", "rethrows",
    "return", "rubberBand", "relativeVelocity", "self", "sin", "sqrt", "stage", "static", "struct",
    "subscript", "super", "switch", "tag", "tan", "throw", "throws", "transform", "true", "try",
    "typealias", "var", "where", "while", "window",
  ]
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}

extension SwiftNames {
  /// A text as a literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _
      where scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .format
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// A key path or a name as the end of another name: `PositionX`.
  static func capitalized(_ path: String) -> String {
    path.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A text as a comment, on one line.
  static func comment(_ text: String) -> String {
    "// " + PrintableText.shown(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
