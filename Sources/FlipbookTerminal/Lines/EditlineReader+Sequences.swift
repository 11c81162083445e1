import CEditline

// Reads what keys send after an escape: arrow keys and the like, pastes, letters with Alt.
extension EditlineReader {
  private static let escape: Unicode.Scalar = "\u{1B}"
  private static let longest = 32

  /// Reads the rest of a sequence; returns what it is to libedit: nothing if unbound or an answer.
  ///
  /// libedit would take the rest of such a key for text, as would a search, which an escape ends.
  func readSequence() -> [Unicode.Scalar] {
    let isVi = ce_is_vi(editLine)
    guard let kind = byteAtOnce() else { return [Self.escape] }
    if pixels.mayBeAnswer([kind]) {
      let bytes = readAnswer([kind])
      if pixels.take(bytes) { return [] }
      pushedBack = bytes.dropFirst() + pushedBack
    }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      pushedBack = [kind] + pushedBack
      let isAlt = kind >= 0x20 && !isVi
      return isAlt && isSearching ? [Self.escape, Self.escape] : [Self.escape]
    }
    var sequence = [kind]
    while !Self.isWhole(sequence), sequence.count < Self.longest, let byte = byteAtOnce() {
      guard (0x20...0x7E).contains(byte) else {
        pushedBack = [byte] + pushedBack
        break
      }
      sequence.append(byte)
    }
    // libedit may still assemble a sequence that comes too slowly.
    let isBound = boundSequences.contains(String(decoding: sequence, as: UTF8.self))
    guard isBound || !Self.isWhole(sequence), EditedText(of: editLine).question == nil else {
      return []
    }
    // In vi mode Escape is a command, so sequences begin with a key of ours.
    let key = [isVi ? PrivateKey.lead : Self.escape] + sequence.map { Unicode.Scalar($0) }
    return (isSearching ? [Self.escape] : []) + key
  }

  // Reads on while the bytes may be an answer, until it is complete.
  private func readAnswer(_ start: [UInt8]) -> [UInt8] {
    var bytes = start
    while pixels.mayBeAnswer(bytes), !PixelTerminal.isWhole(bytes),
      let byte = byteAtOnce(within: PixelTerminal.patience)
    { bytes.append(byte) }
    return bytes
  }

  /// Waits a moment for answers that are on the way, since the terminal would show later ones; what
  /// is typed meanwhile is read next.
  func awaitAnswers() {
    guard pixels.isWaiting, isatty(0) == 1 else { return }
    var typed = pushedBack
    pushedBack = []
    while pixels.isWaiting, let byte = byteAtOnce(within: PixelTerminal.patience) {
      guard UInt32(byte) == Self.escape.value else {
        typed.append(byte)
        continue
      }
      let bytes = readAnswer([])
      if !pixels.take(bytes) { typed += [byte] + bytes }
    }
    pixels.isPatient = false
    pushedBack = typed
  }

  private var isSearching: Bool { EditedText(of: editLine).search != nil }

  private func byteAtOnce(within milliseconds: Int32 = Keyboard.escapeWait) -> UInt8? {
    pushedBack.isEmpty ? Keyboard.byte(within: milliseconds) : pushedBack.removeFirst()
  }

  private static func isWhole(_ sequence: [UInt8]) -> Bool {
    guard sequence.count > 1, let last = sequence.last else { return false }
    // Linux's console sends a second bracket for F1 to F5; rxvt ends some keys with `$`.
    return sequence != Array("[[".utf8)
      && ((0x40...0x7E).contains(last) || last == UInt8(ascii: "$"))
  }
}
