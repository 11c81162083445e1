import FlipbookText

/// A place on a track of time that is moved by hand, or moves by itself as time does.
package struct LivePlayhead {
  /// The length of the track, in seconds.
  package var length = 0.0
  /// Where it is, in seconds from the left end.
  package private(set) var position: Double
  package private(set) var isPlaying = false
  /// How much faster than a clock it moves: 1/16 to 16.
  package private(set) var speed = 1.0
  /// Whether it starts again when it arrives.
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

  /// Moves by so many frames, to the start of one.
  package mutating func move(byFrames count: Int) {
    let place = position / frame
    let whole = place.rounded()
    let isOnFrame = abs(place - whole) < 1e-6
    let base = isOnFrame ? whole : count > 0 ? place.rounded(.down) : place.rounded(.up)
    go(to: (base + Double(count)) * frame)
  }

  /// Moves to a share of the track: to the nearest frame, or exactly.
  package mutating func move(toShare share: Double, onFrames: Bool = true) {
    let place = share * length
    go(to: onFrames && share < 1 ? (place / frame).rounded() * frame : place)
  }

  /// Moves to the next of some places in a direction, or to the end of the track.
  package mutating func move(toNextOf places: [Double], forward: Bool) {
    let places = places.sorted()
    let next =
      forward ? places.first { $0 > position + 1e-9 } : places.last { $0 < position - 1e-9 }
    go(to: next ?? (forward ? length : 0))
  }

  private mutating func go(to position: Double) {
    isPlaying = false
    self.position = min(max(position, 0), length)
  }

  /// The share of the track to the left of a position, or of the playhead.
  package func share(at position: Double) -> Double { length > 0 ? position / length : 0 }
  package var share: Double { share(at: position) }

  /// Its state in words, without the defaults.
  var words: [String] {
    [
      isPlaying ? "playing" : "paused", isReversed ? "reversed" : "",
      speed != 1 ? "\(NumberText.shortest(speed))x" : "", isLooping ? "loop" : "",
    ].filter { !$0.isEmpty }
  }

  // MARK: By itself

  /// Plays, from the start if it has arrived, or pauses.
  package mutating func togglePlaying() {
    isPlaying.toggle()
    guard isPlaying else { return }
    if isReversed ? position <= 0 : position >= length { position = isReversed ? length : 0 }
    exact = position
  }

  package mutating func reverse() {
    isReversed.toggle()
    exact = position
  }

  package mutating func changeSpeed(faster: Bool) { speed = Self.speed(speed, faster: faster) }

  /// Twice the speed, or half of it, within the limits.
  static func speed(_ speed: Double, faster: Bool) -> Double {
    let next = speed * (faster ? 2 : 0.5)
    return speeds.contains(Int(next.exponent)) ? next : speed
  }

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
