import CEditline
import CLibrary

/// The lines of a file descriptor, read in large pieces.
///
/// Lines of any length come out whole. A line that lies within one piece, as nearly all do, is
/// handed over in place without being copied.
struct LineChunks {
  /// What came of asking for a line.
  enum Step<Result> {
    case line(Result)
    case end
    /// An interrupt came while there was nothing to read.
    case interrupted
    case failed(code: Int32)
  }

  private let descriptor: Int32
  private let isInterruptible: Bool
  private var chunk: [UInt8]
  private var unread = 0..<0
  private var begun: [UInt8] = []

  /// Reads a descriptor; an interruptible reader gives up waiting when `Interrupts` notes one.
  init(descriptor: Int32, isInterruptible: Bool = false, chunkSize: Int = 65_536) {
    self.descriptor = descriptor
    self.isInterruptible = isInterruptible
    self.chunk = [UInt8](repeating: 0, count: chunkSize)
  }

  /// Calls the closure with the next line, without its newline; a last line may lack one.
  mutating func next<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Step<Result> {
    while true {
      if let end = newline() {
        return .line(finish(at: end, body))
      }
      begun += chunk[unread]
      unread = 0..<0
      switch refill() {
      case .line: continue
      case .interrupted: return .interrupted
      case .failed(let code): return .failed(code: code)
      case .end: return begun.isEmpty ? .end : .line(finish(at: nil, body))
      }
    }
  }

  private func newline() -> Int? {
    chunk.withUnsafeBytes { bytes in
      guard !unread.isEmpty, let base = bytes.baseAddress else { return nil }
      guard let found = memchr(base + unread.lowerBound, 0x0A, unread.count) else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  private mutating func finish<Result>(
    at end: Int?, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let piece = unread.lowerBound..<(end ?? unread.upperBound)
    defer { if let end { unread = (end + 1)..<unread.upperBound } }
    if begun.isEmpty {
      return chunk.withUnsafeBufferPointer { body(.init(rebasing: $0[piece])) }
    }
    begun += chunk[piece]
    defer { begun.removeAll(keepingCapacity: begun.count < 4 * chunk.count) }
    return begun.withUnsafeBufferPointer(body)
  }

  private mutating func refill() -> Step<Void> {
    while true {
      if isInterruptible, !waitUntilReadable() { return .interrupted }
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        unread = 0..<count
        return .line(())
      }
      if count == 0 { return .end }
      if errno == EAGAIN {
        guard waitUntilReadable() else { return .interrupted }
      } else if errno != EINTR {
        return .failed(code: errno)
      }
    }
  }

  // Returns false when an interrupt came first.
  private func waitUntilReadable() -> Bool {
    guard descriptor >= 0 else { return true }
    var wanted = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isInterruptible ? ce_wake_descriptor() : -1, events: Int16(POLLIN), revents: 0),
    ]
    while true {
      if isInterruptible, Interrupts.isRaised { return false }
      let count = poll(&wanted, nfds_t(wanted.count), -1)
      if count < 0, errno != EINTR { return true }
      if count > 0, wanted[1].revents != 0 {
        ce_drain_wake()
      } else if count > 0 {
        return true
      }
    }
  }
}
