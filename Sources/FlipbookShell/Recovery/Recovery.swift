/// A session whose program ended without quitting, from its ``RecoveryFile``.
struct Recovery {
  let path: String
  let entries: Int
  /// The seconds since the last entry.
  let age: Int

  private static let (beginning, ending) = ("recovery-", ".md")
  // Choice: nobody comes back after a month, and nobody reads a long list.
  private static let (longest, most) = (30 * 24 * 3600, 10)

  static func name(of process: String) -> String { beginning + process + ending }

  /// The sessions in a folder, newest first; removes the oldest.
  static func all(in folder: String) -> [Recovery] {
    let names = (Folder.names(in: folder) ?? []).filter {
      $0.hasPrefix(beginning) && $0.hasSuffix(ending)
    }
    let found = names.compactMap { Recovery(abandonedAt: folder + "/" + $0) }.sorted {
      $0.age < $1.age
    }
    let kept = found.prefix(most).filter { $0.age < longest }
    for old in found[kept.count...] { unlink(old.path) }
    return kept.filter { $0.entries > 0 }
  }

  // Only the lock tells whether its process lives, since another process may have its number.
  private init?(abandonedAt path: String) {
    let descriptor = open(path, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    guard Leftover.isAbandoned(descriptor), let status = FileStatus(of: descriptor),
      status.permissions & 0o777 == 0o600, status.size > 0
    else { return nil }
    self.path = path
    age = max(0, time(nil) - status.stamp.seconds)
    entries =
      (try? TextFile.read(descriptor, named: path)).map { Self.entries(in: $0, descriptor) } ?? 0
  }

  // Drops half an entry at the end, left by a process that was killed while it wrote.
  private static func entries(in text: String, _ descriptor: Int32) -> Int {
    do {
      var count = 0
      try SessionFile(parsing: text).enterAll { _, fence in count += fence.options.isSetup ? 0 : 1 }
      return count
    } catch {
      let whole = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
        .prefix(error.line - 1)
      let size = whole.reduce(0) { $0 + $1.count + 1 }
      guard size > 0, size < text.utf8.count, ftruncate(descriptor, off_t(size)) == 0 else {
        return 0
      }
      return entries(in: String(Substring(text.utf8.prefix(size))), descriptor)
    }
  }

  var offer: String {
    "a session of \(entries.counted("entry", "entries")) ended without quitting "
      + "\(Self.ago(age)): replay \(typed)"
  }

  private var typed: String {
    var place = path
    if let home = Environment.value("HOME"), !home.isEmpty, place.hasPrefix(home + "/") {
      place = "~" + place.dropFirst(home.count)
    }
    return place.wholeMatch(of: /[A-Za-z0-9\/._~-]*/) != nil ? place : "\"\(place)\""
  }

  private static func ago(_ seconds: Int) -> String {
    let units = [(86_400, "day"), (3_600, "hour"), (60, "minute")]
    guard let (length, name) = units.first(where: { seconds >= $0.0 }) else {
      return "less than a minute ago"
    }
    return (seconds / length).counted(name) + " ago"
  }
}

/// A session file that grows with each entry, to be recovered if the program is killed.
///
/// Only this user can read it, and it is locked while the process lives (``Leftover``). If it
/// cannot be written, there is none.
final class RecoveryFile {
  private let folder: String
  private var file: (path: String, descriptor: Int32)?
  // How much of the session the file holds.
  private var (changes, count) = (0, 0)
  private var size: off_t = 0

  init(in folder: String) { self.folder = folder }

  func keep(_ session: Session) {
    let isSame = file != nil && changes == session.transcriptChanges
    guard isSame ? count < session.transcript.count : file != nil || !session.transcript.isEmpty
    else { return }
    let before = file
    if !isSame, !begin(session) { return }
    let records = SessionHost.written(session.transcript[count...])
    count += records.count
    add(SessionFileWriter.further(records[...]))
    if !isSame { before.map(Self.remove) }
  }

  /// Removes the file: the session is over.
  func end() {
    file.map(Self.remove)
    file = nil
  }

  // The old file stays until the new one is written.
  private func begin(_ session: Session) -> Bool {
    let made = Leftover.make(permissions: 0o600) { folder + "/" + Recovery.name(of: $0) }
    guard let made else { return false }
    (file, changes, count, size) = (made, session.transcriptChanges, 0, 0)
    add(SessionHost.file(of: session, titled: "A session that was not ended", []))
    return true
  }

  private func add(_ text: String) {
    guard let file else { return }
    let bytes = Array(text.utf8)
    if Descriptor.write(bytes, to: file.descriptor) == 0 {
      size += off_t(bytes.count)
    } else {
      // Half an entry would make the file unreadable.
      ftruncate(file.descriptor, size)
      lseek(file.descriptor, size, SEEK_SET)
    }
  }

  private static func remove(_ file: (path: String, descriptor: Int32)) {
    unlink(file.path)
    close(file.descriptor)
  }
}
