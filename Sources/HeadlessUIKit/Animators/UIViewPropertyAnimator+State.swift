public import Foundation
internal import PropertyEngine

extension UIViewPropertyAnimator {
  /// Where the animator is in its life.
  public var state: UIViewAnimatingState {
    switch phase {
    case .inactive: .inactive
    case .active, .completing: .active
    case .stopped: .stopped
    }
  }

  /// Whether it is moving or waiting for its delay to pass; still true while completions run.
  public var isRunning: Bool {
    switch phase {
    case .inactive, .stopped: false
    case .active(let run): !run.playhead.isHeld
    case .completing: true
    }
  }

  /// Whether it heads for the start.
  ///
  /// Turning a moving or paused animator around makes its fraction one minus itself; nothing
  /// jumps. Set while inactive, it begins at the end (choice); a stopped one ignores it. It is
  /// false again once the animator is inactive after a run (choice).
  public var isReversed: Bool {
    get { phase.run?.playhead.isReversed ?? startsReversed }
    set {
      guard newValue != isReversed else { return }
      switch phase {
      case .inactive:
        startsReversed = newValue
        stage.account?.noteBeginning(of: self, in: stage)
      case .stopped, .completing: break
      case .active(let run):
        observed {
          run.edit { $0.reverse(at: stage.now) }
          stage.note(.reversed(isReversed: newValue), name)
          planArrival(of: run)
        }
      }
    }
  }

  /// How far the animator is, counted toward the side it heads for; 0 while inactive.
  ///
  /// Running: the share of the time. Paused: the visible progress, or the share of the time when
  /// `scrubsLinearly` is false. Setting it while inactive activates and pauses; while running or
  /// stopped it is ignored. Values outside 0…1 are clamped (choice).
  public var fractionComplete: CGFloat {
    get {
      let fraction = phase.run?.playhead.fraction(at: stage.now, scrubsLinearly: scrubsLinearly)
      return CGFloat(fraction ?? 0)
    }
    set { trap { try tryScrub(to: Double(newValue)) } }
  }

  /// What messages call it.
  var name: String { label.map(stage.written) ?? "animator" }

  package func checkInactive(_ property: String) throws(AnimatorError) {
    guard state == .inactive else { throw AnimatorError(call: property, reason: .notInactive) }
  }

  /// Whether it stands still on its way.
  package var isPaused: Bool { activeRun?.playhead.isHeld ?? false }

  /// A property that can be observed (source: WWDC 2016 session 216, where these are key-value
  /// observable).
  public enum ObservableProperty: CaseIterable, Sendable {
    case state, isRunning, isReversed, fractionComplete
  }

  /// What the observable properties read at one time.
  public struct Snapshot: Equatable {
    /// Where the animator is in its life.
    public let state: UIViewAnimatingState
    /// Whether it is moving.
    public let isRunning: Bool
    /// Whether it heads for the start.
    public let isReversed: Bool
    /// How far it is.
    public let fractionComplete: CGFloat

    func differs(from other: Snapshot, in property: ObservableProperty) -> Bool {
      switch property {
      case .state: state != other.state
      case .isRunning: isRunning != other.isRunning
      case .isReversed: isReversed != other.isReversed
      case .fractionComplete: fractionComplete != other.fractionComplete
      }
    }
  }

  /// Keeps an observation alive; letting go of it ends the observation.
  public final class Observation { fileprivate init() {} }

  struct Observer {
    weak var observation: Observation?
    let property: ObservableProperty
    let handler: (_ old: Snapshot, _ new: Snapshot) -> Void
  }

  /// Calls a closure after each call or arrival that changes a property.
  ///
  /// The passing of time alone changes `fractionComplete` without a call, as in UIKit (choice).
  /// - Returns: what keeps the observation alive.
  public func observe(
    _ property: ObservableProperty, _ handler: @escaping (_ old: Snapshot, _ new: Snapshot) -> Void
  ) -> Observation {
    let observation = Observation()
    observers.append(Observer(observation: observation, property: property, handler: handler))
    return observation
  }

  /// The observable properties now.
  public var snapshot: Snapshot {
    Snapshot(
      state: state, isRunning: isRunning, isReversed: isReversed,
      fractionComplete: fractionComplete)
  }

  /// Makes a change and tells the observers what it changed.
  func observed<Result, Failure: Error>(
    _ change: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard !observers.isEmpty else { return try change() }
    let old = snapshot
    let result = try change()
    let new = snapshot
    observers.removeAll { $0.observation == nil }
    for observer in observers where new.differs(from: old, in: observer.property) {
      stage.perform { observer.handler(old, new) }
    }
    return result
  }
}
