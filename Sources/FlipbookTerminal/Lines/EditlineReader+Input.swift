import CEditline

// All keyboard input passes through here.
extension EditlineReader {
  private static let cancelKey: UInt8 = 3
  private static let escapeKey: UInt8 = 27
  // Ctrl-\, which would end the program without saving.
  private static let quitKey: UInt8 = 28

  /// Gives libedit the next character; 0 for the end or a cancelled line.
  static func readCharacter(
    _ editLine: OpaquePointer, _ character: UnsafeMutablePointer<wchar_t>
  ) -> Int32 {
    guard let reader = owner(of: editLine) else { return 0 }
    reader.settle()
    guard let scalar = reader.nextScalar() else { return 0 }
    character.pointee = wchar_t(scalar.value)
    return 1
  }

  /// Repairs what libedit's last command left, so that the next does not write out of bounds.
  private func settle() {
    let count = ce_settle(editLine)
    guard isShort(ofRoomFor: count) else { return }
    // While libedit asks something its text must not move.
    let text = EditedText(of: editLine)
    if text.search == nil, text.question == nil { makeRoom(forTextOf: count) }
  }

  private func nextScalar() -> Unicode.Scalar? {
    while pendingScalars.isEmpty {
      guard let lead = nextByte() else { return nil }
      if isPasting {
        // The end of a block can get lost; then a pressed Ctrl-C, which comes alone, ends it.
        let isPressed = lead == Self.cancelKey && !Keyboard.hasKey(within: Keyboard.escapeWait)
        guard isPressed else { return scalar(startingWith: lead) }
      }
      switch lead {
      case Self.cancelKey:
        cancel()
        return nil
      case Self.escapeKey: pendingScalars = readSequence()
      case Self.quitKey: continue
      case _ where movesBack(before: lead):
        pendingScalars = PrivateKey.moveBack.unicodeScalars + [Unicode.Scalar(lead)]
      default: return scalar(startingWith: lead)
      }
    }
    return pendingScalars.removeFirst()
  }

  /// Collects the bytes of a character; invalid bytes become U+FFFD.
  private func scalar(startingWith lead: UInt8) -> Unicode.Scalar? {
    var bytes = [lead]
    for _ in 0..<KeyParser.followers(of: lead) {
      guard let byte = nextByte() else { return nil }
      guard byte & 0xC0 == 0x80 else {
        pushedBack = [byte]
        break
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
  }

  private func nextByte() -> UInt8? {
    if !pushedBack.isEmpty { return pushedBack.removeFirst() }
    while true {
      attendToSignals()
      if isCancelled { return nil }
      switch nextKey() {
      case .byte(let byte):
        keysRead += 1
        return byte
      case .nothing: break
      case .signal, .timeout: ce_drain_wake()
      case .end: return nil
      }
    }
  }

  private func attendToSignals() {
    if ce_take_continued() { takeUpAgain() }
    if ce_take_resized() { clearEntry() }
    // From outside, or typed just before the terminal was raw.
    if Interrupts.isRaised { cancel() }
  }

  private func nextKey() -> Keyboard.Event {
    if Keyboard.hasKey(within: 0) { return Keyboard.read() }
    if !isPasting { paint() }
    return Keyboard.next(within: -1)
  }

  private func cancel() {
    Interrupts.clear()
    pushedBack = []
    pendingScalars = []
    isCancelled = true
    leave(EditedText(of: editLine), .mark("^C"))
  }
}
