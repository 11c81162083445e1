// Springs that end before they are at rest.
extension Cohort {
  /// The share of its way by which a spring misses its target at the end of its time, the greater
  /// of two if vertical positions have their own pacing; 0 for anything else.
  ///
  /// An attached animation shows its last value until it is removed.
  package var cutOff: Double { isAttached ? 0 : playhead.cutOff }

  /// Choice: the share of its way from which a step at the end of a motion is seen.
  package static var seenStep: Double { 0.005 }

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

  /// The step of the progress at a moment of its clock at which a spring ends at rest.
  package func restingStep(at now: VirtualTime) -> Double {
    guard arrival == now, !Self.isCutOff(by: cutOff) else { return 0 }
    return cutOff * abs(leg.to - leg.from) * (1 + 1e-6)
  }
}

extension Contribution {
  /// Whether it ends at this very moment, with a spring that is cut off.
  package func isCutOff(at now: VirtualTime) -> Bool { ends(at: now) && cohort.isCutOff }

  /// The share of its way that a spring steps as it ends at rest at a moment of the stage's time; an
  /// attached one shows its last value until it is over, and then what lies below it.
  func restingStep(at now: VirtualTime) -> Double {
    guard let own = cohort.media.last else {
      return ends(at: now) && !cohort.isCutOff ? cohort.cutOff : 0
    }
    let moments = [now.before, now].map { cohort.media.inner(clock.reading(at: $0)) }
    guard own.pacing.isSpring, let end = own.end, let before = moments[0],
      let place = own.place(at: before),
      ends(at: now) || before <= end && end <= moments[1] ?? end
    else { return 0 }
    let step = abs(1 - place.progress)
    return Playhead.isCutOff(by: step) ? 0 : step
  }

  // Whether it ends at this very moment of the stage's time, at which its clock may read more.
  private func ends(at now: VirtualTime) -> Bool {
    guard let end = cohort.media.first?.end ?? cohort.playhead.arrival else { return false }
    return clock.reading(at: now.before) < end && end <= clock.reading(at: now)
  }
}

extension VirtualTime { fileprivate var before: VirtualTime { minus(VirtualTime(ticks: 1)) } }
