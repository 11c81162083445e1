internal import PropertyEngine

// A stage as the clock of an app's queues, timers and tasks, on whatever actor: while a stage is
// current, the thread belongs to it.
extension StageState {
  /// The current stage; `nil` if there is none.
  package static var current: StageState? { CurrentStage.found }
  package var seconds: TimeInterval { now.seconds }

  /// Plans a call, now if the time has passed, never at infinity; returns a block that cancels it.
  @discardableResult package func call(
    at time: TimeInterval, label: String, _ block: @escaping () -> Void
  ) -> (() -> Void)? {
    guard time < .infinity else { return nil }
    guard let moment = VirtualTime(seconds: max(time, seconds)) else {
      preconditionFailure("\(StageError.beyondRange(time - seconds))")
    }
    return plan(label, at: moment, block).map { ticket in { self.cancel(ticket) } }
  }

  /// The executor that makes a task one of the stage's.
  @available(macOS 15, *) package var executor: any TaskExecutor { StageExecutor(self) }

  /// Notes that an end has come, and whether as planned; works outside the stage's calls, too.
  package func bringEnd(_ number: Int, _ isFinished: Bool) {
    perform { ends.finish(number, isFinished) }
  }
}

#if MainActorViews
  package func withCurrentWindow<Result: Sendable>(
    _ body: @MainActor (UIWindow) -> Result
  ) -> Result? {
    guard let window = CurrentStage.window else { return nil }
    return MainActor.assumeIsolated { body(window) }
  }
#else
  package func withCurrentWindow<Result>(_ body: (UIWindow) -> Result) -> Result? {
    CurrentStage.window.map(body)
  }
#endif

extension CurrentStage { static var window: UIWindow? { found?.rootLayer?.delegate as? UIWindow } }
