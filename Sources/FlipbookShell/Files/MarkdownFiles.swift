#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the session files that a path names.
enum MarkdownFiles {
  /// A file that was found.
  struct Found: Equatable {
    /// Its path, beginning with the path that was given.
    let path: String
    /// Its path below the folder that was given, or its own name where a file was.
    let name: String
  }

  /// The file itself, or every `.md` file in a folder and below it, in the order of their paths.
  ///
  /// Hidden files and folders are passed over, as are files `….actual.md`, which tests write, and
  /// folders that lie in themselves by way of a link. Throws when a path is not there.
  static func at(_ path: String) throws(FileProblem) -> [Found] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileProblem(path, .cannotRead(errno)) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      return [Found(path: path, name: path.split(separator: "/").last.map(String.init) ?? path)]
    }
    let folder = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    var search = Search(start: folder)
    try search.walk(folder, status)
    // By bytes, as the names in one folder are.
    return search.found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private struct Search {
    let start: String
    var found: [Found] = []
    // The folders around the present one, as the disk knows them.
    private var around: [(device: dev_t, number: ino_t)] = []

    init(start: String) {
      self.start = start
    }

    // By bytes: a mark at the start of a name would join the slash before it.
    private func relative(_ path: String) -> String {
      String(Substring(path.utf8.dropFirst(start.utf8.count).drop { $0 == UInt8(ascii: "/") }))
    }

    mutating func walk(_ folder: String, _ status: stat) throws(FileProblem) {
      guard !around.contains(where: { $0 == (status.st_dev, status.st_ino) }) else { return }
      around.append((status.st_dev, status.st_ino))
      defer { around.removeLast() }
      guard let names = Folder.names(in: folder) else {
        throw FileProblem(folder, .cannotRead(errno))
      }
      for name in names where !name.hasPrefix(".") {
        let inner = folder + "/" + name
        var status = stat()
        guard stat(inner, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          try walk(inner, status)
        } else if name.hasSuffix(".md"), !name.hasSuffix(ActualFile.suffix) {
          found.append(Found(path: inner, name: relative(inner)))
        }
      }
    }
  }
}
