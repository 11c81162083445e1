// What is shown at a moment. Posing everything and asking for one property alone do the same
// arithmetic in the same order, so both give the same bits.
extension Columns {
  /// Computes every moving number for a moment; does nothing when that is done already.
  package func pose(at now: VirtualTime) {
    guard posedAt != now else { return }
    posedAt = now
    cells.shown.update(from: cells.base, count: cells.count)
    for cohort in cohorts {
      for place in cohort.writingOrder {
        let group = cohort.groups[place]
        let moment = cohort.place(of: group.segment, isVertical: group.isVertical, at: now)
        if let moment { write(group, at: moment) }
      }
    }
  }

  /// What a property shows at a moment.
  package func shown(_ slot: Slot, at now: VirtualTime) -> SIMD4<Double> {
    var result = SIMD4<Double>.zero
    let isPosed = posedAt == now
    for component in 0..<slot.width {
      let cell = Int(slot.firstCell) + component
      result[component] =
        isPosed ? cells.shown[cell] : shown(component, of: slot, base: cells.base[cell], at: now)
    }
    return result
  }

  /// What a transform shows at a moment: the model with the offset of each contribution.
  package func shownTransform(_ slot: Slot, at now: VirtualTime) -> AffineMatrix {
    var result = slot.model
    for contribution in slot.contributions.reversed() {
      guard let path = contribution.path else { continue }
      let part = path.matrix(
        at: contribution.cohort.playhead.progress(of: contribution.segment, at: now))
      result =
        result == path.end
        ? part : result.concatenating(contribution.targetInverse).concatenating(part)
    }
    return result
  }

  /// The change per second of what a property shows; transforms have none.
  package func velocity(_ slot: Slot, at now: VirtualTime) -> SIMD4<Double> {
    var result = SIMD4<Double>.zero
    for contribution in slot.contributions {
      for (component, place) in contribution.tracks.enumerated() where place.isUsed {
        let speed = contribution.cohort.playhead.velocity(
          of: contribution.segment, isVertical: component == slot.verticalComponent, at: now)
        let delta = contribution.cohort.groups[place.group].tracks[place.index].delta
        let mixing = contribution.cohort.groups[place.group].mixing
        result[component] = mixing.keep * result[component] + delta * speed
      }
    }
    return result
  }

  /// What one cohort adds to a property now: the offset of additive kinds, else the value.
  package func contribution(
    of cohort: Cohort, to slot: Slot, at now: VirtualTime
  ) -> SIMD4<Double> {
    var result = SIMD4<Double>.zero
    for contribution in slot.contributions where contribution.cohort === cohort {
      for component in contribution.tracks.indices {
        let value = self.value(of: contribution, component, in: slot, at: now)
        result[component] = slot.blending == .additive ? result[component] + value : value
      }
    }
    return result
  }

  /// The factor by which all contributions but one cohort's change a transform now.
  package func factor(
    without cohort: Cohort, to slot: Slot, at now: VirtualTime
  ) -> AffineMatrix {
    var result = AffineMatrix.identity
    for contribution in slot.contributions.reversed() where contribution.cohort !== cohort {
      guard let path = contribution.path else { continue }
      let progress = contribution.cohort.playhead.progress(of: contribution.segment, at: now)
      result = result.concatenating(contribution.targetInverse)
        .concatenating(path.matrix(at: progress))
    }
    return result
  }

  private func shown(
    _ component: Int, of slot: Slot, base: Double, at now: VirtualTime
  ) -> Double {
    var result = base
    for contribution in slot.contributions {
      let place = contribution.tracks[component]
      guard place.isUsed else { continue }
      let group = contribution.cohort.groups[place.group]
      let moment = contribution.cohort.place(
        of: group.segment, isVertical: group.isVertical, at: now)
      guard let moment else { continue }
      result = group.mixing.value(group.tracks[place.index], below: result, at: moment)
    }
    return result
  }

  private func value(
    of contribution: Contribution, _ component: Int, in slot: Slot, at now: VirtualTime
  ) -> Double {
    let place = contribution.tracks[component]
    let track = contribution.cohort.groups[place.group].tracks[place.index]
    let progress = contribution.cohort.playhead.progress(
      of: contribution.segment, isVertical: component == slot.verticalComponent, at: now)
    return track.from + track.delta * progress
  }

  private func write(_ group: Cohort.Group, at moment: MediaTiming.Place) {
    let (shown, progress) = (cells.shown, moment.progress)
    group.tracks.withUnsafeBufferPointer { tracks in
      switch group.mixing {
      case .additive:
        for track in tracks { shown[Int(track.cell)] += track.from + track.delta * progress }
      case .absolute:
        for track in tracks { shown[Int(track.cell)] = track.from + track.delta * progress }
      case let mixing:
        for track in tracks {
          let cell = Int(track.cell)
          shown[cell] = mixing.value(track, below: shown[cell], at: moment)
        }
      }
    }
  }
}
