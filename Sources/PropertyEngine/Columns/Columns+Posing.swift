// Posing everything and reading one property do the same arithmetic in the same order, so both give
// the same bits.
extension Columns {
  /// Computes every moving number for a moment, unless the last pose was of that moment.
  package func pose(at now: VirtualTime) {
    guard posedAt != now else { return }
    if tracks.isSparse { isInOrder = false }
    if !isInOrder { dropRemoved() }
    if posedAt == nil { coversBase = lanes.allSatisfy(\.coversBase) }
    if posedAt == nil || !coversBase { cells.showBase() }
    posedAt = now
    poses += 1
    let shown = cells.shown
    tracks.row.withUnsafeBufferPointer { tracks in
      lanes.withUnsafeBufferPointer { lanes in
        guard let tracks = tracks.baseAddress, let first = lanes.baseAddress else { return }
        var index = 0
        while index < lanes.count {
          index += write(first + index, of: lanes.count - index, tracks, to: shown, at: now)
        }
      }
    }
  }

  // Writes the next lane, or four that share a curve, or eight that swing, and returns how many.
  @inline(__always)
  private func write(
    _ lanes: UnsafePointer<Lane>, of count: Int, _ tracks: UnsafePointer<Track>,
    to shown: UnsafeMutablePointer<Double>, at now: VirtualTime
  ) -> Int {
    if count >= 4, lanes[0].sharesCurve(with: lanes[1]), lanes[0].sharesCurve(with: lanes[2]),
      lanes[0].sharesCurve(with: lanes[3])
    {
      let progress = Lane.progress(of: lanes, at: now)
      for lane in 0..<4 { lanes[lane].write(tracks, at: progress[lane], to: shown) }
      return 4
    }
    if count >= 8, (0..<8).allSatisfy({ lanes[$0].kind == .swing }),
      let progress = Lane.swings(of: lanes, at: now)
    {
      for lane in 0..<8 { lanes[lane].write(tracks, at: progress[lane], to: shown) }
      return 8
    }
    switch lanes[0].kind {
    case .nothing: break
    case .still, .curve, .spring, .swing:
      lanes[0].write(tracks, at: lanes[0].progress(at: now), to: shown)
    case .shared:
      let share = lanes[0].shared._withUnsafeGuaranteedRef { $0.share(in: poses, at: now) }
      if let share { lanes[0].write(tracks, at: share, to: shown) }
    case .other:
      cohorts[Int(lanes[0].cohort)]?.write(lanes[0], tracks, to: shown, at: now)
    }
    return 1
  }
}

extension Cohort {
  // Writes the numbers of one group.
  fileprivate func write(
    _ lane: Lane, _ tracks: UnsafePointer<Track>, to shown: UnsafeMutablePointer<Double>,
    at now: VirtualTime
  ) {
    // Read in place: a copy costs more than the computation.
    groups.withUnsafeBufferPointer { groups in
      let group = groups.baseAddress.unsafelyUnwrapped + Int(lane.group)
      let moment = place(
        of: group.pointee.segment, isVertical: group.pointee.isVertical,
        at: group.pointee.clock.reading(at: now))
      guard let moment else { return }
      if lane.isPlain {
        return lane.write(tracks, at: group.pointee.share(at: moment.progress), to: shown)
      }
      for index in group.pointee.run.indices {
        let cell = Int(tracks[index].cell)
        shown[cell] = group.pointee.number(tracks[index], below: shown[cell], at: moment)
      }
    }
  }
}
