import IntervalArithmetic

// Where a playhead is with every value of a number between two, on which its beginning, its length,
// its spring, and the moment at which it was turned around or held, may depend: with any of them the
// moment it began, and the ticks it takes, lie between those of the two, as either goes evenly with
// the number. What a spring is then is said by `Interval.sprung(between:_:at:)`.
//
// A spring that has a rule of its own for its end may end at any time that the rule gives for what
// lies between the two, which `SpringRange.settling` holds.
extension Playhead {
  /// The progress over a stretch of time of all playheads between this one and another; not a number
  /// where it is not known.
  func progress<N: ShownNumeral>(
    beside other: Playhead, of index: Int, isVertical: Bool, over readings: Stretch
  ) -> N {
    guard isPlain(index), other.isPlain(index), heading == other.heading, readings.rate == 1,
      let standing = standing(beside: other)
    else { return N(.nan) }
    let pacings = (leg.pacing(isVertical: isVertical), other.leg.pacing(isVertical: isVertical))
    guard let spans = spans(beside: other, pacings) else { return N(.nan) }
    func any(_ low: Double, _ high: Double) -> N {
      low == high ? N(low) : .joined(N(low), N(high), jumps: false)
    }
    func eased(_ ticks: N) -> N {
      let elapsed = ticks.within(0, spans.upper)
      switch pacings {
      case (.cubic(let curve), .cubic(let next)):
        return .eased(
          between: curve, next, at: (elapsed / any(spans.lower, spans.upper)).within(0, 1))
      case (.spring(let spring, let stretch), .spring(let next, let same)) where stretch == same:
        return .sprung(between: spring, next, at: elapsed / N(Self.perSecond) * N(stretch))
      default: return N(.nan)
      }
    }
    let held = standing.upper == 0 ? N(0) : eased(any(standing.lower, standing.upper))
    let anchors = [anchor.ticks, other.anchor.ticks].sorted()
    if hold != nil || readings.last <= anchors[0] { return held }
    let zeros = [zero, other.zero].sorted()
    let ticks = readings.number(perSecond: Self.perSecond, Double.init) - any(zeros[0], zeros[1])
    let times = heading > 0 ? zeros : [Double(readings.first), Double(readings.last)]
    let others = heading > 0 ? [Double(readings.first), Double(readings.last)] : zeros
    // The ticks gone by, at least and at most.
    let (first, last) = (others[0] - times[1], others[1] - times[0])
    // All are at one of the ends.
    if first >= spans.upper { return N(1) }
    if heading < 0, last <= 0 { return N(0) }
    var progress = eased(heading > 0 ? ticks : -ticks)
    if heading < 0, first <= 0 { progress = .joined(progress, N(0), jumps: false) }
    var areCutOff = [self, other].contains { Self.isCutOff(by: $0.cutOff) }
    // Springs that all take as long need not be as near to rest as the two then.
    if pacings.0.isSpring, pacings.0 != pacings.1, spans.lower == spans.upper, last >= spans.lower {
      let end = eased(any(spans.lower - 1, spans.lower)).bounds
      areCutOff = areCutOff || Self.isCutOff(by: max(1 - end.lower, end.upper - 1))
    }
    if readings.first < anchors[1] { progress = .joined(held, progress, jumps: false) }
    guard last >= spans.lower else { return progress }
    // A spring is where it is at its end, and from there on at its target.
    guard pacings.0.isSpring else { return .joined(progress, N(1), jumps: false) }
    // All of them end by the one rule by which they are at rest then, or some are cut off.
    return areCutOff ? .joined(progress, N(1), jumps: true) : .resting(progress, at: 1)
  }

  // The ticks gone by at the anchors, or where both are held.
  private func standing(beside other: Playhead) -> (lower: Double, upper: Double)? {
    guard isHeld == other.isHeld, let one = place, let last = other.place else { return nil }
    return (Double(min(one, last)), Double(max(one, last)))
  }

  // The ticks gone by at the anchor, or where it is held; `nil` where that is no place in time.
  private var place: Int64? {
    switch hold {
    case nil: anchorElapsed
    case .time(let elapsed): elapsed
    case .share, .progress: nil
    }
  }

