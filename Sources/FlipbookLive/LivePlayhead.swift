import FlipbookSession

/// A place on a track of time that a person moves, or that moves by itself as time does.
package struct LivePlayhead {
  /// The seconds it can take, from the left end of its track to the right.
  package var length = 0.0
  /// Where it is, in seconds from the left end.
  package private(set) var position: Double
  /// Whether it moves by itself, as time does.
  package private(set) var isPlaying = false
  /// How much faster than time it moves: 1/16 to 16.
  package private(set) var speed = 1.0
  /// Whether it begins again when it arrives.
  package private(set) var isLooping = false
  /// Whether it moves to the left by itself.
  package private(set) var isReversed: Bool

  /// The seconds of a frame.
  package let frame: Double
  // The position between frames while it plays.
  private var exact = 0.0

  private static let speeds = -4...4

  package init(at position: Double, rate: Int, isReversed: Bool = false) {
    (self.position, self.isReversed, frame) = (position, isReversed, 1 / Double(rate))
  }

  // MARK: By hand

  /// Moves it by frames, to the beginnings of frames.
  package mutating func move(byFrames count: Int) {
    let place = position / frame
    let whole = place.rounded()
    let isOnFrame = abs(place - whole) < 1e-6
    let base = isOnFrame ? whole : count > 0 ? place.rounded(.down) : place.rounded(.up)
    go(to: (base + Double(count)) * frame)
  }

  /// Moves it to a share of its track; to the nearest frame or, where that is wanted, to its very
  /// place.
  package mutating func move(toShare share: Double, onFrames: Bool = true) {
    let place = share * length
    go(to: onFrames && share < 1 ? (place / frame).rounded() * frame : place)
  }

  /// Moves it to the next of some places on its way there, or to the end of the track.
  package mutating func move(toNextOf places: [Double], forward: Bool) {
    let places = places.sorted()
    let next =
      forward
      ? places.first { $0 > position + 1e-9 } : places.last { $0 < position - 1e-9 }
    go(to: next ?? (forward ? length : 0))
  }

  private mutating func go(to position: Double) {
    isPlaying = false
    self.position = min(max(position, 0), length)
  }

  /// The share of the track that lies to the left of a position.
  package func share(at position: Double) -> Double { length > 0 ? position / length : 0 }

  // MARK: By itself

  /// Lets it move by itself, from the beginning where it has arrived, or holds it.
  package mutating func togglePlaying() {
    isPlaying.toggle()
    guard isPlaying else { return }
    if isReversed ? position <= 0 : position >= length { position = isReversed ? length : 0 }
    exact = position
  }

  /// Turns it around.
  package mutating func reverse() {
    isReversed.toggle()
    exact = position
  }

  /// Makes it twice as fast, or half.
  package mutating func changeSpeed(faster: Bool) { speed = Self.speed(speed, faster: faster) }

  /// A speed made twice as fast, or half, as far as that goes.
  static func speed(_ speed: Double, faster: Bool) -> Double {
    let next = speed * (faster ? 2 : 0.5)
    return speeds.contains(Int(next.exponent)) ? next : speed
  }

  /// Lets it begin again when it arrives, or not.
  package mutating func toggleLooping() { isLooping.toggle() }

  /// Lets time pass for it, in seconds of a clock.
  package mutating func advance(by seconds: Double) {
    guard isPlaying else { return }
    exact += (isReversed ? -seconds : seconds) * speed
    let isOver = isReversed ? exact <= 0 : exact >= length
    if isOver, isLooping, length > 0 {
      exact -= (exact / length).rounded(.down) * length
    } else if isOver {
      (position, isPlaying) = (isReversed ? 0 : length, false)
      return
    }
    position = min(max((exact / frame + 1e-9).rounded(.down) * frame, 0), length)
  }
}
