#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders on the disk.
enum Folder {
  /// The names of what lies in a folder, hidden things included, in the order of their bytes, so
  /// that it is the same in every locale; nil when it cannot be read, for the reason in `errno`.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let room = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: room) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether there is a folder at a path; links are followed.
  static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Removes a folder with all that lies in it; links in it are removed, not followed.
  static func remove(_ folder: String) {
    for name in names(in: folder) ?? [] {
      let inner = folder + "/" + name
      if unlink(inner) != 0 { remove(inner) }
    }
    rmdir(folder)
  }
}
