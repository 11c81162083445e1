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
  /// The window of the stage that is current; `nil` where none is.
  static var window: UIWindow? { found?.rootLayer?.delegate as? UIWindow }
}
