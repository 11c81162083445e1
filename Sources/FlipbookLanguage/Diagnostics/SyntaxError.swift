/// What can be wrong with a text before anybody knows what its words mean.
///
/// Each case carries the words concerned and their place; `diagnostic` makes the text.
/// It is indirect to be one word wide: every `try` of the parser keeps room for it on the stack.
package indirect enum SyntaxError: Error, Hashable, Sendable {
  /// A character the language has no use for.
  case unexpectedCharacter(Unicode.Scalar, Span)
  /// A control character other than a tab or a line break.
  case controlCharacter(Unicode.Scalar, Span)
  /// `(`, `{` or `"` without its partner; the span is the opener's.
  case unclosed(Character, Span)
  /// `)` or `}` without its partner.
  case strayCloser(Character, Span)
  /// A backslash in quotes before anything but `"`, `\` and `n`.
  case unknownEscape(String, Span)
  /// Digits that make no number, such as `1.2.3`.
  case malformedNumber(String, Span)
  /// A number beyond what a Double holds.
  case numberTooLarge(String, Span)
  /// Letters behind digits that are no unit; the span is the unit's.
  case unknownUnit(String, Span)
  /// A `#` with a wrong number of hexadecimal digits, or with something else.
  case malformedColor(String, Span)
  /// Nothing where a value has to follow a label, an operator or a comma.
  case missingValue(after: String, Span)
  /// Nothing where a name has to follow a dot or `--`.
  case missingName(after: String, Span)
  /// `()` where a value is meant.
  case emptyBrackets(Span)
  /// `=` or its kin inside a value or between arguments.
  case misplacedAssignment(String, Span)
  /// `a < b < c`; the span is the second operator's.
  case chainedComparison(String, Span)
  /// An operator that stands before a value and cannot.
  case notAPrefix(String, Span)
  /// Brackets, blocks, prefixes and operators nested beyond `Parser.depthLimit`.
  case nestedTooDeeply(Span)
  /// More tokens than `Parser.sizeLimit`.
  case tooLong(Span)
  /// A blank is missing before a word.
  case missingBlank(String, Span)
  /// `max (1, 2)`: a blank between a name and its bracket where only a call makes sense.
  case detachedCall(String, Span)
  /// A value that is followed by a bracket and is no name, such as `f(1)(2)`.
  case notCallable(Span)
  /// A statement that begins with `{`.
  case strayBlock(Span)
  /// A block where a value is meant.
  case blockAsValue(Span)
  /// A label where none can stand.
  case strayLabel(String, Span)
  /// A `let` that is not followed by a name, `=` and a value.
  case malformedBinding(Span)
  /// The left side of an assignment is no path.
  case notAssignable(String, Span)
  /// A comma outside brackets and arguments.
  case strayComma(Span)
  /// Something behind the end of a list's component; a comma or a bracket was due.
  case unexpectedInList(String, Span)
  /// A `?` without a `:` behind its first value, or one without blanks around it.
  case halfChoice(Span)
  /// A `for` without a range behind its name.
  case malformedLoop(Span)
  /// A `for`, `if` or `else` without a block.
  case missingBody(String, Span)
  /// An `else` without an `if` on its line.
  case strayAlternative(Span)
  /// Anything else that cannot stand where it does.
  case unexpected(String, Span)
}
