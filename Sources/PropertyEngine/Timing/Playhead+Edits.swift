// Every edit starts from the place of the playhead at that moment, so nothing jumps.
extension Playhead {
  /// Starts it from its beginning after a delay; from the end if reversed.
  package mutating func start(at now: VirtualTime, delay: VirtualTime = .zero) {
    heading = isReversed ? -1 : 1
    run(from: isReversed ? leg.span.ticks : 0, at: now.adding(delay) ?? now)
  }

  /// Holds it at its beginning, without having run: at 0, or at the end when reversed.
  package mutating func holdAtBeginning() {
    heading = isReversed ? -1 : 1
    hold = .time(elapsed: isReversed ? leg.span.ticks : 0)
  }

  /// Holds it where it is; no effect while held.
  package mutating func pause(at now: VirtualTime) {
    guard hold == nil else { return }
    hold = .time(elapsed: elapsed(at: now))
  }

  /// Moves a held playhead to a fraction in 0…1, counted in its direction.
  package mutating func scrub(to fraction: Double, scrubsLinearly: Bool) {
    guard hold != nil else { return }
    if scrubsLinearly {
      hold = .progress(isReversed ? 1 - fraction : fraction)
    } else {
      hold = .share(heading > 0 ? fraction : 1 - fraction)
    }
  }

  /// Reverses it where it is: the fraction becomes one minus itself, and nothing jumps.
  ///
  /// A whole leg runs back through the same pacing. A spring that had restarted from the middle
  /// restarts again, toward the other end.
  package mutating func reverse(at now: VirtualTime) {
    isReversed.toggle()
    if hold == nil, case .at(now, let leg, let segments, let heading, let anchor)? = lastTurn {
      (self.leg, self.segments, self.heading) = (leg, segments, heading)
      run(from: anchor.elapsed, at: anchor.moment)
    } else if hold != nil || leg.isWhole {
      if hold == nil, now >= anchor { run(from: elapsed(at: now), at: now) }
      heading = -heading
    } else {
      let turn = Turn.at(
        now, leg: leg, segments: segments, heading: heading,
        anchor: Anchor(moment: anchor, elapsed: anchorElapsed))
      // While it waits for its delay, it starts after the delay.
      setOutAnew(on: leg, at: max(now, anchor))
      lastTurn = turn
    }
  }

  /// Lets a held playhead run again; no effect while it runs.
  ///
  /// On a curve it continues at the time at which the curve has the present progress. A spring
  /// restarts from the present value and takes its whole time.
  package mutating func resume(at now: VirtualTime) {
    guard hold != nil else { return }
    if !leg.pacing.isSpring, !leg.isWhole, heading > 0, let elapsed = heldTicks {
      return run(from: elapsed, at: now)
    }
    var whole = leg
    (whole.from, whole.to) = (0, 1)
    resume(on: whole, at: now)
  }

  /// Lets a held playhead run on another leg, or on a new run of the same one.
  ///
  /// It enters a curve where the curve has the present progress; the rest takes `remaining` if that
  /// is given, else its share of the new leg's span. On a spring, and on a curve that never has the
  /// present progress, it restarts from the present value.
  package mutating func resume(on next: Leg, remaining: VirtualTime? = nil, at now: VirtualTime) {
    guard hold != nil else { return }
    if next.pacing.isSpring || isAway(from: next.pacing, at: now) {
      var next = next
      next.span = remaining ?? next.span
      return setOutAnew(on: next, at: now)
    }
    let share = entryShare(into: next.pacing, at: now)
    let left = isReversed ? share : 1 - share
    let held = next == leg ? heldTicks : nil
    if let remaining, left <= 0 {
      // It spends that time at the end where it already is.
      return setOutAnew(on: Leg(pacing: .linear, span: remaining), at: now)
    }
    enterSegments(at: share, of: next, at: now)
    leg = next
    heading = isReversed ? -1 : 1
    guard let remaining else { return run(from: held ?? ticks(share: share), at: now) }
    let span = (Double(remaining.ticks) / left).rounded()
    leg.span = Int64(exactly: span).map(VirtualTime.init(ticks:)) ?? Leg.endless
    run(from: isReversed ? remaining.ticks : leg.span.ticks - remaining.ticks, at: now)
  }

  /// Adds a block that starts after `delayFactor` of the time, or of what is left, and takes the
  /// rest; returns its index.
  package mutating func addSegment(
    delayFactor: Double, isActive: Bool, at now: VirtualTime
  ) -> Int {
    let share = isActive ? place(at: now).share : 0
    var segment = Segment(
      start: share + delayFactor * (1 - share), length: (1 - delayFactor) * (1 - share))
    (segment.legStart, segment.legLength) = (segment.start, segment.length)
    segments.append(segment)
    // Reversing at this moment would restore the segments without the new block.
    lastTurn = nil
    return segments.count - 1
  }

  private mutating func run(from elapsed: Int64, at now: VirtualTime) {
    (anchor, anchorElapsed, hold, lastTurn) = (now, elapsed, nil, nil)
  }

  // The share of a curve's time at which it has the present progress.
  private func entryShare(into pacing: Pacing, at now: VirtualTime) -> Double {
    if pacing == leg.pacing, leg.isWhole { return leg.share(elapsed: elapsed(at: now)) }
    return pacing.share(forProgress: progress(at: now)) ?? 0
  }

  // Whether a curve cannot be entered at the present progress: a spring left it beyond the curve's
  // reach, or the horizontal and the vertical progress differ.
  private func isAway(from pacing: Pacing, at now: VirtualTime) -> Bool {
    guard case .cubic(let curve) = pacing else { return true }
    if pacing == leg.pacing, leg.isWhole, heldTicks != nil { return false }
    let progress = progress(at: now)
    let entry = curve.value(at: curve.time(forProgress: progress))
    let vertical = self.progress(isVertical: true, at: now)
    return abs(entry - progress) > 1e-9 || vertical != progress
  }

  // Takes blocks with their own part of the time over to another curve without a jump. A block that
  // has not begun keeps its delay, as a share of the time that is left.
  private mutating func enterSegments(at share: Double, of next: Leg, at now: VirtualTime) {
    guard next.pacing != leg.pacing || !leg.isWhole else { return }
    let (whole, old) = (progress(at: now), place(at: now).share)
    for index in segments.indices where !segments[index].isWhole {
      let own = progress(of: index, at: now)
      let (start, length) = segments[index].window(in: leg)
      if own == 0, length > 0, start > old {
        segments[index].entry = nil
        segments[index].start = share + (start - old) / (1 - old) * (1 - share)
        segments[index].length = 1 - segments[index].start
      } else if whole != 0, whole != 1 {
        segments[index].entry = Segment.Entry(whole: whole, own: own)
      }
    }
  }

  // Starts a leg from the present value of every block to the end that the playhead heads for.
  private mutating func setOutAnew(on next: Leg, at now: VirtualTime) {
    let horizontal = segments.indices.map { progress(of: $0, at: now) }
    let vertical = segments.indices.map { progress(of: $0, isVertical: true, at: now) }
    for index in segments.indices {
      segments[index].legFrom = horizontal[index]
      segments[index].legFromVertical = vertical[index]
      (segments[index].legStart, segments[index].legLength) = (0, 1)
    }
    leg = next
    if vertical != horizontal { leg.verticalPacing = leg.pacing(isVertical: true) }
    (leg.from, leg.to) = (horizontal[0], isReversed ? 0 : 1)
    heading = 1
    run(from: 0, at: now)
  }
}
