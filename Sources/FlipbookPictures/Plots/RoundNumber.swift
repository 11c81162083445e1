/// A number with few digits, for axes, rulers and scales; its whole multiples are the marks.
struct RoundNumber: Equatable {
  /// The factors of the powers of ten, in tenths, from 1 to below 10.
  enum Digits {
    /// Very few, for the labelled marks of an axis; see ``plain``.
    static let ofAxes = [10, 20, 25, 50]
    /// Few, for the columns of a ruler.
    static let ofRulers = [10, 20, 25, 40, 50]
    /// More, for a picture that fills its room.
    static let ofScales = [10, 12, 15, 20, 25, 30, 40, 50, 60, 80]
  }

  private var digits: [Int]
  private var place: Int
  private var power: Int

  /// The smallest one that is not below a positive number, up to rounding; 0 and less count as 1e-9.
  init(atLeast number: Double, digits: [Int]) {
    let least = number > 0 ? number : 1e-9
    // log10(2) is a little more than 0.301: the guess is never above the power wanted.
    let guess = Double(least.exponent) * (least.exponent < 0 ? 0.3011 : 0.301)
    (self.digits, place, power) = (digits, 0, Int(guess.rounded(.down)) - 1)
    while value < least * (1 - 1e-9) { self = next }
  }

  var next: RoundNumber {
    var next = self
    next.place += 1
    if next.place == digits.count { (next.place, next.power) = (0, power + 1) }
    return next
  }

  /// The number itself or, instead of one like 2.5, the next one: 25 and 250 stay.
  var plain: RoundNumber { hasTenths && power < 1 ? next : self }

  private var hasTenths: Bool { digits[place] % 10 != 0 }

  var value: Double { multiple(1) }

  func multiple(_ count: Int) -> Double {
    let units = Double(digits[place] * count)
    let exponent = power - 1
    let factor = (0..<abs(exponent)).reduce(1.0) { factor, _ in factor * 10 }
    return exponent < 0 ? units / factor : units * factor
  }

  /// The last multiple that is not above a value, and the first that is not below it.
  func marks(around value: Double) -> (below: Int, above: Int) {
    var count = value / self.value
    let nearest = count.rounded()
    if (count - nearest).magnitude < 1e-6 { count = nearest }
    return (Int(count.rounded(.down)), Int(count.rounded(.up)))
  }

  /// A multiple as text, with as many decimals as all multiples need.
  func text(_ count: Int) -> String {
    guard power < Self.shortestPower || power >= Self.longestPower + (hasTenths ? 3 : 0) else {
      return NumberText.fixed(multiple(count), digits: max(0, hasTenths ? 1 - power : -power))
    }
    let units = count * digits[place]
    if units == 0 { return "0" }
    return hasTenths ? "\(units)e\(power - 1)" : "\(units / 10)e\(power)"
  }

  // Powers of ten that are written out.
  private static let (shortestPower, longestPower) = (-9, 6)
}
