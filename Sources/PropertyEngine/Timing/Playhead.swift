/// The place an animation has reached between its start and its end, and where it is heading.
///
/// A playhead never asks what time it is: every call takes the moment from the caller. While it
/// runs, its place is a whole number of ticks into a ``Leg``, measured from an anchor that only an
/// edit moves, so any number of steps over the same time ends at the same place. Reversing it only
/// changes the sign of that motion; two reversals at one moment change nothing.
///
/// While it is held, it is at a place in time (after a pause), at a progress (scrubbed linearly) or
/// at a share of the time (scrubbed along the curve).
package struct Playhead: Hashable, Sendable {
  enum Hold: Hashable, Sendable {
    case time(elapsed: Int64)
    case share(Double)
    case progress(Double)
  }

  // The state before a reversal in a partial leg; a second one at the same moment restores it.
  // Indirect, as it is rare and large.
  indirect enum Turn: Hashable, Sendable {
    case at(VirtualTime, leg: Leg, segments: [Segment], heading: Int64, anchor: Anchor)
  }

  // A moment and the ticks into the leg at it.
  struct Anchor: Hashable, Sendable {
    var moment: VirtualTime
    var elapsed: Int64
  }

  package internal(set) var leg: Leg
  /// The parts of the time its blocks take; the first is the whole.
  package internal(set) var segments = Segment.onlyWhole
  package internal(set) var isReversed = false

  // The direction in the leg's own time, +1 or -1. In a whole leg it is -1 exactly when reversed.
  var heading: Int64 = 1
  var anchor = VirtualTime.zero
  var anchorElapsed: Int64 = 0
  var hold: Hold? = .time(elapsed: 0)
  var lastTurn: Turn?

  package init(leg: Leg) { self.leg = leg }

  /// Whether it is paused, scrubbed or not started.
  package var isHeld: Bool { hold != nil }

  /// Whether it was started with a delay that is not over yet.
  package func isWaiting(at now: VirtualTime) -> Bool { hold == nil && now < anchor }

  /// The moment it will arrive at the end it heads for; `nil` while held and when it never ends.
  @inline(__always) package var arrival: VirtualTime? {
    guard hold == nil else { return nil }
    if heading < 0 { return anchor.adding(VirtualTime(ticks: anchorElapsed)) }
    let span = leg.activeSpan
    guard span != Leg.endless else { return nil }
    return anchor.adding(VirtualTime(ticks: span.ticks - anchorElapsed))
  }

  /// The time left until it arrives if it runs, or runs on, from `now`; `nil` when it never ends.
  package func remaining(at now: VirtualTime) -> VirtualTime? {
    var running = self
    running.resume(at: now)
    return running.arrival.map { VirtualTime(ticks: max($0.ticks - now.ticks, 0)) }
  }

  /// The value of UIKit's `fractionComplete`.
  ///
  /// While running, the share of the time, counted toward the side it is heading for. While held,
  /// the visible progress when scrubbing is linear, else the share of the time. Between 0 and 1,
  /// except where a held spring or an overshooting curve is beyond an end.
  package func fraction(at now: VirtualTime, scrubsLinearly: Bool) -> Double {
    if hold != nil, scrubsLinearly {
      let progress = progress(at: now)
      return isReversed ? 1 - progress : progress
    }
    if hold == nil || heldTicks != nil {
      let elapsed = elapsed(at: now)
      return leg.share(elapsed: heading > 0 ? elapsed : leg.span.ticks - elapsed)
    }
    let share = place(at: now).share
    return heading > 0 ? share : 1 - share
  }

  /// The progress of a block: 0 at its start, 1 at its end.
  package func progress(
    of index: Int = 0, isVertical: Bool = false, at now: VirtualTime
  ) -> Double {
    let segment = segments[index]
    if case .progress(let progress) = hold { return heldProgress(progress, of: segment) }
    let place = place(at: now)
    if let entry = segment.entry, leg.isWhole {
      return entry.progress(
        atWhole: progress(
          of: .whole, isVertical: isVertical, share: place.share, seconds: place.seconds))
    }
    return progress(of: segment, isVertical: isVertical, share: place.share, seconds: place.seconds)
  }

  // The part of `progress` that needs no clock.
  private func progress(
    of segment: Segment, isVertical: Bool, share: Double, seconds: Double
  ) -> Double {
    let from = leg.isWhole ? 0 : (isVertical ? segment.legFromVertical : segment.legFrom)
    let local = segment.localShare(share, in: leg)
    if local >= 1 { return leg.to }
    if local <= 0 { return from }
    let (start, length) = segment.window(in: leg)
    let isWholeTime = start == 0 && length == 1
    let eased = leg.pacing(isVertical: isVertical).progress(
      share: local, seconds: isWholeTime ? seconds : (seconds - start * leg.span.seconds) / length)
    return from + (leg.to - from) * eased
  }

  // A block with a delay follows the time at which the animator has the held progress; on a
  // spring, where there is no one such time, it follows the progress itself.
  private func heldProgress(_ progress: Double, of segment: Segment) -> Double {
    guard !segment.isWhole else { return progress }
    if let entry = segment.entry { return entry.progress(atWhole: progress) }
    guard case .cubic(let curve) = leg.pacing else { return segment.wholeLocalShare(progress) }
    return curve.value(at: segment.wholeLocalShare(curve.time(forProgress: progress)))
  }
}
