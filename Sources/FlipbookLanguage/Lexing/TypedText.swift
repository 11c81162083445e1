/// A text that is still being typed, in pieces, with the statement that it ends in.
package struct TypedText {
  package let text: String
  /// All of its pieces but comments.
  package let pieces: [Piece]
  /// Whether it ends in a comment, so that nothing more of that line is read.
  package let endsInComment: Bool
  /// For each unfinished statement, the innermost last, the index of its first piece, and that of
  /// the brace before it.
  private let open: [(start: Int, brace: Int)]

  /// Splits a text in linear time, even if it has mistakes, like ``Piece/all(in:wordVerbs:)``.
  package init(_ text: String, wordVerbs: Set<String> = []) {
    self.text = text
    let all = Piece.all(in: text, wordVerbs: wordVerbs)
    endsInComment =
      all.last.map { $0.kind == .comment && $0.span.upper == text.utf8.count } ?? false
    let pieces = all.filter { $0.kind != .comment }
    var open = [(start: 0, brace: 0)]
    for (place, piece) in pieces.enumerated() where piece.kind == .sign {
      switch piece.span.text(in: text) {
      case "{": open.append((place + 1, place))
      case "}": if open.count > 1 { open.removeLast() }
      case ";", "\n", "\r": open[open.count - 1].start = place + 1
      default: break
      }
    }
    (self.pieces, self.open) = (pieces, open)
  }

  /// The pieces of the innermost statement at the end, including blocks that are closed.
  package var statement: ArraySlice<Piece> { pieces[open[open.count - 1].start...] }

  /// The words of that statement, which blanks separate outside quotes.
  package var words: [Substring] {
    let spans = statement.reduce(into: [Span]()) { spans, piece in
      if let last = spans.last, last.upper == piece.span.lower {
        spans[spans.count - 1] = last.joined(with: piece.span)
      } else {
        spans.append(piece.span)
      }
    }
    return spans.map { self[$0.lower, $0.upper] }
  }

  /// The pieces before the brace of the innermost open block; nil outside of blocks.
  package var opener: ArraySlice<Piece>? {
    open.count < 2 ? nil : pieces[open[open.count - 2].start..<open[open.count - 1].brace]
  }

  package subscript(piece: Piece) -> Substring { self[piece.span.lower, piece.span.upper] }

  /// The text between two places, counted in bytes.
  package subscript(lower: Int, upper: Int) -> Substring {
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: lower)
    return text[start..<bytes.index(start, offsetBy: upper - lower)]
  }
}
