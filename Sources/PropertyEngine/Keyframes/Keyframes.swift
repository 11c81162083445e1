/// The values of a keyframe animation and the way through them, by `CAKeyframeAnimation`'s rules.
///
/// A value is one or several numbers. First `place(at:)` finds the segment and the share of it for
/// all numbers at once, and then `value(_:at:)` is a few products for each.
package struct Keyframes: Hashable, Sendable {
  /// The rule for values between the keyframes, named as in `CAAnimationCalculationMode`.
  package enum Mode: String, Hashable, Sendable {
    case linear
    case discrete
    case paced
    case cubic
    case cubicPaced

    var isPaced: Bool { self == .paced || self == .cubicPaced }
  }

  /// A place on the way: a segment, counted from 0, and the share of it that is done.
  ///
  /// An easing that overshoots leads to shares outside 0…1. In the discrete mode the segment is the
  /// index of the value, and the share 0.
  package struct Place: Hashable, Sendable {
    package var segment: Int
    package var share: Double

    package init(segment: Int, share: Double) { (self.segment, self.share) = (segment, share) }
  }

  let pieces: CubicPieces
  let times: KeyTimes
  // For an even speed, the lengths along each segment in which share and length differ.
  let lengths: [ArcLength?]
  // In the plane, the direction to face in each segment that has none itself.
  private let restingAngles: [Double]

  // `way` has at least one segment, `times` one more time than it has segments. If other pieces are
  // shown, `way` only gives the directions to face.
  init(
    along way: CubicPieces, times: KeyTimes, showing pieces: CubicPieces? = nil,
    lengths: [ArcLength?] = []
  ) {
    self.pieces = pieces ?? way
    (self.times, self.lengths) = (times, lengths)
    restingAngles = Self.restingAngles(along: way)
  }

  init(evenlyAlong way: CubicPieces) {
    let measured = (0..<way.count).map { ArcLength(way[$0]) }
    self.init(
      along: way, times: KeyTimes(KeyTimes.proportional(to: measured.map(\.whole))),
      lengths: measured.map { $0.isEven ? nil : $0 })
  }

  package var width: Int { pieces.width }

  package func end(of component: Int) -> Double { value(component, at: place(at: 1)) }

  /// A bound on the distance of one of the numbers from 0.
  func reach(of component: Int) -> Double { pieces.reach(of: component) }

  /// The place at a progress, which is clamped to 0…1.
  package func place(at progress: Double) -> Place {
    var place = times.place(at: progress)
    if place.segment < lengths.count, let length = lengths[place.segment] {
      place.share = length.share(atLength: place.share)
    }
    return place
  }

  /// One of the value's numbers, counted from 0, at a place that ``place(at:)`` found.
  package func value(_ component: Int, at place: Place) -> Double {
    pieces.value(component, at: place)
  }

  // MARK: - Direction

  /// The direction of the way at a place, for `rotationMode`: an angle in radians in −π…π, from the
  /// x axis toward the y axis.
  ///
  /// Where the way stops, it is the direction in which it leaves, or arrived; for a value that
  /// stays until the next, the direction toward the next. 0 for values that are not points, or that
  /// are all the same (choice).
  package func tangentAngle(at place: Place) -> Double {
    guard width == 2 else { return 0 }
    return Heading(pieces[place.segment])?.angle(at: place.share) ?? restingAngles[place.segment]
  }

  // One more than there are segments: the last is the direction in which the way ends.
  private static func restingAngles(along way: CubicPieces) -> [Double] {
    guard way.width == 2 else { return [] }
    let headings = (0..<way.count).map { Heading(way[$0]) }
    let start = headings.lazy.compactMap { $0 }.first
    var latest = start?.angle(at: 0) ?? 0
    var angles: [Double] = []
    for heading in headings {
      angles.append(heading?.angle(at: 0) ?? latest)
      latest = heading?.angle(at: 1) ?? latest
    }
    return angles + [latest]
  }
}
