extension ColorLiteral {
  /// Reads `#` and 3, 4, 6 or 8 hexadecimal digits; single digits stand for a pair of the same.
  package init(_ text: String, _ span: Span) throws(SyntaxError) {
    let digits = text.utf8.dropFirst().prefix(9).compactMap(\.hexValue)
    let isShort = digits.count == 3 || digits.count == 4
    guard text.utf8.count == digits.count + 1, isShort || digits.count == 6 || digits.count == 8
    else { throw .malformedColor(text, span) }
    var shares: [Double] = []
    for index in stride(from: 0, to: digits.count, by: isShort ? 1 : 2) {
      let low = isShort ? digits[index] : digits[index + 1]
      shares.append(Double(digits[index] * 16 + low) / 255)
    }
    self.init(
      red: shares[0], green: shares[1], blue: shares[2], alpha: shares.count > 3 ? shares[3] : 1,
      text: text, span: span)
  }
}
