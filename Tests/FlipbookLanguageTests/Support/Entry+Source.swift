import FlipbookLanguage

extension Entry {
  /// The typed text a span covers, such as a block with its braces.
  func source(of span: Span) -> String { span.text(in: text) }
}
