internal import AnimationEngine

extension Stage {
  /// Runs asynchronous code on this stage, at once up to its first wait.
  ///
  /// What it awaits there (`UIView.animate`, or a continuation that a callback of the stage
  /// resumes) ends when ``advance(by:)`` brings it, and the code goes on at that very moment, as a
  /// callback does. Awaiting anything else, such as real time, is a programmer error.
  ///
  /// ```swift
  /// stage.task {
  ///   await UIView.animate(withDuration: 1) { box.center.x += 100 }
  ///   await UIView.animate(withDuration: 1) { box.alpha = 0 }
  /// }
  /// stage.advance(by: 2)
  /// ```
  @available(macOS 15, *)
  public func task(_ body: @escaping () async -> Void) {
    // It never leaves the thread that the stage is used on.
    nonisolated(unsafe) let body = body
    let executor = StageExecutor(state)
    run { _ = Task(executorPreference: executor) { await body() } }
  }
}

/// Runs the parts of a stage's tasks as callbacks of the stage.
// Whatever comes from another thread is trapped, so that the state is only used on its own.
@available(macOS 15, *)
private final class StageExecutor: TaskExecutor, @unchecked Sendable {
  private weak let state: StageState?

  init(_ state: StageState) {
    self.state = state
  }

  func enqueue(_ job: UnownedJob) {
    guard let state, CurrentStage.isCurrent(state) else {
      preconditionFailure(
        "a task of a stage was resumed from outside of it: await only what the stage brings")
    }
    let executor = asUnownedTaskExecutor()
    let part = { job.runSynchronously(on: executor) }
    _ = state.schedule(.block(label: "task", part), at: state.now)
  }
}
