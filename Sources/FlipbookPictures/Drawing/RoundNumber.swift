/// A number with few digits: 1, 2, 2.5, 4 or 5 times a power of ten.
struct RoundNumber: Equatable {
  private static let tenths = [10, 20, 25, 40, 50]

  private var place: Int
  private var power: Int

  /// The smallest one that is not below a number, which has to be finite; 0 and less count as one
  /// billionth.
  init(atLeast number: Double) {
    (place, power) = (0, -9)
    while value < number { self = next }
  }

  /// The next larger one.
  var next: RoundNumber {
    var next = self
    next.place += 1
    if next.place == Self.tenths.count { (next.place, next.power) = (0, power + 1) }
    return next
  }

  /// The number.
  var value: Double { multiple(1) }

  /// A whole multiple of it, with no more error than its nearest Double has.
  func multiple(_ count: Int) -> Double {
    let tenths = Double(Self.tenths[place] * count)
    let exponent = power - 1
    let factor = (0..<abs(exponent)).reduce(1.0) { factor, _ in factor * 10 }
    return exponent < 0 ? tenths / factor : tenths * factor
  }
}

extension NumberText {
  /// A number with at most some digits after the point, without zeros at their end.
  package static func brief(_ value: Double, digits: Int = 3) -> String {
    shortest(Double(fixed(value, digits: digits)) ?? value)
  }
}
