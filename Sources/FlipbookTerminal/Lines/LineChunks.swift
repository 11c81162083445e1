import CEditline

/// The lines of a file descriptor, read in large pieces; lines of any length come out whole.
struct LineChunks {
  enum Step {
    /// A line without its newline, which the last one may lack.
    case line(ArraySlice<UInt8>)
    case end
    case interrupted
    case failed(code: Int32)
  }

  private let descriptor: Int32
  private let isInterruptible: Bool
  private let chunkSize: Int
  private var unread: ArraySlice<UInt8> = []

  /// Reads a descriptor; an interruptible reader stops waiting when `Interrupts` notes one.
  init(descriptor: Int32, isInterruptible: Bool = false, chunkSize: Int = 65_536) {
    (self.descriptor, self.chunkSize) = (descriptor, chunkSize)
    self.isInterruptible = isInterruptible
  }

  mutating func next() -> Step {
    var begun: [UInt8] = []
    while true {
      if let end = unread.place(of: 0x0A) {
        let rest = unread[..<end]
        unread = unread[(end + 1)...]
        return .line(begun.isEmpty ? rest : (begun + rest)[...])
      }
      begun += unread
      unread = []
      // After an interrupt, the next call continues the line begun here.
      if isInterruptible, !waitUntilReadable() { return interrupt(begun) }
      if let bytes = Descriptor.read(descriptor, most: chunkSize) {
        guard !bytes.isEmpty else { return begun.isEmpty ? .end : .line(begun[...]) }
        unread = bytes[...]
      } else {
        guard errno == EAGAIN else { return .failed(code: errno) }
        guard waitUntilReadable() else { return interrupt(begun) }
      }
    }
  }

  private mutating func interrupt(_ begun: [UInt8]) -> Step {
    unread = begun[...]
    return .interrupted
  }

  // Returns false if an interrupt came first.
  private func waitUntilReadable() -> Bool {
    while descriptor >= 0 {
      if isInterruptible, Interrupts.isRaised { return false }
      let wake = isInterruptible ? ce_wake_descriptor() : -1
      if let ready = Descriptor.wait(for: [descriptor, wake]) {
        guard ready[1] else { return true }
        ce_drain_wake()
      } else if errno != EINTR {
        return true
      }
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  /// The index of the first such byte.
  func place(of byte: UInt8) -> Int? {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count) else {
        return nil
      }
      return startIndex + (UnsafeRawPointer(found) - base)
    }
  }
}
