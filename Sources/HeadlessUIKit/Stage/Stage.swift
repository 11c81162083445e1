// For all files of this module, and for all modules that import it.
@_exported public import Foundation
internal import PropertyEngine

/// A place for views, and a virtual clock that only you move.
///
/// A stage owns the moment: animations on it stand still until ``advance(by:)``, then everything
/// due happens at its exact time and in order. UIKit's static calls and initialisers act on the
/// stage whose ``run(_:)`` they are called in. Two stages share nothing: each may have a thread.
///
/// ```swift
/// let stage = Stage()
/// let box = stage.run {
///   let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
///   stage.window.addSubview(box)
///   UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { box.center.x += 200 }
///   return box
/// }
/// stage.advance(by: 0.5)
/// box.layer.presentation()?.position.x  // 100
/// ```
///
/// A stage only goes forward. Source: choice; UIKit has one screen and the real time.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public final class Stage {
  let state: StageState
  /// The root view, 390 by 844 points; views in it are on the screen.
  public let window: UIWindow

  /// Makes an empty stage at time zero.
  public init() {
    let state = CurrentStage.takePendingState()
    self.state = state
    window = state.perform { UIWindow(frame: UIScreen.main.bounds) }
    state.rootLayer = window.layer
    window.stage = self
    CurrentStage.noteMade(self)
  }

  #if MainActorViews
    @MainActor
  #endif
  deinit {
    state.close()
    CurrentStage.resign(state)
  }

  /// The present moment, in seconds from the stage's beginning.
  public var now: TimeInterval { state.now.seconds }
  /// The ledger: what has happened so far, in order.
  public var events: [StageEvent] { state.ledger.elements }
  /// Mistakes that UIKit answers with an exception at no particular call, such as the release of a
  /// paused animator; the stage notes them and goes on.
  public var programmerErrors: [String] { state.programmerErrors }

  /// Runs code on this stage at once; the outermost call ends a turn, which calls what is due now.
  @discardableResult
  public func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result = try state.perform(body)
    if state.isIdle { trap { _ = try state.endTurn() } }
    return result
  }

  /// Moves time forward, calling what is due on the way at its exact moment.
  ///
  /// - Parameter interval: seconds, 0 or more; negative, not finite, or reaching more than about 32
  ///   years from the beginning is a programmer error, as is an endless loop of callbacks.
  public func advance(by interval: TimeInterval) { trap { try state.advance(by: interval) } }

  /// Calls a block after a delay in seconds, 0 or more; at 0 when the present turn ends.
  ///
  /// A negative delay, or one that is not finite, is a programmer error.
  public func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    trap { try state.after(delay, label: nil, block) }
  }

  // For tests: a stage that stays current, and mistakes that fail them. Source: choice.

  /// Makes the stage this thread's current one until it resigns, is released or another is made so.
  ///
  /// Static calls and initialisers then need no ``run(_:)``. What is called between two calls of
  /// ``run(_:)`` or ``advance(by:)`` belongs to the turn that the next one ends. The stage must be
  /// used on this thread only; calling this inside a call of a stage is a programmer error.
  ///
  /// ```swift
  /// override func setUp() { stage.makeCurrent() }
  /// override func tearDown() { stage.resignCurrent() }
  /// ```
  public func makeCurrent() { CurrentStage.keep(state) }

  /// The current stage here; `nil` if there is none.
  public static var current: Stage? { CurrentStage.window?.stage }

  /// Ends ``makeCurrent()``; no effect if another stage is current, or none.
  public func resignCurrent() { CurrentStage.resign(state) }

  /// Called with each of ``programmerErrors`` as it is noted, so that a test can fail.
  ///
  /// ```swift
  /// stage.programmerErrorHandler = { Issue.record("\($0)") }
  /// ```
  public var programmerErrorHandler: ((String) -> Void)? {
    get { state.programmerErrorHandler }
    set { state.programmerErrorHandler = newValue }
  }
}
