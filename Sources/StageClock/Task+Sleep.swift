internal import HeadlessUIKit

// A task of the current stage sleeps on the stage's clock.
extension Task where Success == Never, Failure == Never {
  /// Waits on the clock of the current stage; without one, on the real clock.
  ///
  /// Swift prefers it to its own, which has more parameters with a default. The task must be one that
  /// `stage.task` began. A cancelled task throws when its time has come.
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
