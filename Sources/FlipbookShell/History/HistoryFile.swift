#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The file behind a history: a line that says what it is, then one entry a line in UTF-8.
struct HistoryFile {
  private static let tag = "# flipbook history 1"

  private let path: String
  private var isEmpty = true
  private var endsInNewline = true

  init(path: String) {
    self.path = path
  }

  /// Reads all entries, oldest first; none if there is no file yet.
  mutating func load() throws(HistoryProblem) -> [String] {
    guard let bytes = try contents(), !bytes.isEmpty else { return [] }
    isEmpty = false
    endsInNewline = bytes.last == 0x0A
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first?.elementsEqual(Self.tag) == true else {
      throw .notAHistory(path: path)
    }
    // Two programs that began the file at the same moment have both written the first line.
    return lines.filter { $0 != Self.tag }.map { HistoryLine.decode(String($0)) }
  }

  /// Adds an entry with one write, so that two programs never mix theirs.
  mutating func append(_ entry: String) throws(HistoryProblem) {
    makeDirectory()
    let start = isEmpty ? Self.tag + "\n" : (endsInNewline ? "" : "\n")
    try write(
      start + HistoryLine.encode(entry) + "\n", to: path, flags: O_WRONLY | O_CREAT | O_APPEND)
    isEmpty = false
    endsInNewline = true
  }

  /// Replaces all entries; whoever reads meanwhile sees the old file or the new one.
  mutating func rewrite(_ entries: [String]) throws(HistoryProblem) {
    let lines = [Self.tag] + entries.map(HistoryLine.encode)
    let temporary = path + ".\(getpid())"
    try write(
      lines.map { $0 + "\n" }.joined(), to: temporary, flags: O_WRONLY | O_CREAT | O_TRUNC)
    guard rename(temporary, path) == 0 else {
      let code = errno
      unlink(temporary)
      throw .cannotWrite(path: path, code: code)
    }
    endsInNewline = true
  }

  private func contents() throws(HistoryProblem) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .cannotRead(path: path, code: errno)
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 { return bytes }
      guard count > 0 else { throw .cannotRead(path: path, code: errno) }
      bytes += chunk[..<count]
    }
  }

  private func write(
    _ text: String, to path: String, flags: Int32
  ) throws(HistoryProblem) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, code: errno) }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { posixWrite(descriptor, $0) }
      guard count > 0 else { throw .cannotWrite(path: path, code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  // A failure shows when the file is opened.
  private func makeDirectory() {
    for (index, character) in zip(path.indices, path) where character == "/" {
      mkdir(String(path[..<index]), 0o700)
    }
  }
}

private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
