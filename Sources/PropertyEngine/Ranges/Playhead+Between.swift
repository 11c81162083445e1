import IntervalArithmetic

// The place of a playhead for all values of a number between two. The number may set its beginning,
// its length, its spring, and the moment at which it was reversed or held. The moment it began and
// the ticks it takes lie between those of the two, as both change evenly with the number.
// `Interval.sprung(between:_:at:)` bounds the springs.
//
// A spring that ends by a rule may end at any time that the rule gives for the springs between the
// two; `SpringRange.settling` bounds these times.
extension Playhead {
  /// The progress over a stretch of time of all playheads between this one and another; not a
  /// number if it is unknown.
  func progress<N: ShownNumeral>(
    beside other: Playhead, of index: Int, isVertical: Bool, over readings: Stretch
  ) -> N {
    guard isPlain(index), other.isPlain(index), heading == other.heading, readings.rate == 1,
      let elapsedAtRest = elapsedAtRest(beside: other)
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
        let share = (elapsed / any(spans.lower, spans.upper)).within(0, 1)
        return .value(of: .easedBetween(curve, next), at: share)
      case (.spring(let spring, let stretch), .spring(let next, let same)) where stretch == same:
        let seconds = elapsed / N(Self.perSecond) * N(stretch)
        return .value(of: .sprungBetween(spring, next), at: seconds)
      default: return N(.nan)
      }
    }
    let held =
      elapsedAtRest.upper == 0 ? N(0) : eased(any(elapsedAtRest.lower, elapsedAtRest.upper))
    let anchors = [anchor.ticks, other.anchor.ticks].sorted()
    if hold != nil || readings.last < anchors[0] { return held }
    let zeros = [momentOfNoTick, other.momentOfNoTick].sorted()
    let ticks = readings.number(perSecond: Self.perSecond, Double.init) - any(zeros[0], zeros[1])
    // The fewest and the most ticks that have passed.
    let (from, to) = (Double(readings.first), Double(readings.last))
    let (first, last) =
      heading > 0 ? (from - zeros[1], to - zeros[0]) : (zeros[0] - to, zeros[1] - from)
    // All are at one of the ends.
    if first >= spans.upper { return N(1) }
    if heading < 0, last <= 0 { return N(0) }
    var progress = eased(heading > 0 ? ticks : -ticks)
    if heading < 0, first <= 0 { progress = .joined(progress, N(0), jumps: false) }
    var areCutOff = [self, other].contains { Self.isCutOff(by: $0.cutOff) }
    if last >= spans.lower, areCutOffApart(beside: other, pacings) {
      let end = eased(any(spans.lower - 1, spans.upper)).bounds
      areCutOff = areCutOff || Self.isCutOff(by: max(1 - end.lower, end.upper - 1))
    }
    if readings.first < anchors[1] { progress = .joined(held, progress, jumps: false) }
    guard last >= spans.lower else { return progress }
    // A spring ends where it is, and is at its target from there on.
    guard pacings.0.isSpring else { return .joined(progress, N(1), jumps: false) }
    // Either all of them end at rest, by the same rule, or some are cut off.
    return areCutOff ? .joined(progress, N(1), jumps: true) : .resting(progress, at: 1)
  }

  // The ticks that have passed at the anchors, or where both are held.
  private func elapsedAtRest(beside other: Playhead) -> (lower: Double, upper: Double)? {
    guard isHeld == other.isHeld, let one = elapsedAtAnchor, let last = other.elapsedAtAnchor else {
      return nil
    }
    return (Double(min(one, last)), Double(max(one, last)))
  }

  // The ticks that have passed at the anchor, or where it is held; `nil` if it is not held in time.
  private var elapsedAtAnchor: Int64? {
    switch hold {
    case nil: anchorElapsed
    case .time(let elapsed): elapsed
    case .share, .progress: nil
    }
  }

  // The moment at which no tick has passed, or, in reverse, none is left.
  private var momentOfNoTick: Double {
    Double(anchor.minus(VirtualTime(ticks: heading * anchorElapsed)).ticks)
  }

  /// Whether its beginning, its length, its reversal or hold, and its easing each lie between those
  /// of two others.
  fileprivate func lies(between one: Playhead, and other: Playhead) -> Bool {
    if self == one || self == other { return true }
    func isBetween(_ time: (Playhead) -> some Comparable) -> Bool {
      let times = [time(one), time(other)].sorted()
      return times[0] <= time(self) && time(self) <= times[1]
    }
    guard elapsedAtAnchor != nil, isHeld == one.isHeld, isHeld == other.isHeld else { return false }
    // Everything else must be the same.
    var like = self
    (like.anchor, like.anchorElapsed, like.hold) = (one.anchor, one.anchorElapsed, one.hold)
    like.leg.span = one.leg.span
    (like.leg.pacing, like.leg.verticalPacing) = (one.leg.pacing, one.leg.verticalPacing)
    return like == one && isBetween(\.anchor) && isBetween { $0.elapsedAtAnchor ?? -1 }
      && isBetween(\.momentOfNoTick)
      // Springs that end by the rule may end at any time that it gives.
      && end == one.end && end == other.end && (end == .byRule || isBetween(\.leg.span))
      && leg.pacing.lies(between: one.leg.pacing, other.leg.pacing)
      && [one, other].map(\.leg.verticalPacing).contains(leg.verticalPacing)
  }

  private var end: Spring.End? {
    if case .spring(let spring, _) = leg.pacing { spring.end(in: leg.span) } else { nil }
  }

  private static var perSecond: Double { Double(VirtualTime.ticksPerSecond) }

  // Whether a block only plays its whole way once.
  private func isPlain(_ index: Int) -> Bool {
    guard leg.isWhole, leg.cycles == nil, leg.span != Leg.endless, leg.span.ticks > 0 else {
      return false
    }
    return segments.indices.contains(index) && segments[index] == .whole
  }

  // Whether springs that end after a given time may miss their target by more than the two do: they
  // have the same shape only without a velocity and with the same damping ratio.
  private func areCutOffApart(beside other: Playhead, _ pacings: (Pacing, Pacing)) -> Bool {
    guard case (.spring(let spring, _), .spring(let next, _)) = pacings, !spring.movesLike(next),
      spring.end(in: leg.span) != .byRule || next.end(in: other.leg.span) != .byRule
    else { return false }
    let ratios = [spring, next].map(\.parameters.dampingRatio)
    return spring.initialVelocity != 0 || next.initialVelocity != 0
      || (ratios[0] - ratios[1]).magnitude > 1e-12
  }

  // Bounds of the ticks that all of them take; `nil` if they are unknown.
  private func spans(
    beside other: Playhead, _ pacings: (Pacing, Pacing)
  ) -> (lower: Double, upper: Double)? {
    let ticks = [leg.span.ticks, other.leg.span.ticks].map(Double.init).sorted()
    guard case (.spring(let spring, 1), .spring(let next, 1)) = pacings, !spring.movesLike(next)
    else { return (ticks[0], ticks[1]) }
    guard let end = spring.end(in: leg.span), end == next.end(in: other.leg.span) else {
      return nil
    }
    guard end == .byRule else { return (ticks[0], ticks[1]) }
    guard let range = SpringRange(between: spring, next) else { return nil }
    // If some may swing and some not, the step of the rule at which they end is unknown.
    guard let settling = range.settling else { return (1, Double(Int64.max)) }
    let (low, high) = (settling.lower * Self.perSecond, settling.upper * Self.perSecond)
    return (max(min(low - 2, ticks[0]), 1), max(high + 2, ticks[1]))
  }
}

