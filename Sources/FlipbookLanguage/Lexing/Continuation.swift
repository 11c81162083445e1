/// Tells whether a line that was entered goes on in the next one.
package enum Continuation {
  /// Whether a round bracket or a brace is still open at the end of the text.
  ///
  /// Brackets in quotes and comments do not count, nor do those in the plain words behind
  /// `wordVerbs`. A closer that fits no opener ends the waiting, since nothing typed later could
  /// mend it; a quote that is not closed ends with its line.
  ///
  /// - Complexity: linear in the length of the text.
  package static func needsMore(_ text: String, wordVerbs: Set<String> = []) -> Bool {
    var scanner = BracketScanner(lexer: Lexer(text), wordVerbs: wordVerbs)
    return scanner.staysOpen()
  }
}

/// Walks over a text, keeping the brackets that are open.
private struct BracketScanner {
  var lexer: Lexer
  let wordVerbs: Set<String>
  private var open: [UInt8] = []
  private var startsStatement = true

  init(lexer: Lexer, wordVerbs: Set<String>) {
    self.lexer = lexer
    self.wordVerbs = wordVerbs
  }

  mutating func staysOpen() -> Bool {
    while lexer.position < lexer.end {
      let byte = lexer.bytes[lexer.position]
      switch byte {
      case .quote: skipString()
      case .hash where lexer.startsComment(at: lexer.position): skipLine()
      case .leftParen, .leftBrace: opens(byte)
      case .rightParen: if !closes(.leftParen) { return false }
      case .rightBrace: if !closes(.leftBrace) { return false }
      default: other(byte)
      }
    }
    return !open.isEmpty
  }

  private mutating func opens(_ byte: UInt8) {
    open.append(byte)
    startsStatement = byte == .leftBrace
    lexer.position += 1
  }

  private mutating func closes(_ opener: UInt8) -> Bool {
    startsStatement = false
    lexer.position += 1
    return open.popLast() == opener
  }

  private mutating func other(_ byte: UInt8) {
    if byte.isLineBreak || byte == .semicolon {
      startsStatement = open.last != .leftParen
    } else if startsStatement, !byte.isBlank {
      startsStatement = false
      if skipsWordVerb() { return }
    }
    lexer.position += 1
  }

  private mutating func skipsWordVerb() -> Bool {
    guard let verb = lexer.wordVerb(at: lexer.position, among: wordVerbs) else { return false }
    lexer.position = verb.upper
    while let _ = try? lexer.nextWord(inBlock: !open.isEmpty) {}
    return true
  }

  private mutating func skipString() {
    startsStatement = false
    if (try? lexer.string()) == nil { skipLine() }
  }

  private mutating func skipLine() {
    while lexer.position < lexer.end, !lexer.bytes[lexer.position].isLineBreak {
      lexer.position += 1
    }
  }
}
