extension Playhead {
  /// The ticks into the leg while held in time, else `nil`.
  var heldTicks: Int64? { if case .time(let elapsed) = hold { elapsed } else { nil } }

  /// Whether it was paused on its way and has not been scrubbed since.
  package var isHeldOnItsWay: Bool { heldTicks.map { $0 > 0 && $0 < leg.span.ticks } ?? false }

  /// The moment at which it began, or will; `nil` while held and on the way back.
  package var beginning: VirtualTime? {
    guard hold == nil, heading > 0 else { return nil }
    return anchor.minus(VirtualTime(ticks: anchorElapsed))
  }

  /// The time into the leg, 0 at its beginning and never beyond its end.
  package func elapsedTime(at now: VirtualTime) -> VirtualTime {
    VirtualTime(ticks: elapsed(at: now))
  }

  /// The ticks into the leg, 0 at its beginning and never beyond its span.
  func elapsed(at now: VirtualTime) -> Int64 {
    switch hold {
    case .time(let elapsed): return elapsed
    case .share(let share): return ticks(share: share)
    case .progress(let progress):
      return ticks(share: leg.pacing.share(forProgress: progress) ?? min(max(progress, 0), 1))
    case nil:
      let passed = now.ticks > anchor.ticks ? now.ticks - anchor.ticks : 0
      return heading > 0
        ? anchorElapsed + min(passed, leg.activeSpan.ticks - anchorElapsed)
        : anchorElapsed - min(passed, anchorElapsed)
    }
  }

  /// The place in the leg as a share of its time and in seconds from its beginning.
  func place(at now: VirtualTime) -> (share: Double, seconds: Double) {
    if case .share(let share) = hold { return (share, share * leg.span.seconds) }
    let elapsed = leg.folded(elapsed: elapsed(at: now)).elapsed
    return (leg.share(elapsed: elapsed), VirtualTime(ticks: elapsed).seconds)
  }

  /// The share of the time of one way that has passed for a block, and whether it returns.
  package func timeShare(of index: Int, at now: VirtualTime) -> (share: Double, isReturning: Bool) {
    let isReturning = hold == nil && leg.folded(elapsed: elapsed(at: now)).isReturning
    return (segments[index].localShare(place(at: now).share, in: leg), isReturning != isReversed)
  }

  /// The whole ticks nearest to a share of the leg's time.
  func ticks(share: Double) -> Int64 {
    if share >= 1 { return leg.span.ticks }
    return Int64((share * Double(leg.span.ticks)).rounded())
  }
}
