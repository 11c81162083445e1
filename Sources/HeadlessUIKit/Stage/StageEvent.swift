public import Foundation

/// One thing that happened on a stage, for ``Stage/events``.
///
/// Scrubs, assignments to what moves, and jumps are told only where the stage was asked to keep an
/// account of them. A value is told by its numbers: one, a colour's four, a transform's sixteen row
/// by row.
public struct StageEvent: Equatable, Sendable, CustomStringConvertible {
  /// What happened.
  public enum Kind: Equatable, Sendable {
    /// An animator was started, or started again after a pause.
    case started
    /// An animator was paused by a call.
    case paused
    /// An animator arrived at the end it was heading for and paused there, because
    /// `pausesOnCompletion` is set.
    case pausedOnCompletion
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
    /// A gesture began, ended or was cancelled on its way.
    case began
    case ended
    case cancelled
    /// A gesture that is told at once, as a tap, was told.
    case recognized
    /// A finger came down where nothing takes touches, or what it was meant for does not get it: why,
    /// where it was meant for a view.
    case missed(TouchObstacle?)
    /// A paused animator or a sequence was moved to a fraction of its way.
    case scrubbed(to: Double)
    /// A number, a colour or a transform was set at once while something moved it.
    case assigned(to: [Double])
    /// What is shown of a number, a colour or a transform changed at one moment.
    case jumped(from: [Double], to: [Double])
  }

  /// When it happened, in seconds from the stage's beginning.
  public let time: TimeInterval
  /// The name of what it happened to; a kind of thing where there is no name.
  public let subject: String
  /// What happened.
  public let kind: Kind
  /// The number of the entry that made it happen, in a session; 0 elsewhere.
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
}
