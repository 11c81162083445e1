import FlipbookLanguage

/// A number as it is written, counted in whole units of its last decimal, so that what is added is
/// added as on paper.
package struct WrittenNumber: Equatable {
  /// How many of the last decimal's units there are.
  private(set) var units: Int
  /// How many decimals are written; they never become fewer.
  private(set) var decimals: Int
  /// What stands behind the digits.
  let unit: String
  // Whether `.5` is written for `0.5`.
  private let omitsZero: Bool

  // So many digits are exact in a Double as well.
  private static let mostDigits = 15
  private static let mostDecimals = 12

  /// Reads digits with a minus before them or not, and a unit behind them or not; `nil` for what is
  /// no number, or has more digits than can be counted.
  package init?(_ text: String) {
    let isNegative = text.hasPrefix("-")
    let body = isNegative ? String(text.dropFirst()) : text
    guard body.first != "-",
      let literal = try? NumberLiteral(body, Span(0, body.utf8.count)),
      literal.fractionDigits <= Self.mostDecimals
    else { return nil }
    let scaled = literal.value * Double(Self.tenfold(literal.fractionDigits))
    guard scaled.magnitude < Double(Self.tenfold(Self.mostDigits)) else { return nil }
    units = Int(scaled.rounded()) * (isNegative ? -1 : 1)
    decimals = literal.fractionDigits
    unit = literal.unit?.rawValue ?? ""
    omitsZero = body.hasPrefix(".")
  }

  /// The number without its unit.
  var value: Double { Double(units) / Double(Self.tenfold(decimals)) }

  private static func tenfold(_ power: Int) -> Int { (0..<power).reduce(1) { n, _ in n * 10 } }

  /// The number as it is typed.
  var text: String { sign + digits(hasZero: !omitsZero) + unit }

  private var sign: String { units < 0 ? "-" : "" }

  private func digits(hasZero: Bool) -> String {
    let (whole, rest) = units.magnitude.quotientAndRemainder(
      dividingBy: UInt(Self.tenfold(decimals)))
    guard decimals > 0 else { return String(whole) }
    let fraction = String(rest)
    let zeros = String(repeating: "0", count: decimals - fraction.count)
    return (whole == 0 && !hasZero ? "" : String(whole)) + "." + zeros + fraction
  }

  /// The power of ten of its first digit that is none; 0 for nothing.
  var leadingPower: Int { units == 0 ? 0 : String(units.magnitude).utf8.count - 1 - decimals }

  /// Where the digit of a power of ten stands in the text, in characters; `nil` where it has none.
  func place(ofPower power: Int) -> Int? {
    let digits = digits(hasZero: !omitsZero)
    let whole = digits.prefix { $0 != "." }.count
    let place = power >= 0 ? whole - 1 - power : whole - power
    return (0..<digits.count).contains(place) ? sign.count + place : nil
  }

  // MARK: Arithmetic

  /// Adds so many times a power of ten; nothing where it would have too many digits.
  mutating func add(_ count: Int, power: Int) {
    var next = self
    guard next.refine(to: -power) else { return }
    let (step, isTooLong) = count.multipliedReportingOverflow(
      by: Self.tenfold(min(power + next.decimals, Self.mostDigits)))
    let (sum, isTooLarge) = next.units.addingReportingOverflow(step)
    guard !isTooLong, !isTooLarge, sum.magnitude < UInt(Self.tenfold(Self.mostDigits))
    else { return }
    next.units = sum
    self = next
  }

  /// Goes to the nearest whole multiple of a power of ten.
  mutating func snap(toPower power: Int) {
    let (size, isTooLarge) = (power + decimals, power + decimals > Self.mostDigits)
    guard size > 0, !isTooLarge else { return }
    let step = Self.tenfold(size)
    let half = units < 0 ? -step / 2 : step / 2
    units = (units + half) / step * step
  }

  // Writes as many decimals at least.
  private mutating func refine(to count: Int) -> Bool {
    guard count > decimals else { return true }
    let (product, isTooLarge) = units.multipliedReportingOverflow(
      by: Self.tenfold(count - decimals))
    guard count <= Self.mostDecimals, !isTooLarge else { return false }
    (units, decimals) = (product, count)
    return true
  }

  /// Stays within the ends of a use, unless it was beyond them before.
  mutating func hold(within use: NumberUse, from before: WrittenNumber) {
    var before = before
    _ = before.refine(to: decimals)
    if let least = use.least.flatMap({ limit($0, isUpper: false) }) {
      units = max(units, min(least, before.units))
    }
    if let most = use.most.flatMap({ limit($0, isUpper: true) }) {
      units = min(units, max(most, before.units))
    }
  }

  /// The last number within an end that has so many decimals; `nil` for an end too far away.
  private func limit(_ bound: NumberUse.Bound, isUpper: Bool) -> Int? {
    let factor: Double = unit == "%" ? 100 : unit == "ms" ? 1000 : 1
    let exact = bound.value * factor * Double(Self.tenfold(decimals))
    guard exact.magnitude < Double(Self.tenfold(Self.mostDigits)) else { return nil }
    let whole = Int(exact.rounded(isUpper ? .down : .up))
    guard bound.isExcluded, Double(whole) == exact else { return whole }
    return isUpper ? whole - 1 : whole + 1
  }

  /// What is to be said of where it stands between the ends of a use; empty for nothing.
  package func word(within use: NumberUse) -> String {
    for (bound, isUpper) in [(use.least, false), (use.most, true)] {
      guard let limit = bound.flatMap({ limit($0, isUpper: isUpper) }) else { continue }
      if units == limit { return isUpper ? "at its most" : "at its least" }
      if isUpper ? units > limit : units < limit {
        return isUpper ? "beyond its usual most" : "beyond its usual least"
      }
    }
    return ""
  }

  /// How much more it is than another one, with its sign; `nil` where they count different things.
  package func difference(from other: WrittenNumber) -> String? {
    guard unit == other.unit else { return nil }
    var (new, old) = (self, other)
    guard new.refine(to: old.decimals), old.refine(to: new.decimals) else { return nil }
    let (difference, isTooLarge) = new.units.subtractingReportingOverflow(old.units)
    guard !isTooLarge else { return nil }
    new.units = difference
    return (difference > 0 ? "+" : new.sign) + new.digits(hasZero: true) + unit
  }

  /// A power of ten in the same unit, as a step is told.
  package func step(ofPower power: Int) -> String {
    let digits =
      power >= 0
      ? "1" + String(repeating: "0", count: power)
      : "0." + String(repeating: "0", count: -power - 1) + "1"
    return digits + unit
  }
}
