/// A number with few digits, for axes and scales.
struct RoundNumber: Equatable {
  /// What stands before the power of ten, in tenths.
  enum Digits {
    /// Few, for labels that are read.
    static let ofAxes = [10, 20, 25, 40, 50]
    /// More, for a picture that is to fill its room.
    static let ofScales = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80]
  }

  private var tenths: [Int]
  private var place: Int
  private var power: Int

  /// The smallest one that is not below a number, which has to be finite; 0 and less count as one
  /// billionth.
  init(atLeast number: Double, digits: [Int]) {
    (tenths, place, power) = (digits, 0, -9)
    while value < number { self = next }
  }

  /// The next larger one.
  var next: RoundNumber {
    var next = self
    next.place += 1
    if next.place == tenths.count { (next.place, next.power) = (0, power + 1) }
    return next
  }

  /// The number.
  var value: Double { multiple(1) }

  /// A whole multiple of it, with no more error than its nearest Double has.
  func multiple(_ count: Int) -> Double {
    let units = Double(tenths[place] * count)
    let exponent = power - 1
    let factor = (0..<abs(exponent)).reduce(1.0) { factor, _ in factor * 10 }
    return exponent < 0 ? units / factor : units * factor
  }
}
