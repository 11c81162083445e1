package import FlipbookSession
package import FlipbookTerminal

/// Entries from the command line, from scripts and from session files, run without a prompt.
///
/// The first entry that fails ends the run, unless it keeps going; an interrupt always does.
package final class BatchRun {
  /// How a batch shows what it does.
  package enum Form: Equatable {
    /// The text of each entry, at once.
    case answers
    /// The whole session at the end, as a session file under a heading.
    case file(title: String)

    /// A session file with the name of what is run, without its ending, for a heading.
    package static func file(of path: String) -> Form {
      .file(title: FileTitle.of(path))
    }
  }

  private let host: SessionHost
  private let keepsGoing: Bool
  private let form: Form
  private let output: SessionHost.Output
  private let errors: (String) -> Void
  /// 0, or 1 once an entry has failed.
  package private(set) var exitCode: Int32 = 0
  private var isOver = false

  /// Runs on a session.
  ///
  /// - Parameters:
  ///   - output: gets what is shown, without a final newline.
  ///   - errors: gets what cannot be part of a session file.
  package init(
    session: Session, keepsGoing: Bool, form: Form = .answers,
    output: @escaping SessionHost.Output, errors: @escaping (String) -> Void
  ) {
    host = SessionHost(session: session)
    (self.keepsGoing, self.form) = (keepsGoing, form)
    (self.output, self.errors) = (output, errors)
    if form == .answers { host.show = output }
    session.isInterrupted = { Interrupts.isRaised }
  }

  /// Ends the run: shows the session where it is to be shown as a whole.
  package func finish() {
    guard case .file(let title) = form else { return }
    output(String(host.file(titled: title).dropLast()), [])
  }

  /// Enters one entry.
  package func enter(_ text: String) {
    guard !isOver else { return }
    take(host.enter(text))
  }

  /// Enters everything that comes from stdin.
  package func enterInput() throws(FileProblem) {
    try enterAll(from: PlainReader(isInterruptible: true, needsMore: host.session.needsMore))
  }

  /// Enters a script: entries, one a line or over several while a bracket is open.
  package func enterScript(at path: String) throws(FileProblem) {
    guard !isOver else { return }
    let lines = try TextFile.read(path)
    try enterAll(from: TextReader(lines, needsMore: host.session.needsMore))
  }

  /// Enters the entries of a session file.
  package func enterFile(at path: String) throws(FileProblem) {
    guard !isOver else { return }
    take(try host.enterFile(path, keepsGoing: keepsGoing))
  }

  private func take(_ reply: SessionHost.Reply) {
    if form == .answers, let made = reply.made {
      Standard.made(made)
    } else if form == .answers, !reply.text.isEmpty {
      output(reply.text, reply.inks)
    }
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
        let text = "error: line \(line) \(reason.text)"
        if form == .answers { output(text, []) } else { errors(text) }
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
