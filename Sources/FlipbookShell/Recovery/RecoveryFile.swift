import CLibrary
import FlipbookSession
import FlipbookTerminal
import SessionFiles

/// A session file that grows with each entry at the prompt, to be recovered if the program is
/// killed.
///
/// Only this user can read it, and it is locked while the process lives (``Leftover``). If it
/// cannot be written, there is none.
final class RecoveryFile {
  private let folder: String
  private var file: (path: String, descriptor: Int32)?
  // What of the session it holds.
  private var (changes, count) = (0, 0)
  private var size: off_t = 0

  init(in folder: String) { self.folder = folder }

  /// Adds the entries since the last time.
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
