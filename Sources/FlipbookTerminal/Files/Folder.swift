package enum Folder {
  /// The names in a folder, hidden ones too, sorted by bytes so that the order is the same in every
  /// locale; nil if it cannot be read, for the reason in `errno`.
  package static func names(in folder: String) -> [String]? {
    let descriptor = open([], below: folder)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    return names(of: descriptor).sorted { strcmp($0, $1) < 0 }
  }

  /// The names in an open folder, unsorted; none if it cannot be read.
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

  package static func split(_ path: String) -> (parent: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
    let parent = path.utf8[..<slash]
    return (
      parent.isEmpty ? "/" : String(Substring(parent)),
      String(Substring(path.utf8[path.utf8.index(after: slash)...]))
    )
  }

  /// The path of the current folder; empty if it was removed.
  package static var current: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  package static func exists(at path: String) -> Bool { FileStatus(at: path)?.isFolder ?? false }

  /// Opens a folder name by name, without following links; below 0 for an error, in `errno`.
  static func open(_ names: some Sequence<String>, below start: String) -> Int32 {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    var folder = openat(AT_FDCWD, start, flags)
    for name in names where folder >= 0 {
      let inner = openat(folder, name, flags | O_NOFOLLOW)
      let code = errno
      close(folder)
      (folder, errno) = (inner, code)
    }
    return folder
  }

  /// Removes a folder with everything in it; removes links without following them.
  static func remove(_ folder: String) {
    // Backwards, so that the hidden lock goes last.
    for name in (names(in: folder) ?? []).reversed() {
      let inner = folder + "/" + name
      if unlink(inner) != 0 { remove(inner) }
    }
    rmdir(folder)
  }
}