extension Spring {
  fileprivate enum End {
    /// At rest, by Core Animation's rule.
    case byRule
    /// After a given time, by one root of the rule for such springs or by the other.
    case givenBeyondPeak, givenBeforeZero
  }

  /// - Returns: `nil` if only rounding decides.
  fileprivate func end(in span: VirtualTime) -> End? {
    let rule = parameters.settlingDuration(initialVelocity: initialVelocity)
    if (rule - span.seconds).magnitude <= 1e-9 { return .byRule }
    return isBeyondPeak(settlingIn: span.seconds).map { $0 ? .givenBeyondPeak : .givenBeforeZero }
  }
}

extension Pacing {
  /// Whether each coordinate of a curve is that of one of two others, or each number of a spring lies
  /// between theirs.
  fileprivate func lies(between one: Pacing, _ other: Pacing) -> Bool {
    switch (self, one, other) {
    case _ where self == one || self == other: true
    case (.cubic(let curve), .cubic(let one), .cubic(let other)):
      [one, other].contains { ($0.x1, $0.x2) == (curve.x1, curve.x2) }
        && [one, other].contains { ($0.y1, $0.y2) == (curve.y1, curve.y2) }
    case (.spring(let spring, 1), .spring(let one, 1), .spring(let other, 1)):
      spring.lies(between: one, other)
    default: false
    }
  }
}

extension Columns {
  /// Whether a shown value may jump where a block ends: from a value other than the one below it,
  /// or, after a reversal, as the value it replaces is written back.
  package var jumpsToTargets: Bool {
    cohorts.contains { cohort in
      guard let cohort, !cohort.isAttached else { return false }
      let playhead = cohort.playhead
      if playhead.isReversed { return cohort.slots.contains { $0.blending != .additive } }
      guard let arrival = playhead.arrival else { return false }
      if playhead.leg.cycles != nil,
        playhead.progress(isVertical: false, at: arrival) != playhead.leg.to
      {
        return true
      }
      return cohort.slots.contains { jumps($0, atEndOf: cohort, arrival) }
    }
  }

  package var isAtRest: Bool { cohorts.allSatisfy { $0 == nil } }

  /// Whether every moving property adds up its contributions.
  package var onlyAdds: Bool {
    cohorts.allSatisfy { $0?.slots.allSatisfy { $0.blending == .additive } ?? true }
  }

  /// Makes values shown over time cover everything between some columns: the same steps made them,
  /// with two values of a number, or with the corners of a rectangle of two numbers, opposite
  /// corners side by side.
  ///
  /// A time that changes evenly with both numbers is least and greatest at opposite corners.
  ///
  /// - Returns: whether all move alike, in times that two of them bound.
  package static func pair(_ all: [Columns]) -> Bool {
    let rows = all.map { $0.cohorts.compactMap(\.self) }
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
