import IntervalArithmetic

/// The functions of numbers; they take values, ranges, and both with their rates.
package enum NumberFunction: String {
  case abs, sqrt, pow, exp, log, sin, cos, tan, atan2, floor, ceil, round, sign, min, max, clamp
  case length

  func takes(_ count: Int) -> Bool {
    switch self {
    case .min, .max: count > 1
    case .clamp: count == 3
    case .pow, .atan2, .length: count == 2
    default: count == 1
    }
  }

  /// Whether it gives an angle where one of its numbers is one, as sums do.
  var keepsAngles: Bool { [.abs, .min, .max, .clamp].contains(self) }

  func value<Number: Numeral>(_ n: [Number]) -> Number {
    switch self {
    case .abs: n[0].magnitude
    case .sqrt: n[0].squareRoot()
    case .pow: .power(n[0], n[1])
    case .exp: .exponential(n[0])
    case .log: .logarithm(n[0])
    case .sin: .sine(n[0])
    case .cos: .cosine(n[0])
    case .tan: .tangent(n[0])
    case .atan2: .angle(x: n[1], y: n[0])
    case .floor: n[0].rounded(.down)
    case .ceil: n[0].rounded(.up)
    case .round: n[0].rounded(.toNearestOrAwayFromZero)
    case .sign: n[0].signum
    case .min: n.dropFirst().reduce(n[0], Number.least)
    case .max: n.dropFirst().reduce(n[0], Number.greatest)
    case .clamp: .least(.greatest(n[0], n[1]), n[2])
    case .length: .length(x: n[0], y: n[1])
    }
  }

  /// The formula that continues this function smoothly to both sides of a moment.
  ///
  /// - Parameters: `numbers` are the arguments at that moment, `parts` their formulas.
  func branch(_ parts: [Formula], of numbers: () -> [Double]) -> Formula {
    switch self {
    case .floor, .ceil, .round, .sign: return .constant(value(numbers()))
    case .abs: return numbers()[0] < 0 ? .negated(parts[0]) : parts[0]
    case .min, .max, .clamp:
      let numbers = numbers()
      let chosen = value(numbers)
      return numbers.firstIndex(of: chosen).map { parts[$0] } ?? .constant(chosen)
    // Turned by half a turn, the angle has the same rate and does not jump.
    case .atan2 where numbers()[1] < 0: return .function(self, parts.map(Formula.negated))
    case .atan2, .sqrt, .pow, .exp, .log, .sin, .cos, .tan, .length: return .function(self, parts)
    }
  }
}

extension InfixOperator {
  /// The result of `+ - * / %`; NaN for other operators.
  func value<Number: Numeral>(_ a: Number, _ b: Number) -> Number {
    switch self {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .remainder: .remainder(a, b)
    case .or, .and, .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: Number(.nan)
    }
  }

  func branch(_ parts: [Formula], of numbers: () -> [Double]) -> Formula {
    guard self == .remainder else { return .infix(self, parts[0], parts[1]) }
    let n = numbers()
    let whole = (n[0] - value(n[0], n[1])) / n[1]
    return .difference(parts[0], .product(.constant(whole.rounded()), parts[1]))
  }
}
