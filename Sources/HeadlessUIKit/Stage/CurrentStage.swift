import CLibrary

/// The stage that static calls and initialisers use, one per thread.
///
/// A task-local value could not hold a stage, which is not Sendable; a thread-specific pointer can,
/// because a stage is current only while one of its calls is on the stack.
enum CurrentStage {
  nonisolated private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The stage of this thread's innermost `Stage.run` or callback, else the one made current.
  static var state: StageState {
    guard let found else {
      preconditionFailure(
        """
        no current stage: call this inside stage.run { … } or in a callback of a stage, or make a \
        stage current; what awaits belongs in stage.task { … }
        """)
    }
    return found
  }

  /// The same; `nil` for none.
  static var found: StageState? {
    guard let state = unchecked, !(state.isKeptCurrent && state.isClosed) else { return nil }
    return state
  }

  /// Whether there may be one.
  nonisolated static var isThere: Bool { pthread_getspecific(key) != nil }

  private static var unchecked: StageState? {
    pthread_getspecific(key).map { Unmanaged<StageState>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Prints a line for the current stage's owner; on stdout without a stage.
  static func print(_ line: String) {
    guard let found else { return Swift.print(line) }
    found.printLine(line)
  }

  /// Makes a stage current on this thread, and retains it, until another one is or it resigns.
  static func keep(_ state: StageState) {
    unchecked.map(resign)
    precondition(unchecked == nil, "a stage is made current between the calls of stages")
    state.isKeptCurrent = true
    pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
  }

  static func resign(_ state: StageState) {
    guard state.isKeptCurrent, state.isIdle, unchecked === state else { return }
    state.isKeptCurrent = false
    pthread_setspecific(key, nil)
    Unmanaged.passUnretained(state).release()
  }

  /// Makes a stage current while `body` runs.
  static func with<Result, Failure: Error>(
    _ state: StageState, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (outer, own) = (pthread_getspecific(key), Unmanaged.passUnretained(state).toOpaque())
    guard outer != own else { return try body() }
    pthread_setspecific(key, own)
    defer { pthread_setspecific(key, outer) }
    return try body()
  }
}
