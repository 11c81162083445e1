// Attached animations, which have a timing of their own, and keyframes.
extension Columns {
  /// Makes a cohort with Core Animation's timing: its own last, the groups around it first.
  package func makeCohort(media: [MediaTiming]) -> Cohort {
    let cohort = makeCohort(playhead: Playhead(leg: Leg(pacing: .linear, span: .zero)))
    cohort.media = media
    return cohort
  }

  /// Adds an animation of some components of a property; `offset` is the index of the first one
  /// among the way's numbers.
  package func attach(
    _ cohort: Cohort, segment: Int = 0, to slot: Slot, components: Range<Int>, way: Way,
    offset: Int, mixing: Mixing, clock: Clock
  ) {
    posedAt = nil
    var contribution = Contribution(cohort: cohort, segment: segment, clock: clock)
    let frames: Keyframes? = if case .frames(let frames) = way { frames } else { nil }
    for component in components {
      let number = offset + component - components.lowerBound
      let group = group(
        of: cohort, segment: segment, isVertical: false, mixing: mixing, clock: clock,
        frames: frames, component: frames == nil ? 0 : number)
      let cell = slot.firstCell + Int32(component)
      let track: Track =
        switch way {
        case .straight(let from, let delta):
          Track(from: from[number], delta: delta[number], cell: cell)
        case .frames: .framed(cell)
        }
      contribution.tracks[component] = append(track, to: group, of: cohort)
    }
    slot.insert(contribution)
  }

  package func attach(
    _ cohort: Cohort, segment: Int = 0, to slot: Slot, effect: MatrixEffect, clock: Clock
  ) {
    posedAt = nil
    slot.insert(Contribution(cohort: cohort, segment: segment, clock: clock, effect: effect))
  }

  // MARK: Clocks

  /// Moves the contributions that follow their layer's time to another time space, from now on.
  package func move(_ slot: Slot, to timeSpace: TimeSpace?, at now: VirtualTime) {
    posedAt = nil
    for index in slot.contributions.indices {
      let contribution = slot.contributions[index]
      guard contribution.cohort.followsLayers, contribution.clock.timeSpace !== timeSpace else {
        continue
      }
      let clock = contribution.clock.going(on: timeSpace, at: now)
      slot.contributions[index].clock = clock
      for component in 0..<slot.width {
        guard let place = contribution.tracks[component] else { continue }
        slot.contributions[index].tracks[component] = moved(
          place, of: contribution.cohort, to: clock)
      }
    }
  }

  private func moved(_ place: TrackPlace, of cohort: Cohort, to clock: Clock) -> TrackPlace {
    let old = cohort.groups[place.group]
    let target = group(
      of: cohort, segment: old.segment, isVertical: old.isVertical, mixing: old.mixing,
      clock: clock, frames: old.course?.frames, component: old.course?.component ?? 0)
    defer { silence(place, of: cohort) }
    return append(tracks[place.index, in: old.run], to: target, of: cohort)
  }

  /// When the last of a cohort's clocks reaches a reading; `nil` if one never does.
  package func lastStageTime(ofReading reading: VirtualTime, of cohort: Cohort) -> VirtualTime? {
    var last: VirtualTime?
    for slot in cohort.slots {
      for contribution in slot.contributions[slot.indices(of: cohort)] {
        guard let time = contribution.clock.stageTime(ofReading: reading) else { return nil }
        last = max(last ?? time, time)
      }
    }
    return last ?? reading
  }
}
