/// Cuts an entry's text into tokens, one at a time and in one pass.
///
/// Tokens have no text, only places; numbers and strings are read when the parser asks for them.
struct Lexer {
  /// The text and one NUL after it, so that looking one byte ahead never leaves the array.
  let bytes: [UInt8]
  let end: Int
  var position = 0
  /// Whether `..<` and `...` are read between two numbers, as after `for`.
  var readsRanges = false

  init(_ text: String) {
    var bytes = [UInt8]()
    bytes.reserveCapacity(text.utf8.count + 1)
    bytes.append(contentsOf: text.utf8)
    end = bytes.count
    bytes.append(0)
    self.bytes = bytes
  }

  func text(_ span: Span) -> String { String(decoding: bytes[span.range], as: UTF8.self) }
  func name(_ span: Span) -> Name { Name(text(span), span) }

  /// Reads the next token; line breaks are blanks when `acrossLines`, separators otherwise.
  mutating func next(acrossLines: Bool) throws(SyntaxError) -> Token {
    let before = position
    try skipBlanks(acrossLines: acrossLines)
    let start = position
    let kind = try scan()
    return Token(
      kind: kind, span: Span(start, position), followsBlank: start > before,
      followsBreak: bytes[before..<start].contains(where: \.isLineBreak))
  }

  private mutating func skipBlanks(acrossLines: Bool) throws(SyntaxError) {
    while true {
      let byte = bytes[position]
      if byte.isBlank || acrossLines && byte.isLineBreak {
        position += 1
      } else if startsComment(at: position) {
        try skipComment()
      } else {
        return
      }
    }
  }

  /// Whether a comment begins at an offset: a `#` with a blank or the end of the line after it, or
  /// `//` with a blank or the beginning of the line before it.
  func startsComment(at offset: Int) -> Bool {
    switch bytes[offset] {
    case .hash: return endsPiece(at: offset + 1)
    case .slash:
      guard bytes[offset + 1] == .slash else { return false }
      return offset == 0 || bytes[offset - 1].isBlank || bytes[offset - 1].isLineBreak
    default: return false
    }
  }

  func endsPiece(at offset: Int) -> Bool {
    bytes[offset].isBlank || bytes[offset].isLineBreak || offset >= end
  }

  mutating func skipComment() throws(SyntaxError) {
    while position < end, !bytes[position].isLineBreak {
      try rejectControl(at: position)
      position += 1
    }
  }

  private mutating func scan() throws(SyntaxError) -> Token.Kind {
    let byte = bytes[position]
    if byte.startsWord { return identifier() }
    if byte.isDigit { return number() }
    if let kind = punctuation(byte) {
      position += 1
      return kind
    }
    switch byte {
    case .dot: return range() ?? dotOrNumber()
    case .question where hasBlanksAround(at: position, length: 1):
      position += 1
      return .question
    case .quote: return try string()
    case .hash: return color()
    default: break
    }
    if let symbol = symbol(at: position) {
      position += symbol.length
      return .symbol(symbol)
    }
    return try endOrUnusual(byte)
  }

  private func punctuation(_ byte: UInt8) -> Token.Kind? {
    switch byte {
    case .leftParen: .leftParen
    case .rightParen: .rightParen
    // A list is read like a tuple.
    case .leftBracket where readsRanges: .leftParen
    case .rightBracket where readsRanges: .rightParen
    case .leftBrace: .leftBrace
    case .rightBrace: .rightBrace
    case .comma: .comma
    case .colon: .colon
    case .semicolon, .lineFeed, .carriageReturn: .separator
    default: nil
    }
  }

  private mutating func endOrUnusual(_ byte: UInt8) throws(SyntaxError) -> Token.Kind {
    if position >= end { return .end }
    try rejectControl(at: position)
    let scalar = scalar(at: position)
    if scalar.startsIdentifier { return identifier() }
    let width = UTF8.width(scalar)
    throw .found(
      .unexpectedCharacter, Span(position, position + width), about: String(scalar))
  }
}
