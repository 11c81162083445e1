import CEditline
import CLibrary

/// The bytes that keys send.
enum Keyboard {
  /// What came first.
  enum Wait { case key, signal, timeout, failure }

  /// Waits for a key or a signal, for so many milliseconds or, below 0, for ever.
  ///
  /// What a signal has left is for the caller to take in.
  static func wait(milliseconds: Int32) -> Wait {
    var wanted = [
      pollfd(fd: 0, events: Int16(POLLIN), revents: 0),
      pollfd(fd: ce_wake_descriptor(), events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&wanted, nfds_t(wanted.count), milliseconds)
    if count < 0 { return errno == EINTR ? .signal : .failure }
    if count == 0 { return .timeout }
    return wanted[0].revents != 0 ? .key : .signal
  }

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
