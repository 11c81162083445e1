import CLibrary

/// Folders on the disk.
package enum Folder {
  /// The names of what lies in a folder, hidden things included, in the order of their bytes, so
  /// that it is the same in every locale; nil when it cannot be read, for the reason in `errno`.
  package static func names(in folder: String) -> [String]? {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return names(of: descriptor).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The names of what lies in an open folder, in no order; none when it cannot be read.
  static func names(of descriptor: Int32) -> [String] {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { return [] }
    guard let stream = fdopendir(copy) else {
      close(copy)
      return []
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let room = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: room) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The folder of a path and the last part of it.
  package static func split(_ path: String) -> (parent: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let parent = path.utf8[..<slash]
    return (
      parent.isEmpty ? "/" : String(Substring(parent)),
      String(Substring(path.utf8[path.utf8.index(after: slash)...]))
    )
  }

  /// The place of the present folder; empty where it is gone.
  package static var current: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Whether there is a folder at a path; links are followed.
  package static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes a folder with all that lies in it; links in it are removed, not followed.
  static func remove(_ folder: String) {
    // Backwards: what is hidden goes last, so that a folder's sign is there until nothing else is.
    for name in (names(in: folder) ?? []).reversed() {
      let inner = folder + "/" + name
      if unlink(inner) != 0 { remove(inner) }
    }
    rmdir(folder)
  }
}
