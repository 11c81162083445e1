import CLibrary

/// A folder held open, so that whatever happens to its path, work is done in that folder.
///
/// Reads, writes and removes only regular files of this user, no links and no devices. Root may use
/// everybody's.
package final class HeldFolder {
  package enum Refusal: Error, Equatable {
    case isLink, isNoFile, isSomebodyElses
    /// Its folder is outside of the one that was given.
    case isOutside(String)
    case failed(FileProblem)

    package var reason: String {
      switch self {
      case .isLink: "is a link"
      case .isNoFile: "is no regular file"
      case .isSomebodyElses: "belongs to another user"
      case .isOutside(let root): "lies outside of '\(root)'"
      case .failed(let problem): problem.text
      }
    }
  }

  private let descriptor: Int32
  // The start of paths in messages.
  private let prefix: String

  /// Opens the folder of a file; after following links it has to be in `root`, if one was given.
  package init(of path: String, within root: String?) throws(Refusal) {
    let parent = Folder.split(path).parent
    prefix = path.utf8.contains(UInt8(ascii: "/")) ? (parent == "/" ? "/" : parent + "/") : ""
    descriptor =
      if let root {
        try Self.open(TextFile.resolved(parent), below: TextFile.resolved(root), named: root)
      } else { try Self.opened(Folder.open([], below: parent), parent) }
  }

  deinit { close(descriptor) }

  // Both paths are free of links; one that appears meanwhile is not followed.
  private static func open(
    _ place: String, below root: String, named name: String
  ) throws(Refusal) -> Int32 {
    let start = root == "/" ? "/" : root + "/"
    guard place == root || place.utf8.starts(with: start.utf8) else { throw .isOutside(name) }
    let names = String(Substring(place.utf8.dropFirst(root.utf8.count))).pathNames
    return try opened(Folder.open(names, below: root), place)
  }

  private static func opened(_ descriptor: Int32, _ path: String) throws(Refusal) -> Int32 {
    guard descriptor >= 0 else { throw .failed(FileProblem(path, .cannotWrite(errno))) }
    return descriptor
  }

  // MARK: Files

  package func text(of name: String) throws(Refusal) -> String? {
    guard try status(of: name) != nil else { return nil }
    // Checked again: now it is open and cannot be exchanged.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .failed(FileProblem(prefix + name, .cannotRead(errno))) }
    defer { close(file) }
    guard let status = FileStatus(of: file) else { return nil }
    try check(status, name)
    do throws(FileProblem) {
      return try TextFile.read(file, named: prefix + name)
    } catch { throw .failed(error) }
  }

  /// Writes a file whole or not at all; an existing one keeps its owner and permissions.
  package func write(_ text: String, to name: String) throws(Refusal) {
    let status = try status(of: name)
    if status != nil, faccessat(descriptor, name, W_OK, 0) != 0 { throw failure(name) }
    guard let draft = Draft(of: name, in: descriptor) else { throw failure(name) }
    if let status { draft.take(status) }
    let code = draft.publish(Array(text.utf8))
    guard code == 0 else { throw .failed(FileProblem(prefix + name, .cannotWrite(code))) }
  }

  package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  private func status(of name: String) throws(Refusal) -> FileStatus? {
    guard let status = FileStatus(at: name, in: descriptor, followsLinks: false) else {
      if errno == ENOENT { return nil }
      throw failure(name)
    }
    try check(status, name)
    return status
  }

  private func check(_ status: FileStatus, _ name: String) throws(Refusal) {
    if status.isLink { throw .isLink }
    if status.isFolder { throw .failed(FileProblem(prefix + name, .cannotWrite(EISDIR))) }
    guard status.isFile else { throw .isNoFile }
    guard status.isOwn || geteuid() == 0 else { throw .isSomebodyElses }
  }

  private func failure(_ name: String) -> Refusal {
    .failed(FileProblem(prefix + name, .cannotWrite(errno)))
  }
}
