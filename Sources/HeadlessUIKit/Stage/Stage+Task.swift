internal import PropertyEngine

// On the main actor there is none: what awaits there cannot be given to a stage.
#if !MainActorViews
  extension Stage {
    /// Runs asynchronous code on this stage, at once up to its first wait.
    ///
    /// Awaiting `UIView.animate`, or a continuation that a callback of the stage resumes, ends when
    /// ``advance(by:)`` gets there, and the code continues at that very moment. Awaiting anything
    /// else, such as real time, is a programmer error.
    ///
    /// ```swift
    /// stage.task {
    ///   await UIView.animate(withDuration: 1) { box.center.x += 100 }
    ///   await UIView.animate(withDuration: 1) { box.alpha = 0 }
    /// }
    /// stage.advance(by: 2)
    /// ```
    @available(macOS 15, *) public func task(_ body: @escaping () async -> Void) {
      // It waits on the stage: a task cannot be given what is not to leave its thread.
      state.tasks.append(body)
      run {
        _ = Task(executorPreference: StageExecutor(stage: ObjectIdentifier(state))) {
          await CurrentStage.state.tasks.removeFirst()()
        }
      }
    }
  }

  /// Runs the parts of a stage's tasks as callbacks of the stage.
  @available(macOS 15, *) private final class StageExecutor: TaskExecutor {
    private let stage: ObjectIdentifier

    init(stage: ObjectIdentifier) { self.stage = stage }

    func enqueue(_ job: UnownedJob) {
      guard let state = CurrentStage.found, ObjectIdentifier(state) == stage else {
        preconditionFailure(
          "a task of a stage was resumed from outside of it: await only what the stage brings")
      }
      let executor = asUnownedTaskExecutor()
      let part = { job.runSynchronously(on: executor) }
      state.schedule(.block(label: "task", part), at: state.now)
    }
  }
#endif
