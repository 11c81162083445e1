#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads and writes whole files of text.
package enum TextFile {
  /// The whole of a file.
  ///
  /// Throws when it cannot be read, is a folder, or is no UTF-8 text.
  package static func read(_ path: String) throws(FileProblem) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileProblem(path, .cannotRead(errno)) }
    defer { close(descriptor) }
    return try read(descriptor, named: path)
  }

  /// All that comes from a descriptor, which stays open.
  package static func read(_ descriptor: Int32, named name: String) throws(FileProblem) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = chunk.withUnsafeMutableBytes { Self.read(descriptor, into: $0) }
      if count == 0 { break }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw FileProblem(name, .cannotRead(errno))
      }
      bytes += chunk[..<count]
    }
    guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else {
      throw FileProblem(name, .notText)
    }
    return text
  }

  /// Writes a file whole or not at all: beside it first, then in its place.
  ///
  /// A file that is there keeps its permissions; a link is followed.
  package static func write(_ text: String, to path: String) throws(FileProblem) {
    let target = resolved(path)
    let draft = target + ".draft-\(getpid())"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileProblem(path, .cannotWrite(errno)) }
    var status = stat()
    if stat(target, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    let code = writeAll(Array(text.utf8), to: descriptor)
    let closing = close(descriptor) == 0 ? 0 : errno
    guard code == 0, closing == 0 else {
      unlink(draft)
      throw FileProblem(path, .cannotWrite(code == 0 ? closing : code))
    }
    guard rename(draft, target) == 0 else {
      let code = errno
      unlink(draft)
      throw FileProblem(path, .cannotWrite(code))
    }
  }

  /// Whether there is anything at a path.
  package static func exists(_ path: String) -> Bool {
    access(path, F_OK) == 0
  }

  private static func read(_ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  // Writes and flushes; returns 0 or the system's error.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { posixWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : ENOSPC }
      rest = rest.dropFirst(count)
    }
    return fsync(descriptor) == 0 || errno == EINVAL ? 0 : errno
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Why a file could not be read or written.
package struct FileProblem: Error, Equatable {
  package enum Reason: Equatable, Sendable {
    case cannotRead(Int32)
    case cannotWrite(Int32)
    /// Not UTF-8, or with zero bytes in it.
    case notText
    /// No session file; the text says where and why.
    case noSession(String)
    /// There is a file that is no session; it may be replaced with `force`.
    case wouldReplace
  }

  package let path: String
  package let reason: Reason

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// The problem as the message the shell shows.
  package var text: String {
    switch reason {
    case .cannotRead(let code):
      "error: cannot read '\(path)': \(Self.words(code))\n"
        + "hint: check the name; it is looked up from where flipbook was started"
    case .cannotWrite(let code):
      "error: cannot write '\(path)': \(Self.words(code))\n"
        + "hint: nothing was changed on disk; save to another place"
    case .noSession(let text): text
    case .notText:
      "error: '\(path)' is not UTF-8 text\nhint: session files are Markdown in UTF-8"
    case .wouldReplace:
      "error: '\(path)' is there already and is no session file\n"
        + "hint: take another name, or: save \(path) force"
    }
  }

  // The system's words, in English whatever the locale.
  private static func words(_ code: Int32) -> String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is no folder"
    case ENOSPC, EDQUOT: "no space left on the disk"
    case EROFS: "the disk is read-only"
    case ENAMETOOLONG: "the name is too long"
    default: "system error \(code)"
    }
  }
}
