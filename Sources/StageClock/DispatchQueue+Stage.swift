public import Dispatch
internal import HeadlessUIKit

// While a stage is current, the main queue is the stage's: it calls a block when the turn ends, or
// exactly at its deadline. Deadlines of other queues are the stage's too: the block is called on
// that queue while the stage waits. `async` of another queue is Dispatch's own. Without a current
// stage, everything is.
//
// Swift prefers these to Dispatch's, which have more parameters with a default.
extension DispatchQueue {
  /// Calls a block when the present turn ends.
  public func async(execute work: @escaping () -> Void) { put(work) }

  /// Calls a block when the present turn ends.
  public func async(qos: DispatchQoS, execute work: @escaping () -> Void) { put(qos: qos, work) }

  /// Calls a block when the present turn ends.
  public func async(flags: DispatchWorkItemFlags, execute work: @escaping () -> Void) {
    put(flags: flags, work)
  }

  /// Performs an item when the present turn ends, unless it is cancelled before.
  public func async(execute workItem: DispatchWorkItem) { put(workItem.perform) }

  /// Calls a block at a moment.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void) {
    put(work, at: deadline)
  }

  /// Calls a block at a moment; the quality of service counts where no stage is current.
  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping () -> Void
  ) { put(work, at: deadline, qos: qos) }

  /// Performs an item at a moment, unless it is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute workItem: DispatchWorkItem) {
    put(workItem.perform, at: deadline)
  }

  /// Calls a block at a moment.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute work: @escaping () -> Void) {
    put(work, at: wallDeadline)
  }

  /// Performs an item at a moment, unless it is cancelled before.
  public func asyncAfter(wallDeadline: DispatchWallTime, execute workItem: DispatchWorkItem) {
    put(workItem.perform, at: wallDeadline)
  }

  func put(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], _ work: @escaping () -> Void
  ) {
    let work = sendable(work)
    if isMain, let clock = StageState.current {
      clock.call(at: clock.seconds, label: "async", work)
    } else {
      async(group: nil, qos: qos, flags: flags, execute: work)
    }
  }

  private func put(
    _ work: @escaping () -> Void, at deadline: DispatchTime, qos: DispatchQoS = .unspecified
  ) {
    let work = sendable(work)
    if let clock = StageState.current {
      clock.call(at: deadline, label: "asyncAfter") { [self] in
        isMain ? work() : sync(execute: work)
      }
    } else {
      asyncAfter(deadline: deadline.real, qos: qos, flags: [], execute: work)
    }
  }

  // Compares labels: Dispatch makes an object for each look at the queue.
  var isMain: Bool { label == DispatchQueue.main.label }
}

// Makes a block sendable for Dispatch: the caller asserts that another thread may call it.
func sendable(_ work: @escaping () -> Void) -> @Sendable () -> Void {
  unsafeBitCast(work, to: (@Sendable () -> Void).self)
}
