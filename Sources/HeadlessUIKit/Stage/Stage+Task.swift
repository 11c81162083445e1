extension Stage {
  /// Runs asynchronous code on this stage, at once up to its first wait.
  ///
  /// The code may await `UIView.animate`, or a continuation that a callback of the stage resumes:
  /// it continues at that very moment, when ``advance(by:)`` gets there, as does the code it starts
  /// with `async let` or in a task group. Code on the main actor takes part if the stage is used
  /// there. Awaiting anything else, such as real time, is a programmer error, as is awaiting
  /// `UIView.animate` in a task that the stage did not begin. On the main actor, `Task.yield()` is
  /// one too: the task stops there. Use `Task.sleep` for no time; it continues behind due calls.
  ///
  /// ```swift
  /// stage.task {
  ///   await UIView.animate(withDuration: 1) { box.center.x += 100 }
  ///   await UIView.animate(withDuration: 1) { box.alpha = 0 }
  /// }
  /// stage.advance(by: 2)
  /// ```
  @available(macOS 15, *) @discardableResult
  public func task(_ body: @escaping () async -> Void) -> Task<Void, Never> {
    // The body waits on the stage: a task may not capture what must not leave its thread.
    state.tasks.append(body)
    return run {
      Task(executorPreference: StageExecutor(state)) {
        await CurrentStage.state.tasks.removeFirst()()
      }
    }
  }
}

/// Runs the parts of a stage's tasks as callbacks of the stage.
///
/// The main actor's queue waits for the code that advances the stage, so a part queued there would
/// be late. So on the main actor each part runs isolated to it, and needs no queue to get there.
@available(macOS 15, *) final class StageExecutor: TaskExecutor {
  private let stage: ObjectIdentifier

  init(_ state: StageState) { stage = ObjectIdentifier(state) }

  func enqueue(_ job: UnownedJob) {
    guard let state = CurrentStage.found, ObjectIdentifier(state) == stage else {
      preconditionFailure(
        """
        a task of a stage was resumed from outside of it: await only what the stage brings, and \
        use the stage on the main actor if the task awaits code that is on the main actor
        """)
    }
    let executor = asUnownedTaskExecutor()
    let part = { [unowned state] in
      let isInside = exchange(&state.isRunningTask, with: true)
      defer { state.isRunningTask = isInside }
      if CurrentStage.isOnMainActor {
        job.runSynchronously(isolatedTo: MainActor.sharedUnownedExecutor, taskExecutor: executor)
      } else {
        job.runSynchronously(on: executor)
      }
    }
    state.schedule(.block(label: "task", part), at: state.now)
  }
}

extension StageState {
  /// The ends that tasks wait for, by number.
  struct Ends {
    private var count = 0
    private var finished: [Int: Bool] = [:]
    private var awaited: [Int: UnsafeContinuation<Bool, Never>] = [:]
    var isEmpty: Bool { finished.isEmpty && awaited.isEmpty }

    mutating func open() -> Int {
      count += 1
      return count
    }

    /// Notes that an end has come, and whether as planned.
    mutating func finish(_ number: Int, _ isFinished: Bool) {
      guard let continuation = awaited.removeValue(forKey: number) else {
        return finished[number] = isFinished
      }
      continuation.resume(returning: isFinished)
    }

    mutating func wait(for number: Int, _ continuation: UnsafeContinuation<Bool, Never>) {
      guard let isFinished = finished.removeValue(forKey: number) else {
        return awaited[number] = continuation
      }
      continuation.resume(returning: isFinished)
    }
  }

  /// Begins to wait for an end, in a task that the stage runs.
  package func openEnd() -> Int {
    precondition(
      isRunningTask,
      """
      this is awaited in a task that the stage does not run, which would not go on when the stage \
      gets there: begin it with stage.task { … }
      """)
    return ends.open()
  }

  /// Waits for an end; returns whether it came as planned.
  ///
  /// Whatever actor the caller is on, this continues in a part that the stage runs.
  @concurrent package static func end(_ number: Int) async -> Bool {
    await withUnsafeContinuation { CurrentStage.state.ends.wait(for: number, $0) }
  }
}
