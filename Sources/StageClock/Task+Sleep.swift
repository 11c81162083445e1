internal import HeadlessUIKit

// While a stage is current, a task of that stage sleeps on its clock.
extension Task where Success == Never, Failure == Never {
  /// Waits, on the clock of the current stage; where there is none, on the real one.
  ///
  /// Swift prefers it to its own, which has more parameters with a default. The task must be one that
  /// `stage.task` has begun. A task that was cancelled throws when its time has come.
  public nonisolated(nonsending) static func sleep(for duration: Duration) async throws {
    guard let clock = CurrentClock() else {
      return try await Task.sleep(for: duration, tolerance: nil, clock: .continuous)
    }
    let (seconds, attoseconds) = duration.components
    let end = clock.now + Double(seconds) + Double(attoseconds) * 1e-18
    await withUnsafeContinuation { continuation in
      clock.call(at: end, label: "sleep") { continuation.resume() }
    }
    try checkCancellation()
  }
}
