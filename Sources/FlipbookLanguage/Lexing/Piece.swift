/// A word or sign of a text that is still being typed, for showing it.
package struct Piece: Hashable, Sendable {
  /// The look of a piece, without its meaning.
  package enum Kind: Hashable, Sendable {
    /// A word that is neither a label nor a member.
    case word
    case member
    /// A word before a colon, with the colon.
    case label
    case number
    case color
    case string
    /// A text in quotes without the second one, to the end of its line; all of a plain word.
    case openString
    /// A word after a verb that takes plain words.
    case plain
    case sign
    case comment
    /// A character that the language does not use.
    case broken
  }

  package let kind: Kind
  package let span: Span
  package let startsStatement: Bool

  /// Splits a text into pieces, even if it has mistakes; blanks belong to no piece.
  ///
  /// The words after `wordVerbs` are plain, as for ``Parser/entry(from:wordVerbs:)``. Linear in the
  /// length of the text.
  package static func all(in text: String, wordVerbs: Set<String> = []) -> [Piece] {
    Array(PieceScanner(text, wordVerbs: wordVerbs))
  }
}

struct PieceScanner: Sequence, IteratorProtocol {
  private(set) var lexer: Lexer
  private let wordVerbs: Set<String>
  private var openers: [UInt8]
  private var startsStatement = true
  private var readsWords = false

  init(_ text: String, wordVerbs: Set<String>, openers: [UInt8] = []) {
    lexer = Lexer(text)
    (self.wordVerbs, self.openers) = (wordVerbs, openers)
  }

  mutating func next() -> Piece? {
    skipBlanks()
    let start = lexer.position
    guard start < lexer.end else { return nil }
    if readsWords ? lexer.startsCommentBehindWords(at: start) : lexer.startsComment(at: start) {
      skipLine()
      return Piece(kind: .comment, span: Span(start, lexer.position), startsStatement: false)
    }
    if readsWords, let word = plainWord() { return word }
    readsWords = false
    if startsStatement, openers.last != .leftParen,
      let verb = lexer.wordVerb(at: start, among: wordVerbs)
    {
      readsWords = true
      lexer.position = verb.upper
      return piece(.word, verb)
    }
    return token()
  }

  private mutating func skipBlanks() {
    while case let byte = lexer.bytes[lexer.position],
      byte.isBlank || byte.isLineBreak && openers.last == .leftParen
    { lexer.position += 1 }
  }

  private mutating func skipLine() {
    while lexer.position < lexer.end, !lexer.bytes[lexer.position].isLineBreak {
      lexer.position += 1
    }
  }

  private mutating func plainWord() -> Piece? {
    let start = lexer.position
    do {
      switch try lexer.nextWord(inBlock: openers.contains(.leftBrace)) {
      case .label(let name): return piece(.label, Span(name.span.lower, lexer.position))
      case .word(let name): return piece(.plain, name.span)
      case nil: return nil
      }
    } catch {
      // A wrong escape does not keep the quotes open.
      if error.kind == .unknownEscape { return piece(.openString, Span(start, lexer.position)) }
      return openString(from: start)
    }
  }

  private mutating func token() -> Piece {
    let start = lexer.position
    guard let token = try? lexer.next(acrossLines: false) else {
      if lexer.bytes[start] == .quote { return openString(from: start) }
      lexer.position = start + UTF8.width(lexer.scalar(at: start))
      return piece(.broken, Span(start, lexer.position))
    }
    switch token.kind {
    case .identifier: return word(token.span)
    case .number: return piece(.number, token.span)
    case .color: return piece(.color, token.span)
    case .string: return piece(.string, token.span)
    case .leftParen: openers.append(.leftParen)
    case .leftBrace:
      openers.append(.leftBrace)
      lexer.readsRanges = false
    case .rightParen, .rightBrace: _ = openers.popLast()
    case .separator: (startsStatement, lexer.readsRanges) = (false, false)
    default: break
    }
    defer { startsStatement = token.kind == .leftBrace || token.kind == .separator }
    return piece(.sign, token.span)
  }

  private mutating func word(_ span: Span) -> Piece {
    if startsStatement, lexer.startsLoop(wordEndingAt: span.upper), lexer.text(span) == Loop.word {
      lexer.readsRanges = true
    }
    let isMember = span.lower > 0 && lexer.bytes[span.lower - 1] == .dot
    if !isMember, !startsStatement, lexer.bytes[span.upper] == .colon {
      lexer.position = span.upper + 1
      return piece(.label, Span(span.lower, lexer.position))
    }
    return piece(isMember ? .member : .word, span)
  }

  private mutating func openString(from start: Int) -> Piece {
    lexer.position = Swift.max(lexer.position, start + 1)
    skipLine()
    return piece(.openString, Span(start, lexer.position))
  }

  private mutating func piece(_ kind: Piece.Kind, _ span: Span) -> Piece {
    defer { startsStatement = false }
    return Piece(kind: kind, span: span, startsStatement: startsStatement)
  }
}
