import FlipbookText

extension NumberLiteral {
  /// Reads digits, an optional exponent and an optional unit.
  package init(_ text: String, _ span: Span) throws(SyntaxError) {
    let bytes = Array(text.utf8)
    var scanner = DigitScanner(bytes: bytes)
    guard let decimals = scanner.scan(), !bytes[scanner.offset...].contains(.dot) else {
      throw .found(text.has("..") ? .rangeAsNumber : .malformedNumber, span, about: text)
    }
    let suffix = String(decoding: bytes[scanner.offset...], as: UTF8.self)
    let unit = Unit(rawValue: suffix)
    if unit == nil, !suffix.isEmpty {
      throw .found(
        .unknownUnit, Span(span.lower + scanner.offset, span.upper), about: suffix)
    }
    let digits = String(decoding: bytes[..<scanner.offset], as: UTF8.self)
    guard let value = Double(bytes.first == .dot ? "0" + digits : digits) else {
      throw .found(.malformedNumber, span, about: text)
    }
    guard value.isFinite else { throw .found(.numberTooLarge, span, about: text) }
    self.init(value: value, unit: unit, fractionDigits: decimals, text: text, span: span)
  }
}

extension ColorLiteral {
  /// Reads `#` and 3, 4, 6 or 8 hexadecimal digits; 3 or 4 digits each count twice.
  package init(_ text: String, _ span: Span) throws(SyntaxError) {
    let digits = text.utf8.dropFirst().prefix(9).compactMap(\.hexValue)
    let isShort = digits.count == 3 || digits.count == 4
    guard text.utf8.count == digits.count + 1, isShort || digits.count == 6 || digits.count == 8
    else {
      let isHex = text.utf8.count > 1 && text.utf8.dropFirst().allSatisfy { $0.hexValue != nil }
      throw .found(isHex ? .wrongColorDigits : .malformedColor, span, about: text)
    }
    let shares = stride(from: 0, to: digits.count, by: isShort ? 1 : 2).map { index in
      Double(digits[index] * 16 + digits[isShort ? index : index + 1]) / 255
    }
    self.init(
      red: shares[0], green: shares[1], blue: shares[2], alpha: shares.count > 3 ? shares[3] : 1,
      text: text, span: span)
  }
}

private struct DigitScanner {
  // No decimal digit after this place changes a Double.
  private static let most = 1_100

  let bytes: [UInt8]
  var offset = 0

  /// Skips the digits and returns the number of decimals; nil if they are no number.
  mutating func scan() -> Int? {
    let whole = skipDigits()
    var decimals = 0
    if byte(at: offset) == .dot {
      offset += 1
      decimals = skipDigits()
      if decimals == 0 { return nil }
    }
    if whole + decimals == 0 { return nil }
    return min(max(decimals - exponent(), 0), Self.most)
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while byte(at: offset).isDigit { offset += 1 }
    return offset - start
  }

  private mutating func exponent() -> Int {
    guard byte(at: offset) | 0x20 == UInt8(ascii: "e") else { return 0 }
    let sign = byte(at: offset + 1)
    let isSigned = sign == .minus || sign == .plus
    let start = offset + (isSigned ? 2 : 1)
    guard byte(at: start).isDigit else { return 0 }
    offset = start
    _ = skipDigits()
    let digits = String(decoding: bytes[start..<offset].prefix(6), as: UTF8.self)
    let size = Int(digits) ?? 0
    return sign == .minus ? -size : size
  }

  private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
}
