/// An entry with a mistake, and the places in it where a correction can go.
struct MistakenEntry {
  let text: String
  /// The words that are wrong.
  let span: Span
  /// The statements around them, the innermost first.
  let statements: [Span]
  private let commands: Commands

  private static let path = Pattern(/(\w+)(?:\.\w+)+(?: *$| *[-+*\/]?= )/)
  private static let label = Pattern(/\w+: *$/)
  private static let labelled = Pattern(/: *[^ ;}]+/)

  init(_ typed: String, _ span: Span, _ commands: Commands) {
    let blanks = typed.utf8.reversed().prefix { $0 == UInt8(ascii: " ") }.count
    let text = Span(0, max(typed.utf8.count - blanks, span.upper)).text(in: typed)
    let typed = TypedText(text, wordVerbs: commands.wordVerbs)
    var (starts, found, depth, isOver) = ([0], [Span](), 0, false)
    for piece in typed.pieces where piece.kind == .sign {
      let sign = typed[piece]
      switch (sign, piece.span.lower < span.lower) {
      case ("{", true): starts.append(piece.span.upper)
      case ("}", true): if starts.count > 1 { starts.removeLast() }
      case (";", true), ("\n", true), ("\r", true): starts[starts.count - 1] = piece.span.upper
      case ("{", _): depth += 1
      case ("}", _) where depth > 0: depth -= 1
      case (";", _) where depth == 0, ("\n", _) where depth == 0, ("}", _):
        if !isOver { found.append(Span(starts[starts.count - 1], piece.span.lower)) }
        isOver = starts.count == 1 || sign != "}"
        if !isOver { starts.removeLast() }
      default: break
      }
    }
    if isOver { starts.removeLast() }
    found += starts.reversed().map { Span($0, text.utf8.count) }
    (self.text, self.span, self.commands) = (text, span, commands)
    statements = found.map { place in
      let statement = Array(place.text(in: text).utf8)
      let blanks = statement.prefix { $0 == UInt8(ascii: " ") }.count
      let end = statement.lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? blanks
      return Span(place.lower + blanks, place.lower + end)
    }
  }

  /// Whether a word may be another tool's here: after a verb, `from` and `to` are half a label, a
  /// path alone asks for a value, and the owner of an assigned member is a thing.
  func mayBeForeign(_ word: Substring) -> Bool {
    let statement = statements[0].text(in: text)
    let verb = statement.prefix { $0.isLetter }
    let path = statement.prefixMatch(of: Self.path)
    let isPath = path.map { $0.0 == statement || $0.1 == word } ?? false
    let isCommand = statement.dropFirst(verb.count).first == " "
    guard !isPath, isCommand, let command = commands.named(String(verb)) else { return !isPath }
    return !["from", "to"].contains(word) && command.isNear(to: word, commands)
  }

  func replacing(_ place: Span, with words: some StringProtocol) -> String {
    Span(0, place.lower).text(in: text) + words + Span(place.upper, text.utf8.count).text(in: text)
  }

  private var before: String { Span(0, span.lower).text(in: text) }
  private var behind: String { Span(span.upper, text.utf8.count).text(in: text) }

  /// The entry without the wrong words; a label goes with its value.
  var leavingOut: String {
    let blanks = before.reversed().prefix { $0 == " " || $0 == "," }.count
    let value = behind.prefixMatch(of: Self.labelled)?.0.utf8.count ?? 0
    return replacing(Span(span.lower - blanks, span.upper + value), with: "")
  }

  /// The entry with a statement replaced: one with the same verb first, then the innermost.
  func lines(withStatement statement: String) -> [String] {
    let verb = statement.prefix { $0.isLetter }
    let isSame = { (place: Span) in place.text(in: text).prefix { $0.isLetter } == verb }
    return (statements.filter(isSame) + statements.filter { !isSame($0) })
      .map { replacing($0, with: statement) } + [continuing(statement)].compactMap(\.self)
  }

  // The entry continued by a text that begins with the typed path; `nil` if it does not.
  private func continuing(_ value: String) -> String? {
    let before = before
    return before.indices.first { value.hasPrefix(before[$0...]) }.map { start in
      replacing(Span(span.lower - before[start...].utf8.count, span.upper), with: value)
    }
  }

  /// The entry with a value in place of the wrong words, and of those that belong to them: the path
  /// around them, their label, the brackets after them.
  func lines(withValue value: String) -> [String] {
    let verb = Span(statements[0].lower, span.lower).text(in: text).prefix { $0.isLetter }
    guard !commands.wordVerbs.contains(String(verb)) else { return [] }
    // It may say the whole entry.
    if value.hasPrefix(before), value.hasSuffix(behind) { return [value] }
    let path = before.reversed().prefix { $0.isLetter || $0.isNumber || "._".contains($0) }.count
    let rest = behind.prefix { $0.isLetter || $0.isNumber || "._".contains($0) }.utf8.count
    let label = before.firstMatch(of: Self.label)?.0.utf8.count
    var places = [path, label, 0].compactMap(\.self).map { Span(span.lower - $0, span.upper) }
    if rest > 0 { places.insert(Span(span.lower - path, span.upper + rest), at: 0) }
    if let call { places.append(call) }
    if statements[0].lower == span.lower { places.append(statements[0]) }
    return [continuing(value)].compactMap(\.self) + places.map { replacing($0, with: value) }
  }

  /// The wrong words with the brackets after them; `nil` without brackets.
  var call: Span? {
    let typed = TypedText(Span(span.lower, statements[0].upper).text(in: text))
    var depth = 0
    for piece in typed.pieces {
      if typed[piece] == "(" { depth += 1 }
      if typed[piece] == ")" { depth -= 1 }
      if typed[piece] == ")", depth == 0 { return Span(span.lower, span.lower + piece.span.upper) }
      if depth == 0, span.lower + piece.span.lower >= span.upper { return nil }
    }
    return nil
  }
}

extension CommandDeclaration {
  // Whether a foreign word's lines are in the same group as the command that it follows.
  fileprivate func isNear(to word: Substring, _ commands: Commands) -> Bool {
    guard [.touch, .time, .look, .check, .session].contains(group) else { return true }
    let lines = ForeignWord.named(word)?.examples ?? []
    let verbs = lines.compactMap { commands.named(String($0.prefix(while: \.isLetter))) }
    return verbs.count == lines.count && verbs.contains { $0.group == group }
  }
}
