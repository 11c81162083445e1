/// A process that runs session files, one after another, for the process that started it.
///
/// It gets paths on stdin and reports on stdout, so that a file that crashes or never ends takes
/// nothing else down.
package final class TestWorker {
  private let share: WorkerShare
  private let prototype: Session
  private let budget: TestBudget
  private let results: Int32

  private struct Stop: Error {}

  package init(_ share: WorkerShare, like prototype: Session) {
    (self.share, self.prototype) = (share, prototype)
    budget = TestBudget(share.limits)
    // Stray prints must not come between the messages.
    results = fcntl(1, F_DUPFD_CLOEXEC, 3)
    dup2(2, 1)
    signal(SIGPIPE, SIG_IGN)
    budget.limitMemory()
  }

  package func run() {
    var frames = FrameBuffer()
    while case let bytes = Descriptor.read(0) ?? [], !bytes.isEmpty {
      frames.append(bytes)
      while let frame = frames.next() { runFile(TestedFile(frame)) }
    }
  }

  private func runFile(_ file: TestedFile) {
    budget.beginFile()
    defer { budget.endFile() }
    do throws(FileProblem) {
      let session = try SessionHost.sessionFile(file.path, at: file.place)
      if let (text, line) = session.strayPrompts(path: file.path) {
        send(.problem(text, line: line, .mismatched))
      }
      run(session)
    } catch { send(.problem(error.text, line: error.line, .unreadable)) }
  }

  private func run(_ file: SessionFile) {
    let plan = file.plan()
    send(.planned(plan))
    let entries = plan.filter { $0.status == .notRun }
    let session = prototype.another(Settings())
    session.isInterrupted = { [budget] in budget.isUsedUp() }
    let host = SessionHost(session: session, folder: PrivateFolder(in: share.folder))
    var (ended, begun) = (0, ContinuousClock.now)
    func tell(_ result: EntryResult) {
      send(.ended(result, moment: session.now, seconds: (.now - begun) / .seconds(1)))
    }
    do throws(Stop) {
      let run = try file.run { result in
        tell(result)
        ended += 1
      } _: { (entry, fence) throws(Stop) in
        budget.beginCommand()
        begun = .now
        let reply = host.enter(entry.text, inSetup: fence.options.isSetup)
        guard let reason = budget.exhaustion else { return (reply.text, reply.failed) }
        var result = entries[ended]
        (result.status, result.reason, result.output) = (.ended, reason, reply.text)
        tell(result)
        throw Stop()
      }
      let hasFailed = run.results.contains(where: \.isFailure)
      send(.finished(hasFailed ? share.updates ? run.update : run.actual : nil))
    } catch { send(.finished(nil)) }
  }

  // Without a listener there is nothing to do.
  private func send(_ message: WorkerMessage) {
    if Descriptor.write(FrameBuffer.frame(message.bytes), to: results) != 0 { _exit(0) }
  }
}
