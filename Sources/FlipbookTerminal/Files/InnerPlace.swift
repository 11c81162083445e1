/// A place in the current folder or below, given by a path that leads nowhere else.
///
/// The folder is held open, so it reads and writes what it checked, whatever happens to the path.
/// Source: POSIX, openat.
final class InnerPlace {
  typealias Refusal = FileRefusal.Reason

  enum Content: Equatable {
    case nothing
    case file(FileIdentity)
    /// A link, a folder, a device or the like.
    case other
  }

  private let folder: Int32
  private let name: String
  /// The absolute path; only its last name may be a link.
  let resolved: String

  /// A place to write to; a link at the end is not followed.
  init(writing path: String) throws(Refusal) {
    let parts = try Self.parts(of: path)
    guard let last = parts.last else { throw .outside }
    let parent = try Self.resolved(parts.dropLast().joined(separator: "/"))
    (folder, name, resolved) = (try Self.open(parent), last, parent.path + "/" + last)
  }

  /// A place to read from, after following links.
  init(reading path: String) throws(Refusal) {
    let (path, parts) = try Self.resolved(Self.parts(of: path).joined(separator: "/"))
    guard let last = parts.last else { throw .missing(EISDIR) }
    (folder, name, resolved) = (try Self.open((path, parts.dropLast())), last, path)
  }

  deinit { close(folder) }

  // The names on the path; refuses those that lead up, are hidden or look like an option.
  private static func parts(of path: String) throws(Refusal) -> [String] {
    guard PrintableText.isLine(path) else { throw .unprintable }
    let parts = path.pathNames.filter { $0 != "." }
    guard !path.isAbsolutePath, path.utf8.first != UInt8(ascii: "~"), !parts.contains(".."),
      !parts.isEmpty
    else { throw .outside }
    guard !parts.contains(where: { ".-".utf8.contains($0.utf8.first ?? 0) }) else { throw .hidden }
    return parts
  }

  private typealias Way = (path: String, parts: ArraySlice<String>)

  // The absolute path and the names from the present folder, free of links.
  private static func resolved(_ path: String) throws(Refusal) -> Way {
    guard let place = TextFile.realPath(path.isEmpty ? "." : path),
      let here = TextFile.realPath(".")
    else { throw .missing(errno) }
    let (names, start) = (place.pathNames, here.pathNames)
    guard names.starts(with: start) else { throw .outside }
    return (place, names.dropFirst(start.count))
  }

  // Opens name by name, so that a link that appeared since is not followed.
  private static func open(_ way: Way) throws(Refusal) -> Int32 {
    let folder = Folder.open(way.parts, below: ".")
    guard folder >= 0 else { throw .missing(errno) }
    return folder
  }

  // MARK: Looking, reading and writing

  var content: Content {
    guard let status = FileStatus(at: name, in: folder, followsLinks: false) else {
      return .nothing
    }
    return status.isFile ? .file(status.identity) : .other
  }

  func read(named path: String) throws(FileProblem) -> String {
    try TextFile.read(name, in: folder, followsLinks: false, named: path)
  }

  func write(
    _ bytes: [UInt8], replacing: Bool, named path: String
  ) throws(FileProblem) -> FileIdentity {
    let (code, identity) = replacing ? replace(bytes) : create(bytes)
    guard let identity, code == 0 else { throw FileProblem(path, .cannotWrite(code)) }
    return identity
  }

  private typealias Written = (code: Int32, identity: FileIdentity?)

  private func replace(_ bytes: [UInt8]) -> Written {
    guard let draft = Draft(of: name, in: folder) else { return (errno, nil) }
    if let present = FileStatus(at: name, in: folder, followsLinks: false) {
      // Drops the bits that let a file run as somebody else.
      draft.take(present, permissions: present.permissions & 0o777)
    }
    let identity = FileStatus(of: draft.descriptor)?.identity
    return (draft.publish(bytes), identity)
  }

  // Without a draft: renaming one would replace a file that has appeared meanwhile.
  private func create(_ bytes: [UInt8]) -> Written {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let descriptor = openat(folder, name, flags, 0o666)
    guard descriptor >= 0 else { return (errno, nil) }
    var code = Draft.write(bytes, to: descriptor)
    let identity = FileStatus(of: descriptor)?.identity
    if close(descriptor) != 0, code == 0 { code = errno }
    if code != 0 { unlinkat(folder, name, 0) }
    return (code, identity)
  }
}
