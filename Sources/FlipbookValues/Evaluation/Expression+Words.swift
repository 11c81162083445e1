extension Expression {
  /// Reads a plain word as an expression with its place in the text.
  package init?(wordAt span: Span, of source: String) {
    // A blank or a colon stands before it: there is room for the bracket that makes it a query.
    let before = String(repeating: " ", count: max(span.lower - 1, 0)) + "("
    self.init(typed: before + span.text(in: source) + ")")
  }

  package var word: Name? {
    switch self {
    case .path(let path): path.word
    case .string(let name): name
    default: nil
    }
  }
}
