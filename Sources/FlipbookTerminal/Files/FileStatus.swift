/// A file or folder on the disk, whatever its path.
package struct FileIdentity: Hashable {
  fileprivate let device: UInt64
  fileprivate let number: UInt64
}

package struct FileStatus {
  private let status: stat

  /// The status of what is at a path that starts in an open folder; nil for an error, in `errno`.
  package init?(at path: String, in folder: Int32 = AT_FDCWD, followsLinks: Bool = true) {
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    guard fstatat(folder, path, &status, flags) == 0 else { return nil }
    self.status = status
  }

  package init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.status = status
  }

  private var kind: mode_t { status.st_mode & S_IFMT }
  package var isFile: Bool { kind == S_IFREG }
  package var isFolder: Bool { kind == S_IFDIR }
  var isLink: Bool { kind == S_IFLNK }
  var isOwn: Bool { status.st_uid == geteuid() }
  package var permissions: mode_t { status.st_mode & 0o7777 }
  var owner: (user: uid_t, group: gid_t) { (status.st_uid, status.st_gid) }
  var links: Int { Int(status.st_nlink) }
  package var size: Int64 { Int64(status.st_size) }

  package var identity: FileIdentity {
    FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }

  /// Values that change when a file is written or replaced.
  package struct Stamp: Equatable {
    let identity: FileIdentity
    let size: Int64
    /// The time of the last change.
    package let seconds: Int
    let nanoseconds: Int
  }

  package var stamp: Stamp {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Stamp(
      identity: identity, size: size, seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
