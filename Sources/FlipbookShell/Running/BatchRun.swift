/// Runs entries from the command line, scripts and session files, without a prompt, until one
/// fails, unless it keeps going, or an interrupt comes.
package final class BatchRun {
  package enum Form: Equatable {
    case answers
    /// The whole session at the end, as a session file.
    case file(title: String)
  }

  private let host: SessionHost
  private let keepsGoing: Bool
  private let form: Form
  private let output: SessionHost.Output
  private let errors: (String) -> Void
  package private(set) var exitCode: Int32 = 0
  private var isOver = false

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

  package func finish() {
    guard case .file(let title) = form else { return }
    let session = host.session
    let file = SessionHost.file(of: session, titled: title, session.transcript[...])
    output(String(file.dropLast()), [])
  }

  package func enter(_ text: String) {
    guard !isOver else { return }
    take(host.enter(text))
  }

  package func enterInput() throws(FileProblem) {
    try enterAll(from: PlainReader(isInterruptible: true, reading: host.session.reading))
  }

  package func enterScript(at path: String) throws(FileProblem) {
    guard !isOver else { return }
    try enterAll(from: TextReader(try TextFile.read(path), reading: host.session.reading))
  }

  package func enterFile(at path: String) throws(FileProblem) {
    guard !isOver else { return }
    take(try host.enter(try host.open(path), keepsGoing: keepsGoing))
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
