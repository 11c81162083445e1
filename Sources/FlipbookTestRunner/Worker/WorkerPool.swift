import CEditline
import CLibrary
import FlipbookTerminal

/// Runs files in several workers at once and hands over the outcomes in order.
///
/// If a worker dies, only its current file is lost; another worker takes its place.
final class WorkerPool {
  /// Why a run ended.
  enum StopReason: Equatable {
    case done
    /// The receiver wanted no more outcomes.
    case enough
    case interrupted
    /// The system starts no more processes.
    case noWorkers
  }

  private struct Slot {
    let worker: WorkerProcess
    // A closed pipe is always ready, so nobody listens to it.
    var isHeard = true
    var job: Int?
    var record: FileRecord
  }

  private let files: [TestedFile]
  private let share: WorkerShare
  private let options: TestOptions
  private let isStopped: (() -> Bool)?
  private var slots: [Slot] = []
  private var nextJob = 0
  private var outcomes: [FileOutcome?]
  private var handedOver = 0

  /// A pool for some files; `isStopped` is asked whenever something was typed.
  init(
    files: [TestedFile], share: WorkerShare, options: TestOptions,
    isStopped: (() -> Bool)? = nil
  ) {
    (self.files, self.share, self.options, self.isStopped) = (files, share, options, isStopped)
    outcomes = Array(repeating: nil, count: files.count)
  }

  /// Runs all files, `count` at once; `take` gets each outcome in order and says whether it wants
  /// more.
  func run(workers count: Int, take: (FileOutcome) -> Bool) -> StopReason {
    // An idle worker has nothing to finish, so it is not waited for.
    defer { slots.forEach { _ = $0.worker.collect() } }
    while handedOver < files.count {
      while slots.count < count, nextJob < files.count {
        guard let worker = WorkerProcess(share, options) else {
          // Fewer workers only take longer.
          if slots.isEmpty { return .noWorkers } else { break }
        }
        slots.append(Slot(worker: worker, record: FileRecord(path: "", limits: share.limits)))
        giveJob(to: slots.count - 1)
      }
      guard wait() else { return .interrupted }
      while handedOver < files.count, let outcome = outcomes[handedOver] {
        outcomes[handedOver] = nil
        handedOver += 1
        if !take(outcome) { return .enough }
      }
    }
    return .done
  }

  private func giveJob(to slot: Int) {
    guard nextJob < files.count else { return }
    slots[slot].job = nextJob
    slots[slot].record = FileRecord(path: files[nextJob].path, limits: share.limits)
    slots[slot].worker.run(files[nextJob])
    nextJob += 1
  }

  // Waits for an event and handles it; false for an interrupt.
  private func wait() -> Bool {
    var wanted = [
      pollfd(fd: ce_wake_descriptor(), events: Int16(POLLIN), revents: 0),
      pollfd(fd: isStopped == nil ? -1 : 0, events: Int16(POLLIN), revents: 0),
    ]
    for slot in slots {
      wanted.append(pollfd(fd: slot.worker.results, events: Int16(POLLIN), revents: 0))
      wanted.append(
        pollfd(fd: slot.isHeard ? slot.worker.errors : -1, events: Int16(POLLIN), revents: 0))
    }
    guard !Interrupts.isRaised else { return false }
    guard poll(&wanted, nfds_t(wanted.count), -1) > 0 else { return !Interrupts.isRaised }
    if wanted[0].revents != 0 { ce_drain_wake() }
    if wanted[0].revents != 0 || wanted[1].revents != 0, isStopped?() == true { return false }
    // Backwards, since dead workers leave the list.
    for slot in slots.indices.reversed() {
      if wanted[3 + 2 * slot].revents != 0 { slots[slot].isHeard = slots[slot].worker.listen() }
      if wanted[2 + 2 * slot].revents != 0 { takeMessages(of: slot) }
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
    let (exit, said) = dead.worker.collect()
    guard let job = dead.job else { return }
    outcomes[job] = dead.record.outcome(endedBy: exit, said: said)
  }
}
