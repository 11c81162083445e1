import CLibrary
import FlipbookTerminal

/// The visible properties of files: modification time, size and identity.
///
/// Choice: polling. Change notifications differ between systems, miss changes on shared disks, and
/// know no files that do not exist yet.
struct FileStamps: Equatable {
  fileprivate struct Stamp: Equatable {
    let identity: FileIdentity
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  private var stamps: [String: Stamp?] = [:]

  init(_ paths: [String] = []) { look(at: paths) }

  mutating func look(at paths: [String]) {
    for path in paths {
      var status = stat()
      stamps[path] = .some(stat(path, &status) == 0 ? Stamp(status) : nil)
    }
  }

  mutating func keep(_ paths: Set<String>) { stamps = stamps.filter { paths.contains($0.key) } }

  /// The files that have changed or are new.
  func changed(since old: FileStamps, of paths: [String]) -> [String] {
    paths.filter { stamps[$0] != old.stamps[$0] }
  }

  func gone(since old: FileStamps) -> [String] {
    old.stamps.keys.filter { !stamps.keys.contains($0) }.sorted()
  }
}

extension FileStamps.Stamp {
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    identity = FileIdentity(status)
    (size, seconds, nanoseconds) = (Int64(status.st_size), Int(time.tv_sec), Int(time.tv_nsec))
  }
}
