/// A new file that takes the place of another one once it is written.
///
/// Its name is the file's name, a mark and the number of this process. Making one first removes
/// those of killed processes: of all files in the folder with our usual mark, else of this file.
struct Draft {
  private static let mark = ".flipbook-draft-"

  private let folder: Int32
  private let target: String
  private let path: String
  let descriptor: Int32

  /// Makes a draft for a path that starts in `folder`; nil if it cannot, with the reason in
  /// `errno`.
  init?(
    of target: String, in folder: Int32 = AT_FDCWD, mark: String = Draft.mark,
    permissions: mode_t = 0o666
  ) {
    Self.collect(target, in: folder, mark: mark)
    let made = Leftover.make(in: folder, permissions: permissions) { target + mark + $0 }
    guard let made else { return nil }
    (self.target, self.folder) = (target, folder)
    (path, descriptor) = made
  }

  /// Gives it the owner and permissions of another file, as far as allowed.
  func take(_ status: FileStatus, permissions: mode_t? = nil) {
    // The owner first, since with another owner the permissions may change.
    _ = fchown(descriptor, status.owner.user, status.owner.group)
    fchmod(descriptor, permissions ?? status.permissions)
  }

  /// Writes, moves it into place and closes it; returns 0, or removes it and returns the error.
  func publish(_ bytes: [UInt8]) -> Int32 {
    var code = Self.write(bytes, to: descriptor)
    // Renaming replaces a link, not its target (rename(2)).
    if code == 0, renameat(folder, path, folder, target) != 0 { code = errno }
    if code != 0 { unlinkat(folder, path, 0) }
    close(descriptor)
    return code
  }

  /// Writes and flushes; returns 0 or the system's error.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    let code = Descriptor.write(bytes, to: descriptor)
    guard code == 0 else { return code }
    return fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS ? 0 : errno
  }

  /// Removes drafts of a file that killed processes left.
  static func collect(_ target: String, in folder: Int32 = AT_FDCWD, mark: String) {
    let isOwn = mark == Self.mark
    let (parent, name) = Folder.split(target)
    let home = openat(folder, parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard home >= 0 else { return }
    defer { close(home) }
    for draft in Folder.names(of: home) {
      guard let end = draft.ranges(of: mark).last,
        isOwn || draft[..<end.lowerBound].utf8.elementsEqual(name.utf8),
        Leftover.process(draft[end.upperBound...], inOwnName: isOwn) != nil
      else { continue }
      let descriptor = openat(home, draft, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if Leftover.isAbandoned(descriptor) { unlinkat(home, draft, 0) }
      close(descriptor)
    }
  }
}
