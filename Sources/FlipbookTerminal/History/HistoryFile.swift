/// The file of a history: a line that says what it is, then one entry a line in UTF-8.
///
/// Several programs may use it at once: writers lock it and add to what others wrote.
struct HistoryFile {
  private static let tag = "# flipbook history 1"
  // In bytes (choice): a longer line was not typed, and would take seconds to read at each start.
  private static let longest = 1_000_000
  // Between the file's name and a process's number in the name of a draft.
  private static let mark = "."

  private let path: String

  init(path: String) { self.path = path }

  /// All entries, oldest first; none if there is no file yet.
  func load() throws(HistoryProblem) -> [String] {
    Draft.collect(path, mark: Self.mark)
    // Opening a pipe could take forever.
    try check(FileStatus(at: path))
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return [] }
      throw .cannotRead(path: path, code: errno)
    }
    defer { close(descriptor) }
    return try entries(of: descriptor)
  }

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

  /// Replaces all entries, also those added meanwhile; a reader sees the old file or the new one.
  func rewrite(_ change: ([String]) -> [String]) throws(HistoryProblem) -> [String] {
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

  private func openLocked(_ flags: Int32) throws(HistoryProblem) -> Int32 {
    while true {
      let descriptor = open(path, flags | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw .cannotWrite(path: path, code: errno) }
      // On disks without locks, a single write has to do.
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      let held = FileStatus(of: descriptor)
      do throws(HistoryProblem) {
        try check(held)
      } catch {
        close(descriptor)
        throw error
      }
      // Meanwhile another program may have replaced the file.
      let present = FileStatus(at: path)
      if present == nil || present?.identity == held?.identity { return descriptor }
      close(descriptor)
    }
  }

  // Refuses devices and pipes, which keep nothing and may block; reading a folder fails anyway.
  private func check(_ status: FileStatus?) throws(HistoryProblem) {
    guard let status, !status.isFile, !status.isFolder else { return }
    throw .notAHistory(path: path)
  }

  private func entries(of descriptor: Int32) throws(HistoryProblem) -> [String] {
    var bytes: [UInt8] = []
    while true {
      guard let more = Descriptor.read(descriptor) else {
        throw .cannotRead(path: path, code: errno)
      }
      if more.isEmpty { break }
      bytes += more
    }
    guard !bytes.isEmpty else { return [] }
    let lines = bytes.split(separator: 0x0A)
    guard lines.first?.elementsEqual(Self.tag.utf8) == true else { throw .notAHistory(path: path) }
    // A file merged from two has that line twice.
    return lines.lazy.filter { $0.count < Self.longest && !$0.elementsEqual(Self.tag.utf8) }
      .map(HistoryLine.decode)
  }

  // Makes the folders on the way; returns why one is still missing.
  private func makeDirectory() -> Int32? {
    var failure: Int32?
    for (index, character) in zip(path.indices, path).dropFirst() where character == "/" {
      let isThere = mkdir(String(path[..<index]), 0o700) == 0 || errno == EEXIST
      failure = isThere ? nil : failure ?? errno
    }
    return failure
  }
}

enum HistoryLine {
  static func encode(_ entry: String) -> String {
    entry.rewriting { scalar in letters[scalar].map { "\\\($0)" } }
  }

  /// The entry of a line, where `\n`, `\r` and `\\` are escapes; unknown ones are kept.
  static func decode(_ line: ArraySlice<UInt8>) -> String {
    let text = String(decoding: line, as: UTF8.self)
    guard line.contains(UInt8(ascii: "\\")) else { return text }
    return text.replacing(escape) { found in
      letters.first { found.0.unicodeScalars.last == $0.value }.map { String($0.key) } ?? ""
    }
  }

  private static let escape = Pattern(/\\[nr\\]/.matchingSemantics(.unicodeScalar))

  // The letter that follows a backslash in place of a scalar.
  private static let letters: [Unicode.Scalar: Unicode.Scalar] = ["\\": "\\", "\n": "n", "\r": "r"]
}

package enum HistoryProblem: Error, Equatable, Sendable {
  case cannotRead(path: String, code: Int32)
  case cannotWrite(path: String, code: Int32)
  case notAHistory(path: String)

  package var text: String {
    let (path, what) =
      switch self {
      case .cannotRead(let path, let code): (path, "cannot be read (\(FileProblem.words(code)))")
      case .cannotWrite(let path, let code):
        (path, "cannot be written (\(FileProblem.words(code)))")
      case .notAHistory(let path): (path, "is not a history file")
      }
    return "history is not kept: '\(PrintableText.line(path))' \(what)\n"
      + "hint: set FLIPBOOK_HISTORY to a file that can be written"
  }
}
