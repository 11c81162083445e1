public import Dispatch

/// A block that can be cancelled before it is called (Apple: dispatch/dispatchworkitem).
public final class DispatchWorkItem {
  private let item: Dispatch.DispatchWorkItem

  /// Makes an item; quality of service and flags have no effect.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
  ) { item = Dispatch.DispatchWorkItem(block: sendable(block)) }

  /// Calls the block at once, unless the item is cancelled.
  public func perform() { if !isCancelled { item.perform() } }

  /// Keeps the block from being called; one that is being called goes on.
  public func cancel() { item.cancel() }

  /// Whether it was cancelled.
  public var isCancelled: Bool { item.isCancelled }
}
