import IntervalArithmetic

/// The place of an animation during a stretch of time.
struct Showing<N: ShownNumeral> {
  /// The progress and the cycles that are over; `nil` if it shows nothing at all.
  var place: (progress: N, cycles: N)?
  /// Whether it shows something all the time.
  var isThroughout: Bool

  static var nothing: Showing { Showing(place: nil, isThroughout: false) }

  init(place: (progress: N, cycles: N)?, isThroughout: Bool = true) {
    (self.place, self.isThroughout) = (place, isThroughout && place != nil)
  }

  /// This one, followed by another.
  func joined(_ next: Showing, jumps: Bool) -> Showing {
    guard let place else { return Showing(place: next.place, isThroughout: false) }
    guard let other = next.place else { return Showing(place: place, isThroughout: false) }
    return Showing(
      place: (
        .joined(place.progress, other.progress, jumps: jumps),
        .joined(place.cycles, other.cycles, jumps: jumps)
      ), isThroughout: isThroughout && next.isThroughout)
  }

  func driven(by seconds: N) -> Showing {
    Showing(
      place: place.map { ($0.progress.driven(by: seconds), $0.cycles.driven(by: seconds)) },
      isThroughout: isThroughout)
  }
}

extension MediaTiming {
  /// A part of one pass, during which its seconds change evenly.
  private struct Part {
    var first: Double
    var last: Double
    // The change of the seconds per second of the stage's time.
    var rate: Double
    var cycles: ClosedRange<Double>
    // Whether the seconds, or the cycles, jump at its beginning.
    var jumps = false

    func number<N: ShownNumeral>(times factor: Double = 1, _ value: (Double) -> Double) -> N {
      N(from: value(first), to: value(last), rate: rate == 0 ? 0 : rate * factor)
    }
  }

  /// The place of the last of some timings, each of which sets the time of those after it.
  static func showing<N: ShownNumeral>(
    _ media: ArraySlice<MediaTiming>, over readings: Stretch
  ) -> Showing<N> {
    guard let own = media.first else { return .nothing }
    var result: Showing<N>?
    for part in own.parts(over: readings) {
      let next: Showing<N> =
        part.map { media.count == 1 ? own.showing($0) : own.showing(media.dropFirst(), in: $0) }
        ?? .nothing
      result = result?.joined(next, jumps: part?.jumps ?? false) ?? next
    }
    return result ?? .nothing
  }

  private func showing<N: ShownNumeral>(_ part: Part) -> Showing<N> {
    Showing(
      place: (progress(part), N(from: part.cycles.lowerBound, to: part.cycles.upperBound, rate: 0)))
  }

  private func progress<N: ShownNumeral>(_ part: Part) -> N {
    switch pacing {
    case .cubic(let curve):
      .value(of: .eased(curve), at: part.number(times: duration > 0 ? 1 / duration : 0, share))
    case .spring(let spring, let stretch):
      .value(of: .sprung(spring), at: part.number(times: stretch) { $0 * stretch })
    }
  }

  // Inner timings follow the seconds of the pass, or, if it is eased, its progress.
  private func showing<N: ShownNumeral>(
    _ inner: ArraySlice<MediaTiming>, in part: Part
  ) -> Showing<N> {
    func tick(_ seconds: Double) -> Int64? { VirtualTime(seconds: seconds)?.ticks }
    if pacing == .linear {
      let ends = [part.first, part.last].compactMap { tick(min(max($0, 0), duration)) }
      guard ends.count == 2 else { return .nothing }
      return Self.showing(inner, over: Stretch(first: ends[0], last: ends[1], rate: part.rate))
    }
    let seconds: N = progress(part) * N(duration)
    guard let first = tick(seconds.bounds.lower), let last = tick(seconds.bounds.upper) else {
      return .nothing
    }
    return Self.showing(inner, over: Stretch(first: first, last: last, rate: 1)).driven(by: seconds)
  }

  // MARK: Parts

