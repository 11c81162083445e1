package import CLibrary

/// Tells what a process that was killed has left behind.
///
/// It has the number of the process in its name and is locked for as long as that lives. Only what
/// is certainly left over is taken away: it is of the name, the kind and the user it has to be, there
/// is no such process, and nobody holds the lock. The number alone would not do: another machine or
/// container that shares the disk has numbers of its own. Nor would the lock, which is taken a moment
/// after the file is made.
package enum Leftover {
  /// Makes a new file, open for writing and locked, under a name with the number of this process;
  /// nil when it cannot be made, for the reason in `errno`.
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

  /// The number of a process that is gone, from the end of a name, `1234` or `1234-1`; in a file of
  /// which nobody holds the lock that of this process is one.
  ///
  /// Nil for anything else, and for numbers that no process has any more; also for those that people
  /// give, where the name could be theirs: choice, below 300, which Linux keeps for the first
  /// processes, and the years.
  static func process(_ text: Substring, inOwnName: Bool = false) -> pid_t? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy(isNumber), let number = pid_t(parts[0]) else {
      return nil
    }
    // PID_MAX_LIMIT of Linux is 2 to the power of 22; that of Darwin is lower.
    let isUsual =
      (inOwnName ? 1...4_194_304 : 300...4_194_304).contains(number)
      && (inOwnName || !(1900...2100).contains(number))
    let isGone = number == getpid() || kill(number, 0) != 0 && errno == ESRCH
    return isUsual && isGone ? number : nil
  }

  /// Takes the lock of something new; false where somebody takes it for left over this moment.
  static func claim(_ descriptor: Int32) -> Bool {
    // Where a disk knows no locks, nothing on it is ever taken away.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return errno != EWOULDBLOCK }
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_nlink > 0
  }

  /// Whether a file is an ordinary one of this user that has no other name, and nobody's any more.
  package static func isAbandoned(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_uid == geteuid() && status.st_nlink == 1
      && flock(descriptor, LOCK_EX | LOCK_NB) == 0
  }

  private static func isNumber(_ text: Substring) -> Bool {
    let digits = text.utf8
    return !digits.isEmpty && digits.first != UInt8(ascii: "0")
      && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
