package import Foundation
internal import PropertyEngine

/// The clock of the current stage, in place of an app's queues, timers and tasks; usable on any
/// actor, since the current stage's thread is this one.
package struct CurrentClock {
  private let state: StageState

  /// Finds the current stage; `nil` if there is none.
  package init?() {
    guard let state = CurrentStage.found else { return nil }
    self.state = state
  }

  package var now: TimeInterval { state.now.seconds }

  /// Plans a call: at once for a time that has passed, never at infinity.
  @discardableResult package func call(
    at time: TimeInterval, label: String, _ block: @escaping () -> Void
  ) -> Call? {
    guard time < .infinity else { return nil }
    guard let moment = VirtualTime(seconds: max(time, now)) else {
      preconditionFailure("\(StageError.beyondRange(time - now))")
    }
    return state.plan(label, at: moment, block).map { Call(state: state, ticket: $0) }
  }

  package struct Call {
    fileprivate let state: StageState
    fileprivate let ticket: StageState.Ticket
    /// Cancels it; no effect once it has been called.
    package func cancel() { state.cancel(ticket) }
  }

  /// The stage's one object of a type, made if necessary.
  package func associated<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
    state.associations.object(type, make: make)
  }

  // MARK: Tasks

  /// What makes a task one of the stage's.
  @available(macOS 15, *) package var executor: any TaskExecutor { StageExecutor(state) }

  /// Begins to wait for an end, in a task of the stage.
  package func openEnd() -> Int { state.openEnd() }

  /// Brings an end, and says whether it came as planned; from outside of the stage, too.
  package func bringEnd(_ number: Int, _ isFinished: Bool) {
    state.perform { state.ends.bring(number, isFinished) }
  }

  /// Waits for an end; returns whether it came as planned.
  package static func end(_ number: Int) async -> Bool { await StageState.end(number) }
}

// The current stage's window; where a stage is current the thread is its own, whatever the actor.
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
