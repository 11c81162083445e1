/// Reads an entry's text: text in, syntax or the first mistake out.
///
/// The parser knows the grammar, but none of the words except `let`, `for`, `in`, `if` and `else`.
/// It looks one token ahead, reads the text once, and never nests deeper than `depthLimit`.
///
/// ```swift
/// let entry = try Parser.entry(from: "start slide after: 2s", wordVerbs: ["save"])
/// entry.statements.count  // 1
/// ```
package struct Parser {
  /// The levels that brackets, blocks, prefixes, members and operators may nest, taken together.
  ///
  /// A block counts twice, since its command is a level too.
  package static let depthLimit = 200

  /// The words, numbers and signs that an entry may have.
  ///
  /// Each becomes a part of the syntax, which takes about a hundred times its size. A comment or a
  /// name in quotes counts once, however long it is.
  package static let sizeLimit = 200_000

  var lexer: Lexer
  var token: Token
  let wordVerbs: Set<String>
  /// The made names in the current statement, except those in its blocks.
  var madeNames: [MadeName] = []

  var tokenText: String { lexer.text(token.span) }

  private(set) var openers: [(sign: Character, span: Span)] = []
  var openMistake: SyntaxError? {
    openers.last.map { .found(.unclosed, $0.span, about: String($0.sign)) }
  }

  private var acrossLines = false
  private var depth = 0
  private var size = 0

  private init(_ text: String, wordVerbs: Set<String>) throws(SyntaxError) {
    lexer = Lexer(text)
    self.wordVerbs = wordVerbs
    token = try lexer.next(acrossLines: false)
  }

  /// Reads a whole entry; blank text and comments alone give one without statements.
  ///
  /// The arguments of `wordVerbs` are plain words, split at blanks and grouped by quotes. Linear in
  /// the length of the text.
  package static func entry(
    from text: String, wordVerbs: Set<String> = []
  ) throws(SyntaxError) -> Entry {
    var parser = try Parser(text, wordVerbs: wordVerbs)
    return Entry(statements: try parser.statements(), text: text)
  }

  // MARK: Moving on

  mutating func advance() throws(SyntaxError) {
    try grow(at: token.span)
    token = try lexer.next(acrossLines: acrossLines)
  }

  /// Skips an opener, which decides whether line breaks are blanks until its closer.
  mutating func open(_ sign: Character) throws(SyntaxError) {
    try enter(at: token.span)
    if sign == "{" { try enter(at: token.span) }
    openers.append((sign, token.span))
    acrossLines = sign == "("
    try advance()
  }

  /// Skips the current closer, and returns the span from its opener.
  mutating func close() throws(SyntaxError) -> Span {
    let opener = openers.removeLast()
    acrossLines = openers.last?.sign == "("
    leave()
    if opener.sign == "{" { leave() }
    let span = opener.span.joined(with: token.span)
    try advance()
    return span
  }

  // MARK: Depth and size

  /// Counts a token that becomes a part of the syntax.
  mutating func grow(at span: Span) throws(SyntaxError) {
    size += 1
    if size > Self.sizeLimit { throw .found(.tooLong, span, about: "\(Self.sizeLimit)") }
  }

  mutating func enter(at span: Span) throws(SyntaxError) {
    depth += 1
    if depth > Self.depthLimit { throw .found(.nestedTooDeeply, span, about: "\(Self.depthLimit)") }
  }

  mutating func leave() { depth -= 1 }

  /// Throws if an expression of this height exceeds the limit at the current depth; it is a chain,
  /// as it is high without being deep.
  func check(height: Int, at span: Span) throws(SyntaxError) {
    guard depth + height > Self.depthLimit else { return }
    throw .found(.chainedTooLong, span, about: "\(Self.depthLimit)")
  }
}

extension Expression {
  /// Reads a text that is one expression; `nil` for any other.
  package init?(typed text: String) {
    guard let statements = try? Parser.entry(from: text).statements, statements.count == 1,
      case .query(let expression) = statements[0]
    else { return nil }
    self = expression
  }
}
