import CLibrary
import FlipbookTerminal

/// What can be seen of files without reading them: when they were written last, how long they are, and
/// which files they are.
///
/// Choice: they are looked at again and again. What a system tells of changes by itself differs from
/// one to the next, is silent on shared disks, and knows no files that are not there yet.
struct FileStamps: Equatable {
  fileprivate struct Stamp: Equatable {
    let identity: FileIdentity
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  // Nil where there is nothing.
  private var stamps: [String: Stamp?] = [:]

  /// Looks at some files.
  init(_ paths: [String] = []) { look(at: paths) }

  /// Looks at some of them again.
  mutating func look(at paths: [String]) {
    for path in paths {
      var status = stat()
      stamps[path] = .some(stat(path, &status) == 0 ? Stamp(status) : nil)
    }
  }

  /// Forgets all but some files.
  mutating func keep(_ paths: Set<String>) { stamps = stamps.filter { paths.contains($0.key) } }

  /// The files, of some, that are others than they were or were not looked at.
  func changed(since old: FileStamps, of paths: [String]) -> [String] {
    paths.filter { stamps[$0] != old.stamps[$0] }
  }

  /// The files that are not among these any more.
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
