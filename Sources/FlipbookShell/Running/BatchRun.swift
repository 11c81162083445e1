package import FlipbookSession

/// Entries from the command line, from scripts and from session files, run without a prompt.
///
/// The first entry that fails ends the run, unless it keeps going.
package final class BatchRun {
  private let host: SessionHost
  private let keepsGoing: Bool
  private let output: (String) -> Void
  /// 0, or 1 once an entry has failed.
  package private(set) var exitCode: Int32 = 0
  private var isOver = false

  /// Runs on a session; `output` gets the text of each entry, without a final newline.
  package init(session: Session, keepsGoing: Bool, output: @escaping (String) -> Void) {
    host = SessionHost(session: session)
    self.keepsGoing = keepsGoing
    self.output = output
    host.show = output
  }

  /// Whether nothing more is to be entered: an entry failed, or asked to leave.
  package var isFinished: Bool { isOver }

  /// Enters one entry.
  package func enter(_ text: String) {
    guard !isOver else { return }
    let reply = host.enter(text)
    if !reply.text.isEmpty { output(reply.text) }
    note(failed: reply.failed)
    if reply.leaves { isOver = true }
  }

  /// Enters everything that comes from stdin.
  package func enterInput() {
    enterAll(from: PlainReader(needsMore: Session.needsMore))
  }

  /// Enters a script: entries, one a line or over several while a bracket is open.
  package func enterScript(at path: String) throws(FileProblem) {
    let lines = try TextFile.read(path)
    enterAll(from: TextReader(lines, needsMore: Session.needsMore))
  }

  /// Enters the entries of a session file.
  package func enterFile(at path: String) throws(FileProblem) {
    let file = try SessionHost.sessionFile(path, at: path)
    guard !isOver else { return }
    note(failed: !host.enterAll(of: file, keepsGoing: keepsGoing))
  }

  private func enterAll(from reader: any LineReader) {
    while !isOver {
      switch reader.next(prompt: Prompt()) {
      case .entry(let text): enter(text)
      case .cancelled: continue
      case .end: return
      case .unreadable(let line, let reason):
        output("error: line \(line) \(reason.text)")
        note(failed: true)
      }
    }
  }

  private func note(failed: Bool) {
    guard failed else { return }
    exitCode = 1
    if !keepsGoing { isOver = true }
  }
}
