import CLibrary

/// Finds the session files that a path names.
package enum MarkdownFiles {
  /// How the names of what tests leave beside session files end; they are none themselves.
  package static let actual = ".actual.md"

  /// A file that was found, or why something cannot be looked at.
  package enum Found: Equatable {
    /// A file's path, beginning with the path that was given; and the folder that was given, or nil
    /// where the file itself was.
    case file(path: String, root: String?)
    case problem(FileProblem)

    fileprivate var path: String {
      switch self {
      case .file(let path, _): path
      case .problem(let problem): problem.path
      }
    }
  }

  /// The file itself, or every `.md` file in a folder and below it, in the order of their paths.
  ///
  /// Hidden files and folders are passed over, as are pipes and the like, and files `….actual.md`,
  /// which tests write. A folder is gone through once, also where links lead to it again. `-` is stdin.
  package static func at(_ path: String) -> [Found] {
    guard path != FileProblem.input else { return [.file(path: path, root: nil)] }
    var status = stat()
    guard stat(path, &status) == 0 else { return [.problem(FileProblem(path, .cannotRead(errno)))] }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [.file(path: path, root: nil)] }
    let folder = path.hasSuffix("/") && path != "/" ? String(path.dropLast()) : path
    var search = Search(start: folder)
    search.walk(folder, status)
    // By bytes, as the names in one folder are.
    return search.found.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  private struct Search {
    let start: String
    var found: [Found] = []
    private var seen: Set<FileIdentity> = []

    init(start: String) { self.start = start }

    mutating func walk(_ folder: String, _ status: stat) {
      guard seen.insert(FileIdentity(status)).inserted else { return }
      guard let names = Folder.names(in: folder) else {
        return found.append(.problem(FileProblem(folder, .cannotRead(errno))))
      }
      for name in names where !name.hasPrefix(".") {
        let inner = folder + "/" + name
        let isSession = name.hasSuffix(".md") && !name.hasSuffix(MarkdownFiles.actual)
        var status = stat()
        if stat(inner, &status) != 0 {
          // A link that leads nowhere is of no interest unless it says it is a session.
          guard isSession || errno != ENOENT && errno != ELOOP else { continue }
          found.append(.problem(FileProblem(inner, .cannotRead(errno))))
        } else if status.st_mode & S_IFMT == S_IFDIR {
          walk(inner, status)
        } else if isSession, status.st_mode & S_IFMT == S_IFREG {
          found.append(.file(path: inner, root: start))
        }
      }
    }
  }
}
