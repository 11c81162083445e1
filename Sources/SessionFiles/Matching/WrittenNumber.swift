/// A number as written, which tells its precision.
struct WrittenNumber: Equatable, Sendable {
  let text: String
  // Computed on demand, since most numbers have the very same text.
  private var value: DecimalNumber? { DecimalNumber(text) }
  init(_ text: String) { self.text = text }

  /// Whether a number in the output is near enough.
  ///
  /// Without a decimal point only the same text matches. A minus zero matches only a minus zero.
  func accepts(_ actual: WrittenNumber, tolerance: FenceOptions.Tolerance) -> Bool {
    if actual.text == text { return true }
    let hasPoint = text.utf8.contains(UInt8(ascii: "."))
    guard hasPoint, let value, let other = actual.value else { return false }
    if value.isNegativeZero || other.isNegativeZero {
      return value.isNegativeZero && other.isNegativeZero
    }
    switch tolerance {
    case .asWritten: return other.isWithin(value.halfUnit, of: value)
    case .absolute(let limit):
      return DecimalNumber(limit.description).map { other.isWithin($0, of: value) } ?? false
    case .relative(let share):
      guard let expected = Double(text), let actual = Double(actual.text) else { return false }
      return abs(actual - expected) <= share * abs(expected)
    }
  }
}
