/// A call that UIKit answers with an exception because of the animator's state.
package struct AnimatorError: Error, Equatable, CustomStringConvertible {
  package let call: String
  package let reason: Reason

  package enum Reason: Equatable, Sendable {
    case stopped, notStopped, notPaused, notInterruptible, notInactive, invalidNumber
  }

  /// The exception's text: UIKit's as reported for `finishAnimation(at:)`, else the rule.
  package var description: String {
    switch reason {
    case .notStopped: "finishAnimationAtPosition: should only be called on a stopped animator!"
    case .stopped: "\(call) must not be called on a stopped animator; finish it first"
    case .notPaused: "\(call) may only be called on an active, paused animator"
    case .notInterruptible: "\(call) must not be called on an animator that is not interruptible"
    case .notInactive: "\(call) may only be set while the animator is inactive"
    case .invalidNumber: "\(call) was given a number it does not take"
    }
  }

  /// UIKit's words, as reported, for the release of a paused or stopped animator.
  static let releasedText =
    "It is an error to release a paused or stopped property animator. Property animators must "
    + "either finish animating or be explicitly stopped and finished before they can be released."
}
