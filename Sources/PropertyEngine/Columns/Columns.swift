/// Everything that moves on one stage: cohorts, their tracks, and the columns of numbers these
/// write.
///
/// Posing a moment computes one progress per group of tracks and one multiply-add per number.
package final class Columns {
  var cells = Cells()
  var tracks = Tracks()
  // Removed cohorts leave their places empty.
  var cohorts: ContiguousArray<Cohort?> = []
  var lanes: ContiguousArray<Lane> = []
  // Whether the lanes are in order, each at the index that its group knows.
  var isInOrder = true
  var removedCount = 0
  private var nextID = 0
  // Whether no lane lets the base show through, so that one copy of it serves many poses.
  var coversBase = false
  // The number of poses so far.
  var poses = 0
  // The moment of the pose; `.first` where only playheads have changed since, `nil` where anything
  // else has.
  var posedAt: VirtualTime? { didSet { lookedAt = 0 } }
  // The number of properties computed alone since the pose became stale.
  var lookedAt = 0

  package init() {}

  // MARK: Cohorts

  package func makeCohort(playhead: Playhead) -> Cohort {
    let cohort = Cohort(playhead: playhead)
    add(cohort)
    return cohort
  }

  package func add(_ cohort: Cohort) {
    (cohort.id, cohort.index) = (nextID, cohorts.count)
    nextID += 1
    cohorts.append(cohort)
  }

  package func edit(_ cohort: Cohort, _ change: (inout Playhead) -> Void) {
    if posedAt != nil { posedAt = .first }
    change(&cohort.playhead)
    refreshLanes(of: cohort)
  }

  package func silence(_ cohort: Cohort, _ isSilent: Bool) {
    posedAt = nil
    cohort.isSilent = isSilent
    refreshLanes(of: cohort)
  }

  /// Removes every cohort, which breaks its reference cycles with slots and with the stage.
  package func removeAll() { for cohort in cohorts { cohort.map(remove) } }

  package func remove(_ cohort: Cohort) {
    guard !cohort.isRemoved else { return }
    for slot in cohort.slots {
      let indices = slot.indices(of: cohort)
      guard !indices.isEmpty else { continue }
      slot.remove(indices, of: cohort)
      release(slot)
    }
    cohort.isRemoved = true
    refreshLanes(of: cohort)
    for group in cohort.groups.indices { tracks.remove(cohort.groups[group].run) }
    // Released last, as releasing a slot may call this again.
    let kept = exchange(&cohort.slots, with: [])
    cohorts[cohort.index] = nil
    cohort.groups = []
    posedAt = nil
    removedCount += 1
    if removedCount * 2 > cohorts.count { dropRemoved() }
    withExtendedLifetime(kept) {}
  }

  /// Makes the present pose stale, after a clock has changed.
  package func invalidate() { posedAt = nil }

  // MARK: Slots

  package func makeSlot(
    owner: any SlotOwner, key: Int, width: Int, blending: Blending, verticalComponent: Int? = nil
  ) -> Slot {
    let isTransform = blending == .transform
    return Slot(
      owner: owner, key: key, width: width, blending: blending,
      verticalComponent: verticalComponent,
      firstCell: isTransform ? Cells.sink : cells.take(width: width))
  }

  /// Sets the base of a slot, which its contributions build on.
  package func setBase(_ slot: Slot, _ components: SIMD4<Double>) {
    for component in 0..<slot.width {
      cells.base[Int(slot.firstCell) + component] = components[component]
    }
    posedAt = nil
  }

  package func setBase(_ slot: Slot, _ matrix: Matrix4) {
    slot.model = matrix
    posedAt = nil
  }

  package func remove(_ cohort: Cohort, from slot: Slot) {
    drop(slot.indices(of: cohort), from: slot)
  }

  package func removeKeyframes(of cohort: Cohort, segment: Int, from slot: Slot) {
    for index in slot.indices(of: cohort).reversed() {
      let contribution = slot.contributions[index]
      guard contribution.segment == segment, contribution.keyTimes != nil else { continue }
      drop(index..<index + 1, from: slot)
    }
  }

  private func drop(_ indices: Range<Int>, from slot: Slot) {
    posedAt = nil
    guard !indices.isEmpty else { return }
    for contribution in slot.contributions[indices] {
      for component in 0..<slot.width {
        contribution.tracks[component].map { silence($0, of: contribution.cohort) }
      }
    }
    let cohort = slot.contributions[indices.lowerBound].cohort
    slot.remove(indices, of: cohort)
    cohort.forgetLost()
    release(slot)
  }

  // Gives back the cells of a property that nothing moves any more.
  private func release(_ slot: Slot) {
    guard slot.contributions.isEmpty else { return }
    if slot.blending != .transform { cells.give(slot.firstCell, width: slot.width) }
    slot.owner.slotWasReleased(slot.key)
  }

  // MARK: Recording

  /// Records that a block moves a property from `old` to `new`; a second change extends the first.
  package func record(
    _ cohort: Cohort, segment: Int, slot: Slot, from old: SIMD4<Double>, to new: SIMD4<Double>,
    isAbsolute: Bool = false, clock: Clock = .stage
  ) {
    posedAt = nil
    let isAdditive = slot.blending == .additive && !isAbsolute
    let places = trackPlaces(
      of: cohort, segment: segment, in: slot, mixing: isAdditive ? .additive : .absolute,
      clock: clock)
    for component in 0..<slot.width {
      guard let place = places[component] else { continue }
      let run = cohort.groups[place.group].run
      var track = tracks[place.index, in: run]
      let isNew = track.cell == Cells.sink
      track.cell = slot.firstCell + Int32(component)
      if isAdditive {
        track.from += old[component] - new[component]
        track.delta = -track.from
      } else {
        if isNew { track.from = old[component] }
        track.delta = new[component] - track.from
      }
      tracks[place.index, in: run] = track
    }
  }

  /// Records that a block moves a transform: as an offset from its target, or from one matrix to
  /// another whatever lies below.
  ///
  /// A target without an inverse (a scale of zero) leaves no room for an offset: earlier
  /// contributions are multiplied onto it as they are.
  package func record(
    _ cohort: Cohort, segment: Int, slot: Slot, from old: Matrix4, to new: Matrix4,
    isAbsolute: Bool, clock: Clock
  ) {
    posedAt = nil
    let earlier = slot.index(of: cohort, segment: segment)
    let from =
      switch earlier.flatMap({ slot.contributions[$0].effect?.source }) {
      // A block that already moves the transform keeps its start.
      case .offset(let path, _), .path(let path): path.start
      default: old
      }
    let path = MatrixPath(from: from, to: new, halfTurn: .positive)
    let effect = MatrixEffect(
      isAbsolute ? .path(path) : .offset(path, targetInverse: new.inverted() ?? .identity))
    if let earlier {
      slot.contributions[earlier].effect = effect
    } else {
      slot.insert(Contribution(cohort: cohort, segment: segment, clock: clock, effect: effect))
    }
  }

  private func trackPlaces(
    of cohort: Cohort, segment: Int, in slot: Slot, mixing: Mixing, clock: Clock
  ) -> TrackPlaces {
    if let existing = slot.index(of: cohort, segment: segment) {
      return slot.contributions.read(existing) { $0.tracks }
    }
    var tracks = TrackPlaces()
    for component in 0..<slot.width {
      let group = group(
        of: cohort, segment: segment, isVertical: component == slot.verticalComponent,
        mixing: mixing, clock: clock)
      tracks[component] = append(.silent, to: group, of: cohort)
    }
    slot.insert(Contribution(cohort: cohort, segment: segment, clock: clock, tracks: tracks))
    return tracks
  }
}
