/// How far a computed number may be from a published one.
package enum Tolerance: Hashable, Sendable {
  /// At most this difference.
  case absolute(Double)

  /// At most this difference as a share of the published number.
  case relative(Double)

  /// Reads a tolerance such as `0.001`, `1e-6 relative`, `0.5%` or `exact`; nil for other texts.
  package init?(_ text: String) {
    let words = text.split(separator: " ").map { $0.lowercased() }
    guard let first = words.first, words.count <= 2 else { return nil }
    let unit = words.count == 2 ? words[1] : "absolute"
    if first == "exact", words.count == 1 {
      self = .absolute(0)
    } else if first.hasSuffix("%"), words.count == 1, let number = Double(first.dropLast()) {
      self = .relative(number / 100)
    } else if let number = Double(first), "relative".hasPrefix(unit) {
      self = .relative(number)
    } else if let number = Double(first), "absolute".hasPrefix(unit) {
      self = .absolute(number)
    } else {
      return nil
    }
  }

  /// Whether `actual` is close enough to `expected`; never for NaN.
  package func allows(_ actual: Double, _ expected: Double) -> Bool {
    if actual == expected { return true }
    return switch self {
    case .absolute(let limit): abs(actual - expected) <= limit
    case .relative(let limit): abs(actual - expected) <= limit * abs(expected)
    }
  }
}
