import CLibrary
import FlipbookTerminal

/// Ends of pipes between this process and one that it starts.
package enum PipeEnd {
  /// A new pipe whose ends other processes do not get; nil when there are too many files open.
  static func pair() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // The numbers of the standard streams are not for a pipe, even where one of them is closed.
    let moved = ends.map { end in
      defer { close(end) }
      return fcntl(end, F_DUPFD_CLOEXEC, 3)
    }
    guard !moved.contains(-1) else {
      moved.filter { $0 >= 0 }.forEach { close($0) }
      return nil
    }
    return (moved[0], moved[1])
  }

  /// What there is to read, waiting for it; empty at the end.
  package static func read(_ end: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      var length = 0
      repeat {
        length = Descriptor.read(end, into: UnsafeMutableRawBufferPointer(buffer))
      } while length < 0 && errno == EINTR
      count = max(length, 0)
    }
  }
}
