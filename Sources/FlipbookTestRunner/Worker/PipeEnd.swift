import CEditline
import CLibrary
import FlipbookTerminal

package enum PipeEnd {
  /// A pipe that other processes do not inherit; nil if there are too many open files.
  static func pair() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    return ce_pipe(&ends) ? (ends[0], ends[1]) : nil
  }

  /// Waits for something to read; empty at the end.
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
