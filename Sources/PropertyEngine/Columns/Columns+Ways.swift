import DequeModule

/// A way from one value to another as it was planned: when it is gone, and along which curve.
package struct EasedWay {
  /// The moments of the stage at which one way begins and ends.
  package let start: VirtualTime
  package let end: VirtualTime
  /// The curve from its start to its end; `nil` where it is no single one: a spring, say.
  package let curve: CubicCurve?
  /// How often it is gone.
  package let cycles: Cycles
  /// The shares of its time at which something else begins that goes along the same curve: the next
  /// keyframe.
  package var cuts: [Double] = []
}

// What moves a property, as whoever is to move it elsewhere must know it.
extension Columns {
  /// The ways that something goes which moves a property; what is held goes none.
  ///
  /// Keyframes with curves of their own are a way from each to the next.
  package func ways(of slot: Slot) -> [EasedWay] {
    slot.contributions.flatMap { contribution in
      let cohort = contribution.cohort
      guard !cohort.isSilent, let way = cohort.way(of: contribution.segment) else {
        return [EasedWay]()
      }
      return way.split(at: keyTimes(of: contribution)).compactMap { way in
        guard let start = contribution.clock.stageTime(ofReading: way.start),
          let end = contribution.clock.stageTime(ofReading: way.end), start < end
        else { return nil }
        return EasedWay(
          start: start, end: end, curve: way.curve, cycles: way.cycles, cuts: way.cuts)
      }
    }
  }

  private func keyTimes(of contribution: Contribution) -> KeyTimes? {
    switch contribution.effect?.source {
    case .frames(let times, _)?: return times
    case nil:
      let groups = (0..<4).compactMap { contribution.tracks[$0]?.group }
      return groups.lazy.compactMap { contribution.cohort.groups[$0].framed?.frames.times }.first
    default: return nil
    }
  }
}

extension Cohort {
  /// The way of a block, by the cohort's clock.
  fileprivate func way(of segment: Int) -> EasedWay? {
    guard let own = media.last else { return playhead.way(of: segment) }
    guard let way = own.way else { return nil }
    return media.dropLast().reversed().reduce(way) { way, outer in way.flatMap { outer.placed($0) }
    }
  }
}

extension Playhead {
  /// The way of a block, unless it is held or goes on from the middle.
  fileprivate func way(of index: Int) -> EasedWay? {
    let (segment, span) = (segments[index], leg.span)
    guard hold == nil, leg.isWhole, segment.entry == nil, span.ticks > 0, span != Leg.endless,
      segment.length > 0, heading > 0 || leg.cycles == nil
    else { return nil }
    func moment(_ share: Double) -> VirtualTime {
      let ticks = Int64((Double(span.ticks) * share).rounded())
      return anchor.plus(VirtualTime(ticks: heading * (ticks - anchorElapsed)))
    }
    let ends = [moment(segment.start), moment(min(segment.start + segment.length, 1))]
    let curve = leg.verticalPacing == nil ? leg.pacing.curve : nil
    return EasedWay(
      start: heading > 0 ? ends[0] : ends[1], end: heading > 0 ? ends[1] : ends[0],
      curve: heading > 0 ? curve : curve?.reversed, cycles: leg.cycles ?? .once)
  }
}

extension MediaTiming {
  /// The first way, by the parent's time.
  fileprivate var way: EasedWay? {
    guard speed != 0, timeOffset == 0, duration > 0, duration.isFinite,
      let length = VirtualTime(seconds: duration / speed.magnitude), let end = begin.adding(length)
    else { return nil }
    let cycles = Cycles(count: activeDuration * speed.magnitude / cycle, autoreverses: autoreverses)
    return EasedWay(
      start: begin, end: end, curve: speed > 0 ? pacing.curve : pacing.curve?.reversed,
      cycles: cycles)
  }

  /// A way in this one's time as it is in the parent's; `nil` where that is not one way.
  fileprivate func placed(_ inner: EasedWay) -> EasedWay? {
    guard pacing == .linear, speed > 0, timeOffset == 0, activeDuration * speed <= duration
    else { return nil }
    func outer(_ time: VirtualTime) -> VirtualTime? {
      VirtualTime(seconds: time.seconds / speed).flatMap(begin.adding)
    }
    guard let start = outer(inner.start), let end = outer(inner.end) else { return nil }
    return EasedWay(
      start: start, end: end, curve: inner.curve, cycles: inner.cycles, cuts: inner.cuts)
  }
}

extension EasedWay {
  fileprivate func split(at times: KeyTimes?) -> [EasedWay] {
    guard let times else { return [self] }
    guard !times.pacings.isEmpty else {
      var whole = self
      whole.cuts = times.times.compactMap { curve?.time(forProgress: $0) }
      return [whole]
    }
    guard curve == .linear, cycles == .once else {
      return [EasedWay(start: start, end: end, curve: nil, cycles: cycles)]
    }
    let span = Double(end.minus(start).ticks)
    let moments = times.times.map { start.plus(VirtualTime(ticks: Int64(($0 * span).rounded()))) }
    return zip(moments, moments.dropFirst()).enumerated().map { index, ends in
      EasedWay(
        start: ends.0, end: ends.1,
        curve: index < times.pacings.count ? times.pacings[index] : .linear, cycles: cycles)
    }
  }
}

extension Cycles {
  fileprivate static let once = Cycles(count: 1, autoreverses: false)
}

extension Pacing {
  fileprivate var curve: CubicCurve? {
    if case .cubic(let curve) = self { curve } else { nil }
  }
}

extension CubicCurve {
  /// The curve of the same way gone back.
  fileprivate var reversed: CubicCurve { CubicCurve(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
}
