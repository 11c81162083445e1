// For tests: a stage that stays current, and mistakes that fail them. Source: choice.
extension Stage {
  /// Makes the stage the current one of this thread, until ``resignCurrent()``, until another is
  /// made current, or until the stage is released.
  ///
  /// Static calls and initialisers act on it then without ``run(_:)``. What is called between
  /// two calls of ``run(_:)`` or ``advance(by:)`` belongs to the turn that the next of them ends.
  /// The stage must be used on this thread only; inside a call of a stage this is a programmer
  /// error.
  ///
  /// ```swift
  /// override func setUp() { stage.makeCurrent() }
  /// override func tearDown() { stage.resignCurrent() }
  /// ```
  public func makeCurrent() { CurrentStage.keep(state) }

  /// The stage that static calls and initialisers act on here; `nil` where there is none.
  public static var current: Stage? {
    (CurrentStage.found?.rootLayer?.delegate as? UIWindow)?.stage
  }

  /// Ends ``makeCurrent()``; without effect where another stage is current, or none.
  public func resignCurrent() { CurrentStage.resign(state) }

  /// Told of each of ``programmerErrors`` when it is noted, so that a test can fail.
  ///
  /// ```swift
  /// stage.programmerErrorHandler = { Issue.record("\($0)") }
  /// ```
  public var programmerErrorHandler: ((String) -> Void)? {
    get { state.programmerErrorHandler }
    set { state.programmerErrorHandler = newValue }
  }
}
