/// A file that a killed process left behind.
///
/// Such a file has the number of its process in its name and is locked while the process lives. It
/// is removed only if name, kind and user are right, no such process exists, and nobody holds the
/// lock. The number alone is not enough, since other machines or containers that share the disk
/// have their own numbers; nor is the lock, which is taken just after the file is made.
package enum Leftover {
  /// Makes a new file, open for writing and locked, with the number of this process in its name;
  /// nil if it cannot, for the reason in `errno`.
  package static func make(
    in folder: Int32 = AT_FDCWD, permissions: mode_t, _ path: (String) -> String
  ) -> (path: String, descriptor: Int32)? {
    for number in 0..<100 {
      let path = path("\(getpid())\(number == 0 ? "" : "-\(number)")")
      let descriptor = openat(
        folder, path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions)
      guard descriptor >= 0 else {
        if errno == EEXIST { continue }
        return nil
      }
      if claim(descriptor) { return (path, descriptor) }
      close(descriptor)
    }
    return nil
  }

  /// The number of a process that has ended, from the end of a name.
  ///
  /// The end is `1234` or `1234-1`; this process's own number counts too, if nobody has the lock.
  /// Nil for anything else and, unless the name is surely ours, for numbers that people use.
  /// Choice: years, and numbers below 300, which Linux keeps for the first processes.
  static func process(_ text: Substring, inOwnName: Bool = false) -> pid_t? {
    guard let found = text.wholeMatch(of: number), let process = pid_t(found.1) else { return nil }
    // PID_MAX_LIMIT of Linux is 2 to the power of 22; that of Darwin is lower.
    let isUsual =
      (inOwnName ? 1...4_194_304 : 300...4_194_304).contains(process)
      && (inOwnName || !(1900...2100).contains(process))
    let isGone = process == getpid() || kill(process, 0) != 0 && errno == ESRCH
    return isUsual && isGone ? process : nil
  }

  private static let number = Pattern(/([1-9][0-9]*)(?:-[1-9][0-9]*)?/)

  /// Locks a new file; false if somebody just took it for a leftover.
  static func claim(_ descriptor: Int32) -> Bool {
    // On disks without locks nothing is ever removed.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return errno != EWOULDBLOCK }
    return FileStatus(of: descriptor).map { $0.links > 0 } ?? false
  }

  /// Whether a file is an ordinary, unlocked one of this user without other names.
  package static func isAbandoned(_ descriptor: Int32) -> Bool {
    guard let status = FileStatus(of: descriptor) else { return false }
    return status.isFile && status.isOwn && status.links == 1
      && flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }
}
