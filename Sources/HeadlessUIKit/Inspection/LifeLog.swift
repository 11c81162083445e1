package import Foundation
import OrderedCollections
internal import PropertyEngine

/// One life of something that moves, from when it was begun until it is over: a bar of a sheet.
package struct Life {
  /// What it is the life of.
  package enum Kind: Sendable {
    /// A run of a property animator.
    case animator
    /// What an animation block changed under the same settings.
    case block
    /// An animation that was added to a layer.
    case animation
  }

  package let kind: Kind
  /// What the ledger calls it.
  package let name: String
  /// When it was begun, and when it first moves: later by its delay; seconds of the stage.
  package let begin: TimeInterval
  package let start: TimeInterval
  /// Seconds of one way there; `nil` for an undamped spring.
  package let way: TimeInterval?
  /// Whether it sets out for its start.
  package let isReversed: Bool
  /// Whether each way there is followed by one back.
  package let autoreverses: Bool
  /// When it was over, or will be as was planned when it was begun; `nil` for never.
  package fileprivate(set) var end: TimeInterval?
  package fileprivate(set) var isOver = false
  /// Whether something else ended it before its time.
  package fileprivate(set) var isCutShort = false
  /// The paths of what it moves or moved, as people write them, in the order they were first set.
  package var moves: [String] { Array(moved) }
  fileprivate(set) var moved: OrderedSet<String> = []
}

/// The lives of a stage, in the order they were begun.
final class LifeLog {
  private(set) var lives: [Life] = []
  // Looked up only. Who is over is taken out, since its place in memory may be used again.
  private var places: [ObjectIdentifier: Int] = [:]
  private let path: (CALayer, String) -> String

  init(path: @escaping (CALayer, String) -> String) { self.path = path }

  func begin(_ owner: AnyObject, _ life: Life) {
    places[ObjectIdentifier(owner)] = lives.count
    lives.append(life)
  }

  /// Notes what it moves, by the names that things have by now.
  func move(_ owner: AnyObject, _ layer: CALayer, _ keyPaths: [String]) {
    guard let place = places[ObjectIdentifier(owner)] else { return }
    for keyPath in keyPaths { lives[place].moved.append(path(layer, keyPath)) }
  }

  func end(_ owner: AnyObject, at now: VirtualTime) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(owner)) else { return }
    let planned = lives[place].end
    lives[place].end = now.seconds
    lives[place].isOver = true
    lives[place].isCutShort = planned.map { now.seconds < $0 } ?? true
  }
}

extension Life {
  /// The life of a playhead that was started just now.
  init(
    _ kind: Kind, _ name: String, _ playhead: Playhead, at now: VirtualTime, delay: VirtualTime,
    end: VirtualTime?
  ) {
    let start = now.adding(delay) ?? now
    let (leg, span) = (playhead.leg, playhead.leg.span)
    self.init(
      kind: kind, name: name, begin: now.seconds, start: start.seconds,
      way: span == Leg.endless ? nil : span.seconds, isReversed: playhead.isReversed,
      autoreverses: leg.cycles?.autoreverses ?? false, end: end?.seconds)
  }
}

extension Stage {
  /// Begins to keep the lives of what is begun from here on.
  ///
  /// - Parameter path: the path of one of a layer's values, given its key path, as people write it.
  package func keepLives(path: @escaping (CALayer, String) -> String = { $1 }) {
    state.lives = LifeLog(path: path)
  }

  /// The lives that were kept, in the order they were begun.
  package var lives: [Life] { state.lives?.lives ?? [] }
}
