/// Numbers as the report writes them.
enum Numbers {
  /// A number with a fixed count of decimals.
  static func fixed(_ value: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let whole = Int((value * scale).rounded())
    let digits = String(abs(whole))
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    let sign = whole < 0 ? "-" : ""
    guard decimals > 0 else { return sign + padded }
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  /// A number with about three digits.
  static func short(_ value: Double) -> String {
    fixed(value, value < 10 ? 2 : value < 100 ? 1 : 0)
  }

  /// A count with separated thousands.
  static func count(_ value: Int) -> String {
    let digits = String(value)
    return digits.enumerated().reduce("") { text, digit in
      let rest = digits.count - digit.offset
      return text + (digit.offset > 0 && rest % 3 == 0 ? "," : "") + String(digit.element)
    }
  }

  /// A number with one decimal, unless that is zero.
  static func trimmed(_ value: Double) -> String {
    let text = fixed(value, 1)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A text padded with blanks on its right.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
