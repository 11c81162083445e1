import CEditline

// What a key sends behind an escape: an arrow key and its like, a paste, or a letter with Alt.
extension EditlineReader {
  private static let escape: Unicode.Scalar = "\u{1B}"
  // A terminal sends a key's bytes at once; a person is slower.
  static let wait: Int32 = 30
  private static let longest = 32

  /// Reads on behind an escape; the answer is what libedit is given for it, which is nothing for a
  /// key that is not bound.
  ///
  /// Left to itself, libedit would take the rest of such a key for text, and so would a search,
  /// which an escape ends.
  func readSequence() -> [Unicode.Scalar] {
    let isVi = ce_is_vi(editLine)
    guard let kind = byteAtOnce() else { return [Self.escape] }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      pushedBack = kind
      let isAlt = kind >= 0x20 && !isVi
      return isAlt && isSearching ? [Self.escape, Self.escape] : [Self.escape]
    }
    var sequence = [kind]
    while !Self.isWhole(sequence), sequence.count < Self.longest, let byte = byteAtOnce() {
      guard (0x20...0x7E).contains(byte) else {
        pushedBack = byte
        break
      }
      sequence.append(byte)
    }
    // What comes too slowly libedit may still put together.
    let isBound = boundSequences.contains(String(decoding: sequence, as: UTF8.self))
    guard isBound || !Self.isWhole(sequence), EditedText(of: editLine).question == nil else {
      return []
    }
    // In vi mode the escape key is a command, so there a sequence begins with a key of ours.
    let key = [isVi ? PrivateKey.lead : Self.escape] + sequence.map { Unicode.Scalar($0) }
    return (isSearching ? [Self.escape] : []) + key
  }

  private var isSearching: Bool { EditedText(of: editLine).search != nil }

  private func byteAtOnce() -> UInt8? {
    Keyboard.wait(milliseconds: Self.wait) == .key ? Keyboard.readByte() : nil
  }

  private static func isWhole(_ sequence: [UInt8]) -> Bool {
    guard sequence.count > 1, let last = sequence.last else { return false }
    // The console of Linux sends a second bracket for F1 to F5, and rxvt ends some keys so.
    return sequence != Array("[[".utf8)
      && ((0x40...0x7E).contains(last) || last == UInt8(ascii: "$"))
  }
}
