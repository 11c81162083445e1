extension Mistake.Kind {
  /// A call that an animator refuses, with the verbs that work from where it is.
  package static func wrongState(
    of animator: UIViewPropertyAnimator, _ error: AnimatorError
  ) -> Mistake.Kind {
    let name = animator.label ?? "animator"
    let message =
      switch error.reason {
      case .stopped: "'\(name)' is stopped: it has to be finished first"
      case .notStopped: "'\(name)' is \(animator.word): only a stopped animator can be finished"
      case .notPaused: "'\(name)' is \(animator.word): only a paused animator can be continued"
      case .notInterruptible: "'\(name)' is not interruptible: it can only run to its end"
      case .notInactive: "'\(name)' is \(animator.word): '\(error.call)' is set before the start"
      case .invalidNumber: "this is not a number '\(error.call)' takes"
      }
    return .wrongState(message: message, legal: animator.legalVerbs)
  }

  /// The note on a delayed verb that is skipped; `nil` for a mistake that is one at any time.
  ///
  /// - Parameter knewNames: whether its things were there when it was entered, so that a thing that
  ///   is missing now has been removed since.
  package func note(skipping verb: String, knewNames: Bool = false) -> String? {
    let reason: String
    switch self {
    case .wrongState(let message, _): reason = message
    case .nameTaken(let name, let kind) where knewNames: reason = "'\(name)' is already \(kind)"
    case .unknownName(let name, _) where knewNames, .unknownValue(let name, _, _) where knewNames:
      reason = "nothing is called '\(name)' any more"
    case .unknownThing(let name, let what, _) where knewNames:
      reason = "there is no \(what) '\(name)' any more"
    default: return nil
    }
    return "note: \(verb) is skipped: \(reason)"
  }
}

/// The state of an animator, with paused and running as two states.
package enum AnimatorStanding: String, Choosable {
  case inactive, running, paused, stopped

  package var meaning: String {
    switch self {
    case .inactive: "an animator that has not started, or is over"
    case .running: "an animator that runs, or waits for its delay"
    case .paused: "an animator that is held where it is and can be scrubbed"
    case .stopped: "an animator that was stopped where it was and is still to be finished"
    }
  }
}

extension UIViewPropertyAnimator {
  package var word: String { standing.rawValue }

  private var standing: AnimatorStanding {
    switch state {
    case .inactive: .inactive
    case .active: isPaused ? .paused : .running
    case .stopped: .stopped
    }
  }

  package var legalVerbs: [String] {
    switch state {
    case .inactive where !isInterruptible: ["start", "reverse", "add", "completion"]
    case .inactive: ["start", "pause", "scrub", "reverse", "add", "completion"]
    case .stopped: ["finish", "completion"]
    case .active where !isInterruptible: ["reverse", "add", "completion"]
    case .active where isPaused:
      ["start", "continue", "scrub", "reverse", "stop", "add", "completion"]
    case .active: ["pause", "reverse", "stop", "add", "completion"]
    }
  }
}
