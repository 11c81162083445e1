import CLibrary

/// A folder that is held open, so that what is done in it is done there, whatever becomes of the
/// paths that lead to it.
///
/// Only regular files of this user are read, written over and removed in it; a link is none, nor is a
/// device. Root's files are everybody's.
package final class HeldFolder {
  /// Why a file is left alone.
  package enum Refusal: Error, Equatable {
    case isLink
    /// A device, a pipe or the like.
    case isNoFile
    case isSomebodyElses
    /// Its folder lies outside of the one that was given.
    case isOutside(String)
    case failed(FileProblem)

    /// Why, in words that follow the file's name.
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
  // What messages begin the names in it with.
  private let prefix: String

  /// Opens the folder of a file.
  ///
  /// With a `root`, the folder that was given and below which the file was found, it has to lie in
  /// there, links on the way considered.
  package init(of path: String, within root: String?) throws(Refusal) {
    let parent = Folder.split(path).parent
    prefix = path.utf8.contains(UInt8(ascii: "/")) ? (parent == "/" ? "/" : parent + "/") : ""
    descriptor =
      if let root {
        try Self.open(TextFile.resolved(parent), below: TextFile.resolved(root), named: root)
      } else {
        try Self.opened(openat(AT_FDCWD, parent, Self.flags), parent)
      }
  }

  deinit { close(descriptor) }

  private static let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC

  // Both are places on the disk, free of links; one that comes meanwhile is not followed.
  private static func open(
    _ place: String, below root: String, named name: String
  ) throws(Refusal) -> Int32 {
    let start = root == "/" ? "/" : root + "/"
    guard place == root || place.utf8.starts(with: start.utf8) else { throw .isOutside(name) }
    var current = try opened(openat(AT_FDCWD, root, flags), root)
    for part in place.utf8.dropFirst(root.utf8.count).split(separator: UInt8(ascii: "/")) {
      let next = openat(current, String(Substring(part)), flags | O_NOFOLLOW)
      close(current)
      current = try opened(next, place)
    }
    return current
  }

  private static func opened(_ descriptor: Int32, _ path: String) throws(Refusal) -> Int32 {
    guard descriptor >= 0 else { throw .failed(FileProblem(path, .cannotWrite(errno))) }
    return descriptor
  }

  // MARK: Files

  /// The text of a file; nil where there is nothing.
  package func text(of name: String) throws(Refusal) -> String? {
    guard try status(of: name) != nil else { return nil }
    // What it is now is looked at once more: it is open, and stays what it is.
    let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw .failed(FileProblem(prefix + name, .cannotRead(errno))) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, try Self.check(status, name: prefix + name) else { return nil }
    do throws(FileProblem) {
      return try TextFile.read(file, named: prefix + name)
    } catch {
      throw .failed(error)
    }
  }

  /// Writes a file whole or not at all; one that is there keeps its owner and permissions.
  package func write(_ text: String, to name: String) throws(Refusal) {
    let status = try status(of: name)
    if status != nil, faccessat(descriptor, name, W_OK, 0) != 0 { throw failure(name) }
    guard let draft = Draft(of: name, in: descriptor) else { throw failure(name) }
    if let status { draft.take(status) }
    let code = draft.publish(Array(text.utf8))
    guard code == 0 else { throw .failed(FileProblem(prefix + name, .cannotWrite(code))) }
  }

  /// Takes a file away.
  package func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  // Nil where there is nothing.
  private func status(of name: String) throws(Refusal) -> stat? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      if errno == ENOENT { return nil }
      throw failure(name)
    }
    return try Self.check(status, name: prefix + name) ? status : nil
  }

  private static func check(_ status: stat, name: String) throws(Refusal) -> Bool {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw .isLink
    case S_IFDIR: throw .failed(FileProblem(name, .cannotWrite(EISDIR)))
    default: throw .isNoFile
    }
    guard status.st_uid == geteuid() || geteuid() == 0 else { throw .isSomebodyElses }
    return true
  }

  private func failure(_ name: String) -> Refusal {
    .failed(FileProblem(prefix + name, .cannotWrite(errno)))
  }
}
