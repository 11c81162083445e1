// Verbs that take plain words, such as file names, split their text only at blanks.

/// A plain word, or the label before one.
enum WordToken {
  case label(Name)
  case word(Name)
}

extension Lexer {
  /// Reads the next plain word or label of a statement; nil at its end.
  ///
  /// A statement ends at a line break, a semicolon, a comment and, in a block, a closing brace.
  mutating func nextWord(inBlock: Bool) throws(SyntaxError) -> WordToken? {
    while bytes[position].isBlank { position += 1 }
    if startsCommentBehindWords(at: position) { try skipComment() }
    guard !endsWords(at: position, inBlock: inBlock) else { return nil }
    if let label = label() { return .label(label) }
    return .word(try word(inBlock: inBlock))
  }

  // A path may begin with two slashes.
  func startsCommentBehindWords(at offset: Int) -> Bool {
    startsComment(at: offset) && (bytes[offset] == .hash || endsPiece(at: offset + 2))
  }

  private func endsWords(at offset: Int, inBlock: Bool) -> Bool {
    let byte = bytes[offset]
    return offset >= end || byte.isLineBreak || byte == .semicolon
      || (inBlock && byte == .rightBrace)
  }

  // `x:/y` and `x:\y` are paths, not labels.
  private mutating func label() -> Name? {
    let start = position
    guard scalar(at: start).startsIdentifier else { return nil }
    let stop = identifierEnd(from: start)
    guard bytes[stop] == .colon, bytes[stop + 1] != .slash, bytes[stop + 1] != .backslash
    else { return nil }
    position = stop + 1
    return name(Span(start, stop))
  }

  private mutating func word(inBlock: Bool) throws(SyntaxError) -> Name {
    let start = position
    var text = [UInt8]()
    while !bytes[position].isBlank, !endsWords(at: position, inBlock: inBlock) {
      if bytes[position] == .quote {
        let opener = position
        _ = try string()
        text += try decodedString(Span(opener, position)).utf8
      } else {
        try rejectControl(at: position)
        text.append(bytes[position])
        position += 1
      }
    }
    return Name(String(decoding: text, as: UTF8.self), Span(start, position))
  }
}
