#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the session files that a path names.
package enum MarkdownFiles {
  /// The file itself, or every `.md` file in a folder and below it, in the order of their names.
  ///
  /// Hidden files and folders are passed over. Throws when a path is not there.
  package static func at(_ path: String) throws(FileProblem) -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileProblem(path, .cannotRead(errno)) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    var files: [String] = []
    for name in try names(in: folder) {
      let inner = folder + "/" + name
      guard stat(inner, &status) == 0 else { continue }
      if status.st_mode & S_IFMT == S_IFDIR {
        files += try at(inner)
      } else if name.hasSuffix(".md") {
        files.append(inner)
      }
    }
    return files
  }

  private static func names(in folder: String) throws(FileProblem) -> [String] {
    guard let names = Folder.names(in: folder) else {
      throw FileProblem(folder, .cannotRead(errno))
    }
    return names.filter { !$0.hasPrefix(".") }
  }
}
