import IntervalArithmetic

// Where a playhead is with every value of a number between two, on which its beginning, its length
// and its spring may depend: with any of them the moment it began, and the ticks it takes, lie
// between those of the two, as either goes evenly with the number. What a spring is then is said by
// `Interval.sprung(between:_:at:)`.
//
// A spring that has a rule of its own for its end may end at any time that the rule gives for what
// lies between the two, which `SpringRange.settling` holds.
extension Playhead {
  /// The progress over a stretch of time of all playheads between this one and another; not a number
  /// where it is not known.
  func progress<N: ShownNumeral>(
    beside other: Playhead, of index: Int, isVertical: Bool, over readings: Stretch
  ) -> N {
    guard isPlain(index), other.isPlain(index), readings.rate == 1 else { return N(.nan) }
    let pacings = (leg.pacing(isVertical: isVertical), other.leg.pacing(isVertical: isVertical))
    guard let spans = spans(beside: other, pacings) else { return N(.nan) }
    let starts = [anchor.ticks, other.anchor.ticks].map(Double.init).sorted()
    let (first, last) = (
      Double(readings.first) - starts[1], Double(readings.last) - starts[0]
    )
    if last <= 0 { return N(0) }
    if first >= spans.upper { return N(1) }
    func any(_ low: Double, _ high: Double) -> N {
      low == high ? N(low) : .joined(N(low), N(high), jumps: false)
    }
    // The ticks gone by.
    let elapsed =
      (readings.number(perSecond: Self.perSecond, Double.init) - any(starts[0], starts[1]))
      .within(0, spans.upper)
    var progress: N
    switch pacings {
    case (.cubic(let curve), .cubic(let next)):
      progress = .eased(
        between: curve, next, at: (elapsed / any(spans.lower, spans.upper)).within(0, 1))
    case (.spring(let spring, let stretch), .spring(let next, let same)) where stretch == same:
      progress = .sprung(between: spring, next, at: elapsed / N(Self.perSecond) * N(stretch))
    default: return N(.nan)
    }
    if first < 0 { progress = .joined(N(0), progress, jumps: false) }
    guard last >= spans.lower else { return progress }
    // A spring is where it is at its end, and from there on at its target.
    guard pacings.0.isSpring else { return .joined(progress, N(1), jumps: false) }
    // All of them end by the one rule by which they are at rest then, or some are cut off.
    return [self, other].contains { Self.isCutOff(by: $0.cutOff) }
      ? .joined(progress, N(1), jumps: true) : .resting(progress, at: 1)
  }

  private static var perSecond: Double { Double(VirtualTime.ticksPerSecond) }

  // Whether a block only goes its whole way once.
  private func isPlain(_ index: Int) -> Bool {
    guard hold == nil, heading > 0, anchorElapsed == 0 else { return false }
    guard leg.isWhole, leg.cycles == nil, leg.span != Leg.endless, leg.span.ticks > 0 else {
      return false
    }
    return segments.indices.contains(index) && segments[index] == .whole
  }

  // The ticks that all of them take.
  private func spans(
    beside other: Playhead, _ pacings: (Pacing, Pacing)
  ) -> (lower: Double, upper: Double)? {
    let ticks = [leg.span.ticks, other.leg.span.ticks].map(Double.init).sorted()
    guard case (.spring(let spring, 1), .spring(let next, 1)) = pacings, spring != next else {
      return (ticks[0], ticks[1])
    }
    func settlesByRule(_ spring: Spring, _ span: VirtualTime) -> Bool {
      let seconds = spring.parameters.settlingDuration(initialVelocity: spring.initialVelocity)
      return (seconds - span.seconds).magnitude <= 1e-9
    }
    guard settlesByRule(spring, leg.span), settlesByRule(next, other.leg.span) else {
      // With a velocity, no rule says how a spring that settles in a time goes with that.
      let isThrown = spring.initialVelocity != 0 || next.initialVelocity != 0
      let isSame = spring.initialVelocity == next.initialVelocity && ticks[0] == ticks[1]
      return isThrown && !isSame ? nil : (ticks[0], ticks[1])
    }
    guard let range = SpringRange(between: spring, next) else { return nil }
    // One that does not swing ends at a step of the rule, which may be any.
    guard let settling = range.settling else { return (1, Double(Int64.max)) }
    let (low, high) = (settling.lower * Self.perSecond, settling.upper * Self.perSecond)
    return (max(min(low - 2, ticks[0]), 1), max(high + 2, ticks[1]))
  }
}

extension Columns {
  /// Whether a block that repeats or comes back ends elsewhere than at its target, and jumps there.
  package var jumpsToTargets: Bool {
    cohorts.contains { cohort in
      let playhead = cohort.playhead
      guard !cohort.isRemoved, !cohort.isAttached, playhead.leg.cycles != nil,
        let arrival = playhead.arrival
      else { return false }
      return playhead.progress(isVertical: false, at: arrival) != playhead.leg.to
    }
  }

  /// Lets what is shown over time range over all that lies between these columns and others, made
  /// by the same steps.
  ///
  /// - Returns: whether they move the same.
  package func pair(with others: Columns) -> Bool {
    let (mine, theirs) = (cohorts.filter { !$0.isRemoved }, others.cohorts.filter { !$0.isRemoved })
    guard mine.map(\.id) == theirs.map(\.id) else { return false }
    for (one, other) in zip(mine, theirs) where one.playhead != other.playhead || one.isAttached {
      guard !one.isAttached, !other.isAttached else {
        guard one.media == other.media else { return false }
        continue
      }
      (one.twin, other.twin) = (other, one)
    }
    return true
  }
}
