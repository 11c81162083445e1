import CLibrary

/// Reads and writes whole files of text.
package enum TextFile {
  /// The most bytes that are read of a file, and the most lines of a session file (choice): a pipe
  /// may never end, and a line takes more room than its bytes.
  package static let (largest, mostLines) = (16 << 20, 1_000_000)

  /// The whole of a file; `name` is what messages call it, if not its path.
  ///
  /// Throws when it cannot be read, is a folder, or is no UTF-8 text. A pipe may make it wait:
  /// until the time given at the most, or until an interrupt.
  package static func read(
    _ path: String, named name: String? = nil, within patience: Duration? = nil
  ) throws(FileProblem) -> String {
    // Opening a pipe would wait for its other end, which nothing could bring to an end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileProblem(name ?? path, .cannotRead(errno)) }
    defer { close(descriptor) }
    return try read(descriptor, named: name ?? path, within: patience)
  }

  /// All that comes from a descriptor, which stays open.
  package static func read(
    _ descriptor: Int32, named name: String, within patience: Duration? = nil
  ) throws(FileProblem) -> String {
    let deadline = patience.map { ContinuousClock.now + $0 }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      try wait(for: descriptor, until: deadline, named: name)
      let count = chunk.withUnsafeMutableBytes { Descriptor.read(descriptor, into: $0) }
      if count == 0 { break }
      guard count > 0 else {
        if errno == EINTR || errno == EAGAIN { continue }
        throw FileProblem(name, .cannotRead(errno))
      }
      // At once: a device may give zeros for ever.
      guard !chunk[..<count].contains(0) else { throw FileProblem(name, .notText) }
      bytes += chunk[..<count]
      guard bytes.count <= largest else { throw FileProblem(name, .tooLarge) }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileProblem(name, .notText)
    }
    return text
  }

  // Waits until there is something to read, or the end of it.
  private static func wait(
    for descriptor: Int32, until deadline: ContinuousClock.Instant?, named name: String
  ) throws(FileProblem) {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var isReady = false
    while !isReady {
      // Choice: a signal just before the waiting is noticed a fifth of a second later.
      isReady = poll(&wanted, 1, 200) > 0
      guard isReady || !Interrupts.isRaised else { throw FileProblem(name, .interrupted) }
      if let deadline, ContinuousClock.now > deadline {
        throw FileProblem(name, .cannotRead(ETIMEDOUT))
      }
    }
  }

  /// Writes a file whole or not at all: beside it first, then in its place.
  ///
  /// A file that is there keeps its owner and permissions, and must be one that may be written to;
  /// a link is followed. What is no file on a disk, such as a pipe, is written to directly. `name`
  /// is what messages call it, if not its path.
  package static func write(
    _ text: String, to path: String, named name: String? = nil
  ) throws(FileProblem) {
    let code = write(text, to: path)
    guard code == 0 else { throw FileProblem(name ?? path, .cannotWrite(code)) }
  }

  // Returns 0 or the system's error.
  private static func write(_ text: String, to path: String) -> Int32 {
    let target = resolved(path)
    var status = stat()
    let isThere = stat(target, &status) == 0
    guard !isThere || isFile(status) else { return writeDirectly(text, to: path) }
    guard !isThere || access(target, W_OK) == 0 else { return errno }
    guard let draft = Draft(of: target) else { return errno }
    if isThere { draft.take(status) }
    return draft.publish(Array(text.utf8))
  }

  /// Adds to the end of a file, which is made where there is none.
  package static func append(_ text: String, to path: String) throws(FileProblem) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
    let descriptor = open(path, flags, 0o666)
    let code = descriptor < 0 ? errno : Descriptor.write(Array(text.utf8), to: descriptor)
    if descriptor >= 0 { close(descriptor) }
    guard code == 0 else { throw FileProblem(path, .cannotWrite(code)) }
  }

  private static func writeDirectly(_ text: String, to path: String) -> Int32 {
    // Without waiting for somebody to open the other end of a pipe.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, O_WRONLY)
    return Draft.write(Array(text.utf8), to: descriptor)
  }

  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0
  }

  /// Whether there is a file on a disk at a path, and not a folder, a device or nothing.
  package static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && isFile(status)
  }

  private static func isFile(_ status: stat) -> Bool { status.st_mode & S_IFMT == S_IFREG }

  /// The place on the disk a path leads to; the path itself where there is nothing.
  package static func resolved(_ path: String) -> String { realPath(path) ?? path }

  /// The same; nil where there is nothing, for the reason in `errno`.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
