package import Foundation

/// Something on a stage that would crash, leak or surprise on a device.
package struct Finding {
  /// What is the matter.
  package enum Kind {
    /// An animator was released while it was stopped, or else paused.
    case isReleased(isStopped: Bool)
    /// An animator is stopped and has not been finished.
    case isUnfinished
    /// An animator was stopped in the way that calls none of the completions it has.
    case losesCompletions
    /// Something with a completion never ends.
    case neverCompletes
    /// Something repeats, or swings, for ever.
    case repeatsForEver
    /// What was set going changes nothing.
    case movesNothing
    /// A spring's time was over before it was at rest: the share of its way that was left.
    case isCutOff(share: Double)
    /// The frame of a layer with a transform was set.
    case setsFrame
    /// What is shown of a value jumped; the numbers as the ledger has them.
    case jumps(Jump, from: [Double], to: [Double])
    /// An animation was added to one on its way, and the value goes on at another velocity.
    case changesVelocity(from: [Double], to: [Double])
    /// An animator that was paused on its way, or turned around, was scrubbed elsewhere at once.
    case isScrubbedAway(from: Double, to: Double)
    /// An animator has blocks and has not been started.
    case isNeverStarted
    /// An animator with completions has arrived and is paused there, as `pausesOnCompletion` says.
    case waitsAtItsEnd
    /// An animator that had completed was reversed, and has not been started since.
    case isReversedTooLate
    /// A touch did not reach what it was meant for.
    case missesTouch(TouchObstacle?)
    /// A view that was in sight has left the window, and nothing of it is in sight.
    case leavesWindow
    /// Something was set going with a duration of 0.
    case takesNoTime
    /// An animation is over and goes on showing its end, for as long as the layer is there.
    case staysForEver
    /// A transform was animated to one that looks the same: a turn by full circles.
    case turnsNowhere
    /// Something is moved or scaled while Reduce Motion is on.
    case ignoresReduceMotion
    /// A chain waits, and nothing is due that could end the wait.
    case isNeverResumed(step: Int)
  }

  /// What made a value jump.
  package enum Jump {
    /// It was set.
    case assignment
    /// An animation began elsewhere.
    case beginning
    /// An animation ended, and the model is elsewhere.
    case end
    /// An animator that was turned around was finished at its end.
    case finish

    init?(_ change: Account.Change) {
      switch change {
      case .assignment: self = .assignment
      case .beginning: self = .beginning
      case .end: self = .end
      case .finishAgainstItsWay: self = .finish
      case .finish, .other: return nil
      }
    }
  }

  /// When it happened, or what goes on still was begun; seconds of the stage.
  package let time: TimeInterval
  /// The name of what it happened to.
  package let subject: String
  package let kind: Kind
  /// The number of the entry that made it happen.
  package let cause: Int

  /// Makes one that somebody else has found.
  package init(time: TimeInterval, subject: String, kind: Kind, cause: Int) {
    (self.time, self.subject, self.kind, self.cause) = (time, subject, kind, cause)
  }
}

extension Stage {
  /// What an account has found so far, and what is wrong as things stand now; in the order it
  /// happened.
  package var findings: [Finding] {
    guard let account = state.account else { return [] }
    return (account.findings + account.standing(in: state)).inOrder
  }
}

extension [Finding] {
  /// By time; those of one moment as they stand.
  package var inOrder: [Finding] {
    enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
