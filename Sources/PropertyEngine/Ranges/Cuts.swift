// Ticks at which a piece of motion may begin or end. They help to halve a stretch where it counts;
// extra ones do no harm, and missing ones cost time.
extension Columns {
  /// The cuts in the motion of a property, in any order, at most `limit`.
  package func cuts(of slot: Slot, in ticks: ClosedRange<Int64>, limit: Int) -> [Int64] {
    var found: [Int64] = []
    for contribution in slot.contributions where found.count < limit {
      let readings = contribution.clock.readings(over: ticks)
      let within = readings.lower...readings.upper
      let cohort = contribution.cohort
      let own =
        cohort.media.first.map { $0.cuts(in: within, limit: limit) }
        ?? cohort.playhead.cuts(in: within, limit: limit)
      found += own.compactMap { reading in
        contribution.clock.stageTime(ofReading: VirtualTime(ticks: reading))?.ticks
      }
    }
    return Array(found.prefix(limit))
  }
}

extension Playhead {
  /// The cuts of a playhead, in ticks of its clock.
  package func cuts(in readings: ClosedRange<Int64>, limit: Int) -> [Int64] {
    guard hold == nil else { return [] }
    var found = [anchor.ticks]
    arrival.map { found.append($0.ticks) }
    let span = leg.span.ticks
    guard span > 0 else { return found }
    let ends = readings.clamped(to: anchor.ticks...max(arrival ?? .last, anchor).ticks)
    let done = [ends.lowerBound, ends.upperBound].map { elapsed(at: VirtualTime(ticks: $0)) }
      .sorted()
    for way in (done[0] / span)...(done[1] / span) where found.count < limit {
      for tick in segments.flatMap({ $0.ends(in: leg).ticks }) + [span] {
        let (sum, isBeyond) = (way * span).addingReportingOverflow(tick)
        guard !isBeyond, sum <= done[1] else { continue }
        found.append(anchor.ticks + heading * (sum - anchorElapsed))
      }
    }
    return found
  }
}

extension MediaTiming {
  /// The cuts of a timing, in ticks of its parent's time.
  func cuts(in readings: ClosedRange<Int64>, limit: Int) -> [Int64] {
    var found = [begin.ticks] + (end.map { [$0.ticks] } ?? [])
    guard speed != 0, duration > 0, duration.isFinite else { return found }
    let ends = readings.clamped(to: begin.ticks...max(end ?? .last, begin).ticks)
    let done = [ends.lowerBound, ends.upperBound]
      .map { (local(at: VirtualTime(ticks: $0)) / duration).rounded(.down) }.sorted()
    var way = done[0]
    while way <= done[1] + 1, found.count < limit {
      let reading = VirtualTime(seconds: (way * duration - timeOffset) / speed)
      found += (reading.flatMap(begin.adding)).map { [$0.ticks] } ?? []
      way += 1
    }
    return found
  }
}
