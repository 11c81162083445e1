public import Foundation

extension UIViewPropertyAnimator {
  /// A property that can be observed.
  ///
  /// Source: WWDC 2016 session 216, where these are key-value observable.
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
  public final class Observation {
    fileprivate init() {}
  }

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
