import CEditline
import CLibrary
import FlipbookTerminal

/// Runs files in several workers at once and hands over what comes of them in the files' order.
///
/// A worker that dies takes only the file in hand with it; another one is started in its place.
final class WorkerPool {
  /// Why a run came to an end before its last file.
  enum StopReason: Equatable {
    case done
    /// Whoever took the outcomes wanted no more.
    case enough
    case interrupted
    /// The system starts no more processes.
    case noWorkers
  }

  private struct Slot {
    let worker: WorkerProcess
    // Whether its end is worth listening to: a closed pipe would be ready for ever.
    var isHeard = true
    var job: Int?
    var record: FileRecord
  }

  private let files: [TestedFile]
  private let arguments: WorkerArguments
  private let limits: TestLimits
  private let isStopped: (() -> Bool)?
  private var slots: [Slot] = []
  private var nextJob = 0
  private var outcomes: [FileOutcome?]
  private var handedOver = 0

  /// A pool for some files; `arguments` make a process of this program a worker.
  ///
  /// `isStopped` is asked whenever something was typed, where somebody is listened to.
  init(
    files: [TestedFile], arguments: WorkerArguments, limits: TestLimits,
    isStopped: (() -> Bool)? = nil
  ) {
    (self.files, self.arguments, self.limits) = (files, arguments, limits)
    self.isStopped = isStopped
    outcomes = Array(repeating: nil, count: files.count)
  }

  /// Runs all files, `count` at once; `take` gets each outcome in order and answers whether it
  /// wants more.
  func run(workers count: Int, take: (FileOutcome) -> Bool) -> StopReason {
    // One without a job has nothing to finish: not even to wait until it has noticed the end.
    defer { slots.forEach { _ = $0.worker.collect() } }
    while handedOver < files.count {
      while slots.count < count, nextJob < files.count {
        guard let worker = WorkerProcess(arguments) else {
          // With fewer of them it only takes longer.
          if slots.isEmpty { return .noWorkers } else { break }
        }
        slots.append(Slot(worker: worker, record: FileRecord(path: "", limits: limits)))
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
    slots[slot].record = FileRecord(path: files[nextJob].path, limits: limits)
    slots[slot].worker.run(files[nextJob])
    nextJob += 1
  }

  // Waits for something to happen and takes it in; false for an interrupt.
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
    // Backwards, since a worker that has died leaves the list.
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
