package import IntervalArithmetic

extension Columns {
  package func repetitions(of slot: Slot) -> [Repetition?] { slot.contributions.map(\.repetition) }

  /// The ticks of the longest period of what repeats for ever; 0 for none.
  package var endlessTicks: Int64 {
    let longest = cohorts.compactMap { $0?.endlessPeriod }.filter(\.isFinite).max()
    return longest.flatMap { Int64(exactly: $0.rounded(.up)) } ?? 0
  }
}

extension Cohort {
  // In ticks of the stage's time.
  fileprivate var endlessPeriod: Double? {
    let rate = abs(groups.first?.clock.rate ?? 1)
    if let media = media.first {
      guard media.end == nil else { return nil }
      return media.cycle * Double(VirtualTime.ticksPerSecond) / abs(media.speed) / rate
    }
    guard ownArrival == nil, let cycles = playhead.leg.cycles else { return nil }
    return Double(playhead.leg.span.ticks) * (cycles.autoreverses ? 2 : 1) / rate
  }
}

extension Contribution {
  fileprivate var repetition: Repetition? {
    guard clock == .stage, !isCumulative else { return nil }
    return cohort.isAttached
      ? (cohort.media.count == 1 ? cohort.media[0].repetition : nil) : cohort.playhead.repetition
  }

  private var isCumulative: Bool {
    if case .member(_, _, let mixing)? = effect?.source, mixing.cumulation != .none { return true }
    return cohort.groups.contains { $0.mixing.cumulation != .none }
  }
}

extension Playhead {
  fileprivate var repetition: Repetition? {
    guard let cycles = leg.cycles, hold == nil, heading > 0 else { return nil }
    let (period, isBeyond) = leg.span.ticks.multipliedReportingOverflow(
      by: cycles.autoreverses ? 2 : 1)
    return isBeyond ? nil : Repetition(from: anchor, to: arrival, period: Double(period))
  }
}

extension MediaTiming {
  fileprivate var repetition: Repetition? {
    guard speed == 1 else { return nil }
    return Repetition(from: begin, to: end, period: cycle * Double(VirtualTime.ticksPerSecond))
  }
}

extension Repetition {
  // Leaves out the end of the last period: the others end with the start of the next.
  fileprivate init?(from start: VirtualTime, to end: VirtualTime?, period: Double) {
    let last = (end ?? .last).minus(VirtualTime(ticks: 1))
    guard period > 0, start < last else { return nil }
    self.init(ticks: start.ticks...last.ticks, period: period)
  }
}
