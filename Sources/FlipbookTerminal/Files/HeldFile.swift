/// A file in a folder that is held open, so it stays the same whatever happens to its path.
///
/// It reads, writes and removes only a regular file of this user, no link and no device. Root may use
/// everybody's.
package final class HeldFile {
  private let path: String
  private let name: String
  private let folder: Int32

  /// Opens the folder; after following links it has to be in `root`, if one was given.
  package init(_ path: String, within root: String?) throws(FileProblem) {
    let parent: String
    (self.path, (parent, name)) = (path, Folder.split(path))
    guard let root else {
      folder = try Self.opened(Folder.open([], below: parent), parent)
      return
    }
    // Both are free of links; one that appears meanwhile is not followed.
    let (place, start) = (TextFile.resolved(parent), TextFile.resolved(root))
    guard place.pathNames.starts(with: start.pathNames) else {
      throw FileProblem(path, .isOutside(of: root))
    }
    let names = place.pathNames.dropFirst(start.pathNames.count)
    folder = try Self.opened(Folder.open(names, below: start), place)
  }

  deinit { close(folder) }

  private static func opened(_ folder: Int32, _ path: String) throws(FileProblem) -> Int32 {
    guard folder >= 0 else { throw FileProblem(path, .cannotWrite(errno)) }
    return folder
  }

  /// Its text; nil if there is no such file.
  package func text() throws(FileProblem) -> String? {
    guard try status() != nil else { return nil }
    // Checked again: now it is open and cannot be exchanged.
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileProblem(path, .cannotRead(errno)) }
    defer { close(file) }
    guard let status = FileStatus(of: file) else { return nil }
    try check(status)
    return try TextFile.read(file, named: path)
  }

  /// Writes it whole or not at all; an existing file keeps its owner and permissions.
  package func write(_ text: String) throws(FileProblem) {
    let status = try status()
    if status != nil, faccessat(folder, name, W_OK, 0) != 0 { throw failure() }
    guard let draft = Draft(of: name, in: folder) else { throw failure() }
    if let status { draft.take(status) }
    let code = draft.publish(Array(text.utf8))
    guard code == 0 else { throw failure(code) }
  }

  package func remove() throws(FileProblem) { if try status() != nil { unlinkat(folder, name, 0) } }

  private func status() throws(FileProblem) -> FileStatus? {
    guard let status = FileStatus(at: name, in: folder, followsLinks: false) else {
      if errno == ENOENT { return nil }
      throw failure()
    }
    try check(status)
    return status
  }

  private func check(_ status: FileStatus) throws(FileProblem) {
    if status.isFolder { throw failure(EISDIR) }
    let obstacles = [
      (status.isLink, "is a link"), (!status.isFile, "is no regular file"),
      (!status.isOwn && geteuid() != 0, "belongs to another user"),
    ]
    guard let (_, what) = obstacles.first(where: \.0) else { return }
    throw FileProblem(path, .isUntouchable(what))
  }

  private func failure(_ code: Int32 = errno) -> FileProblem {
    FileProblem(path, .cannotWrite(code))
  }
}
