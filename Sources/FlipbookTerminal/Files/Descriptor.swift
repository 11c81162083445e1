import CEditline

/// Reads from descriptors and writes to them, whatever signals come meanwhile.
package enum Descriptor {
  /// Writes everything; returns 0 or the system's error.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { CLibrary.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : ENOSPC }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Waits for something to read; empty at the end, nil for an error, in `errno`.
  package static func read(_ descriptor: Int32, most: Int = 65_536) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, length in
      repeat {
        count = CLibrary.read(descriptor, buffer.baseAddress, most)
      } while count < 0 && errno == EINTR
      length = max(count, 0)
    }
    return count < 0 ? nil : bytes
  }

  /// Waits until a descriptor that is not negative can be read, without end if `milliseconds` is
  /// negative; nil for a signal or an error, in `errno`.
  package static func wait(for descriptors: [Int32], milliseconds: Int32 = -1) -> [Bool]? {
    var wanted = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&wanted, nfds_t(wanted.count), milliseconds)
    return count < 0 ? nil : wanted.map { $0.revents != 0 }
  }

  /// A pipe that other processes do not inherit; nil if there are too many open files.
  package static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    return ce_pipe(&ends) ? (ends[0], ends[1]) : nil
  }
}
