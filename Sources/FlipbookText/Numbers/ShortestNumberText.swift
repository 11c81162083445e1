extension NumberText {
  /// The shortest digits that read back as the same value, without an exponent or a trailing `.0`:
  /// `2`, `0.5`, `0.016666666666666666`, `1000000`; either zero is `0`.
  package static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return word(for: value) }
    guard value != 0 else { return "0" }
    let text = value.description
    guard text.utf8.contains(UInt8(ascii: "e")) else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    // Before an exponent, the point follows the first digit, and no zero ends the digits.
    let parts = text.split(separator: "e")
    let digits = parts[0].filter(\.isNumber)
    let places = (Int(parts[1]) ?? 0) + 1
    func zeros(_ count: Int) -> String { String(repeating: "0", count: max(0, count)) }
    return (value < 0 ? "-" : "")
      + (places > 0 ? digits + zeros(places - digits.count) : "0." + zeros(-places) + digits)
  }

  /// A number with at most some digits after the point, without zeros at their end.
  package static func brief(_ value: Double, digits: Int = 3) -> String {
    let text = fixed(value, digits: digits)
    // A Double holds no more digits than these.
    guard text.utf8.count <= 15 else { return shortest(Double(text) ?? value) }
    return withoutTrailingZeros(text)
  }

  /// A number without the zeros at the end of its decimals, and without a bare point.
  static func withoutTrailingZeros(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: ".")) else { return text }
    let kept = bytes.dropLast(bytes.reversed().prefix { $0 == UInt8(ascii: "0") }.count)
    let number = kept.last == UInt8(ascii: ".") ? kept.dropLast() : kept
    return String(Substring(number))
  }
}
