import IntervalArithmetic

/// A function of one number for each of the operations.
enum Formula: String, CaseIterable {
  case negated, sum, difference, product, quotient, remainder, remainderByIt
  case magnitude, signum, rounded, squareRoot
  case exponential, logarithm, square, cube, inverseCube, root, powerOfTwo, powerOfItself
  case sine, cosine, tangent, angle, angleAround, length, lengthThroughNothing, least, greatest

  /// The arguments at which tests evaluate it.
  var domain: ClosedRange<Double> {
    switch self {
    case .quotient, .logarithm, .root, .powerOfItself, .inverseCube, .squareRoot: 0.01...9
    case .remainderByIt: 0.5...9
    default: -9...9
    }
  }

  func callAsFunction<Number: Numeral>(_ x: Number) -> Number {
    let (one, three) = (Number(1), Number(3))
    switch self {
    case .negated: return -x
    case .sum: return x + x * three
    case .difference: return three - x
    case .product: return x * (x - three)
    case .quotient: return (three - x) / x
    case .remainder: return .remainder(x * three, Number(2))
    case .remainderByIt: return .remainder(Number(5), x)
    case .magnitude: return (x - one).magnitude
    case .signum: return x.signum
    case .rounded: return (x * three).rounded(.down)
    case .squareRoot: return x.squareRoot()
    case .exponential: return .exponential(-x)
    case .logarithm: return .logarithm(x)
    case .square: return .power(x, Number(2))
    case .cube: return .power(x, Number(3))
    case .inverseCube: return .power(x, Number(-3))
    case .root: return .power(x, Number(0.3))
    case .powerOfTwo: return .power(Number(2), x)
    case .powerOfItself: return .power(x, x - one)
    case .sine: return .sine(x * three)
    case .cosine: return .cosine(x * three)
    case .tangent: return .tangent(x)
    case .angle: return .angle(x: three, y: x)
    case .angleAround: return .angle(x: x, y: one + x)
    case .length: return .length(x: three, y: x)
    case .lengthThroughNothing: return .length(x: x * three, y: x)
    case .least: return .least(x * x, x + three)
    case .greatest: return .greatest(x, one)
    }
  }
}
