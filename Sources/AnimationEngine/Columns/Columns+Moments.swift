// What is shown at a moment. Posing everything and asking for one property alone do the same
// arithmetic in the same order, so both give the same bits.
extension Columns {
  /// Computes every moving number for a moment; does nothing when that is done already.
  package func pose(at now: VirtualTime) {
    guard posedAt != now else { return }
    posedAt = now
    cells.shown.update(from: cells.base, count: cells.count)
    let shown = cells.shown
    for cohort in cohorts { cohort.write(to: shown, at: now) }
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

  /// What a transform shows at a moment: the model with the offset of each contribution, the
  /// newest first; then what takes its place or a part of it, the newest last.
  package func shownTransform(_ slot: Slot, at now: VirtualTime) -> Matrix4 {
    var result = slot.model
    for contribution in slot.contributions.reversed() {
      guard let effect = contribution.effect, effect.isOffset,
        let place = contribution.place(at: now)
      else { continue }
      result = effect.matrix(on: result, at: place)
    }
    for contribution in slot.contributions {
      guard let effect = contribution.effect, !effect.isOffset,
        let place = contribution.place(at: now)
      else { continue }
      result = effect.matrix(on: result, at: place)
    }
    return result
  }

  /// The change per second of what a property shows; transforms have none.
  package func velocity(_ slot: Slot, at now: VirtualTime) -> SIMD4<Double> {
    var result = SIMD4<Double>.zero
    for contribution in slot.contributions {
      for (component, place) in contribution.tracks.enumerated() where place.isUsed {
        let isVertical = component == slot.verticalComponent
        guard let moment = contribution.place(at: now, isVertical: isVertical) else { continue }
        let group = contribution.cohort.groups[place.group]
        let speed = contribution.cohort.velocity(of: group, at: now)
        let keep = group.mixing.keep + group.mixing.keepPerProgress * moment.progress
        let slope: Double
        if let frames = group.frames {
          slope = frames.slope(group.frameTracks[place.index].component, at: moment.progress)
        } else {
          let below = cells.base[Int(slot.firstCell) + component]
          slope = group.tracks[place.index].delta + group.mixing.keepPerProgress * below
        }
        result[component] = keep * result[component] + slope * speed
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

  /// The factor by which the offsets of all cohorts but one change a transform now.
  package func factor(
    without cohort: Cohort, to slot: Slot, at now: VirtualTime
  ) -> Matrix4 {
    var result = Matrix4.identity
    for contribution in slot.contributions.reversed() where contribution.cohort !== cohort {
      guard case .offset(let path, let targetInverse) = contribution.effect?.source,
        let place = contribution.place(at: now)
      else { continue }
      result = result.concatenating(targetInverse).concatenating(path.matrix(at: place.progress))
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
        of: group.segment, isVertical: group.isVertical, at: group.clock.reading(at: now))
      guard let moment else { continue }
      result = group.value(place.index, below: result, at: moment)
    }
    return result
  }

  private func value(
    of contribution: Contribution, _ component: Int, in slot: Slot, at now: VirtualTime
  ) -> Double {
    let place = contribution.tracks[component]
    guard place.isUsed,
      let moment = contribution.place(at: now, isVertical: component == slot.verticalComponent)
    else { return 0 }
    return contribution.cohort.groups[place.group].value(place.index, below: 0, at: moment)
  }
}

extension Cohort {
  // Writes everything it moves. Groups are read where they are: copying one costs more than what is
  // to be computed.
  fileprivate func write(to shown: UnsafeMutablePointer<Double>, at now: VirtualTime) {
    groups.withUnsafeBufferPointer { groups in
      guard let first = groups.baseAddress else { return }
      for index in writingOrder {
        let group = first + index
        let moment = place(
          of: group.pointee.segment, isVertical: group.pointee.isVertical,
          at: group.pointee.clock.reading(at: now))
        if let moment { group.pointee.write(to: shown, at: moment) }
      }
    }
  }
  // The change of a group's progress for a second of the stage's time.
  func velocity(of group: Group, at now: VirtualTime) -> Double {
    var reading = group.clock.reading(at: now)
    var rate = group.clock.rate
    guard let own = media.last else {
      return rate
        * playhead.velocity(of: group.segment, isVertical: group.isVertical, at: reading)
    }
    for outer in media.dropLast() {
      guard let inner = outer.localTime(at: reading) else { return 0 }
      rate *= outer.rate(at: reading)
      reading = inner
    }
    return rate * own.velocity(at: reading)
  }
}

extension Cohort.Group {
  // What a track shows on top of what lies below it.
  fileprivate func value(_ index: Int, below: Double, at moment: MediaTiming.Place) -> Double {
    guard let frames else { return mixing.value(tracks[index], below: below, at: moment) }
    return value(
      frameTracks[index], in: frames, at: frames.place(at: moment.progress), below: below,
      at: moment)
  }

  private func value(
    _ track: FrameTrack, in frames: Keyframes, at place: Keyframes.Place, below: Double,
    at moment: MediaTiming.Place
  ) -> Double {
    mixing.value(
      own: frames.value(track.component, at: place), end: frames.end(of: track.component),
      below: below, at: moment)
  }

  fileprivate func write(to shown: UnsafeMutablePointer<Double>, at moment: MediaTiming.Place) {
    let progress = moment.progress
    if let frames {
      // Found once for all numbers of the value.
      let place = frames.place(at: progress)
      for track in frameTracks {
        let cell = Int(track.cell)
        shown[cell] = value(track, in: frames, at: place, below: shown[cell], at: moment)
      }
    }
    tracks.withUnsafeBufferPointer { tracks in
      switch mixing {
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

extension Keyframes {
  // The change of a component per progress, from its values close by.
  func slope(_ component: Int, at progress: Double) -> Double {
    let (low, high) = (max(progress - 1e-6, 0), min(progress + 1e-6, 1))
    guard high > low else { return 0 }
    return (value(component, at: place(at: high)) - value(component, at: place(at: low)))
      / (high - low)
  }
}
