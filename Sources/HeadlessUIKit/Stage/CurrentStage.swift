import CLibrary
import Dispatch

/// The stage that static calls and initialisers use: one per thread, and one for the main queue.
///
/// A task-local value could not hold a stage, which is not Sendable; a thread-specific pointer can,
/// because a stage is current only while one of its calls is on the stack.
enum CurrentStage {
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  // Holds the stage made current on the main queue, whose asynchronous code may change threads.
  private static let mainKey: DispatchSpecificKey<UInt> = {
    let key = DispatchSpecificKey<UInt>()
    DispatchQueue.main.setSpecific(key: key, value: 0)
    return key
  }()

  /// The stage of this thread's innermost `Stage.run` or callback, else the one made current.
  static var state: StageState {
    guard let found else {
      preconditionFailure(
        """
        no current stage: call this inside stage.run { … } or in a callback of a stage, or make a \
        stage current; what awaits belongs in stage.task { … }, on the main actor if it is isolated \
        to that\(onThread.pendingState == nil ? "" : pendingStateNote)
        """)
    }
    return found
  }

  /// The current stage's state; `nil` if there is none.
  static var found: StageState? {
    guard let state = unchecked, !(state.isKeptCurrent && state.isClosed) else { return nil }
    return state
  }

  static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mainKey) != nil }

  private static var unchecked: StageState? {
    (pthread_getspecific(key) ?? kept).map {
      Unmanaged<StageState>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private static var kept: UnsafeMutableRawPointer? {
    DispatchQueue.getSpecific(key: mainKey).flatMap(UnsafeMutableRawPointer.init(bitPattern:))
  }

  private static func setKept(_ state: UnsafeMutableRawPointer?) {
    if isOnMainActor {
      DispatchQueue.main.setSpecific(key: mainKey, value: UInt(bitPattern: state))
    } else {
      pthread_setspecific(key, state)
    }
  }

  /// Prints a line for the current stage's owner; on stdout without a stage.
  static func print(_ line: String) {
    guard let found else { return Swift.print(line) }
    found.printLine(line)
  }

  /// Makes a stage current on this thread and retains it, until another is made so or it resigns.
  static func keep(_ state: StageState) {
    unchecked.map(resign)
    precondition(unchecked == nil, "a stage is made current between the calls of stages")
    state.isKeptCurrent = true
    setKept(Unmanaged.passRetained(state).toOpaque())
  }

  static func resign(_ state: StageState) {
    guard state.isKeptCurrent, state.isIdle, unchecked === state else { return }
    state.isKeptCurrent = false
    setKept(nil)
    Unmanaged.passUnretained(state).release()
  }

  static func with<Result, Failure: Error>(
    _ state: StageState, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let (outer, own) = (pthread_getspecific(key), Unmanaged.passUnretained(state).toOpaque())
    guard outer != own else { return try body() }
    pthread_setspecific(key, own)
    defer { pthread_setspecific(key, outer) }
    return try body()
  }

  // Views that are stored properties are made before anything runs on a stage.

  /// The stage on which a new layer lives: the current one, else the one that this thread made
  /// last, if nothing has run on it yet, else the one that the thread makes next.
  static var home: StageState {
    if let found { return found }
    if let made = onThread.made?.state, made.changeCount == 0 { return made }
    let pendingState = onThread.pendingState ?? StageState()
    onThread.pendingState = pendingState
    return pendingState
  }

  /// The state for a new stage: the one that holds the views made before it, else an empty one.
  static func takePendingState() -> StageState { onThread.pendingState.take() ?? StageState() }

  static func noteMade(_ stage: Stage) { onThread.made = stage }

  private static let pendingStateNote = """
    ; the views made so far have a stage of their own, which the next Stage() takes over
    """

  private final class OnThread {
    // Not the state: a weak reference would slow down its reference counting.
    weak var made: Stage?
    var pendingState: StageState?
  }

  private static let onThreadKey: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { forget($0) }
    return key
  }()

  private static var onThread: OnThread {
    if let known = pthread_getspecific(onThreadKey) {
      return Unmanaged<OnThread>.fromOpaque(known).takeUnretainedValue()
    }
    let new = OnThread()
    pthread_setspecific(onThreadKey, Unmanaged.passRetained(new).toOpaque())
    return new
  }

  // Called as a thread ends.
  private static func forget(_ onThread: UnsafeMutableRawPointer?) {
    onThread.map { Unmanaged<OnThread>.fromOpaque($0).release() }
  }
}
