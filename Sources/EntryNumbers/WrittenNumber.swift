/// A number as it is written, in whole units of its last decimal, so that sums are exact.
package struct WrittenNumber: Equatable {
  private(set) var units: Int
  /// The number of decimals written; it never falls.
  private(set) var decimals: Int
  /// The unit after the digits.
  let unit: String
  // Whether `.5` is written for `0.5`.
  private let omitsZero: Bool

  // The most digits that are exact in a Double.
  private static let mostDigits = 15
  private static let mostDecimals = 12

  /// Reads digits with an optional minus and unit; nil for anything else, or too many digits.
  package init?(_ text: String) {
    let isNegative = text.hasPrefix("-")
    let body = isNegative ? String(text.dropFirst()) : text
    guard body.first != "-", let literal = try? NumberLiteral(body, Span(0, body.utf8.count)),
      literal.fractionDigits <= Self.mostDecimals
    else { return nil }
    let scaled = literal.value * Double(Self.tenfold(literal.fractionDigits))
    guard scaled.magnitude < Double(Self.tenfold(Self.mostDigits)) else { return nil }
    units = Int(scaled.rounded()) * (isNegative ? -1 : 1)
    decimals = literal.fractionDigits
    unit = literal.unit?.rawValue ?? ""
    omitsZero = body.hasPrefix(".")
  }

  var value: Double { Double(units) / Double(Self.tenfold(decimals)) }

  private static func tenfold(_ power: Int) -> Int { (0..<power).reduce(1) { n, _ in n * 10 } }

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

  /// The power of ten of its first digit that is not 0; 0 for zero.
  var leadingPower: Int { units == 0 ? 0 : String(units.magnitude).utf8.count - 1 - decimals }

  /// The place of the digit of a power of ten in the text, in characters.
  func place(ofPower power: Int) -> Int? {
    let digits = digits(hasZero: !omitsZero)
    let whole = digits.prefix { $0 != "." }.count
    let place = power >= 0 ? whole - 1 - power : whole - power
    return (0..<digits.count).contains(place) ? sign.count + place : nil
  }

  // MARK: Arithmetic

  /// Adds a multiple of a power of ten, unless the sum has too many digits.
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

  /// Rounds to a whole multiple of a power of ten.
  mutating func snap(toPower power: Int) {
    guard (1...Self.mostDigits).contains(power + decimals) else { return }
    let step = Self.tenfold(power + decimals)
    let half = units < 0 ? -step / 2 : step / 2
    units = (units + half) / step * step
  }

  // Writes at least this many decimals.
  private mutating func refine(to count: Int) -> Bool {
    guard count > decimals else { return true }
    let (product, isTooLarge) = units.multipliedReportingOverflow(
      by: Self.tenfold(count - decimals))
    guard count <= Self.mostDecimals, !isTooLarge else { return false }
    (units, decimals) = (product, count)
    return true
  }

  /// Stays within the range of a use, unless it was outside before.
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

  /// The last number with these decimals within a bound; nil if it is too far away.
  private func limit(_ bound: NumberUse.Bound, isUpper: Bool) -> Int? {
    let factor: Double = unit == "%" ? 100 : unit == "ms" ? 1000 : 1
    let exact = bound.value * factor * Double(Self.tenfold(decimals))
    guard exact.magnitude < Double(Self.tenfold(Self.mostDigits)) else { return nil }
    let whole = Int(exact.rounded(isUpper ? .down : .up))
    guard bound.isExcluded, Double(whole) == exact else { return whole }
    return isUpper ? whole - 1 : whole + 1
  }

  /// Words for a number at or beyond the ends of its range; else empty.
  package func word(within use: NumberUse) -> String {
    for (bound, isUpper) in [(use.least, false), (use.most, true)] {
      guard let limit = bound.flatMap({ limit($0, isUpper: isUpper) }) else { continue }
      if units == limit { return isUpper ? "at its maximum" : "at its minimum" }
      if isUpper ? units > limit : units < limit {
        return isUpper ? "above its usual maximum" : "below its usual minimum"
      }
    }
    return ""
  }

  /// The difference from another number, with its sign; nil for another unit.
  package func difference(from other: WrittenNumber) -> String? {
    guard unit == other.unit else { return nil }
    var (new, old) = (self, other)
    guard new.refine(to: old.decimals), old.refine(to: new.decimals) else { return nil }
    let (difference, isTooLarge) = new.units.subtractingReportingOverflow(old.units)
    guard !isTooLarge else { return nil }
    new.units = difference
    return (difference > 0 ? "+" : new.sign) + new.digits(hasZero: true) + unit
  }

  /// A power of ten in the same unit.
  package func step(ofPower power: Int) -> String {
    let digits =
      power >= 0
      ? "1" + String(repeating: "0", count: power)
      : "0." + String(repeating: "0", count: -power - 1) + "1"
    return digits + unit
  }
}
