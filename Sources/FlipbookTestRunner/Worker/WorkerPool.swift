import CEditline

/// Runs files in several workers at once and hands over the outcomes in order; if a worker dies,
/// only its current file is lost, and another takes its place.
final class WorkerPool {
  enum StopReason: Equatable {
    case done
    /// The receiver wanted no more outcomes.
    case enough
    case interrupted
    /// The system starts no more processes.
    case noWorkers

    static let problem = "the system cannot start a process for the files"
  }

  private struct Slot {
    let worker: WorkerProcess
    // A closed pipe is always ready, so nobody listens to it.
    var isHeard = true
    var job: Int?
    var record: FileRecord
  }

  private let files: [Result<TestedFile, FileProblem>]
  private let share: WorkerShare
  private let options: TestOptions
  private let isStopped: (() -> Bool)?
  private var slots: [Slot] = []
  private var nextJob: Int
  private var outcomes: [FileOutcome?]
  private var handedOver = 0

  /// A pool for some files; `isStopped` is asked whenever something was typed.
  init(
    files: [Result<TestedFile, FileProblem>], share: WorkerShare, options: TestOptions,
    isStopped: (() -> Bool)? = nil
  ) {
    (self.files, self.share, self.options, self.isStopped) = (files, share, options, isStopped)
    outcomes = files.map { file in
      guard case .failure(let problem) = file else { return nil }
      let text = FileOutcome.Problem(text: problem.text, verdict: .unreadable, line: problem.line)
      return FileOutcome(path: problem.path, problem: text)
    }
    nextJob = outcomes.firstIndex { $0 == nil } ?? files.count
  }

  /// Runs all files, at most `count` at once; `take` gets each in order and says if it wants more.
  func run(workers count: Int, take: (FileOutcome) -> Bool) -> StopReason {
    // An idle worker has nothing to finish, so it is not waited for.
    defer { slots.forEach { _ = $0.worker.collect() } }
    while true {
      while handedOver < files.count, let outcome = outcomes[handedOver] {
        handedOver += 1
        if !take(outcome) { return .enough }
      }
      if handedOver == files.count { return .done }
      while slots.count < count, nextJob < files.count {
        guard let worker = WorkerProcess(share, options) else {
          // Fewer workers only take longer.
          if slots.isEmpty { return .noWorkers } else { break }
        }
        slots.append(Slot(worker: worker, record: FileRecord(path: "", limits: share.limits)))
        giveJob(to: slots.count - 1)
      }
      guard wait() else { return .interrupted }
    }
  }

  private func giveJob(to slot: Int) {
    guard nextJob < files.count, case .success(let file) = files[nextJob] else { return }
    slots[slot].job = nextJob
    slots[slot].record = FileRecord(path: file.path, limits: share.limits)
    slots[slot].worker.run(file)
    nextJob = outcomes[(nextJob + 1)...].firstIndex { $0 == nil } ?? files.count
  }

  // Waits for an event and handles it; false for an interrupt.
  private func wait() -> Bool {
    let slotEnds = slots.flatMap { [$0.worker.results, $0.isHeard ? $0.worker.errors : -1] }
    guard !Interrupts.isRaised else { return false }
    let keyboard: Int32 = isStopped == nil ? -1 : 0
    guard let ready = Descriptor.wait(for: [ce_wake_descriptor(), keyboard] + slotEnds) else {
      return !Interrupts.isRaised
    }
    if ready[0] { ce_drain_wake() }
    if ready[0] || ready[1], isStopped?() == true { return false }
    // Backwards, since dead workers leave the list.
    for slot in slots.indices.reversed() {
      if ready[3 + 2 * slot] { slots[slot].isHeard = slots[slot].worker.listen() }
      if ready[2 + 2 * slot] { takeMessages(of: slot) }
    }
    return !Interrupts.isRaised
  }

  private func takeMessages(of slot: Int) {
    guard let messages = slots[slot].worker.takeMessages() else { return bury(slot) }
    for message in messages {
      guard let outcome = slots[slot].record.take(message), let job = slots[slot].job else {
        continue
      }
      outcomes[job] = outcome
      slots[slot].job = nil
      giveJob(to: slot)
    }
  }

  private func bury(_ slot: Int) {
    let dead = slots.remove(at: slot)
    let (exit, errorOutput) = dead.worker.collect()
    guard let job = dead.job else { return }
    outcomes[job] = dead.record.outcome(endedBy: exit, errorOutput: errorOutput)
  }
}
