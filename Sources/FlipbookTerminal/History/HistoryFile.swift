import CLibrary

/// The file behind a history: a line that says what it is, then one entry a line in UTF-8.
///
/// Several programs may use it at once: who writes holds a lock on it, and what they write is added
/// to what the others have.
struct HistoryFile {
  private static let tag = "# flipbook history 1"
  // What stands between the file's name and a process's number while it is written anew.
  private static let mark = "."

  private let path: String

  init(path: String) { self.path = path }

  /// Reads all entries, oldest first; none if there is no file yet.
  func load() throws(HistoryProblem) -> [String] {
    Draft.collect(path, mark: Self.mark)
    // To open a pipe could take for ever.
    var present = stat()
    if stat(path, &present) == 0 { try check(present) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return [] }
      throw .cannotRead(path: path, code: errno)
    }
    defer { close(descriptor) }
    return try entries(of: descriptor)
  }

  /// Adds an entry behind all there are.
  func append(_ entry: String) throws(HistoryProblem) {
    let failure = makeDirectory()
    let descriptor: Int32
    do throws(HistoryProblem) {
      descriptor = try openLocked(O_RDWR | O_CREAT | O_APPEND)
    } catch .cannotWrite(let path, ENOENT) {
      throw .cannotWrite(path: path, code: failure ?? ENOENT)
    }
    defer { close(descriptor) }
    let size = lseek(descriptor, 0, SEEK_END)
    var last: UInt8 = 0x0A
    if size > 0 { pread(descriptor, &last, 1, size - 1) }
    let start = size == 0 ? Self.tag + "\n" : last == 0x0A ? "" : "\n"
    let line = start + HistoryLine.encode(entry) + "\n"
    let code = Descriptor.write(Array(line.utf8), to: descriptor)
    guard code == 0 else { throw .cannotWrite(path: path, code: code) }
  }

  /// Replaces all entries, those that others have added meanwhile included.
  ///
  /// Whoever reads at that moment sees the old file or the new one.
  func rewrite(
    _ change: ([String]) -> [String]
  ) throws(HistoryProblem) -> [String] {
    let descriptor = try openLocked(O_RDWR)
    defer { close(descriptor) }
    let entries = change(try entries(of: descriptor))
    guard let draft = Draft(of: path, mark: Self.mark, permissions: 0o600) else {
      throw .cannotWrite(path: path, code: errno)
    }
    let lines = [Self.tag] + entries.map(HistoryLine.encode)
    let code = draft.publish(Array(lines.map { $0 + "\n" }.joined().utf8))
    guard code == 0 else { throw .cannotWrite(path: path, code: code) }
    return entries
  }

  // Opens the file, alone among all who write, for as long as it is open.
  private func openLocked(_ flags: Int32) throws(HistoryProblem) -> Int32 {
    while true {
      let descriptor = open(path, flags | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .cannotWrite(path: path, code: errno) }
      // Where a disk knows no locks, a single write is the best there is.
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      var (held, present) = (stat(), stat())
      fstat(descriptor, &held)
      do throws(HistoryProblem) {
        try check(held)
      } catch {
        close(descriptor)
        throw error
      }
      // While we waited, another program may have put a new file in its place.
      if stat(path, &present) != 0 || present.st_ino == held.st_ino { return descriptor }
      close(descriptor)
    }
  }

  // Devices and pipes keep nothing, and a reader may wait for them; folders say so themselves.
  private func check(_ status: stat) throws(HistoryProblem) {
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { throw .notAHistory(path: path) }
  }

  private func entries(of descriptor: Int32) throws(HistoryProblem) -> [String] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { break }
      guard count > 0 else { throw .cannotRead(path: path, code: errno) }
      bytes += chunk[..<count]
    }
    guard !bytes.isEmpty else { return [] }
    let lines = bytes.split(separator: 0x0A)
    guard lines.first?.elementsEqual(Self.tag.utf8) == true else { throw .notAHistory(path: path) }
    // A file put together from two has that line twice.
    return lines.lazy.filter { !$0.elementsEqual(Self.tag.utf8) }.map(HistoryLine.decode)
  }

  // The reason why a folder on the way is missing still; none if all are there.
  private func makeDirectory() -> Int32? {
    var failure: Int32?
    for (index, character) in zip(path.indices, path).dropFirst() where character == "/" {
      if mkdir(String(path[..<index]), 0o700) == 0 || errno == EEXIST {
        failure = nil
      } else {
        failure = failure ?? errno
      }
    }
    return failure
  }
}
