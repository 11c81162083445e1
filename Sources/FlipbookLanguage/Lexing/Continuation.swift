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
    var scanner = PieceScanner(text, wordVerbs: wordVerbs)
    var open: [UInt8] = []
    while let piece = scanner.next() {
      guard piece.kind == .sign else { continue }
      switch scanner.lexer.bytes[piece.span.lower] {
      case let opener where opener == .leftParen || opener == .leftBrace: open.append(opener)
      case .rightParen: guard open.popLast() == .leftParen else { return false }
      case .rightBrace: guard open.popLast() == .leftBrace else { return false }
      default: break
      }
    }
    return !open.isEmpty
  }
}
