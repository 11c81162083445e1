import IntervalArithmetic

// The place of a playhead during a stretch of its clock's time.
extension Playhead {
  func progress<N: ShownNumeral>(of index: Int, isVertical: Bool, over readings: Stretch) -> N {
    along(readings) { moment in
      N(progress(of: index, isVertical: isVertical, at: moment))
    } going: { elapsed in
      let ways = leg.ways(over: elapsed)
      let first: N = progress(of: segments[index], isVertical: isVertical, over: ways[0].place)
      return ways.dropFirst().reduce(first) { result, way in
        .joined(
          result, progress(of: segments[index], isVertical: isVertical, over: way.place),
          jumps: way.jumps)
      }
    }
  }

  /// The change per second of a block's progress, at a moment of its clock.
  package func rate(of index: Int, isVertical: Bool, at now: VirtualTime) -> Double {
    let readings = Clock.stage.readings(over: now.ticks...now.ticks)
    let progress: Rated<Double> = progress(of: index, isVertical: isVertical, over: readings)
    return progress.rate
  }

  package func progress<N: ShownNumeral>(over ticks: ClosedRange<Int64>) -> N {
    progress(of: 0, isVertical: false, over: Clock.stage.readings(over: ticks))
  }

  /// The values of ``fraction(at:scrubsLinearly:)`` during a stretch of time.
  package func fraction<N: ShownNumeral>(
    over ticks: ClosedRange<Int64>, scrubsLinearly: Bool
  ) -> N {
    along(Clock.stage.readings(over: ticks)) { moment in
      N(fraction(at: moment, scrubsLinearly: scrubsLinearly))
    } going: { elapsed in
      let toward = heading > 0 ? elapsed : elapsed.mapped(rate: -1) { leg.span.ticks - $0 }
      return toward.number(perSecond: Self.ticksPerSecond / Double(leg.span.ticks)) {
        leg.share(elapsed: $0)
      }
    }
  }

  private static let ticksPerSecond = Double(VirtualTime.ticksPerSecond)

  // It is still before it starts, after it arrives and while it is held.
  private func along<N: ShownNumeral>(
    _ readings: Stretch, standing: (VirtualTime) -> N, going: (Stretch) -> N
  ) -> N {
    let left = heading > 0 ? leg.activeSpan.ticks - anchorElapsed : anchorElapsed
    guard hold == nil, left > 0 else { return standing(VirtualTime(ticks: readings.first)) }
    let (arrival, isBeyond) = anchor.ticks.addingReportingOverflow(left)
    return readings.joined(at: isBeyond ? [anchor.ticks] : [anchor.ticks, arrival]) { piece, part in
      piece != 1
        ? standing(VirtualTime(ticks: part.first))
        : going(part.mapped(rate: Double(heading)) { elapsed(at: VirtualTime(ticks: $0)) })
    }
  }

  // MARK: One way

  private func progress<N: ShownNumeral>(
    of segment: Segment, isVertical: Bool, over place: Stretch
  ) -> N {
    if let entry = segment.entry, leg.isWhole {
      return entry.progress(atWhole: progress(of: .whole, isVertical: isVertical, over: place))
    }
    let from = leg.isWhole ? 0 : (isVertical ? segment.legFromVertical : segment.legFrom)
    let pacing = leg.pacing(isVertical: isVertical)
    let (cuts, isGradual) = segment.ends(in: leg)
    // A spring ends where it is, and is at its target from there on.
    return place.joined(
      at: cuts, jumps: { $0 == cuts.count - 1 && (pacing.isSpring || !isGradual) }
    ) { piece, part in
      if piece == 0 { return N(from) }
      if piece == cuts.count { return N(leg.to) }
      let eased: N = eased(pacing, of: segment, over: part)
      return leg.isWhole ? eased : .straight(from: from, delta: leg.to - from, at: eased)
    }
  }

  private func eased<N: ShownNumeral>(
    _ pacing: Pacing, of segment: Segment, over place: Stretch
  ) -> N {
    let (start, length) = segment.window(in: leg)
    let span = leg.span.seconds
    func local(_ elapsed: Int64) -> Double {
      segment.localShare(leg.share(elapsed: elapsed), in: leg)
    }
    switch pacing {
    case .cubic(let curve):
      let share: N = place.number(perSecond: 1 / (span * length), local)
      return .value(of: .eased(curve), at: share)
    case .spring(let spring, let stretch):
      let seconds: N = place.number(perSecond: stretch / length) { elapsed in
        let seconds = VirtualTime(ticks: elapsed).seconds
        if start == 0, length == 1 { return seconds * stretch }
        return local(elapsed) > 0 ? (seconds - start * span) / length * stretch : 0
      }
      return .value(of: .sprung(spring), at: seconds)
    }
  }
}

extension Segment {
  /// The ticks of a leg at which the block starts and arrives; only the latter if it jumps.
  func ends(in leg: Leg) -> (ticks: [Int64], isGradual: Bool) {
    let (start, length) = window(in: leg)
    if start == 0, length == 1 { return ([0, leg.span.ticks], true) }
    func first(where isSo: (Double) -> Bool) -> Int64 {
      (min(leg.span.ticks, .max - 2) + 1).bisected(from: -1) { elapsed in
        isSo(localShare(leg.share(elapsed: elapsed), in: leg))
      }
    }
    let arrival = first { $0 >= 1 }
    return length > 0 ? ([first { $0 > 0 } - 1, arrival], true) : ([arrival], false)
  }
}

extension Segment.Entry {
  func progress<N: ShownNumeral>(atWhole progress: N) -> N {
    let before = N(own) * (progress / N(whole))
    let after = N(own) + N(1 - own) * ((progress - N(whole)) / N(1 - whole))
    let result: N =
      switch N.isBelow(progress, N(whole)) {
      case .holds: before
      case .fails: after
      case .unknown: .joined(before, after, jumps: false)
      }
    let (lower, upper) = progress.bounds
    return lower <= 1 && upper >= 1 ? result.touching(1) : result
  }
}

extension Leg {
  /// The passes that a stretch of ticks touches, as ticks of one pass in order of time, each with
  /// whether it begins with a jump.
  func ways(over elapsed: Stretch) -> [(place: Stretch, jumps: Bool)] {
    let span = span.ticks
    guard let cycles, span > 0 else { return [(elapsed, false)] }
    // The very end belongs to the last pass.
    let first = min(elapsed.lower, activeSpan.ticks - 1) / span
    func place(_ part: Stretch, of way: Int64) -> Stretch {
      cycles.autoreverses && way % 2 == 1
        ? part.mapped(rate: -1) { span - ($0 - way * span) } : part.mapped { $0 - way * span }
    }
    guard elapsed.upper / span - first < 4 else {
      let whole = Stretch(first: 0, last: span, rate: elapsed.rate)
      let back = Stretch(first: span, last: 0, rate: -elapsed.rate)
      return cycles.autoreverses
        ? [(whole, false), (back, false)] : [(whole, false), (whole, true)]
    }
    let ends = (first..<elapsed.upper / span).map { ($0 + 1) * span }
    return elapsed.pieces(at: ends.filter { $0 < activeSpan.ticks }).enumerated().map {
      (place($1.part, of: first + Int64($1.index)), $0 > 0 && !cycles.autoreverses)
    }
  }
}
