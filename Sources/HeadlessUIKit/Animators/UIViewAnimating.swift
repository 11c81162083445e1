/// The states of an animator, with UIKit's raw values (Apple: uikit/uiviewanimatingstate).
public enum UIViewAnimatingState: Int, Sendable {
  /// Not started or ended; running or paused; stopped and to be finished.
  case inactive, active, stopped
  private static let words = ["inactive", "active", "stopped"]
  /// Its name; asking the compiler for it takes a hundred times as long.
  package var word: String { Self.words[rawValue] }
}

/// The position at which an animator ends, with UIKit's raw values; `start` after a reversal
/// (Apple: uikit/uiviewanimatingposition).
public enum UIViewAnimatingPosition: Int, Sendable, CaseIterable {
  /// The target, the beginning, or the present place.
  case end, start, current
  private static let words = ["end", "start", "current"]
  /// Its name, as ``UIViewAnimatingState/word``.
  package var word: String { Self.words[rawValue] }
}

/// An object to start, pause, scrub, reverse and finish (Apple: uikit/uiviewanimating).
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewAnimating: AnyObject {
  /// The present state.
  var state: UIViewAnimatingState { get }
  /// Whether it is moving.
  var isRunning: Bool { get }
  /// Whether it heads for the start.
  var isReversed: Bool { get set }
  /// The fraction done, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or starts it again after a pause.
  func startAnimation()
  /// Starts it after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses it where it is.
  func pauseAnimation()
  /// Stops it where it is; without finishing it becomes inactive, else it has to be finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped one at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that takes blocks, completions and timing (Apple: uikit/uiviewimplicitlyanimating).
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block whose changes begin after a share of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block of changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block called with the end position.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes a paused one with other timing or another speed.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
