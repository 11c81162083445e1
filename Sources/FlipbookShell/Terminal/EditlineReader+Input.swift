import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// The one function through which all keyboard input goes.
extension EditlineReader {
  private enum Wait { case key, signal, failure }

  private static let cancelKey: UInt8 = 3
  private static let escapeKey: UInt8 = 27
  // A terminal sends a key's bytes at once; a person is slower.
  private static let escapeWait: Int32 = 30
  private static let longestSequence = 32

  /// Gives libedit the next character: 1 with a character, 0 for the end or a cancelled line.
  static func readCharacter(
    _ editLine: OpaquePointer, _ character: UnsafeMutablePointer<wchar_t>
  ) -> Int32 {
    guard let scalar = owner(of: editLine)?.nextScalar() else { return 0 }
    character.pointee = wchar_t(scalar.value)
    return 1
  }

  /// Collects the bytes of one character; bytes that are none become U+FFFD.
  private func nextScalar() -> Unicode.Scalar? {
    if !pendingScalars.isEmpty { return pendingScalars.removeFirst() }
    guard let lead = nextByte() else { return nil }
    if lead == Self.cancelKey, !isPasting {
      cancel()
      return nil
    }
    if lead == Self.escapeKey, !isPasting, ce_is_vi(editLine) { return escape() }
    var bytes = [lead]
    for _ in 0..<Self.followers(of: lead) {
      guard let byte = nextByte() else { return nil }
      guard byte & 0xC0 == 0x80 else {
        pushedBack = byte
        break
      }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.first
  }

  // In vi mode the escape key is a command, and an arrow key or a paste begins with it. What comes
  // right behind an escape is one of these, and begins with our own key instead.
  private func escape() -> Unicode.Scalar? {
    guard keyIsWaiting(milliseconds: Self.escapeWait) == .key, let kind = Keyboard.readByte() else {
      return Unicode.Scalar(Self.escapeKey)
    }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      pushedBack = kind
      return Unicode.Scalar(Self.escapeKey)
    }
    var sequence = [kind]
    while sequence.count < Self.longestSequence, let byte = Keyboard.readByte() {
      sequence.append(byte)
      if (0x40...0x7E).contains(byte) { break }
    }
    pendingScalars = sequence.map { Unicode.Scalar($0) }
    return PrivateKey.lead
  }

  private static func followers(of lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 1
    case 0xE0...0xEF: 2
    case 0xF0...0xF4: 3
    default: 0
    }
  }

  private func nextByte() -> UInt8? {
    if let byte = pushedBack {
      pushedBack = nil
      return byte
    }
    while true {
      attendToSignals()
      if isCancelled { return nil }
      switch waitForKey() {
      case .key: return Keyboard.readByte()
      case .signal: ce_drain_wake()
      case .failure: return nil
      }
    }
  }

  private func attendToSignals() {
    // Whoever switched the terminal to raw left the interrupt key on.
    if !isPasting { ce_claim_keys() }
    if ce_take_continued() { takeUpAgain() }
    if ce_take_resized() { redrawForNewSize() }
    // From outside, or from a key pressed just before the terminal was raw.
    if Interrupts.isRaised {
      eraseHint()
      cancel()
    }
  }

  private func waitForKey() -> Wait {
    if keyIsWaiting(milliseconds: 0) == .key { return .key }
    guard !isPasting else { return keyIsWaiting(milliseconds: -1) }
    paint()
    let wait = keyIsWaiting(milliseconds: -1)
    // After a change of size blanks could go astray; drawing anew clears the hint as well.
    if wait != .signal { eraseHint() }
    return wait
  }

  private func keyIsWaiting(milliseconds: Int32) -> Wait {
    var wanted = [
      pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
      pollfd(fd: ce_wake_descriptor(), events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&wanted, nfds_t(wanted.count), milliseconds)
    if count < 0 { return errno == EINTR ? .signal : .failure }
    return wanted[0].revents != 0 ? .key : .signal
  }

  /// Throws the line away where it stands: below it comes a fresh row.
  private func cancel() {
    Interrupts.clear()
    pushedBack = nil
    isCancelled = true
    if isSearching {
      markEnd("^C")
    } else {
      moveBelowText(mark: "^C")
    }
  }
}
