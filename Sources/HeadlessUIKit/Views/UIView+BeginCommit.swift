/// The delegate of the animations between begin and commit, in place of UIKit's object and
/// selectors; each call is optional.
#if MainActorViews
  @preconcurrency @MainActor
#endif
public protocol UIViewAnimationDelegate: AnyObject {
  /// Called when the animations begin, after their delay.
  func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?)
  /// Called when they are over; `finished` is false if one was taken over or removed.
  func animationDidStop(_ animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?)
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension UIViewAnimationDelegate {
  public func animationWillStart(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
  public func animationDidStop(
    _ animationID: String?, finished: Bool, context: UnsafeMutableRawPointer?
  ) {}
}

// The calls from before there were blocks. Changes between begin and commit are animated; a setter
// counts for the changes after it.
// Apple: uikit/uiview/beginanimations(_:context:).
extension UIView {
  /// Begins animations, which may be nested, by default of 0.2 seconds with ease-in-out.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let state = CurrentStage.state
    let block = BlockAnimation(
      BlockSettings().inheriting(from: state.running.recordings.last?.context, overriding: []),
      state: state, label: animationID)
    block.willStart = {}
    block.animationID = animationID
    block.delegateContext = context
    block.begin()
  }

  /// Ends the last begin and starts its animations; without a begin it does nothing (choice).
  public static func commitAnimations() {
    let state = CurrentStage.state
    guard let block = state.running.blocks.last, block.isBetweenBeginAndCommit else { return }
    state.running.blocks.removeLast()
    state.running.recordings.removeLast()
    block.commit()
  }

  /// Sets the delegate; not retained.
  public static func setAnimationDelegate(_ delegate: (any UIViewAnimationDelegate)?) {
    guard let block = CurrentStage.state.running.blocks.last else { return }
    let (animationID, context) = (block.animationID, block.delegateContext)
    block.willStart = { [weak delegate] in
      delegate?.animationWillStart(animationID, context: context)
    }
    block.didStop = { [weak delegate] finished in
      delegate?.animationDidStop(animationID, finished: finished, context: context)
    }
  }

  /// Sets a block called when the changes begin to move, in place of a delegate's call.
  package static func setAnimationStart(_ start: @escaping () -> Void) {
    CurrentStage.state.running.blocks.last?.willStart = start
  }

  /// Sets a block called when the changes are over, in place of a delegate's call.
  package static func setAnimationCompletion(_ completion: @escaping (Bool) -> Void) {
    CurrentStage.state.running.blocks.last?.didStop = completion
  }

  /// Sets the duration of the changes to come, seconds.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    change {
      $0.duration = duration
      $0.inheritedPacing = nil
    }
  }

  /// Sets the delay of the changes to come, seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }

  /// Sets the curve of the changes to come.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    change {
      $0.timing = UICubicTimingParameters(animationCurve: curve)
      $0.inheritedPacing = nil
    }
  }

  /// Sets how often the changes to come are played, also fractional; 0 for once; works in blocks.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    change {
      $0.repeatCount =
        repeatCount == .greatestFiniteMagnitude ? .infinity : max(Double(repeatCount), 0)
    }
  }

  /// Sets whether the changes to come are played forth and back.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether non-geometry values start from what is shown.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// No effect: transitions are not drawn, and the changes still move.
  public static func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {}

  /// The kinds of transition between begin and commit, with UIKit's raw values.
  public enum AnimationTransition: Int, Sendable {
    /// None, the default; turns over from a side, or curls up or down.
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  private static func change(_ change: (inout BlockSettings) -> Void) {
    CurrentStage.state.running.blocks.last?.change(change)
  }
}
