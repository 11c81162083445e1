/// Makes keys of the bytes a terminal sends; a key may be cut anywhere between two calls.
///
/// The sequences are those of xterm: arrows and ends in both of their forms, modifiers as a second
/// parameter, and the pointer in its SGR form.
package struct KeyParser {
  private var pending: [UInt8] = []

  package init() {}

  private static let escapeByte: UInt8 = 27
  private static let longest = 32

  /// Whether an escape has come that may be the beginning of a key.
  package var isOpen: Bool { !pending.isEmpty }

  /// Takes a byte in; gives the key that it completes.
  package mutating func take(_ byte: UInt8) -> LiveKey? {
    guard !pending.isEmpty else {
      guard byte == Self.escapeByte else { return Self.key(byte) }
      pending = [byte]
      return nil
    }
    pending.append(byte)
    switch (pending[1], pending.count) {
    case (UInt8(ascii: "["), 2), (UInt8(ascii: "O"), 2): return nil
    case (UInt8(ascii: "["), _), (UInt8(ascii: "O"), _):
      guard (0x40...0x7E).contains(byte) || pending.count > Self.longest else { return nil }
      defer { pending = [] }
      return Self.key(sequence: pending.dropFirst(2))
    default:
      // An escape, and a key of its own behind it.
      pending = byte == Self.escapeByte ? [byte] : []
      return byte == Self.escapeByte ? .escape : .other
    }
  }

  /// The key that an escape was after all, when nothing has followed it.
  package mutating func finish() -> LiveKey? {
    guard isOpen else { return nil }
    defer { pending = [] }
    return pending.count == 1 ? .escape : .other
  }

  private static func key(_ byte: UInt8) -> LiveKey {
    switch byte {
    case 3: .interrupt
    case 10, 13: .enter
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    default: .other
    }
  }

  private static func key(sequence: ArraySlice<UInt8>) -> LiveKey {
    let text = String(decoding: sequence, as: UTF8.self)
    guard let last = text.last else { return .other }
    if text.hasPrefix("<") { return pointer(text.dropFirst().dropLast(), isPress: last == "M") }
    let parameters = text.dropLast().split(separator: ";", omittingEmptySubsequences: false)
    let isShifted = parameters.count == 2 && parameters[1] == "2"
    switch last {
    case "A": return .arrow(.up, shifted: isShifted)
    case "B": return .arrow(.down, shifted: isShifted)
    case "C": return .arrow(.right, shifted: isShifted)
    case "D": return .arrow(.left, shifted: isShifted)
    case "H": return .home
    case "F": return .end
    case "~" where parameters.first == "1" || parameters.first == "7": return .home
    case "~" where parameters.first == "4" || parameters.first == "8": return .end
    default: return .other
    }
  }

  // Buttons count from 0; 32 is added while one is held, 64 for the wheel.
  private static func pointer(_ text: Substring, isPress: Bool) -> LiveKey {
    let numbers = text.split(separator: ";").compactMap { Int($0) }
    guard numbers.count == 3 else { return .other }
    let what: LiveKey.Pointer
    switch numbers[0] {
    case 0: what = isPress ? .press : .release
    case 32: what = .drag
    case 64: what = .wheelUp
    case 65: what = .wheelDown
    default: return .other
    }
    return .pointer(what, row: numbers[2] - 1, column: numbers[1] - 1)
  }
}
