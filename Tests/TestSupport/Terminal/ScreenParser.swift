/// Cuts the bytes sent to a terminal into characters and commands.
struct ScreenParser: Equatable, Sendable {
  /// What the screen has to do.
  enum Action: Equatable {
    /// Show a character.
    case show(Unicode.Scalar)
    /// Obey a control character.
    case control(UInt8)
    /// Obey the sequence ESC with this letter.
    case escape(UInt8)
    /// Obey the sequence ESC [ with numbers and this letter.
    case sequence(UInt8, [Int])
    /// Turn private modes on or off.
    case modes([Int], isOn: Bool)
  }

  private enum State: Equatable {
    case text
    case character(missing: Int)
    case escape
    case charset
    case sequence
    /// Texts that show nothing: titles, questions, pictures.
    case title
    case titleEscape
  }

  private var state = State.text
  private var bytes: [UInt8] = []

  /// Takes the next byte; returns an action when one is complete.
  mutating func take(_ byte: UInt8) -> Action? {
    // As in terminals, an escape starts over anywhere, and CAN and SUB end a sequence.
    if state != .title, byte == 0x1B { return go(to: .escape) }
    if state != .text, byte == 0x18 || byte == 0x1A { return finish(nil) }
    return switch state {
    case .text: takeText(byte)
    case .character(let missing): takeCharacter(byte, missing)
    case .escape: takeEscape(byte)
    case .charset, .titleEscape: finish(nil)
    case .sequence: takeSequence(byte)
    case .title: takeTitle(byte)
    }
  }

  private mutating func takeText(_ byte: UInt8) -> Action? {
    switch byte {
    case 0x00..<0x20, 0x7F: .control(byte)
    case 0x20..<0x7F: .show(Unicode.Scalar(byte))
    case 0xC2..<0xE0: begin([byte], .character(missing: 1))
    case 0xE0..<0xF0: begin([byte], .character(missing: 2))
    case 0xF0..<0xF5: begin([byte], .character(missing: 3))
    default: .show("\u{FFFD}")
    }
  }

  private mutating func takeCharacter(_ byte: UInt8, _ missing: Int) -> Action? {
    // A character that is cut off is dropped.
    guard byte & 0xC0 == 0x80 else {
      state = .text
      return takeText(byte)
    }
    bytes.append(byte)
    guard missing == 1 else { return go(to: .character(missing: missing - 1)) }
    return finish(String(decoding: bytes, as: UTF8.self).unicodeScalars.first.map { .show($0) })
  }

  private mutating func takeEscape(_ byte: UInt8) -> Action? {
    switch byte {
    case UInt8(ascii: "["): begin([], .sequence)
    case UInt8(ascii: "]"), UInt8(ascii: "_"), UInt8(ascii: "P"): go(to: .title)
    case UInt8(ascii: "("), UInt8(ascii: ")"): go(to: .charset)
    default: finish(.escape(byte))
    }
  }

  private mutating func takeSequence(_ byte: UInt8) -> Action? {
    guard (0x40...0x7E).contains(byte) else {
      bytes.append(byte)
      return nil
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.hasPrefix("?"), byte == UInt8(ascii: "h") || byte == UInt8(ascii: "l") {
      let modes = text.dropFirst().split(separator: ";").compactMap { Int($0) }
      return finish(.modes(modes, isOn: byte == UInt8(ascii: "h")))
    }
    guard text.allSatisfy({ $0.isNumber || $0 == ";" }) else { return finish(nil) }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    return finish(.sequence(byte, numbers))
  }

  private mutating func takeTitle(_ byte: UInt8) -> Action? {
    switch byte {
    case 0x07: finish(nil)
    case 0x1B: go(to: .titleEscape)
    default: nil
    }
  }

  private mutating func begin(_ bytes: [UInt8], _ state: State) -> Action? {
    self.bytes = bytes
    return go(to: state)
  }

  private mutating func go(to state: State) -> Action? {
    self.state = state
    return nil
  }

  private mutating func finish(_ action: Action?) -> Action? {
    state = .text
    return action
  }
}
