/// A value written in a cell of an oracle table: a number, or a name with arguments.
///
/// Numbers are computed while reading: `2*pi`, `-pi/2`, `170deg`, `1e-3`. Anything else stays as
/// written, for the test to make sense of: `identity`, `concat(scale(2, 1), rotateZ(1.5))`,
/// `affine a=1 b=0 c=0.5 d=1`, `(0, 0, 1)`. Other operations are calls by the operator's name.
package indirect enum OracleExpression: Hashable, Sendable {
  /// An argument with its label, if it has one.
  package struct Argument: Hashable, Sendable {
    /// The word before `=` or `:`, or nil.
    package var label: String?

    /// The value after it.
    package var value: OracleExpression

    /// Makes an argument, without a label unless one is given.
    package init(label: String? = nil, value: OracleExpression) {
      self.label = label
      self.value = value
    }
  }

  /// A number; angles in degrees have become radians.
  case number(Double)

  /// A name with its arguments; none for a bare word, and an empty name for a tuple.
  case call(String, [Argument])

  /// Reads an expression; throws ``OracleError/syntax(expression:offset:)``.
  package init(parsing text: String) throws(OracleError) {
    var parser = OracleExpressionParser(text)
    self = try parser.parse()
  }

  /// The number that the text evaluates to, or nil if it is not a number.
  package static func number(in text: String) -> Double? {
    if let number = Double(text) { return number }
    guard case .number(let number)? = try? OracleExpression(parsing: text) else { return nil }
    return number
  }
}
