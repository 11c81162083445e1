extension Mistake {
  /// A mistake with its own message, for a number or another value that is not available.
  package init(_ message: String, hint: String, _ span: Span) {
    self.init(.noNumber(message, hint: hint), span)
  }

  package init(_ word: Name, isNot expected: String, hint: String? = nil) {
    self.init(.wrongArgument(word.text, expected: expected, hint: hint), word.span)
  }

  package init(_ value: Value, isNot expected: String, _ span: Span) {
    self.init(.wrongKind(found: value.kind.noun, expected: expected), span)
  }
}

extension Scope {
  package func mistake(
    _ expression: Expression, isNot expected: String, hint: String? = nil
  ) -> Mistake {
    Mistake(.wrongArgument(text(of: expression), expected: expected, hint: hint), expression.span)
  }

  package func mistake(_ expression: Expression, allowed: String) -> Mistake {
    Mistake(.outOfRange(text(of: expression), allowed: allowed), expression.span)
  }
}

extension Invocation {
  package func mistake(
    _ input: any Parametric, isNot expected: String, hint: String? = nil
  ) -> Mistake {
    Mistake(.wrongArgument(text(of: input), expected: expected, hint: hint), span(of: input))
  }

  package func mistake(_ input: any Parametric, allowed: String) -> Mistake {
    mistake(text(of: input), at: input, allowed: allowed)
  }

  /// The mistake with another word than the one that was typed.
  package func mistake(_ word: String, at input: any Parametric, allowed: String) -> Mistake {
    Mistake(.outOfRange(word, allowed: allowed), span(of: input))
  }

  package func mistake(unexpected input: any Parametric, _ text: String? = nil, hint: String)
    -> Mistake
  { Mistake(.unexpectedArgument(text ?? "\(input.parameter.name):", hint: hint), span(of: input)) }
}

extension Mistake.Kind {
  /// The mistake of asking a named block for a member it does not have.
  static func isBlock(_ block: String) -> Self {
    .noNumber(
      "'\(block)' is an animate block, which has progress, remaining and timing",
      hint: "write \(Name.typed(block)).progress")
  }
}
