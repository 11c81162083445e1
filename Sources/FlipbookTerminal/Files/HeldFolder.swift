import CLibrary

/// A folder held open, so that whatever happens to its path, work is done in that folder.
///
/// Reads, writes and removes only regular files of this user, no links and no devices. Root may use
/// everybody's.
package final class HeldFolder {
  private let descriptor: Int32
  // The start of paths in messages.
  private let prefix: String

  /// Opens the folder of a file; after following links it has to be in `root`, if one was given.
  package init(of path: String, within root: String?) throws(FileProblem) {
    let parent = Folder.split(path).parent
    prefix = path.utf8.contains(UInt8(ascii: "/")) ? (parent == "/" ? "/" : parent + "/") : ""
    descriptor =
      if let root {
        try Self.open(path, parent, in: root)
      } else { try Self.opened(Folder.open([], below: parent), parent) }
  }

  deinit { close(descriptor) }

  // By the ways without links; one that appears meanwhile is not followed.
  private static func open(
    _ path: String, _ parent: String, in given: String
  ) throws(FileProblem) -> Int32 {
    let (place, root) = (TextFile.resolved(parent), TextFile.resolved(given))
    let (names, start) = (place.pathNames, root.pathNames)
    guard names.starts(with: start) else { throw FileProblem(path, .isOutside(of: given)) }
    return try opened(Folder.open(names.dropFirst(start.count), below: root), place)
  }

  private static func opened(_ descriptor: Int32, _ path: String) throws(FileProblem) -> Int32 {
    guard descriptor >= 0 else { throw FileProblem(path, .cannotWrite(errno)) }
    return descriptor
  }

  // MARK: Files

  package func text(of name: String) throws(FileProblem) -> String? {
    guard try status(of: name) != nil else { return nil }
    // Checked again: now it is open and cannot be exchanged.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileProblem(prefix + name, .cannotRead(errno)) }
    defer { close(file) }
    guard let status = FileStatus(of: file) else { return nil }
    try check(status, name)
    return try TextFile.read(file, named: prefix + name)
  }

  /// Writes a file whole or not at all; an existing one keeps its owner and permissions.
  package func write(_ text: String, to name: String) throws(FileProblem) {
    let status = try status(of: name)
    if status != nil, faccessat(descriptor, name, W_OK, 0) != 0 { throw failure(name) }
    guard let draft = Draft(of: name, in: descriptor) else { throw failure(name) }
    if let status { draft.take(status) }
    let code = draft.publish(Array(text.utf8))
    guard code == 0 else { throw failure(name, code) }
  }

  package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  private func status(of name: String) throws(FileProblem) -> FileStatus? {
    guard let status = FileStatus(at: name, in: descriptor, followsLinks: false) else {
      if errno == ENOENT { return nil }
      throw failure(name)
    }
    try check(status, name)
    return status
  }

  private func check(_ status: FileStatus, _ name: String) throws(FileProblem) {
    if status.isFolder { throw failure(name, EISDIR) }
    let obstacles = [
      (status.isLink, "is a link"), (!status.isFile, "is no regular file"),
      (!status.isOwn && geteuid() != 0, "belongs to another user"),
    ]
    guard let (_, what) = obstacles.first(where: \.0) else { return }
    throw FileProblem(prefix + name, .isUntouchable(what))
  }

  private func failure(_ name: String, _ code: Int32 = errno) -> FileProblem {
    FileProblem(prefix + name, .cannotWrite(code))
  }
}
