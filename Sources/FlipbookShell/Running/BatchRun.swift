package import FlipbookSession

/// Entries from the command line, from scripts and from session files, run without a prompt.
///
/// The first entry that fails ends the run, unless it keeps going; an interrupt always does.
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
    session.isInterrupted = { Interrupts.isRaised }
  }

  /// Enters one entry.
  package func enter(_ text: String) {
    guard !isOver else { return }
    take(host.enter(text))
  }

  /// Enters everything that comes from stdin.
  package func enterInput() throws(FileProblem) {
    try enterAll(from: PlainReader(isInterruptible: true, needsMore: Session.needsMore))
  }

  /// Enters a script: entries, one a line or over several while a bracket is open.
  package func enterScript(at path: String) throws(FileProblem) {
    guard !isOver else { return }
    let lines = try TextFile.read(path)
    try enterAll(from: TextReader(lines, needsMore: Session.needsMore))
  }

  /// Enters the entries of a session file.
  package func enterFile(at path: String) throws(FileProblem) {
    guard !isOver else { return }
    take(try host.enterFile(path, keepsGoing: keepsGoing))
  }

  private func take(_ reply: SessionHost.Reply) {
    if !reply.text.isEmpty { output(reply.text) }
    note(failed: reply.failed)
    if reply.leaves || Interrupts.isRaised { isOver = true }
  }

  private func enterAll(from reader: any LineReader) throws(FileProblem) {
    while !isOver {
      switch reader.next(prompt: Prompt()) {
      case .entry(let text): enter(text)
      case .cancelled: isOver = true
      case .end: return
      case .unreadable(_, .failed(let code)):
        throw FileProblem(FileProblem.input, .cannotRead(code))
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
