import DequeModule

// What one property shows at a moment.
extension Columns {
  /// What a property shows at a moment.
  package func shown(_ slot: Slot, at now: VirtualTime) -> SIMD4<Double> {
    poseIfManyAreRead(at: now)
    guard posedAt == now else { return computed(slot, at: now) }
    return numbers(of: slot, in: cells.shown)
  }

  /// The same, computed for this property alone whatever is posed.
  package func computed(_ slot: Slot, at now: VirtualTime) -> SIMD4<Double> {
    var result = numbers(of: slot, in: cells.base)
    for contribution in slot.contributions {
      add(contribution, of: slot, to: &result, at: now)
    }
    return result
  }

  private func numbers(
    of slot: Slot, in column: UnsafeMutablePointer<Double>
  ) -> SIMD4<Double> {
    var result = SIMD4<Double>.zero
    for component in 0..<slot.width { result[component] = column[Int(slot.firstCell) + component] }
    return result
  }

  // One property by itself takes as long as some in a pose; whoever reads many soon has them all.
  private func poseIfManyAreRead(at now: VirtualTime) {
    guard posedAt != now else { return }
    if let posedAt, posedAt != now { self.posedAt = nil }
    lookedAt += 1
    if lookedAt * 8 > lanes.count { pose(at: now) }
  }

  // Lays a contribution over what lies below it.
  private func add(
    _ contribution: Contribution, of slot: Slot, to result: inout SIMD4<Double>,
    at now: VirtualTime
  ) {
    let cohort = contribution.cohort
    guard let level = contribution.place(at: now) else { return }
    let vertical = cohort.hasVerticalPace ? slot.verticalComponent : nil
    for component in 0..<slot.width {
      guard let place = contribution.tracks[component] else { continue }
      let moment =
        component == vertical ? contribution.place(at: now, isVertical: true) ?? level : level
      result[component] = value(place, of: cohort, below: result[component], at: moment)
    }
  }

  // What a track shows on top of what lies below it.
  private func value(
    _ place: TrackPlace, of cohort: Cohort, below: Double, at moment: MediaTiming.Place
  ) -> Double {
    let group = cohort.groups[place.group]
    guard let framed = group.framed else {
      return group.mixing.value(tracks[place.index, in: group.run], below: below, at: moment)
    }
    return group.mixing.value(
      framed.frames, Int(framed.tracks[place.index].component),
      at: framed.frames.place(at: moment.progress), below: below, at: moment)
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
      for component in 0..<slot.width {
        guard let place = contribution.tracks[component] else { continue }
        let isVertical = component == slot.verticalComponent
        guard let moment = contribution.place(at: now, isVertical: isVertical) else { continue }
        let group = contribution.cohort.groups[place.group]
        let speed = contribution.cohort.velocity(of: group, at: now)
        let keep = group.mixing.keep + group.mixing.keepPerProgress * moment.progress
        let slope: Double
        if let framed = group.framed {
          slope = framed.frames.slope(
            Int(framed.tracks[place.index].component), at: moment.progress)
        } else {
          let below = cells.base[Int(slot.firstCell) + component]
          slope = tracks[place.index, in: group.run].delta + group.mixing.keepPerProgress * below
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
    for contribution in slot.contributions[slot.indices(of: cohort)] {
      var value = SIMD4<Double>.zero
      add(contribution, of: slot, to: &value, at: now)
      result = slot.blending == .additive ? result + value : value
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
}

extension Cohort {
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

extension Keyframes {
  // The change of a component per progress, from its values close by.
  func slope(_ component: Int, at progress: Double) -> Double {
    let (low, high) = (max(progress - 1e-6, 0), min(progress + 1e-6, 1))
    guard high > low else { return 0 }
    return (value(component, at: place(at: high)) - value(component, at: place(at: low)))
      / (high - low)
  }
}
