import CLibrary

/// Reading from descriptors and writing to them; the one place where the system is asked to.
package enum Descriptor {
  /// Writes everything, whatever signals come meanwhile; 0, or the system's error.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : ENOSPC }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Reads what there is, waiting for it: how many bytes, 0 at the end, or -1 for an error, which may
  /// be that a signal came.
  package static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    systemRead(descriptor, buffer.baseAddress, buffer.count)
  }
}

// By names that no method hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func systemRead(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, bytes, count)
}
