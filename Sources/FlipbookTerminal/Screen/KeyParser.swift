/// Turns the bytes of a terminal into keys; a key may be split between calls.
///
/// The sequences are xterm's: both forms of arrows, Home and End, modifiers as a second parameter,
/// and the pointer in SGR form. iTerm2 sends Alt and an arrow as an escape before the arrow.
package struct KeyParser {
  private var pending: [UInt8] = []

  private static let escapeByte: UInt8 = 27
  private static let longest = 32

  /// Whether bytes have come that may begin a key.
  package var isOpen: Bool { !pending.isEmpty }

  /// Takes a byte; returns the key that it completes.
  package mutating func take(_ byte: UInt8) -> LiveKey? {
    guard let first = pending.first else {
      guard byte == Self.escapeByte || Self.followers(of: byte) > 0 else { return Self.key(byte) }
      pending = [byte]
      return nil
    }
    if first != Self.escapeByte { return takeRest(byte, of: first) }
    pending.append(byte)
    let escapes = pending.prefix { $0 == Self.escapeByte }.count
    if Self.isString(pending) {
      let answer = Array(pending.dropFirst())
      guard PixelTerminal.isWhole(answer) else { return nil }
      pending = []
      return .answer(answer)
    }
    guard pending.count > escapes else {
      // A second escape may be Alt; the first of three is a key of its own.
      guard escapes > 2 else { return nil }
      pending.removeLast()
      return .escape
    }
    switch (pending[escapes], pending.count - escapes) {
    case (UInt8(ascii: "["), 1), (UInt8(ascii: "O"), 1): return nil
    case (UInt8(ascii: "_"), 1), (UInt8(ascii: "P"), 1): return nil
    case (UInt8(ascii: "["), _), (UInt8(ascii: "O"), _):
      guard (0x40...0x7E).contains(byte) || pending.count > Self.longest else { return nil }
      defer { pending = [] }
      return Self.key(sequence: pending.dropFirst(escapes + 1), isAlt: escapes > 1)
    default:
      // An escape, then another key.
      pending = []
      return escapes > 1 ? .escape : .other
    }
  }

  // Collects the bytes of a character; a new one ends one that is not whole.
  private mutating func takeRest(_ byte: UInt8, of lead: UInt8) -> LiveKey? {
    guard byte & 0xC0 == 0x80 else {
      pending = []
      return take(byte)
    }
    pending.append(byte)
    guard pending.count > Self.followers(of: lead) else { return nil }
    defer { pending = [] }
    guard let text = String(validating: pending, as: UTF8.self), PrintableText.isLine(text) else {
      return .other
    }
    return .character(Character(text))
  }

  /// How many bytes follow the first one of a character in UTF-8.
  static func followers(of lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 1
    case 0xE0...0xEF: 2
    case 0xF0...0xF4: 3
    default: 0
    }
  }

  // Texts that only a terminal sends: they end with a bell, or an escape and a backslash.
  private static func isString(_ bytes: [UInt8]) -> Bool {
    bytes.count > 2 && bytes[0] == escapeByte
      && (bytes[1...].starts(with: "_G".utf8) || bytes[1...].starts(with: "P>".utf8))
  }

  /// The key that a pending escape means if nothing follows.
  package mutating func finish() -> LiveKey? {
    guard let last = pending.popLast() else { return nil }
    guard last != Self.escapeByte else { return .escape }
    pending = []
    return .other
  }

  private static func key(_ byte: UInt8) -> LiveKey {
    switch byte {
    case 3: .interrupt
    case 8, 0x7F: .backspace
    case 9: .tab(backward: false)
    case 10, 13: .enter
    case 0x20..<0x7F: .character(Character(Unicode.Scalar(byte)))
    default: .other
    }
  }

  private static func key(sequence: ArraySlice<UInt8>, isAlt: Bool) -> LiveKey {
    let text = String(decoding: sequence, as: UTF8.self)
    guard let last = text.last else { return .other }
    if text.hasPrefix("<") { return pointer(text.dropFirst().dropLast(), isPress: last == "M") }
    if text.hasPrefix("?") || last == "t" { return .answer([UInt8(ascii: "[")] + sequence) }
    let parameters = text.dropLast().split(separator: ";", omittingEmptySubsequences: false)
    var modifiers: LiveKey.Modifiers = isAlt ? .alt : []
    // The parameter is one more than the bits of the modifiers.
    if parameters.count == 2, let sum = Int(parameters[1]), sum > 0 {
      modifiers.formUnion(LiveKey.Modifiers(rawValue: sum - 1).intersection([.shift, .alt]))
    }
    if let arrow = arrows[last] { return .arrow(arrow, modifiers) }
    return named[last == "~" ? (parameters.first ?? "") + "~" : String(last)] ?? .other
  }

  private static let arrows: [Character: LiveKey.Arrow] = [
    "A": .up, "B": .down, "C": .right, "D": .left,
  ]
  private static let named: [String: LiveKey] = [
    "H": .home, "1~": .home, "7~": .home, "F": .end, "4~": .end, "8~": .end, "5~": .pageUp,
    "6~": .pageDown, "Z": .tab(backward: true),
  ]

  // Buttons count from 0; plus 4 for Shift, 8 for Alt, 32 for a drag, 64 for the wheel.
  private static func pointer(_ text: Substring, isPress: Bool) -> LiveKey {
    let numbers = text.split(separator: ";").compactMap { Int($0) }
    let actions: [Int: LiveKey.Pointer] = [
      0: isPress ? .press : .release, 32: .drag, 64: .wheelUp, 65: .wheelDown,
    ]
    guard numbers.count == 3, let what = actions[numbers[0] & ~12] else { return .other }
    return .pointer(
      what, row: numbers[2] - 1, column: numbers[1] - 1,
      LiveKey.Modifiers(rawValue: (numbers[0] & 12) >> 2))
  }
}
