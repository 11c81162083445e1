extension NumberText {
  /// The shortest digits that read back as the same value, for typed values shown again.
  ///
  /// Never an exponent and never a trailing `.0`: `2`, `0.5`, `0.016666666666666666`, `1000000`.
  /// Either zero is `0`.
  package static func shortest(_ value: Double) -> String {
    guard value.isFinite else { return word(for: value) }
    guard value != 0 else { return "0" }
    let text = value.description
    guard text.utf8.contains(UInt8(ascii: "e")) else {
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let sign = value < 0 ? "-" : ""
    return sign + ScientificDigits(value.magnitude.description).positionalText
  }

  /// A number with at most some digits after the point, without zeros at their end.
  package static func brief(_ value: Double, digits: Int = 3) -> String {
    let text = fixed(value, digits: digits)
    // Of so few digits none can be spared.
    guard text.utf8.count <= 15 else { return shortest(Double(text) ?? value) }
    return withoutTrailingZeros(text)
  }

  /// A number without the zeros behind its point that say nothing, and without a bare point.
  static func withoutTrailingZeros(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: ".")) else { return text }
    let kept = bytes.dropLast(bytes.reversed().prefix { $0 == UInt8(ascii: "0") }.count)
    let number = kept.last == UInt8(ascii: ".") ? kept.dropLast() : kept
    return String(Substring(number))
  }
}

/// The digits of `1.25e-05` and where the point belongs, so that it can be written out.
private struct ScientificDigits {
  private var digits: [UInt8] = []
  /// How many of the digits stand before the point; may be negative, or more than there are.
  private var pointIndex = 0

  /// Reads what Swift prints for a positive finite value: digits, point, and perhaps an exponent.
  init(_ text: String) {
    let parts = text.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let exponent = parts.count > 1 ? Int(parts[1]) : nil
    digits = mantissa.flatMap { Array($0.utf8) }
    pointIndex = mantissa[0].utf8.count + (exponent ?? 0)
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let leadingZeros = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(leadingZeros)
    pointIndex -= leadingZeros
  }

  var positionalText: String {
    let split = min(max(pointIndex, 0), digits.count)
    let whole = digits[..<split] + zeros(pointIndex - digits.count)
    let fraction = zeros(-pointIndex) + digits[split...]
    let wholeText = whole.isEmpty ? "0" : String(decoding: whole, as: UTF8.self)
    return fraction.isEmpty
      ? wholeText : wholeText + "." + String(decoding: fraction, as: UTF8.self)
  }

  private func zeros(_ count: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "0"), count: max(0, count))
  }
}