  // The moment at which no tick has gone by yet, or none is left.
  private var zero: Double {
    Double(anchor.minus(VirtualTime(ticks: heading * anchorElapsed)).ticks)
  }

  /// Whether it begins, takes as long, and was turned around or held where one between two others may
  /// be, each by itself, and eases as one of them does.
  fileprivate func lies(between one: Playhead, and other: Playhead) -> Bool {
    if self == one || self == other { return true }
    func isBetween(_ time: (Playhead) -> some Comparable) -> Bool {
      let times = [time(one), time(other)].sorted()
      return times[0] <= time(self) && time(self) <= times[1]
    }
    guard place != nil, isHeld == one.isHeld, isHeld == other.isHeld else { return false }
    // All else is the same.
    var like = self
    (like.anchor, like.anchorElapsed, like.hold) = (one.anchor, one.anchorElapsed, one.hold)
    like.leg.span = one.leg.span
    (like.leg.pacing, like.leg.verticalPacing) = (one.leg.pacing, one.leg.verticalPacing)
    let legs = [one.leg, other.leg]
    return like == one && isBetween(\.anchor) && isBetween(\.leg.span)
      && isBetween { $0.place ?? -1 } && isBetween(\.zero)
      && leg.pacing.isMade(of: legs.map(\.pacing))
      && legs.map(\.verticalPacing).contains(leg.verticalPacing)
  }

  private static var perSecond: Double { Double(VirtualTime.ticksPerSecond) }

  // Whether a block only goes its whole way once.
  private func isPlain(_ index: Int) -> Bool {
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

extension Pacing {
  /// Whether each coordinate of it is that of one of some others.
  fileprivate func isMade(of others: [Pacing]) -> Bool {
    guard case .cubic(let curve) = self, !others.contains(self) else {
      return others.contains(self)
    }
    let curves = others.compactMap { if case .cubic(let curve) = $0 { curve } else { nil } }
    return curves.contains { ($0.x1, $0.x2) == (curve.x1, curve.x2) }
      && curves.contains { ($0.y1, $0.y2) == (curve.y1, curve.y2) }
  }
}

extension Columns {
  /// Whether a block that repeats or comes back ends elsewhere than at its target, and jumps there; or
  /// one that was turned around may, where what it takes over is written back at its end.
  package var jumpsToTargets: Bool {
    cohorts.contains { cohort in
      let playhead = cohort.playhead
      guard !cohort.isRemoved, !cohort.isAttached else { return false }
      if playhead.isReversed { return cohort.slots.contains { $0.blending != .additive } }
      guard playhead.leg.cycles != nil, let arrival = playhead.arrival else { return false }
      return playhead.progress(isVertical: false, at: arrival) != playhead.leg.to
    }
  }

  /// Lets what is shown over time range over all that lies between some columns, made by the same
  /// steps with two values of a number, or with the corners of a rectangle of two, opposite ones
  /// together.
  ///
  /// A time that goes evenly with both numbers is the least and the greatest at opposite corners.
  ///
  /// - Returns: whether they move the same, and in times of which two hold all.
  package static func pair(_ all: [Columns]) -> Bool {
    let rows = all.map { $0.cohorts.filter { !$0.isRemoved } }
    guard rows.allSatisfy({ $0.map(\.id) == rows[0].map(\.id) }) else { return false }
    for place in rows[0].indices {
      let same = rows.map { $0[place] }
      guard !same.contains(where: \.isAttached) else {
        guard same.allSatisfy({ $0.media == same[0].media }) else { return false }
        continue
      }
      guard same.contains(where: { $0.playhead != same[0].playhead }) else {
        for cohort in same { cohort.twin = nil }
        continue
      }
      let pairs = stride(from: 0, to: same.count, by: 2).map { (same[$0], same[$0 + 1]) }
      let holding = pairs.first { one, other in
        same.allSatisfy { $0.playhead.lies(between: one.playhead, and: other.playhead) }
      }
      guard let (one, other) = holding else { return false }
      for cohort in same { cohort.twin = cohort === one ? other : one }
    }
    return true
  }
}
