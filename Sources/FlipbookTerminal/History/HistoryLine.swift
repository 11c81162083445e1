import FlipbookText

enum HistoryLine {
  static func encode(_ entry: String) -> String {
    entry.rewriting { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\r": "\\r"
      default: nil
      }
    }
  }

  /// The entry of a line, where `\n`, `\r` and `\\` are escapes; unknown ones stand for themselves.
  static func decode(_ line: ArraySlice<UInt8>) -> String {
    guard line.contains(backslash) else { return String(decoding: line, as: UTF8.self) }
    var entry: [UInt8] = []
    var bytes = line.makeIterator()
    while let byte = bytes.next() {
      guard byte == backslash else {
        entry.append(byte)
        continue
      }
      switch bytes.next() {
      case backslash?: entry.append(backslash)
      case UInt8(ascii: "n")?: entry.append(0x0A)
      case UInt8(ascii: "r")?: entry.append(0x0D)
      case let other?: entry += [byte, other]
      case nil: entry.append(byte)
      }
    }
    return String(decoding: entry, as: UTF8.self)
  }

  private static let backslash = UInt8(ascii: "\\")
}
