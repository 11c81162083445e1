/// Core Animation's timing: when an animation is active, and how far it is at a moment.
///
/// Local time is (parent time − begin) · speed + offset; then repeats are folded, an autoreversing
/// cycle runs back in its second half, and the pacing eases the share of one way. The active time
/// includes both of its ends, and its very end is not folded to the beginning of another cycle. The
/// offset changes what is shown, not when.
///
/// Source: Apple's `CAMediaTiming` and "Core Animation Programming Guide".
package struct MediaTiming: Hashable, Sendable {
  /// The times outside the active time at which it shows.
  package struct Fill: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package static let backwards = Fill(rawValue: 1)
    package static let forwards = Fill(rawValue: 2)

    package init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// The place of an animation within its cycles: the eased progress of the way, 0 at its start,
  /// and the completed cycles, for cumulative animations; none if it autoreverses.
  package typealias Place = (progress: Double, cycles: Double)

  package var begin = VirtualTime.zero
  /// The seconds of one way; at 0 the animation is at its end from the start, and at infinity it
  /// never leaves its start.
  package var duration: Double
  package var speed = 1.0
  package var timeOffset = 0.0
  package var repeatCount = 0.0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fill: Fill = []
  package var pacing = Pacing.linear

  package init(duration: Double) { self.duration = duration }

  var cycle: Double { duration * (autoreverses ? 2 : 1) }

  /// The seconds of the parent's time in which it is active; infinity means forever.
  package var activeDuration: Double {
    let own = repeatDuration > 0 ? repeatDuration : repeatCount > 0 ? cycle * repeatCount : cycle
    return speed == 0 ? .infinity : own / abs(speed)
  }

  /// The moment its active time ends; `nil` when it never does.
  package var end: VirtualTime? { VirtualTime(seconds: activeDuration).flatMap(begin.adding) }

  /// Where it is at a moment of its parent's time; `nil` while it shows nothing.
  package func place(at now: VirtualTime) -> Place? {
    fold(at: now).map { seconds, _, cycles in
      let progress = pacing.progress(share: share(of: seconds), seconds: seconds)
      return (progress, autoreverses ? 0 : max(cycles, 0))
    }
  }

  // Where it is within its cycles; `nil` while it shows nothing.
  func fold(at now: VirtualTime) -> Fold? {
    if now < begin { return fill.contains(.backwards) ? folded(after: 0) : nil }
    guard let end, now >= end else { return folded(after: now.minus(begin).seconds) }
    guard now == end || fill.contains(.forwards) else { return nil }
    return folded(after: activeDuration)
  }

  // The seconds into one way, whether it returns, and the completed cycles.
  typealias Fold = (seconds: Double, isReturning: Bool, cycles: Double)

  /// A group's local time, for the animations in it: eased seconds of one way; `nil` while it shows
  /// nothing.
  func localTime(at now: VirtualTime) -> VirtualTime? {
    guard pacing != .linear else {
      return fold(at: now).flatMap { VirtualTime(seconds: min(max($0.seconds, 0), duration)) }
    }
    return place(at: now).flatMap { VirtualTime(seconds: $0.progress * duration) }
  }

  /// The share of the time of one way, and whether it returns; `nil` while it shows nothing.
  package func timeShare(at now: VirtualTime) -> (share: Double, isReturning: Bool)? {
    fold(at: now).map { (share(of: $0.seconds), $0.isReturning != (speed < 0)) }
  }

  // An animation that takes no time is at its end.
  func share(of seconds: Double) -> Double { duration > 0 ? min(max(seconds / duration, 0), 1) : 1 }

  private func folded(after elapsed: Double) -> Fold {
    guard cycle > 0 else { return (0, false, 0) }
    let local = elapsed * speed + timeOffset
    guard cycle.isFinite else { return (max(local, 0), false, 0) }
    let (rest, cycles) = cycled(local)
    return rest > duration ? (cycle - rest, true, cycles) : (rest, false, cycles)
  }

  /// The seconds into a cycle, and the number of cycles before it.
  func cycled(_ local: Double) -> (rest: Double, cycles: Double) {
    // Three times 0.1 s is a little more than 0.3 s, and a tick may be rounded: three cycles still.
    let nearest = (local / cycle).rounded()
    let margin = max(abs(local) * 1e-12, 1e-10)
    guard abs(local - nearest * cycle) <= margin else {
      let cycles = (local / cycle).rounded(.down)
      return (local - cycles * cycle, cycles)
    }
    // This near to the very end too, the last cycle is complete, and none begins.
    let isAtEnd = activeDuration * speed + timeOffset - local <= 2 * margin
    return isAtEnd && speed > 0 && nearest > 0 ? (cycle, nearest - 1) : (0, nearest)
  }

  /// Seconds of local time at a moment from its beginning on.
  func local(at now: VirtualTime) -> Double { now.minus(begin).seconds * speed + timeOffset }
}

// An animation's own timing last, those of the groups around it first.
extension [MediaTiming] {
  /// Where the animation is at a moment of the first one's time; `nil` while it shows nothing.
  func place(at reading: VirtualTime) -> MediaTiming.Place? {
    inner(reading).flatMap { last?.place(at: $0) }
  }

  /// The moment in the last one's time.
  func inner(_ reading: VirtualTime) -> VirtualTime? {
    dropLast().reduce(reading) { time, outer in time.flatMap(outer.localTime) }
  }
}
