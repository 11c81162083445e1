extension Columns {
  /// The contributions that move a property at a moment, each on top of those before it.
  package func parts(of slot: Slot, at now: VirtualTime) -> [ColumnPart] {
    slot.composed.map { part($0, of: slot, at: now) }
  }

  private func part(
    _ contribution: Contribution, of slot: Slot, at now: VirtualTime
  ) -> ColumnPart {
    let level = contribution.place(at: now)
    let tracks: [TrackPart?] = (0..<slot.width).map { component in
      guard let place = contribution.tracks[component] else { return nil }
      let isVertical = contribution.cohort.hasVerticalPace && component == slot.verticalComponent
      let moment = isVertical ? contribution.place(at: now, isVertical: true) ?? level : level
      return trackPart(place, of: contribution.cohort, at: moment)
    }
    return ColumnPart(
      cohort: contribution.cohort, segment: contribution.segment, place: level,
      progress: contribution.progress(at: now), tracks: tracks, effect: contribution.effect)
  }

  private func trackPart(
    _ place: TrackPlace, of cohort: Cohort, at moment: MediaTiming.Place?
  ) -> TrackPart {
    let group = cohort.groups[place.group]
    let track = tracks[place.index, in: group.run]
    return TrackPart(
      mixing: group.mixing, place: moment, start: track.number(at: group.share(at: 0)),
      end: track.number(at: group.share(at: 1)),
      own: track.number(at: group.share(at: moment?.progress ?? 0)))
  }
}

/// The effect of one contribution on a property at a moment.
package struct ColumnPart {
  package let cohort: Cohort
  package let segment: Int
  /// Where it is; `nil` while it shows nothing.
  package let place: MediaTiming.Place?
  /// The share of the time of one pass, and whether it returns; `nil` while it shows nothing.
  package let progress: (share: Double, isReturning: Bool)?
  /// Its effect on each number, `nil` for those it does not move; empty for a transform.
  package let tracks: [TrackPart?]
  // Its effect on a transform.
  let effect: MatrixEffect?

  package func shown(over below: SIMD4<Double>) -> SIMD4<Double> {
    var result = below
    for (component, track) in tracks.enumerated() {
      if let track { result[component] = track.shown(over: below[component]) }
    }
    return result
  }

  package func shown(over below: Matrix4) -> Matrix4 { matrix(over: below, at: place) }

  package func ends(over below: Matrix4) -> (from: Matrix4, to: Matrix4) {
    (matrix(over: below, at: (0, 0)), matrix(over: below, at: (1, 0)))
  }

  private func matrix(over below: Matrix4, at place: MediaTiming.Place?) -> Matrix4 {
    guard let effect, let place else { return below }
    return effect.matrix(on: below, at: place)
  }

  /// Whether it adds to what lies below, or multiplies something onto it.
  package var isAdditive: Bool {
    effect.map { $0.isOffset || $0.isAdditive } ?? tracks.allSatisfy { $0?.isAdditive ?? true }
  }
}

/// The effect of one contribution on one number at a moment.
package struct TrackPart {
  let mixing: Mixing
  /// Where it is; vertical positions may be elsewhere.
  package let place: MediaTiming.Place?
  let start: Double
  let end: Double
  let own: Double

  package func shown(over below: Double) -> Double {
    place.map { mixing.value(own: own, end: end, below: below, at: $0) } ?? below
  }

  package var isAdditive: Bool { mixing.keep == 1 && mixing.keepPerProgress == 0 }

  /// The numbers it adds at both ends of its way; unless additive, those it shows over `below`.
  package func ends(over below: Double) -> (from: Double, to: Double) {
    guard !isAdditive else { return (start, end) }
    return (below * mixing.keep + start, below * (mixing.keep + mixing.keepPerProgress) + end)
  }
}

extension Contribution {
  // The share of the time of one pass that is over, and whether it returns.
  fileprivate func progress(at now: VirtualTime) -> (share: Double, isReturning: Bool)? {
    guard !cohort.isSilent else { return nil }
    let reading = clock.reading(at: now)
    guard let own = cohort.media.last else {
      return cohort.playhead.timeShare(of: segment, at: reading)
    }
    return cohort.media.inner(reading).flatMap(own.timeShare)
  }
}
