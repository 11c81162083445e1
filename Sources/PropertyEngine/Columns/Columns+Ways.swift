/// A planned way from one value to another: its time and its curve.
package struct EasedWay {
  /// The moments of the stage at which the first pass begins and ends.
  package fileprivate(set) var start: VirtualTime
  package fileprivate(set) var end: VirtualTime
  /// The curve from start to end; `nil` if it is not a single one, as for a spring.
  package let curve: CubicCurve?
  package let cycles: Cycles
  /// The shares of its time at which a keyframe begins.
  package var cuts: [Double] = []
}

// The planned ways of a property, for exports.
extension Columns {
  /// The ways being animated, one for each keyframe with its own curve; a paused value has none.
  package func ways(of slot: Slot) -> [EasedWay] {
    slot.contributions.flatMap { contribution in
      let cohort = contribution.cohort
      guard !cohort.isSilent, let way = cohort.way(of: contribution.segment) else {
        return [EasedWay]()
      }
      return way.split(at: contribution.keyTimes).compactMap { way in
        let way = way.mapped(contribution.clock.stageTime)
        return way.flatMap { $0.start < $0.end ? $0 : nil }
      }
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
  /// The way of a block, unless it is held or resumed midway.
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

  /// A way in this timing as seen by its parent; `nil` if that is not one way.
  fileprivate func placed(_ inner: EasedWay) -> EasedWay? {
    guard pacing == .linear, speed > 0, timeOffset == 0, activeDuration * speed <= duration
    else { return nil }
    return inner.mapped { VirtualTime(seconds: $0.seconds / speed).flatMap(begin.adding) }
  }
}

extension EasedWay {
  /// The same way by another clock; `nil` if that clock never reaches one of its ends.
  fileprivate func mapped(_ time: (VirtualTime) -> VirtualTime?) -> EasedWay? {
    guard let start = time(start), let end = time(end) else { return nil }
    var way = self
    (way.start, way.end) = (start, end)
    return way
  }

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

extension Cycles { fileprivate static let once = Cycles(count: 1, autoreverses: false) }

extension Pacing {
  fileprivate var curve: CubicCurve? { if case .cubic(let curve) = self { curve } else { nil } }
}

extension CubicCurve {
  fileprivate var reversed: CubicCurve { CubicCurve(1 - x2, 1 - y2, 1 - x1, 1 - y1) }
}
