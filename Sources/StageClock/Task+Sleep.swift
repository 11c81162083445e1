internal import HeadlessUIKit

// A task of the current stage sleeps on the stage's clock.
extension Task where Success == Never, Failure == Never {
  /// Waits on the clock of the current stage; without one, on the real clock.
  ///
  /// Swift prefers it to its own, which has more parameters with a default. The task must be one of
  /// the stage's. It throws when it is cancelled, at once or on the way.
  public nonisolated(nonsending) static func sleep(for duration: Duration) async throws {
    guard let clock = StageState.current else {
      return try await Task.sleep(for: duration, tolerance: nil, clock: .continuous)
    }
    let (seconds, attoseconds) = duration.components
    let number = clock.openEnd()
    let cancelCall = clock.call(
      at: clock.seconds + Double(seconds) + Double(attoseconds) * 1e-18, label: "sleep"
    ) { clock.bringEnd(number, true) }
    let cancel = sendable {
      cancelCall?()
      clock.bringEnd(number, false)
    }
    let isOver = await withTaskCancellationHandler {
      await StageState.end(number)
    } onCancel: {
      cancel()
    }
    if !isOver { try checkCancellation() }
  }

  /// Waits a number of nanoseconds, as ``sleep(for:)`` does.
  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: duration)))
  }
}

// Swift prefers these to its own, which have more parameters with a default.
extension Task where Failure == Never {
  /// Begins a task; while a stage is current, one of the stage's, which follows its clock.
  @discardableResult public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async -> Success
  ) {
    if #available(macOS 15, iOS 18, *), let clock = StageState.current {
      self.init(executorPreference: clock.executor) { await operation() }
    } else {
      self.init(priority: nil, operation: operation)
    }
  }
}

extension Task where Failure == any Error {
  /// Begins a task; while a stage is current, one of the stage's, which follows its clock.
  @discardableResult public init(
    @_inheritActorContext @_implicitSelfCapture operation:
      sending @escaping @isolated(any) () async throws -> Success
  ) {
    if #available(macOS 15, iOS 18, *), let clock = StageState.current {
      self.init(executorPreference: clock.executor) { try await operation() }
    } else {
      self.init(priority: nil, operation: operation)
    }
  }
}
