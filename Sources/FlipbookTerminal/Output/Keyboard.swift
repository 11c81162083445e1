import CEditline

enum Keyboard {
  /// `nothing` is a key that was lost; after the `end` no more can come.
  enum Event { case byte(UInt8), nothing, signal, timeout, end }

  /// A terminal sends the bytes of a key at once; a person is slower.
  static let escapeWait: Int32 = 30

  // The terminal of stdin, opened again so that reads never wait: between a wait and a read,
  // another program can make the terminal give whole lines, and a read that waits would miss the
  // next signal. Setting this on stdin itself would affect the programs that share it.
  private static let descriptor: Int32 = {
    guard isatty(0) == 1, let name = ttyname(0) else { return 0 }
    let opened = open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
    guard opened < 3 else { return opened }
    defer { if opened >= 0 { close(opened) } }
    return max(fcntl(opened, F_DUPFD_CLOEXEC, 3), 0)
  }()

  private static func wait(milliseconds: Int32) -> [Bool]? {
    Descriptor.wait(for: [descriptor, ce_wake_descriptor()], milliseconds: milliseconds)
  }

  /// Whether a key comes within a time; false also for a signal.
  static func hasKey(within milliseconds: Int32) -> Bool {
    wait(milliseconds: milliseconds)?[0] == true
  }

  /// Waits for a key or a signal, which the caller takes in; forever if `milliseconds` is below 0.
  static func next(within milliseconds: Int32) -> Event {
    guard let ready = wait(milliseconds: milliseconds) else {
      return errno == EINTR ? .signal : .end
    }
    return ready[0] ? read() : ready[1] ? .signal : .timeout
  }

  /// The next byte that is typed within a time; nil for none, and for a signal.
  static func byte(within milliseconds: Int32) -> UInt8? {
    if case .byte(let byte) = next(within: milliseconds) { byte } else { nil }
  }

  /// The next byte that was typed, if there is one already.
  ///
  /// A terminal that switches between lines and keys gives no bytes once, as a closed one does; but
  /// a closed one is no longer a terminal.
  static func read() -> Event {
    guard let bytes = Descriptor.read(descriptor, most: 1) else {
      return errno == EAGAIN ? .nothing : .end
    }
    return bytes.first.map(Event.byte) ?? (isatty(descriptor) == 1 ? .nothing : .end)
  }
}
