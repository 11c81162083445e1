import CLibrary

/// The stage that static calls and initialisers act on, one for each thread.
///
/// A task-local value could not hold a stage, which is not Sendable; a thread-specific pointer
/// can, because a stage is only current while a call of its own is on the stack.
enum CurrentStage {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The stage of this thread's innermost `Stage.run` or callback; `nil` outside of both.
  static var found: StageState? {
    pthread_getspecific(key).map {
      Unmanaged<StageState>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The same where there has to be one.
  static var state: StageState {
    guard let found else {
      preconditionFailure(
        """
        no current stage: call this inside stage.run { … } or in a callback of a stage; what \
        awaits belongs in stage.task { … }
        """)
    }
    return found
  }

  /// Prints a line where the current stage's owner wants to see it; on stdout without a stage.
  static func print(_ line: String) {
    guard let found else { return Swift.print(line) }
    found.printLine(line)
  }

  /// Makes a stage current while `body` runs.
  static func with<Result, Failure: Error>(
    _ state: StageState, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, Unmanaged.passUnretained(state).toOpaque())
    defer { pthread_setspecific(key, outer) }
    return try body()
  }
}
