// People used to other shells write `--format json` and `--dry`. The first is `format: json`, the
// second the flag `dry`: what follows `--name` is its value unless it is another argument's start.

extension Parser {
  /// The place of the name if the current token begins `--name`; else nil.
  func optionName() -> Span? {
    let start = token.span.lower
    guard token.kind == .symbol(.minus), lexer.bytes[start + 1] == .minus,
      lexer.scalar(at: start + 2).startsIdentifier
    else { return nil }
    return Span(start + 2, lexer.identifierEnd(from: start + 2))
  }

  /// Reads `--name`, `--name value` or `--name=value`.
  mutating func optionArgument(_ span: Span) throws(SyntaxError) -> Argument {
    let start = token.span
    let name = lexer.name(span)
    lexer.position = span.upper
    try advance()
    if token.kind == .symbol(.assign), !token.followsBlank {
      try skip("--\(name.text)=", at: start.joined(with: span))
    } else if !startsOptionValue {
      let path = Path(root: name, members: [], span: span)
      let flag = ArgumentValue.expression(.path(path))
      return Argument(label: nil, value: flag, span: start.joined(with: span))
    }
    var argument = Argument(try expression(splits: true), label: name)
    argument.span = start.joined(with: argument.span)
    return argument
  }

  private var startsOptionValue: Bool {
    startsValue && token.followsBlank && !startsLabel && optionName() == nil
  }
}
