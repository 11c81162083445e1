struct SwiftReader {
  private typealias Token = (text: String, kind: Piece.Kind, sticks: Bool)

  private var tokens: [Token] = []
  private var place = 0
  private var depth = 0
  // False in the condition of an `if`, because the brace after it begins its block.
  private var hasClosures = true

  // Choices: nobody reads a longer hint, and nobody types brackets that deep.
  private static let (mostBytes, mostDepth) = (2000, 20)

  private static let breaks: Set = [";", "\n", "\r"]
  private static let modifiers: Set = ["private", "fileprivate", "lazy", "weak", "try", "await"]
  private static let assignments: Set = ["=", "+=", "-=", "*=", "/="]
  private static let operators: Set = [
    "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "?", ":",
  ]
  private static let headings: Set = ["[", "]", "(", ")", ",", ".", "?"]

  /// - Complexity: linear in the length of the text.
  static func statements(in text: String) throws -> [SwiftSyntax] {
    guard text.utf8.count <= mostBytes else { throw NotRead() }
    var reader = SwiftReader(text)
    return try reader.closure(until: nil).statements
  }

  private init(_ text: String) {
    let typed = TypedText(text)
    var end = 0
    for piece in typed.pieces {
      let text = String(typed[piece])
      // A line that begins with a dot continues the last one.
      while text == ".", let last = tokens.last?.text, last == "\n" || last == "\r" {
        tokens.removeLast()
      }
      tokens.append((text, piece.kind, sticks: piece.span.lower == end))
      end = piece.span.upper
    }
  }

  // MARK: Walking

  // The text at the place; empty at the end.
  private var now: String { text(at: place) }
  private var kind: Piece.Kind? { place < tokens.count ? tokens[place].kind : nil }
  private func text(at place: Int) -> String { place < tokens.count ? tokens[place].text : "" }
  // Whether a text is here without a space before it.
  private func follows(_ text: String) -> Bool { now == text && tokens[place].sticks }

  private mutating func take() -> String {
    defer { place += 1 }
    return now
  }

  private mutating func take(_ text: String) -> Bool {
    guard now == text else { return false }
    place += 1
    return true
  }

  private mutating func skipBreaks() { while Self.breaks.contains(now) { place += 1 } }

  // Optionals are read like the values that they hold.
  private mutating func skipMarks() { while follows("?") || follows("!") { place += 1 } }

  // MARK: Statements

  private mutating func closure(until closer: String?) throws -> SwiftSyntax.Closure {
    var closure = SwiftSyntax.Closure()
    if closer != nil { closure.parameter = parameter() }
    while true {
      skipBreaks()
      guard place < tokens.count else {
        closure.isOpen = closer != nil
        return closure
      }
      if let closer, take(closer) { return closure }
      closure.statements.append(try statement())
      guard place == tokens.count || Self.breaks.contains(now) || now == closer else {
        throw NotRead()
      }
    }
  }

  // The first parameter, between the captures and `in`.
  private mutating func parameter() -> String? {
    let heading = tokens[place...].prefix { token in
      token.text != "in"
        && ([.word, .member, .label].contains(token.kind) || Self.headings.contains(token.text))
    }
    guard now != "for", text(at: heading.endIndex) == "in" else { return nil }
    place = heading.endIndex + 1
    let captures = heading.lastIndex { $0.text == "]" }.map { $0 + 1 } ?? heading.startIndex
    let name = heading[captures...].first { $0.kind == .word || $0.kind == .label }?.text
    return name.map { $0.hasSuffix(":") ? String($0.dropLast()) : $0 }
  }

  private mutating func statement() throws -> SwiftSyntax {
    while Self.modifiers.contains(now) { place += 1 }
    if now == "_", text(at: place + 1) == "=" { place += 2 }
    if take("let") || take("var") { return try binding() }
    if take("if") { return try condition() }
    let value = try value()
    guard case .path(let links) = value, Self.assignments.contains(now) else { return value }
    return .assignment(links, take(), try self.value())
  }

  private mutating func condition() throws -> SwiftSyntax {
    hasClosures = false
    defer { hasClosures = true }
    let asked = try value()
    hasClosures = true
    guard take("{") else { throw NotRead() }
    let then = try closure(until: "}")
    guard take("else") else { return .condition(asked, then: then, else: nil) }
    guard take("{") else { throw NotRead() }
    return .condition(asked, then: then, else: try closure(until: "}"))
  }

  private mutating func binding() throws -> SwiftSyntax {
    guard kind == .word || kind == .label else { throw NotRead() }
    var name = take()
    if name.hasSuffix(":") {
      name.removeLast()
      while kind == .word || kind == .member || [".", "?", "!"].contains(now) { place += 1 }
    }
    guard take("=") else { throw NotRead() }
    return .binding(name, try value())
  }

  // MARK: Values

  private mutating func value() throws -> SwiftSyntax {
    var parts = [try operand()]
    while Self.operators.contains(now) { parts += [.text(take()), try operand()] }
    return parts.count == 1 ? parts[0] : .row(parts)
  }

  private mutating func operand() throws -> SwiftSyntax {
    skipBreaks()
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostDepth else { throw NotRead() }
    switch (kind, now) {
    case (.number, _): return .text(take().filter { $0 != "_" })
    case (.string, _): return .text(take())
    case (.word, _), (_, "."), (_, "$"): return .path(try path())
    case (_, "-"), (_, "!"): return .prefix(take(), try operand())
    case (_, "("), (_, "["):
      let isArray = take() == "["
      return .list(try arguments(until: isArray ? "]" : ")"), isArray: isArray)
    case (_, "{"):
      place += 1
      return .closure(try closure(until: "}"))
    default: throw NotRead()
    }
  }

  private mutating func path() throws -> [SwiftSyntax.Link] {
    var links: [SwiftSyntax.Link] = []
    if take(".") { links.append(.init(name: "")) }
    repeat {
      links += try names().map { .init(name: $0) }
      skipMarks()
      var arguments: [SwiftSyntax.Argument]?
      if follows("(") {
        place += 1
        arguments = try self.arguments(until: ")")
        skipMarks()
      }
      if now == "{", hasClosures { arguments = (arguments ?? []) + (try closures()) }
      links[links.count - 1].arguments = arguments
    } while take(".")
    return links
  }

  // `$0.alpha` is a sign and one piece of text.
  private mutating func names() throws -> [String] {
    if take("$"), kind == .number { return ("$" + take()).split(separator: ".").map(String.init) }
    guard kind == .word || kind == .member else { throw NotRead() }
    return [take()]
  }

  private mutating func closures() throws -> [SwiftSyntax.Argument] {
    var closures: [SwiftSyntax.Argument] = []
    var label = "{"
    while take("{") {
      closures.append(.init(label: label, value: .closure(try closure(until: "}"))))
      guard kind == .label, text(at: place + 1) == "{" else { break }
      label = String(take().dropLast())
    }
    return closures
  }

  private mutating func arguments(until closer: String) throws -> [SwiftSyntax.Argument] {
    var arguments: [SwiftSyntax.Argument] = []
    skipBreaks()
    while !take(closer) {
      var label = kind == .label ? String(take().dropLast()) : nil
      let value = try value()
      if case .closure = value { label = label ?? "{" }
      arguments.append(.init(label: label ?? String(arguments.count), value: value))
      skipBreaks()
      if take(",") {
        skipBreaks()
      } else if now != closer {
        guard value.isOpen else { throw NotRead() }
        return arguments
      }
    }
    return arguments
  }
}
