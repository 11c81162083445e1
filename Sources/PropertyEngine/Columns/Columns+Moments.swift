// The value that one property shows at a moment.
extension Columns {
  package func shown(_ slot: Slot, at now: VirtualTime) -> SIMD4<Double> {
    poseIfManyAreRead(at: now)
    guard posedAt == now else { return computed(slot, at: now) }
    return numbers(of: slot, in: cells.shown)
  }

  /// The same, computed for this property alone.
  package func computed(_ slot: Slot, at now: VirtualTime) -> SIMD4<Double> {
    var result = numbers(of: slot, in: cells.base)
    for contribution in slot.contributions { add(contribution, of: slot, to: &result, at: now) }
    return result
  }

  private func numbers(of slot: Slot, in column: UnsafeMutablePointer<Double>) -> SIMD4<Double> {
    var result = SIMD4<Double>.zero
    for component in 0..<slot.width { result[component] = column[Int(slot.firstCell) + component] }
    return result
  }

  // One property alone costs as much as several in a pose, so many reads pose all of them.
  private func poseIfManyAreRead(at now: VirtualTime) {
    guard posedAt != now else { return }
    if posedAt != nil, posedAt != .first { posedAt = .first }
    lookedAt += 1
    if lookedAt * 8 > lanes.count { pose(at: now) }
  }

  // Lays a contribution over what lies below it.
  private func add(
    _ contribution: Contribution, of slot: Slot, to result: inout SIMD4<Double>, at now: VirtualTime
  ) {
    let cohort = contribution.cohort
    guard let level = contribution.place(at: now) else { return }
    let vertical = cohort.hasVerticalPace ? slot.verticalComponent : nil
    for component in 0..<slot.width {
      guard let place = contribution.tracks[component] else { continue }
      let moment =
        component == vertical ? contribution.place(at: now, isVertical: true) ?? level : level
      let group = cohort.groups[place.group]
      let track = tracks[place.index, in: group.run]
      result[component] = group.number(track, below: result[component], at: moment)
    }
  }

  /// The shown matrix of a transform: the model with each offset, the newest first; then each
  /// contribution that replaces it or a part of it, the newest last.
  package func shownTransform(_ slot: Slot, at now: VirtualTime) -> Matrix4 {
    var result = slot.model
    func lay(_ contribution: Contribution, isOffset: Bool) {
      guard let effect = contribution.effect, effect.isOffset == isOffset,
        let place = contribution.place(at: now)
      else { return }
      result = effect.matrix(on: result, at: place)
    }
    for contribution in slot.contributions.reversed() { lay(contribution, isOffset: true) }
    for contribution in slot.contributions { lay(contribution, isOffset: false) }
    return result
  }

  /// A matrix with some offsets applied, the newest first; `nil` if one of them is not an offset.
  package func offset(
    _ matrix: Matrix4, by contributions: some BidirectionalCollection<Contribution>,
    at now: VirtualTime
  ) -> Matrix4? {
    var result = matrix
    for contribution in contributions.reversed() {
      guard let effect = contribution.effect, effect.isOffset else { return nil }
      if let place = contribution.place(at: now) { result = effect.matrix(on: result, at: place) }
    }
    return result
  }

  /// The contribution of one cohort to a property: an offset for additive kinds, else the value.
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
  package func factor(without cohort: Cohort, to slot: Slot, at now: VirtualTime) -> Matrix4 {
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
