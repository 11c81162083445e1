import FlipbookCurves

/// The values of some numbers along the whole path of a session, and when everything has finished.
struct TunedCourse {
  /// The end of an animator or a block.
  struct End: Equatable {
    let subject: String
    let time: Double
  }

  /// The numbers at each moment, by their paths as they are typed.
  private(set) var curves = TrueCurves()
  private(set) var ends: [End] = []
  /// The seconds until everything has finished, and some more if something is endless.
  private(set) var length = 0.0

  // How many moments there are, and how far ahead they go if something is endless (choices).
  private static let samples = 48
  static let endlessStretch = 5.0
  // How often the distance of the moments may double on the way to a later end.
  private static let mostDoublings = 10
  // Even if nothing moves, a change may move something.
  private static let leastLength = 0.1

  /// Follows some numbers of a session over about so many seconds.
  init(of paths: [String], in session: Session, length usual: Double) {
    let known = paths.compactMap { path in
      Expression(typed: "(\(path))").map { (path, $0) }
    }
    var seen = SeenPaths(known.map(\.1), source: "") { scope, number throws(Mistake) in
      try scope.quantity(number)
    }
    var last: World?
    try? Replay(of: session).visit(Self.moments(max(usual, Self.leastLength))) { world in
      seen.look(at: world)
      last = world
    }
    if let last { goOn(on: last, from: session.now, after: usual, &seen) }
    curves = TrueCurves(zip(known, seen.seen).map { .init($0.0, $1) }, at: seen.times)
  }

  /// Finds the extremes of the numbers between the moments.
  mutating func findExtremes(in session: Session) { try? curves.findExtremes(Replay(of: session)) }

  /// Evenly spaced moments over so many seconds, in ticks.
  static func moments(_ length: Double) -> [Int64] {
    (0...samples).compactMap { Stage.ticks(seconds: length * Double($0) / Double(samples)) }
  }

  // Goes on in longer and longer steps until everything has finished.
  private mutating func goOn(
    on world: World, from now: Double, after usual: Double, _ seen: inout SeenPaths<Quantity>
  ) {
    // Looks at a moment; false where the stage cannot move there.
    func look(at moment: Double) -> Bool {
      guard let ticks = Stage.ticks(seconds: moment),
        (try? world.stage.tryAdvance(toTicks: ticks)) != nil
      else { return false }
      seen.look(at: world)
      return true
    }
    var step = max(usual, Self.leastLength) / Double(Self.samples)
    var round = 0
    while world.stage.nextDueTicks != nil, !world.movesEndlessly, round < Self.mostDoublings {
      for _ in 0..<Self.samples { guard look(at: world.stage.now + step) else { break } }
      (step, round) = (step * 2, round + 1)
    }
    // An endless motion is followed as far as it is shown.
    if world.movesEndlessly {
      let start = world.stage.now
      let stretch = max(start, now + Self.endlessStretch) - start
      for sample in 1...Self.samples where stretch > 0 {
        let moment = start + stretch * Double(sample) / Double(Self.samples)
        guard look(at: moment) else { break }
      }
    }
    ends = world.stage.events.compactMap { event in
      switch event.kind {
      case .completed, .finished, .pausedOnCompletion: End(subject: event.subject, time: event.time)
      default: nil
      }
    }
    let rest = world.stage.events.last?.time ?? 0
    length = max(now, rest, world.movesEndlessly ? now + Self.endlessStretch : 0)
  }

  /// The old and the new time of the last end that has moved, or else of the last end of all.
  func settling(before old: TunedCourse) -> (old: Double, new: Double)? {
    guard let (last, lastOld) = ends.last.map({ ($0, old.ends.last ?? $0) }) else { return nil }
    guard ends.map(\.subject) == old.ends.map(\.subject) else { return (lastOld.time, last.time) }
    let pairs = zip(old.ends, ends).map { ($0.time, $1.time) }
    return pairs.last { abs($0.0 - $0.1) > 1e-9 } ?? (lastOld.time, last.time)
  }
}
