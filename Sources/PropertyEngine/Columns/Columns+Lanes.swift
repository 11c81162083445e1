// Poses write lanes in order: by the age of their cohorts, then by block. A new lane that belongs
// between others makes the order stale until the next pose.
extension Columns {
  /// The group for tracks of this kind: one of the cohort's latest eight, or a new one.
  func group(
    of cohort: Cohort, segment: Int, isVertical: Bool, mixing: Mixing, clock: Clock,
    frames: Keyframes? = nil, component: Int = 0
  ) -> Int {
    var course: SharedProgress?
    if frames != nil || cohort.isAttached {
      let own = SharedProgress(cohort.media, clock, frames: frames, component: component)
      // Searches the latest lanes: the same animation is often given to one layer after another.
      let latest = lanes.suffix(isInOrder ? 4 : 0).lazy.filter { $0.kind == .shared }
      course = latest.map { $0.shared.takeUnretainedValue() }.first(where: own.isSame) ?? own
    }
    let new = Cohort.Group(
      segment: segment, isVertical: isVertical, mixing: mixing, clock: clock, course: course)
    let latest = cohort.groups.indices.suffix(8).last { place in
      cohort.groups[place].isVertical == isVertical && cohort.groups[place].movesLike(new)
    }
    if let latest { return latest }
    cohort.groups.append(new)
    let group = cohort.groups.count - 1
    if isInOrder, comesLast(segment, of: cohort) {
      addLane(of: group, in: cohort)
    } else {
      isInOrder = false
    }
    return group
  }

  private func comesLast(_ segment: Int, of cohort: Cohort) -> Bool {
    guard let last = lanes.last else { return true }
    let (index, group) = (Int(last.cohort), Int(last.group))
    return index < cohort.index || index == cohort.index && cohort.groups[group].segment <= segment
  }

  private func addLane(of group: Int, in cohort: Cohort) {
    cohort.groups[group].lane = lanes.count
    lanes.append(Lane(of: group, in: cohort))
  }

  func refreshLanes(of cohort: Cohort) {
    guard isInOrder else { return }
    for group in cohort.groups.indices {
      let lane = Lane(of: group, in: cohort)
      coversBase = coversBase && lane.coversBase
      lanes[cohort.groups[group].lane] = lane
    }
  }

  func append(_ track: Track, to group: Int, of cohort: Cohort) -> TrackPlace {
    tracks.append(track, to: &cohort.groups[group].run)
    let run = cohort.groups[group].run
    if isInOrder { lanes[cohort.groups[group].lane].take(run) }
    return TrackPlace(group: group, index: run.count - 1)
  }

  /// Silences a track without moving the others: contributions remember their places.
  func silence(_ place: TrackPlace, of cohort: Cohort) {
    tracks[place.index, in: cohort.groups[place.group].run] = .silent
  }

  /// Drops removed cohorts and their lanes; restores the order of lanes and tracks if it is stale.
  func dropRemoved() {
    defer { cohorts.removeAll { $0 == nil } }
    for (index, cohort) in cohorts.lazy.compactMap(\.self).enumerated() { cohort.index = index }
    removedCount = 0
    guard isInOrder, !tracks.isSparse else { return writeLanes() }
    var count = 0
    for place in lanes.indices {
      guard let cohort = cohorts[Int(lanes[place].cohort)] else { continue }
      lanes[count] = lanes[place]
      lanes[count].cohort = Int32(cohort.index)
      cohort.groups[Int(lanes[count].group)].lane = count
      count += 1
    }
    lanes.removeLast(lanes.count - count)
  }

  private func writeLanes() {
    lanes.removeAll(keepingCapacity: true)
    var ordered = Tracks()
    for case .some(let cohort) in cohorts {
      cohort.forEachGroupInOrder { group in
        ordered.take(&cohort.groups[group].run, from: tracks)
        addLane(of: group, in: cohort)
      }
    }
    tracks = ordered
    isInOrder = true
  }
}
