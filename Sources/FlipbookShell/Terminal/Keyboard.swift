import CLibrary

/// The bytes that keys send.
enum Keyboard {
  /// Waits for the next byte on stdin; `nil` when none will come any more.
  static func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(0, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || (errno != EINTR && errno != EAGAIN) { return nil }
    }
  }
}
