public import Dispatch
internal import HeadlessUIKit

/// Work to wait for together.
///
/// On a stage, a block that `notify` gives to the main queue is called at the very
/// moment of the last ``leave()``, which must come on the stage. Everything else is Dispatch's own.
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
    guard let clock = StageState.current, isEmpty else { return }
    Waiting.on(clock).calls.removeValue(forKey: ObjectIdentifier(self))?.forEach { $0() }
  }

  private var isEmpty: Bool { real.wait(timeout: .now()) == .success }

  /// Calls a block once the group is empty: at the latest when the present turn ends, if it is.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    guard queue.isMain, let clock = StageState.current else {
      return real.notify(qos: qos, flags: flags, queue: queue, execute: sendable(work))
    }
    let call = { _ = clock.call(at: clock.seconds, label: "notify", work) }
    guard !isEmpty else { return call() }
    Waiting.on(clock).calls[ObjectIdentifier(self), default: []].append(call)
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

/// The calls that a stage makes when groups are empty.
private final class Waiting {
  var calls: [ObjectIdentifier: [() -> Void]] = [:]

  static func on(_ clock: StageState) -> Waiting {
    clock.associations.object(Waiting.self, make: Waiting.init)
  }
}

extension DispatchQueue {
  /// Calls a block, as without a group, and counts it in a group until it returns.
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
