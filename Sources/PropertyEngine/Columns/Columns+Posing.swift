// Posing everything and reading one property do the same arithmetic in the same order, so both give
// the same bits.
extension Columns {
  /// Computes every moving number for a moment, unless that is done.
  package func pose(at now: VirtualTime) {
    guard posedAt != now else { return }
    putInOrder()
    posedAt = now
    cells.shown.update(from: cells.base, count: cells.count)
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

  // Writes the next lane, or four that share a curve, and returns how many.
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
    switch lanes[0].kind {
    case .nothing: break
    case .curve, .spring: lanes[0].write(tracks, at: lanes[0].progress(at: now), to: shown)
    case .other:
      cohorts[Int(lanes[0].cohort)].write(Int(lanes[0].group), tracks, to: shown, at: now)
    }
    return 1
  }
}

extension Cohort {
  // Writes one group of what it moves.
  fileprivate func write(
    _ index: Int, _ tracks: UnsafePointer<Track>, to shown: UnsafeMutablePointer<Double>,
    at now: VirtualTime
  ) {
    // Read in place: a copy costs more than the computation.
    groups.withUnsafeBufferPointer { groups in
      let group = groups.baseAddress.unsafelyUnwrapped + index
      let moment = place(
        of: group.pointee.segment, isVertical: group.pointee.isVertical,
        at: group.pointee.clock.reading(at: now))
      if let moment { group.pointee.write(tracks, to: shown, at: moment) }
    }
  }
}

extension Cohort.Group {
  fileprivate func write(
    _ tracks: UnsafePointer<Track>, to shown: UnsafeMutablePointer<Double>,
    at moment: MediaTiming.Place
  ) {
    if let framed {
      framed.write(mixing, to: shown, at: moment)
    } else {
      for index in run.indices {
        let cell = Int(tracks[index].cell)
        shown[cell] = mixing.value(tracks[index], below: shown[cell], at: moment)
      }
    }
  }
}

extension FrameTracks {
  // Place and value are computed once for all tracks of the same number.
  fileprivate func write(
    _ mixing: Mixing, to shown: UnsafeMutablePointer<Double>, at moment: MediaTiming.Place
  ) {
    let place = frames.place(at: moment.progress)
    for component in 0..<frames.width {
      let own = frames.value(component, at: place)
      for track in tracks where track.component == Int32(component) {
        let cell = Int(track.cell)
        shown[cell] = mixing.value(
          own: own, end: frames.end(of: component), below: shown[cell], at: moment)
      }
    }
  }
}
