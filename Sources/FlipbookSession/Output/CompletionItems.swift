import FlipbookLanguage
import OrderedCollections

/// One way to complete what is being typed.
package struct Completion: Equatable, Sendable {
  /// The whole word.
  package let word: String
  /// What it is, in a few words.
  package let detail: String
  /// Whether something may follow at once, a dot or a value: no blank belongs behind it.
  package var isOpen = false
}

extension Session {
  /// The ways to complete the word before the cursor, and how many bytes of it are typed.
  package func completions(
    of line: String, cursor: Int
  ) -> (typed: Int, completions: [Completion]) {
    let before = Array(line.utf8.prefix(cursor))
    let quote = Self.openQuote(in: before)
    let start = quote ?? (before.lastIndex { !Self.continuesWord($0) } ?? -1) + 1
    let typed = String(decoding: before[start...], as: UTF8.self)
    let lead = String(decoding: before[..<start], as: UTF8.self)
    let candidates =
      quote != nil ? names : lead.hasSuffix(".") ? members(after: lead) : words(after: lead)
    // A word that fits in two ways is offered once.
    var offered: Set<String> = []
    let fitting = candidates.filter {
      $0.word.hasPrefix(typed) && offered.insert($0.word).inserted
    }
    return (before.count - start, fitting)
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

  // The members of the path that ends before the dot.
  private func members(after lead: String) -> [Completion] {
    var isQuoted = false
    let stop = lead.dropLast().lastIndex { character in
      if character == "\"" { isQuoted.toggle() }
      return !(isQuoted || character.isLetter || character.isNumber || "._\"".contains(character))
    }
    let path = lead.dropLast()[(stop.map(lead.index(after:)) ?? lead.startIndex)...]
    guard !path.isEmpty else { return viewMembers + valueWords }
    let scope = Scope(world: world, source: "")
    guard let entry = try? Parser.entry(from: "(\(path))"),
      case .query(let expression)? = entry.statements.first,
      let value = try? scope.evaluate(expression)
    else { return [] }
    switch value {
    case .view: return viewMembers
    case .layer: return LayerProperty.all.map { Completion(word: $0.name, detail: $0.meaning) }
    case .animation:
      return AnimationProperty.all.map { Completion(word: $0.name, detail: $0.meaning) }
    case .chain: return ChainProperty.all.map { Completion(word: $0.name, detail: $0.meaning) }
    case .animator:
      return AnimatorProperty.all.map { Completion(word: $0.name, detail: $0.meaning) }
    default: return value.memberNames.map { Completion(word: $0, detail: "") }
    }
  }

  private func words(after lead: String) -> [Completion] {
    let statement = Self.lastStatement(of: lead)
    let words = statement.split(separator: " ")
    guard let verb = words.first, statement.last == " " || words.count > 1 else {
      return verbs + names
    }
    let declaration = CommandDeclaration.named(String(verb))
    if let declaration, let label = words.last, label.hasSuffix(":") {
      let parameter = declaration.parameters.first { $0.name == label.dropLast() }
      return parameter.flatMap(values) ?? names + valueWords + functions
    }
    let isInValue = statement.last { $0 != " " }.map { ":(,=+-*/<>&|!".contains($0) } ?? false
    guard let declaration, !isInValue else { return names + valueWords + functions }
    return arguments(of: declaration) + values(for: declaration)
  }

  // What can stand at a place of its own behind a verb.
  private func values(for declaration: CommandDeclaration) -> [Completion] {
    declaration.parameters.filter(\.isPositional).flatMap { parameter -> [Completion] in
      switch parameter.type {
      case .anyName, .object: names(where: { _ in true })
      case .view: names { if case .view = $0 { true } else { false } }
      case .animator: names(where: \.isTransported)
      case .chain: names { if case .chain = $0 { true } else { false } }
      case .animation: names { if case .animation = $0 { true } else { false } }
      case .layer: names(where: \.hasLayer)
      case .timing:
        valueWords.filter { word in Timing.named.contains { $0.name == word.word } }
          + functions.filter { ["cubic(", "spring("].contains($0.word) }
      case .condition, .expressions, .number, .share: names + valueWords + functions
      default: []
      }
    }
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

  // What can stand behind a label, where that is a thing or one of some words.
  private func values(for parameter: Parameter) -> [Completion]? {
    switch parameter.type {
    case .view: names(where: { if case .view = $0 { true } else { false } })
    case .animator: names(where: \.isTransported)
    case .layer: names(where: \.hasLayer)
    case .choice(let words): words.map { Completion(word: $0, detail: "") }
    case .newName, .block: []
    default: nil
    }
  }

  private func arguments(of declaration: CommandDeclaration) -> [Completion] {
    var result: [Completion] = []
    for parameter in declaration.parameters {
      switch parameter.type {
      case .flag: result.append(Completion(word: parameter.name, detail: "flag"))
      case .word("TOPIC"):
        result += Help.topics.map { Completion(word: $0, detail: "") }
      case .word("SETTING"):
        result += Settings.all.map { Completion(word: $0.name, detail: $0.meaning) }
      case .choice(let words) where parameter.isPositional:
        result += words.map { Completion(word: $0, detail: "") }
      default:
        guard !parameter.isPositional else { continue }
        result.append(Completion(word: parameter.name + ":", detail: parameter.type.placeholder))
      }
    }
    guard declaration.takesProperties else { return result }
    return result + ViewProperty.all.map { Completion(word: $0.name + ":", detail: $0.meaning) }
  }

  private var verbs: [Completion] {
    CommandDeclaration.all.map { Completion(word: $0.name, detail: $0.help) }
      + [Completion(word: "let", detail: "gives a value a name")]
  }

  // Names where a path or a value may begin: a dot may follow.
  private var names: [Completion] {
    names(where: { _ in true }).map {
      Completion(word: $0.word, detail: $0.detail, isOpen: true)
    }
  }

  // Names that stand for themselves.
  private func names(where isMeant: (Named) -> Bool) -> [Completion] {
    world.names.filter { isMeant($0.value) }.map {
      Completion(word: Name($0, Span(0, 0)).description, detail: $1.kind)
    }
  }

  private var viewMembers: [Completion] {
    ViewProperty.all.map { Completion(word: $0.name, detail: $0.meaning) }
      + [Completion(word: "layer", detail: "the layer that holds its values", isOpen: true)]
  }

  private var valueWords: [Completion] {
    ValueWords.names.map { word in
      let timing = Timing.named.first { $0.name == word }
      return Completion(
        word: word, detail: timing?.meaning ?? ValueWords.value(word)?.kind.rawValue ?? "")
    }
  }

  private var functions: [Completion] {
    FunctionDeclaration.all.map {
      Completion(word: $0.name + "(", detail: $0.meaning, isOpen: true)
    }
  }
}

extension Named {
  /// Whether start, pause and the like work on it.
  fileprivate var isTransported: Bool {
    switch self {
    case .animator, .chain: true
    default: false
    }
  }

  /// Whether it is a layer or has one.
  fileprivate var hasLayer: Bool {
    switch self {
    case .view, .layer: true
    default: false
    }
  }
}
