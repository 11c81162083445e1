/// What can be wrong with a text before anybody knows what its words mean.
///
/// Each case carries the words concerned and their place; `diagnostic` makes the text.
/// It is indirect to be one word wide: every `try` of the parser keeps room for it on the stack.
package indirect enum SyntaxError: Error, Hashable, Sendable {
  case unexpectedCharacter(Unicode.Scalar, Span)
  case controlCharacter(Unicode.Scalar, Span)
  /// The span is the opener's.
  case unclosed(Character, Span)
  case strayCloser(Character, Span)
  case unknownEscape(String, Span)
  case malformedNumber(String, Span)
  case numberTooLarge(String, Span)
  /// The span is the unit's.
  case unknownUnit(String, Span)
  case malformedColor(String, Span)
  /// Nothing where a value has to follow a label, an operator or a comma.
  case missingValue(after: String, Span)
  /// Nothing where a name has to follow a dot or `--`.
  case missingName(after: String, Span)
  case emptyBrackets(isList: Bool, Span)
  /// `=` or its kin inside a value or between arguments.
  case misplacedAssignment(String, Span)
  /// `a < b < c`; the span is the second operator's.
  case chainedComparison(String, Span)
  case notAPrefix(String, Span)
  /// Nested beyond `Parser.depthLimit`.
  case nestedTooDeeply(Span)
  case chainedTooLong(Span)
  /// More tokens than `Parser.sizeLimit`.
  case tooLong(Span)
  case missingBlank(String, Span)
  /// `max (1, 2)`: a blank between a name and its bracket where only a call makes sense.
  case detachedCall(String, Span)
  /// A bracket behind a value that is no name: `f(1)(2)`.
  case notCallable(Span)
  case strayBlock(Span)
  case blockAsValue(Span)
  case strayLabel(String, Span)
  case malformedBinding(Span)
  case notAssignable(String, Span)
  case strayComma(Span)
  /// Something behind a component of a list where a comma or a bracket was due.
  case unexpectedInList(String, Span)
  /// A `?` without a `:` behind its first value, or one without blanks around it.
  case halfChoice(Span)
  case malformedLoop(Span)
  /// A `for`, `if` or `else` without a block.
  case missingBody(String, Span)
  case strayAlternative(Span)
  case unexpected(String, Span)
}
