// One function for each kind of token that is longer than a fixed sign.

extension Lexer {
  mutating func identifier() -> Token.Kind {
    position = identifierEnd(from: position)
    return .identifier
  }

  /// The offset after the letters, digits and underscores that start at an offset.
  func identifierEnd(from start: Int) -> Int {
    var offset = start
    while true {
      let byte = bytes[offset]
      if byte.continuesWord {
        offset += 1
      } else if byte >= 0x80, case let scalar = scalar(at: offset), scalar.continuesIdentifier {
        offset += UTF8.width(scalar)
      } else {
        return offset
      }
    }
  }

  // Everything that touches the digits belongs to the number, so that `1.2.3` and `2sec` are
  // reported as a whole; `NumberLiteral` reads it.
  mutating func number() -> Token.Kind {
    var isPlain = true
    while true {
      let byte = bytes[position]
      if isPlain, byte | 0x20 == UInt8(ascii: "e"), signedDigitFollows(position) {
        position += 2
      } else if byte.isDigit || byte == .dot && !(readsRanges && bytes[position + 1] == .dot) {
        position += 1
        continue
      } else if byte == .percent {
        position += 1
      } else if byte.startsWord || byte >= 0x80, identifierEnd(from: position) > position {
        position = identifierEnd(from: position)
      } else {
        return .number
      }
      isPlain = false
    }
  }

  private func signedDigitFollows(_ offset: Int) -> Bool {
    let sign = bytes[offset + 1]
    return (sign == .minus || sign == .plus) && bytes[offset + 2].isDigit
  }

  mutating func dotOrNumber() -> Token.Kind {
    let follows = position > 0 ? bytes[position - 1] : 0
    let sticks =
      follows.continuesWord || follows >= 0x80 || follows == .rightParen || follows == .quote
    if bytes[position + 1].isDigit, !sticks { return number() }
    position += 1
    return .dot
  }

  /// Reads `..<` or `...` where ranges are read.
  mutating func range() -> Token.Kind? {
    guard readsRanges, bytes[position + 1] == .dot,
      let range = Token.Range(rawValue: text(Span(position, min(position + 3, end))))
    else { return nil }
    position += 3
    return .range(range)
  }

  /// Whether a sign has blanks on both sides.
  func hasBlanksAround(at offset: Int, length: Int) -> Bool {
    offset > 0 && bytes[offset - 1].isBlank && endsPiece(at: offset + length)
  }

  mutating func color() -> Token.Kind {
    position = identifierEnd(from: position + 1)
    return .color
  }

  mutating func string() throws(SyntaxError) -> Token.Kind {
    let start = position
    position += 1
    while true {
      let byte = bytes[position]
      if byte == .quote { break }
      if position >= end || byte.isLineBreak {
        throw .found(.unclosed, Span(start, start + 1), about: "\"")
      }
      try rejectControl(at: position)
      if byte == .backslash, bytes[position + 1] == .leftParen {
        position = try holeEnd(from: position + 1) + 1
        continue
      }
      let escapes = byte == .backslash && position + 1 < end && !bytes[position + 1].isLineBreak
      position += escapes ? 2 : 1
    }
    position += 1
    return .string
  }

  /// The offset of the closing bracket of one that holds a value in a name: `"c\(i)"`.
  func holeEnd(from start: Int) throws(SyntaxError) -> Int {
    var (offset, depth) = (start, 0)
    while true {
      switch bytes[offset] {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case let byte where byte == .quote || byte.isLineBreak || offset >= end:
        throw .found(.unclosed, Span(start, start + 1), about: "(")
      default: break
      }
      guard depth > 0 else { return offset }
      offset += 1
    }
  }

  /// The longest operator that starts at an offset.
  func symbol(at offset: Int) -> Symbol? {
    guard offset < end, let symbol = Symbol.at(offset, in: bytes) else { return nil }
    return symbol.infix?.needsBlanks == true && !hasBlanksAround(at: offset, length: symbol.length)
      ? nil : symbol
  }

  /// Decodes the character at an offset, which must be the start of one.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let lead = UInt32(bytes[offset])
    if lead < 0x80 { return Unicode.Scalar(UInt8(lead)) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    var value = lead & (0xFF >> UInt32(length + 1))
    for index in offset + 1..<min(offset + length, end) {
      value = value << 6 | UInt32(bytes[index] & 0x3F)
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Throws when the byte at an offset is, or starts, a control character other than a tab.
  func rejectControl(at offset: Int) throws(SyntaxError) {
    let byte = bytes[offset]
    guard byte.isControl || byte == 0xC2 && bytes[offset + 1] < 0xA0 else { return }
    let scalar = scalar(at: offset)
    throw .found(
      .controlCharacter, Span(offset, offset + UTF8.width(scalar)),
      about: SyntaxError.codePoint(scalar))
  }
}
