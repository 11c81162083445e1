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
  /// Whether blanks, or line breaks that count as blanks, precede the token.
  var followsBlank: Bool
  var followsBreak: Bool
}

/// An operator's sign, which is always one from the tables of operators.
struct Symbol: Equatable {
  let rawValue: String
  let infix: InfixOperator?
  let assignment: Assignment.Operator?
  /// Whether Swift would let the operator precede a value: `-a`, `!a`, `+a`.
  let canLead: Bool
  let length: Int

  private init(_ sign: String) {
    (rawValue, length) = (sign, sign.utf8.count)
    (infix, assignment) = (InfixOperator(rawValue: sign), Assignment.Operator(rawValue: sign))
    canLead = PrefixOperator(rawValue: sign) != nil || sign == "+"
  }

  static let (plus, minus, bang) = (Symbol("+"), Symbol("-"), Symbol("!"))
  static let (assign, percent) = (Symbol("="), Symbol("%"))

  // By their first byte, the longest first.
  private static let all: [[(bytes: [UInt8], symbol: Symbol)]] = {
    let signs =
      InfixOperator.allCases.map(\.rawValue) + PrefixOperator.allCases.map(\.rawValue)
      + Assignment.Operator.allCases.map(\.rawValue)
    var table = Array(repeating: [(bytes: [UInt8], symbol: Symbol)](), count: 128)
    for sign in Set(signs).sorted(by: { ($1.count, $0) < ($0.count, $1) }) {
      let bytes = Array(sign.utf8)
      table[Int(bytes[0])].append((bytes, Symbol(sign)))
    }
    return table
  }()

  /// The longest sign that begins at an offset; a NUL must follow the text.
  static func at(_ offset: Int, in bytes: [UInt8]) -> Symbol? {
    guard bytes[offset] < 0x80 else { return nil }
    return all[Int(bytes[offset])].first { sign, _ in
      sign.count == 1 || bytes[offset + 1] == sign[1]
    }?.symbol
  }
}
