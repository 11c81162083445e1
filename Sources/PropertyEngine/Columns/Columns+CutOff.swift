// Springs whose time is over before they are at rest.
extension Cohort {
  /// The share of its way that a spring still has to go, or is beyond, when its time is over, and
  /// that its end then takes at once; 0 for anything else.
  ///
  /// The greater of the two where vertical positions have a spring of their own.
  package var cutOff: Double {
    guard let own = media.last else {
      guard let arrival = playhead.arrival else { return 0 }
      let leg = playhead.leg
      let way = abs(leg.to - leg.from)
      return [false, true].map { isVertical in
        guard leg.pacing(isVertical: isVertical).isSpring, way > 0 else { return 0 }
        let end = playhead.progress(isVertical: isVertical, at: arrival)
        return abs(end - playhead.progress(isVertical: isVertical, at: arrival.before)) / way
      }.max() ?? 0
    }
    guard own.pacing.isSpring, let end = own.end, let place = own.place(at: end),
      let before = own.place(at: end.before)
    else { return 0 }
    return abs(place.progress - before.progress)
  }

  /// Whether that is more than rest, a thousandth of the way.
  ///
  /// That is Core Animation's own measure, by which durations of springs are found; what finding
  /// them rounds is left out.
  package var isCutOff: Bool { cutOff > 0.001 * (1 + 1e-6) }
}

extension Contribution {
  /// Whether its time is over at this very moment, with a spring that is cut off.
  package func isCutOff(at now: VirtualTime) -> Bool {
    let end = cohort.media.first?.end ?? cohort.playhead.arrival
    return end == clock.reading(at: now) && cohort.isCutOff
  }
}

extension VirtualTime {
  fileprivate var before: VirtualTime { minus(VirtualTime(ticks: 1)) }
}
