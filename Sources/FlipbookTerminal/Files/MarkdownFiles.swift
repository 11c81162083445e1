package enum MarkdownFiles {
  /// The suffix of the files that tests write beside session files.
  package static let actual = ".actual.md"

  /// A file, or why something at a path cannot be read.
  package struct Found: Equatable {
    /// Begins with the path that was given.
    package let path: String
    /// The folder that was given; nil if the file itself was.
    package var root: String?
    package var problem: FileProblem?
  }

  /// The file itself, or every `.md` file in a folder and below, sorted by path.
  ///
  /// Skips hidden files and folders, pipes and the like, and `….actual.md` files, which tests
  /// write. Visits each folder once, even if links lead to it again. `-` is stdin.
  package static func at(_ path: String) -> [Found] {
    guard path != FileProblem.input else { return [Found(path: path)] }
    guard let status = FileStatus(at: path) else { return [unreadable(path)] }
    guard status.isFolder else { return [Found(path: path)] }
    let folder = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    var (found, seen) = ([Found](), Set<FileIdentity>())
    walk(folder, status, from: folder, &found, &seen)
    // By bytes, as in `Folder.names`.
    return found.sorted { strcmp($0.path, $1.path) < 0 }
  }

  private static func unreadable(_ path: String) -> Found {
    Found(path: path, problem: FileProblem(path, .cannotRead(errno)))
  }

  private static func walk(
    _ folder: String, _ status: FileStatus, from start: String, _ found: inout [Found],
    _ seen: inout Set<FileIdentity>
  ) {
    guard seen.insert(status.identity).inserted else { return }
    guard let names = Folder.names(in: folder) else { return found.append(unreadable(folder)) }
    for name in names where !name.hasPrefix(".") {
      let inner = folder + "/" + name
      let isSession = name.hasSuffix(".md") && !name.hasSuffix(actual)
      guard let status = FileStatus(at: inner) else {
        // A dangling link matters only if its name is a session file's.
        if isSession || errno != ENOENT && errno != ELOOP { found.append(unreadable(inner)) }
        continue
      }
      if status.isFolder {
        walk(inner, status, from: start, &found, &seen)
      } else if isSession, status.isFile {
        found.append(Found(path: inner, root: start))
      }
    }
  }
}
