/// A place on a track of time that is moved by hand, or moves by itself as time does.
package struct LivePlayhead {
  /// The start of the track, in seconds: 0, or later if it is played from there or has pages.
  package private(set) var origin = 0.0
  /// The end of the track, in seconds.
  package var length = 0.0
  /// How many seconds one more page of an endless track has; nil if the track ends.
  package var page: Double?
  /// The place of the playhead, in seconds.
  package private(set) var position: Double
  package private(set) var isPlaying = false
  /// Whether it has played to an end and holds there.
  package private(set) var hasArrived = false
  /// How much faster than a clock it moves; by hand 1/16 to 16.
  package private(set) var speed = 1.0
  package private(set) var isLooping = false
  /// The stretch it plays again and again, in seconds; nil for none.
  package private(set) var stretch: ClosedRange<Double>?
  package private(set) var isReversed: Bool

  /// The seconds of a frame.
  package let frame: Double
  // The position between frames while it plays, and where it starts again.
  private var (exact, home) = (0.0, 0.0)

  private static let speeds = -4...4

  package init(at position: Double, rate: Int, isReversed: Bool = false) {
    (self.position, self.isReversed, frame) = (position, isReversed, 1 / Double(rate))
  }

  // MARK: By hand

  /// Moves by so many frames, to the start of one.
  package mutating func move(byFrames count: Int) {
    let place = position / frame
    let whole = place.rounded()
    let base = abs(place - whole) < 1e-6 ? whole : place.rounded(count > 0 ? .down : .up)
    go(to: (base + Double(count)) * frame)
  }

  /// Moves to a share of the track: to the nearest frame, or exactly.
  package mutating func move(toShare share: Double, onFrames: Bool = true) {
    let place = origin + share * (length - origin)
    go(to: onFrames && share < 1 ? (place / frame).rounded() * frame : place)
  }

  /// Moves to the next of some places in a direction, or to the end of the track.
  package mutating func move(toNextOf places: [Double], forward: Bool) {
    let places = places.sorted()
    let next =
      forward ? places.first { $0 > position + 1e-9 } : places.last { $0 < position - 1e-9 }
    go(to: next ?? (forward ? length : 0))
  }

  /// Holds at a position.
  package mutating func go(to position: Double) {
    (isPlaying, hasArrived) = (false, false)
    place(at: position)
  }

  // On the page that has it, if there are pages; else the track grows back to 0.
  private mutating func place(at position: Double) {
    let position = max(position, 0)
    if let page, position > length {
      let end = length + ((position - length) / page).rounded(.up) * page
      (origin, length) = (end - page, end)
    } else if let page, position < origin {
      let start = origin - ((origin - position) / page).rounded(.up) * page
      (origin, length) = (max(0, start), start + page)
    } else if position < origin {
      origin = 0
    }
    self.position = min(max(position, origin), length)
  }

  /// The share of the track to the left of a position, or of the playhead.
  package func share(at position: Double) -> Double {
    length > origin ? (position - origin) / (length - origin) : 0
  }
  package var share: Double { share(at: position) }

  var words: [String] {
    [
      isPlaying ? "playing" : "paused", isReversed ? "reversed" : "",
      speed != 1 ? "\(NumberText.shortest(speed))x" : "",
      stretch.map {
        "loop \(NumberText.brief($0.lowerBound))s to \(NumberText.brief($0.upperBound))s"
      } ?? (isLooping ? "loop" : ""),
    ].filter { !$0.isEmpty }
  }

  // MARK: By itself

  /// Plays from where it is; the track begins there, and so does a loop.
  package mutating func play(at speed: Double) {
    (self.speed, isPlaying) = (speed, true)
    (origin, home, exact) = (position, position, position)
  }

  /// Plays, from the start if it has arrived, or holds.
  package mutating func togglePlaying() {
    isPlaying.toggle()
    hasArrived = false
    guard isPlaying else { return }
    if isReversed ? position <= played.lowerBound : position >= played.upperBound, !goesOn {
      place(at: isReversed ? played.upperBound : played.lowerBound)
    }
    exact = position
  }

  package mutating func hold() { isPlaying = false }

  package mutating func reverse() {
    isReversed.toggle()
    (exact, hasArrived) = (position, false)
  }

  package mutating func changeSpeed(faster: Bool) { speed = Self.speed(speed, faster: faster) }

  /// Twice the speed, or half of it, within the limits.
  static func speed(_ speed: Double, faster: Bool) -> Double {
    let next = speed * (faster ? 2 : 0.5)
    let exponent = Int(next.exponent)
    return (faster ? exponent <= speeds.upperBound : exponent >= speeds.lowerBound) ? next : speed
  }

  /// Begins again when it arrives, or not; a stretch is cleared.
  package mutating func toggleLooping() {
    isLooping = stretch == nil && !isLooping
    stretch = nil
  }

  /// Sets the beginning of the stretch here; clears the stretch if it begins here already.
  package mutating func setBeginning() {
    let end = stretch.map(\.upperBound).flatMap { $0 > position ? $0 : nil } ?? length
    stretch = stretch?.lowerBound == position || position >= end ? nil : position...end
  }

  /// Sets the end of the stretch here; clears the stretch if it ends here already.
  package mutating func setEnd() {
    let beginning =
      [stretch?.lowerBound, home].lazy.compactMap(\.self).first { $0 < position } ?? 0
    let isHere = stretch?.upperBound == position
    stretch = isHere || beginning >= position ? nil : beginning...position
  }

  private var played: ClosedRange<Double> {
    if let stretch { return stretch }
    let low = isReversed ? (isLooping ? origin : 0) : max(origin, home)
    return low...max(low, length)
  }

  private var goesOn: Bool { page != nil && stretch == nil && !isLooping && !isReversed }

  /// Lets time pass for it, in seconds of a clock.
  package mutating func advance(by seconds: Double) {
    guard isPlaying else { return }
    exact += (isReversed ? -seconds : seconds) * speed
    let (low, high) = (played.lowerBound, played.upperBound)
    if isReversed ? exact <= low : exact >= high, !goesOn {
      guard isLooping || stretch != nil, high > low else {
        go(to: isReversed ? low : high)
        hasArrived = true
        return
      }
      exact -= ((exact - low) / (high - low)).rounded(.down) * (high - low)
    }
    place(at: (exact / frame + 1e-9).rounded(.down) * frame)
  }
}
