package enum PrefixOperator: String, Hashable, Sendable, CaseIterable {
  case negate = "-"
  case not = "!"
}

package enum InfixOperator: String, Hashable, Sendable, CaseIterable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"

  /// How tightly the operator binds: 1 for `||` up to 5 for `*`, `/` and `%`.
  package var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: 3
    case .add, .subtract: 4
    case .multiply, .divide, .remainder: 5
    }
  }

  /// Whether it computes a result of the same kind as its operands.
  package var isArithmetic: Bool { precedence > 3 }

  /// Whether it needs blanks on both sides, as `50%` is a number.
  var needsBlanks: Bool { self == .remainder }

  /// Whether whole numbers give a whole number, in Swift too.
  package var keepsWholes: Bool { isArithmetic && self != .divide }

  /// Whether the second number must not be 0.
  package var divides: Bool { self == .divide || self == .remainder }

  /// Whether two numbers of one unit give a plain one; others keep the unit.
  package var cancelsUnits: Bool { self == .divide }

  /// Whether it takes numbers of two units.
  package var mixesUnits: Bool { cancelsUnits || self == .multiply }

  /// Swift's call for it with two numbers, if Swift has no such operator.
  package func swift(_ a: String, _ b: String) -> String? {
    self == .remainder ? "(\(a)).truncatingRemainder(dividingBy: \(b))" : nil
  }

  /// Whether the operator compares; two of them cannot follow each other.
  package var isComparison: Bool { precedence == 3 }

  /// Whether it compares by which of two numbers is greater.
  package var isOrder: Bool { isComparison && self != .equal && self != .notEqual }
}
