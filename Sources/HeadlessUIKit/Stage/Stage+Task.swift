extension Stage {
  /// Runs asynchronous code on this stage, at once up to its first wait.
  ///
  /// Awaiting `UIView.animate`, or a continuation that a callback of the stage resumes, ends when
  /// ``advance(by:)`` gets there, and the code continues at that very moment, as does what it
  /// starts with `async let` or in a task group. Code on the main actor takes part if the stage is
  /// used on the main actor. Awaiting anything else, such as real time, is a programmer error, as
  /// is awaiting `UIView.animate` in a task that the stage did not begin. On the main actor
  /// `Task.yield()` is such a thing too, and the task stops there: `Task.sleep` for no time goes on
  /// behind what is due.
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
    // It waits on the stage: a task cannot be given what is not to leave its thread.
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
/// Parts for the main actor would go to its queue, which waits for the code that advances the stage.
/// So on the main actor each part runs as one of it: going over to it then needs no queue.
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
    private var come: [Int: Bool] = [:]
    private var awaited: [Int: UnsafeContinuation<Bool, Never>] = [:]
    var isEmpty: Bool { come.isEmpty && awaited.isEmpty }

    mutating func open() -> Int {
      count += 1
      return count
    }

    /// Notes that one has come, and whether as planned.
    mutating func bring(_ number: Int, _ isFinished: Bool) {
      guard let continuation = awaited.removeValue(forKey: number) else {
        return come[number] = isFinished
      }
      continuation.resume(returning: isFinished)
    }

    mutating func wait(for number: Int, _ continuation: UnsafeContinuation<Bool, Never>) {
      guard let isFinished = come.removeValue(forKey: number) else {
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
  /// Wherever the caller is, this goes on in a part that the stage runs.
  @concurrent package static func end(_ number: Int) async -> Bool {
    await withUnsafeContinuation { CurrentStage.state.ends.wait(for: number, $0) }
  }
}
