package enum TextFile {
  /// Choice: a pipe may never end, and lines take more room than their bytes.
  static let (largest, mostLines) = (16 << 20, 1_000_000)

  package static func hasTooManyLines(_ text: String) -> Bool {
    // Few texts are so long that their lines need counting.
    text.utf8.count >= mostLines
      && text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 } > mostLines
  }

  /// Reads a whole file; `name` is what messages call it.
  ///
  /// Throws if it cannot be read, is a folder, or is not UTF-8 text. Waits for a pipe at most for
  /// the time given, or until an interrupt.
  package static func read(
    _ path: String, in folder: Int32 = AT_FDCWD, followsLinks: Bool = true,
    named name: String? = nil, within patience: Duration? = nil
  ) throws(FileProblem) -> String {
    // Opening a pipe would wait forever for its other end.
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLinks ? 0 : O_NOFOLLOW)
    let descriptor = openat(folder, path, flags)
    guard descriptor >= 0 else { throw FileProblem(name ?? path, .cannotRead(errno)) }
    defer { close(descriptor) }
    return try read(descriptor, named: name ?? path, within: patience)
  }

  /// Reads everything from a descriptor, which stays open.
  package static func read(
    _ descriptor: Int32, named name: String, within patience: Duration? = nil
  ) throws(FileProblem) -> String {
    let deadline = patience.map { ContinuousClock.now + $0 }
    var bytes: [UInt8] = []
    while true {
      try wait(for: descriptor, until: deadline, named: name)
      guard let more = Descriptor.read(descriptor) else {
        if errno == EAGAIN { continue }
        throw FileProblem(name, .cannotRead(errno))
      }
      if more.isEmpty { break }
      // Checked at once, since a device may send zeros forever.
      guard memchr(more, 0, more.count) == nil else { throw FileProblem(name, .holdsZero) }
      bytes += more
      guard bytes.count <= largest else { throw FileProblem(name, .tooLarge) }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw FileProblem(name, .notText)
    }
    return text
  }

  private static func wait(
    for descriptor: Int32, until deadline: ContinuousClock.Instant?, named name: String
  ) throws(FileProblem) {
    while true {
      // Choice: an interrupt just before this is noticed a fifth of a second later.
      let isReady = Descriptor.wait(for: [descriptor], milliseconds: 200)?[0] == true
      guard isReady || !Interrupts.isRaised else { throw FileProblem(name, .interrupted) }
      if let deadline, ContinuousClock.now > deadline {
        throw FileProblem(name, .cannotRead(ETIMEDOUT))
      }
      if isReady { return }
    }
  }

  /// Writes a file whole or not at all: as a draft that is then moved into place.
  ///
  /// An existing file keeps its owner and permissions, and must be writable; a link is followed.
  /// Pipes and devices are written directly. `name` is what messages call it.
  package static func write(
    _ text: String, to path: String, named name: String? = nil
  ) throws(FileProblem) { try write(Array(text.utf8), to: path, named: name) }

  /// Writes bytes, which need not be text, in the same way.
  package static func write(
    _ bytes: [UInt8], to path: String, named name: String? = nil
  ) throws(FileProblem) {
    let code = write(bytes, to: path)
    guard code == 0 else { throw FileProblem(name ?? path, .cannotWrite(code)) }
  }

  private static func write(_ bytes: [UInt8], to path: String) -> Int32 {
    let target = resolved(path)
    let present = FileStatus(at: target)
    guard present?.isFile ?? true else { return write(bytes, directlyTo: path) }
    // A link to nothing is kept.
    guard present != nil || FileStatus(at: path, followsLinks: false) == nil else { return ENOENT }
    guard present == nil || access(target, W_OK) == 0 else { return errno }
    guard let draft = Draft(of: target) else { return errno }
    if let present { draft.take(present) }
    return draft.publish(bytes)
  }

  /// Appends to a file; makes it if there is none.
  package static func append(_ text: String, to path: String) throws(FileProblem) {
    let code = write(Array(text.utf8), directlyTo: path, O_APPEND | O_CREAT)
    guard code == 0 else { throw FileProblem(path, .cannotWrite(code)) }
  }

  private static func write(
    _ bytes: [UInt8], directlyTo path: String, _ flags: Int32 = 0
  ) -> Int32 {
    // Does not wait for a pipe's other end, only until it takes what is written.
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | flags, 0o666)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    _ = fcntl(descriptor, F_SETFL, O_WRONLY | flags)
    return Draft.write(bytes, to: descriptor)
  }

  package static func exists(_ path: String) -> Bool { FileStatus(at: path) != nil }
  package static func isRegular(_ path: String) -> Bool { FileStatus(at: path)?.isFile ?? false }
  /// The path without links; the path itself if there is nothing.
  package static func resolved(_ path: String) -> String { realPath(path) ?? path }

  /// Nil if there is nothing, for the reason in `errno`.
  static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
