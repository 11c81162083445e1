// The roles of single bytes and characters. The text is read as UTF-8, byte by byte; only bytes
// from 0x80 up are ever decoded.

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
  static let backslash = UInt8(ascii: "\\")
  static let hash = UInt8(ascii: "#")
  static let percent = UInt8(ascii: "%")
  static let leftParen = UInt8(ascii: "(")
  static let leftBracket = UInt8(ascii: "[")
  static let rightBracket = UInt8(ascii: "]")
  static let rightParen = UInt8(ascii: ")")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let semicolon = UInt8(ascii: ";")
  static let dot = UInt8(ascii: ".")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let slash = UInt8(ascii: "/")
  static let question = UInt8(ascii: "?")

  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isControl: Bool { self < 0x20 && self != 0x09 || self == 0x7F }
  var startsWord: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A || self == 0x5F }
  var continuesWord: Bool { startsWord || isDigit }

  /// The value of a hexadecimal digit; nil for any other byte.
  var hexValue: Int? {
    switch self {
    case 0x30...0x39: Int(self) - 0x30
    case 0x41...0x46, 0x61...0x66: Int(self | 0x20) - 0x57
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether an identifier can start with this letter; never a digit.
  var startsIdentifier: Bool { isASCII ? UInt8(ascii: self).startsWord : properties.isXIDStart }

  /// Whether an identifier can hold this letter, digit, mark or underscore.
  var continuesIdentifier: Bool {
    isASCII ? UInt8(ascii: self).continuesWord : properties.isXIDContinue
  }
}
