import OrderedCollections
internal import PropertyEngine

/// The life of an animation, from when it was begun until it is over: a bar of a sheet.
package struct Life {
  /// The kinds of lives: a run of an animator, of a block's settings, or an added animation.
  package enum Kind: Sendable { case animator, block, animation }

  package let kind: Kind
  package let name: String
  /// When it was begun, and when it first moves, after its delay; seconds of the stage.
  package let begin: TimeInterval, start: TimeInterval
  /// Seconds of one way; `nil` for an undamped spring.
  package let way: TimeInterval?
  package let isReversed: Bool
  package let autoreverses: Bool
  /// When it was over, or was planned to be when it was begun; `nil` for never.
  package fileprivate(set) var end: TimeInterval?
  package fileprivate(set) var isOver = false
  package fileprivate(set) var isCutShort = false
  /// The paths of the values it moves, in the order they were first set.
  package var moves: [String] { Array(moved) }
  fileprivate(set) var moved: OrderedSet<String> = []
}

/// The lives of a stage, in the order they were begun.
final class LifeLog {
  private(set) var lives: [Life] = []
  // Looked up only; an owner that is over is removed, since its memory may be reused.
  private var places: [ObjectIdentifier: Int] = [:]
  private let path: (CALayer, String) -> String

  init(path: @escaping (CALayer, String) -> String) { self.path = path }

  func begin(_ owner: AnyObject, _ life: Life) {
    places[ObjectIdentifier(owner)] = lives.count
    lives.append(life)
  }

  /// Notes the values that an owner moves, by their present names.
  func move(_ owner: AnyObject, _ layer: CALayer, _ keyPaths: [String]) {
    guard let place = places[ObjectIdentifier(owner)] else { return }
    for keyPath in keyPaths { lives[place].moved.append(path(layer, keyPath)) }
  }

  func end(_ owner: AnyObject, at now: VirtualTime) {
    guard let place = places.removeValue(forKey: ObjectIdentifier(owner)) else { return }
    lives[place].isCutShort = lives[place].end.map { now.seconds < $0 } ?? true
    lives[place].isOver = true
    lives[place].end = now.seconds
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
  /// Begins to keep the lives of animations begun from here on; `path` formats a value's path.
  package func keepLives(path: @escaping (CALayer, String) -> String = { $1 }) {
    state.lives = LifeLog(path: path)
  }

  package var lives: [Life] { state.lives?.lives ?? [] }
}
