import FlipbookTerminal

/// The visible properties of files: modification time, size and identity.
///
/// Choice: polling. Change notifications differ between systems, miss changes on shared disks, and
/// know no files that do not exist yet.
struct FileStamps: Equatable {
  private var stamps: [String: FileStatus.Stamp?] = [:]

  init(_ paths: [String] = []) { look(at: paths) }

  mutating func look(at paths: [String]) {
    for path in paths { stamps[path] = .some(FileStatus(at: path)?.stamp) }
  }

  mutating func keep(_ paths: Set<String>) { stamps = stamps.filter { paths.contains($0.key) } }

  func changed(since old: FileStamps, of paths: [String]) -> [String] {
    paths.filter { stamps[$0] != old.stamps[$0] }
  }

  func gone(since old: FileStamps) -> [String] {
    old.stamps.keys.filter { !stamps.keys.contains($0) }.sorted()
  }
}