  // The parts in order of time; `nil` where nothing is shown.
  private func parts(over readings: Stretch) -> [Part?] {
    let ends = end.map { [$0.ticks, $0.plus(VirtualTime(ticks: 1)).ticks] } ?? []
    return readings.pieces(at: [begin.ticks] + ends).flatMap { index, part in
      // A reading that falls to the beginning goes on before it.
      let tick = index == 0 ? min(part.lower, begin.minus(VirtualTime(ticks: 1)).ticks) : part.lower
      return index == 1 ? ways(over: part) : [standing(at: VirtualTime(ticks: tick))]
    }
  }

  private func standing(at now: VirtualTime) -> Part? {
    fold(at: now).map { seconds, _, cycles in
      let cycles = counted(cycles)
      return Part(first: seconds, last: seconds, rate: 0, cycles: cycles...cycles)
    }
  }

  private func counted(_ cycles: Double) -> Double { autoreverses ? 0 : max(cycles, 0) }

  private func ways(over readings: Stretch) -> [Part?] {
    guard cycle > 0 else { return [standing(at: VirtualTime(ticks: readings.first))] }
    let first = local(at: VirtualTime(ticks: readings.first))
    let last = local(at: VirtualTime(ticks: readings.last))
    let rate = readings.rate * speed
    guard cycle.isFinite else {
      let moves = rate > 0 ? last >= 0 : first > 0
      return [Part(first: max(first, 0), last: max(last, 0), rate: moves ? rate : 0, cycles: 0...0)]
    }
    return rounds(from: cycled(first), to: cycled(last), rate: rate).flatMap(turned)
  }

  // The cycles as seconds of a whole cycle: up to four separately, more of them in two parts.
  private func rounds(
    from start: (rest: Double, cycles: Double), to end: (rest: Double, cycles: Double), rate: Double
  ) -> [Part] {
    let (first, last) = (start.cycles, end.cycles)
    guard first != last else {
      let cycles = counted(first)
      return [Part(first: start.rest, last: end.rest, rate: rate, cycles: cycles...cycles)]
    }
    let (from, to) = rate < 0 ? (cycle, 0) : (0, cycle)
    guard abs(last - first) < 4 else {
      let cycles = [counted(first), counted(last)].sorted()
      let whole = Part(first: from, last: to, rate: rate, cycles: cycles[0]...cycles[1])
      var again = whole
      again.jumps = !autoreverses
      return [whole, again]
    }
    return stride(from: first, through: last, by: first < last ? 1 : -1).map { number in
      let cycles = counted(number)
      return Part(
        first: number == first ? start.rest : from, last: number == last ? end.rest : to,
        rate: rate, cycles: cycles...cycles, jumps: number != first && !autoreverses)
    }
  }

  // The forward and the backward part of a part of a cycle.
  private func turned(_ part: Part) -> [Part] {
    guard autoreverses, max(part.first, part.last) >= duration else { return [part] }
    var (there, back) = (part, part)
    (there.first, there.last) = (min(part.first, duration), min(part.last, duration))
    (back.first, back.last) = (cycle - max(part.first, duration), cycle - max(part.last, duration))
    back.rate = -part.rate
    guard min(part.first, part.last) <= duration else { return [back] }
    return part.rate < 0 ? [back, there] : [there, back]
  }
}

extension Cohort {
  /// The place of a block during a stretch of its clock's time.
  func showing<N: ShownNumeral>(
    of segment: Int, isVertical: Bool, over readings: Stretch
  ) -> Showing<N> {
    if isSilent { return .nothing }
    if isAttached { return MediaTiming.showing(media[...], over: readings) }
    let progress: N =
      if let twin, let other = twin.twin {
        other.playhead.progress(
          beside: twin.playhead, of: segment, isVertical: isVertical, over: readings)
      } else {
        playhead.progress(of: segment, isVertical: isVertical, over: readings)
      }
    return Showing(place: (progress, N(0)))
  }
}
