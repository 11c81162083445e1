extension Lexer {
  /// The text between the quotes of a string, its escapes resolved.
  func decodedString(_ span: Span) throws(SyntaxError) -> String {
    try decodedText(Span(span.lower + 1, span.upper - 1))
  }

  func decodedText(_ span: Span) throws(SyntaxError) -> String {
    let inner = bytes[span.range]
    guard inner.contains(.backslash) else { return String(decoding: inner, as: UTF8.self) }
    var result = [UInt8]()
    var offset = inner.startIndex
    while offset < inner.endIndex {
      if bytes[offset] == .backslash {
        result.append(try escaped(at: offset))
        offset += 2
      } else {
        result.append(bytes[offset])
        offset += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func escaped(at offset: Int) throws(SyntaxError) -> UInt8 {
    switch bytes[offset + 1] {
    case .quote: return .quote
    case .backslash: return .backslash
    case UInt8(ascii: "n"): return .lineFeed
    default:
      let upper = offset + 1 + UTF8.width(scalar(at: offset + 1))
      let span = Span(offset, upper)
      throw .found(.unknownEscape, span, about: text(span))
    }
  }
}
