/// The smallest piece of the language, with its place.
struct Token {
  enum Kind: Equatable {
    case identifier, number, color, string
    case symbol(Symbol)
    case leftParen, rightParen, leftBrace, rightBrace
    case comma, colon, dot
    /// A question mark between blanks.
    case question
    case range(Range)
    /// A semicolon, or the end of a line outside round brackets.
    case separator
    case end
  }

  enum Range: String {
    case upTo = "..<"
    case through = "..."
  }

  var kind: Kind
  var span: Span
  /// Whether blanks, or line breaks that count as blanks, stand before the token.
  var followsBlank: Bool
  var followsBreak: Bool
}

enum Symbol: String {
  case plus = "+"
  case minus = "-"
  case star = "*"
  case slash = "/"
  case percent = "%"
  case bang = "!"
  case assign = "="
  case plusAssign = "+="
  case minusAssign = "-="
  case starAssign = "*="
  case slashAssign = "/="
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case and = "&&"
  case or = "||"

  /// Whether Swift would let the operator stand before a value: `-a`, `!a`, `+a`.
  var canLead: Bool { self == .minus || self == .bang || self == .plus }
  var length: Int { rawValue.utf8.count }
  var assignment: Assignment.Operator? { Assignment.Operator(rawValue: rawValue) }
  var infix: InfixOperator? { InfixOperator(rawValue: rawValue) }
}
