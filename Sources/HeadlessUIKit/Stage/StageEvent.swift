/// One thing that happened on a stage, for ``Stage/events``.
///
/// Scrubs, assignments to animated values, and jumps are noted only if the stage keeps an account
/// of them. A value is given as numbers: one, four for a colour, sixteen by rows for a transform.
public struct StageEvent: Equatable, Sendable, CustomStringConvertible {
  /// The kinds of events.
  public enum Kind: Equatable, Sendable {
    /// An animator was started, also after a pause; was paused by a call; or arrived and paused
    /// there, because `pausesOnCompletion` is set.
    case started, paused, pausedOnCompletion
    /// An animator turned around; `isReversed` is the new direction.
    case reversed(isReversed: Bool)
    /// An animator was stopped where it was.
    case stopped
    /// An animator ended at this position.
    case completed(UIViewAnimatingPosition)
    /// Another animation took a property over, by Core Animation's key path.
    case replaced(keyPath: String)
    /// A property stopped being animated because its view left the window or lost its value.
    case removed(keyPath: String)
    /// A `UIView.animate` block ended; `finished` is what its completion is given.
    case finished(Bool)
    /// A block given to `after` was called.
    case fired
    /// A gesture began, ended or was cancelled on its way; a discrete one, such as a tap, was
    /// recognized.
    case began, ended, cancelled, recognized
    /// A touch reached nothing, or not its view, because of an obstacle.
    case missed(TouchObstacle?)
    /// A paused animator or a sequence was moved to a fraction of its way.
    case scrubbed(to: Double)
    /// An animated number, colour or transform was set at once.
    case assigned(to: [Double])
    /// A shown number, colour or transform changed at one moment.
    case jumped(from: [Double], to: [Double])
  }

  /// When it happened, in seconds from the stage's beginning.
  public let time: TimeInterval
  /// The name of what it happened to, or its kind if that has no name.
  public let subject: String
  /// The kind of the event.
  public let kind: Kind
  /// The number of the session's entry that caused it; 0 elsewhere.
  package let cause: Int

  /// The event without its time, as in `slide completed at start`.
  public var description: String {
    switch kind {
    case .completed(let position): "\(beginning) at \(position.word)"
    case .replaced(let keyPath): "\(beginning) on \(keyPath)"
    case .removed(let keyPath): "\(beginning) from \(keyPath)"
    case .missed(let obstacle?): "\(beginning): \(obstacle)"
    case .scrubbed(let fraction): "\(beginning) to \(fraction)"
    case .assigned(let numbers): "\(beginning) to \(numbers) on its way"
    case .jumped(let old, let new): "\(beginning) from \(old) to \(new)"
    default: beginning
    }
  }

  package var beginning: String { "\(subject) \(kind.word.rawValue)" }

  /// The words of the ledger.
  package enum Word: String, CaseIterable, Sendable {
    case started, paused
    case pausedOnCompletion = "paused on completion"
    case reversed
    case turnedForward = "turned forward"
    case stopped, completed
    case replaced = "was replaced"
    case removed = "was removed"
    case finished
    case cutShort = "was cut short"
    case fired
    case began, ended, cancelled, recognized, missed
    case scrubbed
    case assigned = "set"
    case jumped

    package var meaning: String {
      switch self {
      case .started: "an animator was started, or started again after a pause"
      case .paused: "an animator was paused by a call"
      case .pausedOnCompletion: "an animator arrived and paused there, as pausesOnCompletion says"
      case .reversed: "it turned around and heads for its start"
      case .turnedForward: "it turned around and heads for its end again"
      case .stopped: "an animator was stopped where it was; it must be finished"
      case .completed: "an animator ended, at its start, its end or where it was"
      case .replaced: "another animation took a property over"
      case .removed: "a property stopped moving: its view left, or it lost its value"
      case .finished: "a block reached its end, and its completion gets true"
      case .cutShort: "a block ended early, and its completion gets false"
      case .fired: "a block of 'after' ran"
      case .began: "a continuous gesture began"
      case .ended: "a gesture ended: its fingers were lifted"
      case .cancelled: "a gesture was cancelled"
      case .recognized: "a discrete gesture, such as a tap, was recognized"
      case .missed: "a finger came down, but its view did not get the touch"
      case .scrubbed: "it was moved to a fraction while paused"
      case .assigned: "a value was set at once while something moved it"
      case .jumped: "a shown value changed at once"
      }
    }
  }
}

extension StageEvent.Kind {
  package var word: StageEvent.Word {
    switch self {
    case .started: .started
    case .paused: .paused
    case .pausedOnCompletion: .pausedOnCompletion
    case .reversed(let isReversed): isReversed ? .reversed : .turnedForward
    case .stopped: .stopped
    case .completed: .completed
    case .replaced: .replaced
    case .removed: .removed
    case .finished(let finished): finished ? .finished : .cutShort
    case .fired: .fired
    case .began: .began
    case .ended: .ended
    case .cancelled: .cancelled
    case .recognized: .recognized
    case .missed: .missed
    case .scrubbed: .scrubbed
    case .assigned: .assigned
    case .jumped: .jumped
    }
  }
}
