/// An expression while it is being read.
struct Operand {
  var expression: Expression
  /// The typed text with the plain brackets around it, which leave no node.
  var span: Span
  /// The levels of nodes in the expression; 1 for a word or a number.
  var height: Int
}
