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
  }

  /// What made a value jump.
  package enum Jump {
    /// It was set.
    case assignment
    /// An animation began elsewhere.
    case beginning
    /// An animation ended, and the model is elsewhere.
    case end

    init?(_ change: Account.Change) {
      switch change {
      case .assignment: self = .assignment
      case .beginning: self = .beginning
      case .end: self = .end
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
}

extension Stage {
  /// What an account has found so far, and what is wrong as things stand now; in the order it
  /// happened.
  package var findings: [Finding] {
    guard let account = state.account else { return [] }
    return (account.findings + account.standing(in: state)).enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
  }
}
