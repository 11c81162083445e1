internal import PropertyEngine

extension UIViewPropertyAnimator {
  /// The animator's state.
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
  /// Reversing a moving or paused animator makes its fraction one minus itself, without a jump. Set
  /// while inactive, it begins at the end (choice); a stopped one ignores it. After a run it is
  /// false again (choice).
  public var isReversed: Bool {
    get { phase.run?.playhead.isReversed ?? startsReversed }
    set {
      guard newValue != isReversed else { return }
      switch phase {
      case .inactive:
        startsReversed = newValue
        stage.account?.noteBeginning(of: self)
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

  /// The fraction done, counted toward the side it heads for; 0 while inactive.
  ///
  /// Running: the share of the time. Paused: the visible progress, or the share of the time when
  /// `scrubsLinearly` is false. Setting it while inactive activates and pauses; while running or
  /// stopped it is ignored. Values are clamped to 0…1 (choice).
  public var fractionComplete: CGFloat {
    get {
      let fraction = phase.run?.playhead.fraction(at: stage.now, scrubsLinearly: scrubsLinearly)
      return CGFloat(fraction ?? 0)
    }
    set { trap { try tryScrub(to: Double(newValue)) } }
  }

  var name: String { label.map(stage.written) ?? "animator" }

  package func checkInactive(_ property: String) throws(AnimatorError) {
    guard state == .inactive else { throw AnimatorError(call: property, reason: .notInactive) }
  }

  package var isPaused: Bool { activeRun?.playhead.isHeld ?? false }

  /// A property that can be observed (source: WWDC 2016 session 216).
  public enum ObservableProperty: CaseIterable, Sendable {
    case state, isRunning, isReversed, fractionComplete
  }

  /// The values of the observable properties at one time.
  public struct Snapshot: Equatable {
    /// The animator's property of the same name.
    public let state: UIViewAnimatingState, isRunning: Bool, isReversed: Bool,
      fractionComplete: CGFloat

    func differs(from other: Snapshot, in property: ObservableProperty) -> Bool {
      switch property {
      case .state: state != other.state
      case .isRunning: isRunning != other.isRunning
      case .isReversed: isReversed != other.isReversed
      case .fractionComplete: fractionComplete != other.fractionComplete
      }
    }
  }

  /// Keeps an observation alive; releasing it ends the observation.
  public final class Observation { fileprivate init() {} }

  struct Observer {
    weak var observation: Observation?
    let property: ObservableProperty
    let handler: (_ old: Snapshot, _ new: Snapshot) -> Void
  }

  /// Calls a closure after each call or arrival that changes a property, as long as the returned
  /// observation is retained.
  ///
  /// As in UIKit, `fractionComplete` also changes with time, without a call (choice).
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
