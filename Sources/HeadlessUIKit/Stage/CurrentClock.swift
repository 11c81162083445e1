package import Foundation
internal import PropertyEngine

/// The clock of the current stage, in place of an app's queues and timers; usable on any actor,
/// since the current stage's thread is this one.
package nonisolated struct CurrentClock {
  private let state: StageState

  /// Finds the current stage; `nil` if there is none.
  package init?() {
    guard CurrentStage.isThere, let state = onStage({ CurrentStage.found }) else { return nil }
    self.state = state
  }

  package var now: TimeInterval { onStage { state.now.seconds } }

  /// Plans a call: at once for a time that has passed, never at infinity.
  @discardableResult package func call(
    at time: TimeInterval, label: String, _ block: @escaping @Sendable () -> Void
  ) -> Call? {
    guard time < .infinity else { return nil }
    let ticket = onStage {
      guard let moment = VirtualTime(seconds: max(time, now)) else {
        preconditionFailure("\(StageError.beyondRange(time - now))")
      }
      let fire = { [unowned state] in
        state.note(.fired, label)
        block()
      }
      return state.schedule(.block(label: label, fire), at: moment)
    }
    return ticket.map { Call(state: state, ticket: $0) }
  }

  package struct Call {
    fileprivate let state: StageState
    fileprivate let ticket: StageState.Ticket
    /// Cancels it; no effect once it has been called.
    package func cancel() { onStage { state.cancel(ticket) } }
  }
}

#if MainActorViews
  nonisolated private func onStage<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated(body)
  }
#else
  private func onStage<Result>(_ body: () -> Result) -> Result { body() }
#endif

// The window of the current stage, for what looks at it from elsewhere: on the main actor or not, the
// thread is the stage's where one is current.
#if MainActorViews
  nonisolated package func withCurrentWindow<Result: Sendable>(
    _ body: @MainActor (UIWindow) -> Result
  ) -> Result? {
    guard CurrentStage.isThere else { return nil }
    return MainActor.assumeIsolated { CurrentStage.window.map(body) }
  }
#else
  package func withCurrentWindow<Result>(_ body: (UIWindow) -> Result) -> Result? {
    CurrentStage.window.map(body)
  }
#endif

extension CurrentStage {
  static var window: UIWindow? { found?.rootLayer?.delegate as? UIWindow }
}
