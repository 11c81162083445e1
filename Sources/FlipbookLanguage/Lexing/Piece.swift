/// A word or sign of a text that is still being typed, for showing it.
package struct Piece: Hashable, Sendable {
  /// What it looks like; what it means is for others to know.
  package enum Kind: Hashable, Sendable {
    /// A word that is neither a label nor a member.
    case word
    /// A word behind a dot.
    case member
    /// A word before a colon, with the colon.
    case label
    case number
    case color
    /// A text in quotes.
    case string
    /// A text in quotes whose second one is missing, to the end of its line; of a plain word, all.
    case openString
    /// A word behind a verb that takes plain words.
    case plain
    /// Brackets, operators and separators.
    case sign
    case comment
    /// What the language has no use for.
    case broken
  }

  package let kind: Kind
  package let span: Span
  /// Whether a statement begins with it.
  package let startsStatement: Bool

  /// Takes a text apart, whatever is wrong with it; blanks belong to no piece.
  ///
  /// Behind `wordVerbs` stand plain words, as for ``Parser/entry(from:wordVerbs:)``.
  ///
  /// - Complexity: linear in the length of the text.
  package static func all(in text: String, wordVerbs: Set<String> = []) -> [Piece] {
    var scanner = PieceScanner(lexer: Lexer(text), wordVerbs: wordVerbs)
    return scanner.scan()
  }
}

/// Walks over a text and keeps what it finds.
private struct PieceScanner {
  var lexer: Lexer
  let wordVerbs: Set<String>
  var pieces: [Piece] = []
  var openers: [UInt8] = []
  var startsStatement = true

  init(lexer: Lexer, wordVerbs: Set<String>) {
    self.lexer = lexer
    self.wordVerbs = wordVerbs
  }

  mutating func scan() -> [Piece] {
    while skipBlanks() {
      if startsStatement, let verb = lexer.wordVerb(at: lexer.position, among: wordVerbs) {
        lexer.position = verb.upper
        add(.word, verb)
        addPlainWords()
      } else {
        addToken()
      }
    }
    return pieces
  }

  // Goes to what is next and takes comments on the way; false at the end.
  private mutating func skipBlanks() -> Bool {
    while lexer.position < lexer.end {
      let byte = lexer.bytes[lexer.position]
      if byte == .hash, lexer.startsComment(at: lexer.position) {
        let start = lexer.position
        while lexer.position < lexer.end, !lexer.bytes[lexer.position].isLineBreak {
          lexer.position += 1
        }
        pieces.append(
          Piece(kind: .comment, span: Span(start, lexer.position), startsStatement: false))
      } else if byte.isBlank || (byte.isLineBreak && openers.last == .leftParen) {
        lexer.position += 1
      } else {
        return true
      }
    }
    return false
  }

  private mutating func addPlainWords() {
    while skipBlanks() {
      let start = lexer.position
      do {
        switch try lexer.nextWord(inBlock: openers.contains(.leftBrace)) {
        case .label(let name): add(.label, Span(name.span.lower, lexer.position))
        case .word(let name): add(.plain, name.span)
        case nil: return
        }
      } catch {
        return addRest(from: start, as: .openString)
      }
    }
  }

  private mutating func addToken() {
    let start = lexer.position
    guard let token = try? lexer.next(acrossLines: false) else {
      if lexer.bytes[start] == .quote { return addRest(from: start, as: .openString) }
      lexer.position = start + UTF8.width(lexer.scalar(at: start))
      return add(.broken, Span(start, lexer.position))
    }
    switch token.kind {
    case .identifier: addWord(token.span)
    case .number: add(.number, token.span)
    case .color: add(.color, token.span)
    case .string: add(.string, token.span)
    case .leftParen: open(.leftParen, token.span)
    case .leftBrace: open(.leftBrace, token.span)
    case .rightParen, .rightBrace:
      _ = openers.popLast()
      add(.sign, token.span)
    case .separator:
      pieces.append(Piece(kind: .sign, span: token.span, startsStatement: false))
      startsStatement = true
    case .end: break
    default: add(.sign, token.span)
    }
  }

  private mutating func addWord(_ span: Span) {
    let isMember = span.lower > 0 && lexer.bytes[span.lower - 1] == .dot
    if !isMember, !startsStatement, lexer.bytes[span.upper] == .colon {
      lexer.position = span.upper + 1
      return add(.label, Span(span.lower, lexer.position))
    }
    add(isMember ? .member : .word, span)
  }

  private mutating func open(_ sign: UInt8, _ span: Span) {
    openers.append(sign)
    add(.sign, span)
    startsStatement = sign == .leftBrace
  }

  private mutating func addRest(from start: Int, as kind: Piece.Kind) {
    lexer.position = max(lexer.position, start + 1)
    while lexer.position < lexer.end, !lexer.bytes[lexer.position].isLineBreak {
      lexer.position += 1
    }
    add(kind, Span(start, lexer.position))
  }

  private mutating func add(_ kind: Piece.Kind, _ span: Span) {
    pieces.append(Piece(kind: kind, span: span, startsStatement: startsStatement))
    startsStatement = false
  }
}
