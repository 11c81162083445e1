import CEditline
import CLibrary

enum Keyboard {
  enum Wait { case key, signal, timeout, failure }

  /// A terminal sends the bytes of a key at once; a person is slower.
  static let escapeWait: Int32 = 30

  /// Waits for a key or a signal; forever if `milliseconds` is below 0.
  ///
  /// The caller takes in what a signal left.
  static func wait(milliseconds: Int32) -> Wait {
    let wake = ce_wake_descriptor()
    guard let ready = Descriptor.wait(for: [0, wake], milliseconds: milliseconds) else {
      return errno == EINTR ? .signal : .failure
    }
    return ready[0] ? .key : ready[1] ? .signal : .timeout
  }

  /// Waits for the next byte on stdin; nil if none will come any more.
  static func readByte() -> UInt8? {
    while true {
      if let byte = Descriptor.read(0, most: 1) { return byte.first }
      guard errno == EAGAIN else { return nil }
    }
  }
}
