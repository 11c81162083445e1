// Springs that end before they are at rest.
extension Cohort {
  /// The share of its way by which a spring misses its target at the end of its time, the greater
  /// of two if vertical positions have their own pacing; 0 for anything else.
  package var cutOff: Double {
    guard let own = media.last else { return playhead.cutOff }
    guard own.pacing.isSpring, let end = own.end, let place = own.place(at: end),
      let before = own.place(at: end.before)
    else { return 0 }
    return abs(place.progress - before.progress)
  }

  /// Whether ``cutOff`` exceeds a thousandth of the way, by more than rounding: Core Animation's
  /// own measure of rest, which settling durations use.
  package var isCutOff: Bool { Playhead.isCutOff(by: cutOff) }
}

extension Playhead {
  /// ``Cohort/cutOff`` of a cohort that is not attached.
  var cutOff: Double {
    guard let arrival else { return 0 }
    let way = abs(leg.to - leg.from)
    return [false, true].map { isVertical in
      guard leg.pacing(isVertical: isVertical).isSpring, way > 0 else { return 0 }
      let end = progress(isVertical: isVertical, at: arrival)
      return abs(end - progress(isVertical: isVertical, at: arrival.before)) / way
    }.max() ?? 0
  }

  static func isCutOff(by share: Double) -> Bool { share > 0.001 * (1 + 1e-6) }
}

extension Contribution {
  /// Whether it ends at this very moment, with a spring that is cut off.
  package func isCutOff(at now: VirtualTime) -> Bool { ends(at: now) && cohort.isCutOff }

  /// Whether it ends at this very moment of the stage's time.
  func ends(at now: VirtualTime) -> Bool {
    (cohort.media.first?.end ?? cohort.playhead.arrival) == clock.reading(at: now)
  }
}

extension VirtualTime { fileprivate var before: VirtualTime { minus(VirtualTime(ticks: 1)) } }
