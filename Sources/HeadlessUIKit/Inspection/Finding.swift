/// Something on a stage that would crash, leak or surprise on a device.
package struct Finding {
  package enum Kind {
    /// An animator was released while paused or stopped.
    case isReleased(isStopped: Bool)
    /// An animator is stopped and has not been finished.
    case isUnfinished
    /// An animator with completions was stopped without finishing.
    case losesCompletions
    /// Something with a completion never ends.
    case neverCompletes
    /// Something repeats or swings forever.
    case repeatsForEver
    /// Something was started that changes nothing.
    case movesNothing
    /// A spring's time was over before it was at rest; the share of its way left.
    case isCutOff(share: Double)
    /// The frame of a layer with a transform was set.
    case setsFrame
    /// A shown value jumped; the numbers are the ledger's.
    case jumps(Jump, from: [Double], to: [Double])
    /// An animation was added to a running one, and changes the value's velocity.
    case changesVelocity(from: [Double], to: [Double])
    /// An animator that was paused on its way, or reversed, was scrubbed elsewhere at once.
    case isScrubbedAway(from: Double, to: Double)
    /// An animator with blocks has not been started.
    case isNeverStarted
    /// An animator with completions pauses where it arrived, because of `pausesOnCompletion`.
    case waitsAtItsEnd
    /// A completed animator was reversed, and has not been started since.
    case isReversedTooLate
    /// A touch did not reach its aim.
    case missesTouch(TouchObstacle?)
    /// A view has left the window entirely.
    case leavesWindow
    /// Something was started with a duration of 0.
    case takesNoTime
    /// A finished animation shows its end as long as the layer is there.
    case staysForEver
    /// A transform was animated to one that looks the same, by full turns.
    case turnsNowhere
    /// Something moves or scales while Reduce Motion is on.
    case ignoresReduceMotion
    /// A chain waits, and nothing due could end the wait.
    case isNeverResumed(step: Int)
  }

  /// The reason for a jump.
  package enum Jump {
    case assignment
    /// An animation began elsewhere.
    case beginning
    case end
    /// A reversed animator was finished at its end.
    case finish

    init?(_ change: Account.Change) {
      switch change {
      case .assignment: self = .assignment
      case .beginning: self = .beginning
      case .end: self = .end
      case .reversedFinish: self = .finish
      case .finish, .other: return nil
      }
    }
  }

  /// When it happened, or began if it goes on; seconds of the stage.
  package let time: TimeInterval
  package let subject: String
  package let kind: Kind
  /// The number of the entry that caused it.
  package let cause: Int

  package init(time: TimeInterval, subject: String, kind: Kind, cause: Int) {
    (self.time, self.subject, self.kind, self.cause) = (time, subject, kind, cause)
  }
}

extension Stage {
  /// The findings of an account so far, and those that stand now, in order.
  package var findings: [Finding] {
    guard let account = state.account else { return [] }
    return (account.findings + account.lastingFindings).inOrder
  }
}

extension [Finding] { package var inOrder: [Finding] { sorted(by: \.time) } }
