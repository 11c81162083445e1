/// Identifiers for the names of a session.
struct SwiftNames {
  private var identifiers: [String: String] = [:]
  private var taken = Self.words
  // The identifiers of variables, by the names of the things they hold.
  private var variables: [String: String] = [:]
  // Identifiers whose values change, and whether they are optional.
  private var varying: [String: Bool] = [:]
  // Identifiers to prefer when names are declared.
  private var wishes: [String: String] = [:]
  // The last number used after each wanted identifier.
  private var numbers: [String: Int] = [:]
  // The changes to `identifiers`, for `leave`: cheaper than a copy.
  private var earlier: [(name: String, identifier: String?)] = []

  /// Makes an identifier for a name that is given now, `fadeIn` for `Fade In`, and `box2` where `box`
  /// is taken; a local one hides a variable of that name.
  mutating func declare(_ name: String, isLocal: Bool = false) -> String {
    if !isLocal, let variable = variables[name] { return variable }
    let identifier = fresh(wishes[name] ?? Self.identifier(for: name))
    set(name, to: identifier)
    return identifier
  }

  /// Makes an identifier for a variable that holds a thing.
  mutating func hold(_ name: String) {
    let identifier = fresh(Self.identifier(for: name))
    variables[name] = identifier
    varying[identifier] = true
  }

  mutating func vary(_ identifier: String) { varying[identifier] = false }

  mutating func wish(_ name: String, _ identifier: String) { wishes[name] = identifier }

  /// The array and index that a name stands for; `nil` if it is not an element.
  func element(of name: String) -> (array: String, index: Int)? {
    guard let parts = identifiers[name]?.dropLast().split(separator: "["), parts.count == 2,
      let index = Int(parts[1])
    else { return nil }
    return (String(parts[0]), index)
  }

  func identifier(of name: String) -> String? { identifiers[name] ?? variables[name] }

  /// The captures of a closure with these words: the identifiers whose values change.
  func varying(among words: Set<String>) -> [String] {
    words.filter { varying[$0] != nil }.sorted().map(captured)
  }

  func captured(_ identifier: String) -> String {
    varying[identifier] == true ? "\(identifier) = \(identifier)!" : identifier
  }

  var mark: Int { earlier.count }

  /// Forgets the names that were given since a mark.
  mutating func leave(for mark: Int) {
    while earlier.count > mark, let last = earlier.popLast() {
      identifiers[last.name] = last.identifier
    }
  }

  mutating func set(_ name: String, to identifier: String) {
    earlier.append((name, identifiers[name]))
    identifiers[name] = identifier
  }

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

  /// Frees an identifier whose scope has ended.
  mutating func release(_ identifier: String, of wanted: String) {
    taken.remove(identifier)
    numbers[wanted] = nil
  }

  /// A name in camel case, of letters, digits and underscores that Swift takes.
  static func identifier(for name: String) -> String {
    // Leave out what cannot begin an identifier.
    let start = name.drop { !$0.isLetter && $0 != "_" }
    let words = (start.isEmpty ? name[...] : start).split { character in
      !(character.isLetter || character.isNumber && character.isASCII || character == "_")
        || !character.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
    }
    let result = (words.first?.lowerFirst ?? "") + words.dropFirst().map(\.upperFirst).joined()
    guard let first = result.unicodeScalars.first else { return "thing" }
    return first.properties.isXIDStart || first == "_" && result.count > 1 ? result : "the" + result
  }

  // Swift's keywords, and members of a view and functions that the code calls.
  private static let words = Set(
    """
    Any Self abs addSubview alpha as associatedtype await backgroundColor bounds break case catch \
    center class continue cos default defer deinit do else enum exp extension fallthrough false \
    fileprivate finished for frame func gesture guard if import in init inout internal is layer \
    let log make max min nil operator position pow precedencegroup private project protocol public \
    repeat rethrows return rubberBand relativeVelocity self sin sqrt stage static struct subscript \
    super switch tag tan throw throws transform true try typealias var where while window
    """.split(separator: " ").map(String.init))

  static func literal(_ text: String) -> String {
    let literal = text.rewriting { scalar in
      switch scalar.properties.generalCategory {
      case _ where ["\"", "\\"].contains(scalar): "\\\(scalar)"
      case _ where scalar == "\n": "\\n"
      case .control, .format, .lineSeparator, .paragraphSeparator:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: nil
      }
    }
    return "\"\(literal)\""
  }

  /// A key path or a name as the end of an identifier: `PositionX`.
  static func capitalized(_ path: String) -> String {
    path.split(separator: ".").map(\.upperFirst).joined()
  }

  static func comment(_ text: String) -> String {
    "// " + PrintableText.shown(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }
}
