/// The distance between two marks of an axis: 1, 2 or 5 times a power of ten.
struct RoundStep: Equatable {
  let mantissa: Int
  let exponent: Int

  /// The smallest round step that is not smaller than a positive number.
  init(notBelow least: Double) {
    // log10(2) is a little more than 0.301: the guess is never above the exponent wanted.
    let guess = Double(least.exponent) * (least.exponent < 0 ? 0.3011 : 0.301)
    var step = RoundStep(mantissa: 1, exponent: Int(guess.rounded(.down)) - 1)
    while step.size < least * (1 - 1e-9) { step = step.next }
    self = step
  }

  private init(mantissa: Int, exponent: Int) {
    (self.mantissa, self.exponent) = (mantissa, exponent)
  }

  /// The next larger step.
  var next: RoundStep {
    switch mantissa {
    case 1: RoundStep(mantissa: 2, exponent: exponent)
    case 2: RoundStep(mantissa: 5, exponent: exponent)
    default: RoundStep(mantissa: 1, exponent: exponent + 1)
    }
  }

  /// The step as a number.
  var size: Double { value(1) }

  /// The value of a mark, counted from zero.
  func value(_ count: Int) -> Double {
    let power = (0..<exponent.magnitude).reduce(1.0) { product, _ in product * 10 }
    let units = Double(count * mantissa)
    return exponent < 0 ? units / power : units * power
  }

  /// The last mark that is not above a value, and the first that is not below it.
  func marks(around value: Double) -> (below: Int, above: Int) {
    let count = value / size
    let nearest = count.rounded()
    let isOnMark = (count - nearest).magnitude < 1e-6
    return (
      Int(isOnMark ? nearest : count.rounded(.down)), Int(isOnMark ? nearest : count.rounded(.up))
    )
  }

  /// The value of a mark as text, with the decimals the step needs.
  func text(_ count: Int) -> String {
    guard exponent < Self.longestExponent else {
      return count == 0 ? "0" : "\(count * mantissa)e\(exponent)"
    }
    return NumberText.fixed(value(count), digits: max(0, -exponent))
  }

  private static let longestExponent = 6
}
