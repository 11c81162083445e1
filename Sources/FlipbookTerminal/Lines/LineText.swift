/// Turns the bytes of a line into text, or says what keeps them from being any.
enum LineText {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Decodes a line; drops a byte order mark on the first one and a carriage return at the end.
  static func decode(
    _ line: UnsafeBufferPointer<UInt8>, isFirst: Bool
  ) -> Result<String, UnreadableReason> {
    var bytes = line[...]
    if isFirst, bytes.starts(with: mark) { bytes = bytes.dropFirst(mark.count) }
    if bytes.last == 0x0D { bytes = bytes.dropLast() }
    if let zero = bytes.firstIndex(of: 0) {
      return .failure(.zero(byte: zero - bytes.startIndex + 1))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    // A repaired text differs from its bytes from the first bad one on.
    guard let bad = firstDifference(text, bytes) else { return .success(text) }
    return .failure(.invalidUTF8(byte: bad + 1))
  }

  private static func firstDifference(
    _ text: String, _ bytes: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int? {
    var offset = 0
    var wanted = bytes.makeIterator()
    for byte in text.utf8 {
      guard wanted.next() == byte else { return offset }
      offset += 1
    }
    return wanted.next() == nil ? nil : offset
  }
}
