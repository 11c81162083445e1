/// An empty folder that is removed with its content when nobody needs it.
///
/// It is made when its path is first read. The next process removes one that a killed process left:
/// the process's number is in its name and in a file in it, locked while the process lives.
package final class PrivateFolder {
  /// `/nonexistent` if none can be made, so that writing there fails.
  package private(set) lazy var path: String = {
    guard base == nil else { return make("/flipbook-XXXXXX") ?? Self.nowhere }
    Self.collect(in: home)
    // Another process may have removed the empty folder as a leftover; that will not happen often.
    for _ in 0..<3 {
      guard let path = make("/\(Self.beginning)\(getpid())-XXXXXX") else { return Self.nowhere }
      if sign(path) { return path }
      Folder.remove(path)
    }
    isMade = false
    return Self.nowhere
  }()

  private static let nowhere = "/nonexistent"
  private static let beginning = "flipbook-"
  private static let lockName = ".flipbook"

  private let base: String?
  private var isMade = false
  private var lock: Int32 = -1

  private var home: String { base ?? Environment.value("TMPDIR") ?? "/tmp" }
  /// A folder inside another, which is removed with it, or in the system's temporary folder.
  package init(in base: String? = nil) { self.base = base }

  deinit {
    if isMade { Folder.remove(path) }
    if lock >= 0 { close(lock) }
  }

  private func make(_ name: String) -> String? {
    var template = Array((home + name).utf8CString)
    isMade = mkdtemp(&template) != nil
    let bytes = template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return isMade ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static func text(for process: pid_t) -> String {
    "The folder of flipbook's process \(process), removed when that is gone.\n"
  }

  private func sign(_ path: String) -> Bool {
    lock = open(
      path + "/" + Self.lockName, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return false }
    // Signed once locked: without its text nobody removes it.
    let text = Array(Self.text(for: getpid()).utf8)
    if Leftover.claim(lock), Draft.write(text, to: lock) == 0 { return true }
    close(lock)
    lock = -1
    return false
  }

  // MARK: Leftovers

  private static func collect(in home: String) {
    let folder = Folder.open([], below: home)
    defer { close(folder) }
    for name in Folder.names(of: folder) where name.hasPrefix(beginning) {
      let parts = name.dropFirst(beginning.count).split(separator: "-", maxSplits: 1)
      guard parts.count == 2, parts[1].utf8.count == 6, let process = Leftover.process(parts[0])
      else { continue }
      collect(home + "/" + name, of: process)
    }
  }

  private static func collect(_ path: String, of process: pid_t) {
    guard let status = FileStatus(at: path, followsLinks: false), status.isFolder, status.isOwn,
      status.permissions & 0o777 == 0o700
    else { return }
    let lock = open(path + "/" + lockName, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard lock >= 0 else {
      // An empty one can go.
      if errno == ENOENT { rmdir(path) }
      return
    }
    defer { close(lock) }
    // Leave alone what cannot be read, since it may not be ours.
    guard Leftover.isAbandoned(lock), let text = try? TextFile.read(lock, named: path),
      text == Self.text(for: process)
    else { return }
    Folder.remove(path)
  }
}
