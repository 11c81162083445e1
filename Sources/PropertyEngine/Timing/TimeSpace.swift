/// A clock: an affine map from a parent's time to its own.
///
/// Local time is (parent time − ``begin``) · ``speed`` + ``offset``. A layer with its own timing
/// has one; everything in the layer slows down, stops and jumps with it. At speeds 1 and −1 the map
/// is exact to the tick; at others local times are rounded down to one, so that none is too early.
///
/// Source: Apple's `CAMediaTiming`.
package final class TimeSpace {
  /// The clock that it maps from; `nil` for the stage's.
  package var parent: TimeSpace?
  /// The moment of the parent's time at which local time is the offset.
  package var begin = VirtualTime.zero
  /// The speed of local time; 0 stops it, and a negative one runs it back.
  package var speed = 1.0
  /// The local time at ``begin``.
  package var offset = VirtualTime.zero

  package init(parent: TimeSpace?) { self.parent = parent }

  // Releases parents in a loop, not by recursion: there may be more than a stack allows.
  deinit {
    var above = parent
    parent = nil
    while isKnownUniquelyReferenced(&above) {
      let next = above?.parent
      above?.parent = nil
      above = next
    }
  }

  // This clock and its ancestors.
  private var lineage: some Sequence<TimeSpace> { sequence(first: self, next: \.parent) }

  /// The local time at a moment of the stage's time.
  package func local(_ stageTime: VirtualTime) -> VirtualTime {
    guard parent != nil else { return mapped(stageTime) }
    return Array(lineage).reversed().reduce(stageTime) { $1.mapped($0) }
  }

  /// The first moment of the stage's time at which local time has reached a moment; `nil` if never.
  package func stageTime(ofLocal local: VirtualTime) -> VirtualTime? {
    lineage.reduce(local) { time, timeSpace in time.flatMap { timeSpace.parentTime(ofLocal: $0) } }
  }

  /// The seconds of local time per second of the stage's.
  package var rate: Double { Array(lineage).reversed().reduce(1) { $0 * $1.speed } }

  // Clamps to the range of times, which keeps the map monotone.
  private func mapped(_ time: VirtualTime) -> VirtualTime {
    let elapsed = time.minus(begin)
    switch speed {
    case 1: return elapsed.plus(offset)
    case -1: return VirtualTime.zero.minus(elapsed).plus(offset)
    default:
      let scaled = (Double(elapsed.ticks) * speed).rounded(.down)
      let nearest = scaled < 0 ? VirtualTime.first : .last
      return (Int64(exactly: scaled).map(VirtualTime.init(ticks:)) ?? nearest).plus(offset)
    }
  }

  private func parentTime(ofLocal local: VirtualTime) -> VirtualTime? {
    guard speed > 0 else { return nil }
    let wanted = local.minus(offset)
    guard speed != 1 else { return wanted.adding(begin) }
    let guess = Int64(exactly: (Double(wanted.ticks) / speed).rounded())
    guard let guess = guess.map(VirtualTime.init(ticks:))?.adding(begin) else { return nil }
    return firstTime(ofLocal: local, near: guess)
  }

  // Searches further and further away on both sides, then bisects: where local time passes slowly,
  // a tick of it is many of the parent's.
  private func firstTime(ofLocal local: VirtualTime, near guess: VirtualTime) -> VirtualTime? {
    var (after, width) = (guess, VirtualTime(ticks: 1))
    while mapped(after) < local {
      guard after < .last else { return nil }
      (after, width) = (after.plus(width), width.plus(width))
    }
    var before = after.minus(VirtualTime(ticks: 1))
    width = VirtualTime(ticks: 1)
    while mapped(before) >= local {
      guard before > .first else { return before }
      (after, before, width) = (before, before.minus(width), width.plus(width))
    }
    while before.plus(VirtualTime(ticks: 1)) < after {
      let middle = VirtualTime(ticks: before.ticks + after.minus(before).ticks / 2)
      if mapped(middle) < local { before = middle } else { after = middle }
    }
    return after
  }
}

/// The clock that an animation follows: that of a time space, shifted so that it continues from its
/// reading when the animation took it up.
package struct Clock {
  package var timeSpace: TimeSpace?
  /// The time added to local time.
  package var shift = VirtualTime.zero

  /// The stage's own time.
  package static var stage: Clock { Clock() }

  package init(timeSpace: TimeSpace? = nil) { self.timeSpace = timeSpace }

  /// Makes the clock of a time space that reads the stage's time at this moment.
  package init(timeSpace: TimeSpace?, inStepAt now: VirtualTime) {
    self.timeSpace = timeSpace
    shift = timeSpace.map { now.minus($0.local(now)) } ?? .zero
  }

  /// The clock of another time space that continues from this one's reading at a moment; the same
  /// clock for the same time space.
  package func going(on timeSpace: TimeSpace?, at now: VirtualTime) -> Clock {
    guard timeSpace !== self.timeSpace else { return self }
    var clock = Clock(timeSpace: timeSpace)
    clock.shift = reading(at: now).minus(clock.reading(at: now))
    return clock
  }

  /// Its reading at a moment of the stage's time.
  package func reading(at now: VirtualTime) -> VirtualTime {
    (timeSpace?.local(now) ?? now).plus(shift)
  }

  /// The first moment of the stage's time at which it reads a time; `nil` when it never does.
  package func stageTime(ofReading reading: VirtualTime) -> VirtualTime? {
    let (ticks, isBeyond) = reading.ticks.subtractingReportingOverflow(shift.ticks)
    guard !isBeyond else { return nil }
    let local = VirtualTime(ticks: ticks)
    return timeSpace.map { $0.stageTime(ofLocal: local) } ?? local
  }

  /// Its seconds per second of the stage's time.
  package var rate: Double { timeSpace?.rate ?? 1 }
}

extension Clock: Equatable {
  package static func == (a: Clock, b: Clock) -> Bool {
    a.timeSpace === b.timeSpace && a.shift == b.shift
  }
}
