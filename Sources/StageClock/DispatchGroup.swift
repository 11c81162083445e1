public import Dispatch
internal import HeadlessUIKit

/// Work that is waited for together.
///
/// On a stage, a block for the main queue that is to be called when the group is empty is called at
/// the very moment of the last ``leave()``, which has to come on the stage. All else is Dispatch's
/// own.
///
/// Source: developer.apple.com/documentation/dispatch/dispatchgroup.
public final class DispatchGroup: Sendable {
  private let real = Dispatch.DispatchGroup()

  /// Makes an empty group.
  public init() {}

  /// Counts one more piece of work.
  public func enter() { real.enter() }

  /// Counts one less; without its ``enter()`` a programmer error.
  public func leave() {
    real.leave()
    guard let clock = CurrentClock(), isEmpty else { return }
    Waiting.on(clock).take(self).forEach { $0() }
  }

  private var isEmpty: Bool { real.wait(timeout: .now()) == .success }

  /// Calls a block once the group is empty: at the latest when the present turn ends, if it is.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    guard queue.isMain, let clock = CurrentClock() else {
      return real.notify(qos: qos, flags: flags, queue: queue, execute: sendable(work))
    }
    let call = { _ = clock.call(at: clock.now, label: "notify", work) }
    isEmpty ? call() : Waiting.on(clock).add(self, call)
  }

  /// Performs an item once the group is empty, unless it is cancelled before.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue, execute: work.perform)
  }

  /// Waits for the group to be empty, in real time.
  public func wait() { real.wait() }

  /// Waits in real time at most until a moment.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    real.wait(timeout: timeout.real)
  }
}

/// What a stage is to call when groups are empty.
private final class Waiting {
  private var calls: [(group: ObjectIdentifier, call: () -> Void)] = []

  static func on(_ clock: CurrentClock) -> Waiting {
    clock.associated(Waiting.self, make: Waiting.init)
  }

  func add(_ group: DispatchGroup, _ call: @escaping () -> Void) {
    calls.append((ObjectIdentifier(group), call))
  }

  func take(_ group: DispatchGroup) -> [() -> Void] {
    let due = calls.filter { $0.group == ObjectIdentifier(group) }
    calls.removeAll { $0.group == ObjectIdentifier(group) }
    return due.map(\.call)
  }
}

extension DispatchQueue {
  /// Calls a block, as without a group, and counts it in one.
  public func async(
    group: DispatchGroup, qos: DispatchQoS = .unspecified, execute work: @escaping () -> Void
  ) {
    group.enter()
    put(qos: qos) {
      work()
      group.leave()
    }
  }
}
